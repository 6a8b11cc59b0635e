import { Button } from '@mantine/core';
import { IconLock, IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState, useCallback, useSyncExternalStore } from 'react';
import { waitAfter } from '../../device/pin-tries.ts';
import type { DeviceUser, SessionStore } from '../../session/session-types.ts';
import { deviceText } from '../../content/admin/device.ts';
import { type AdminDevice, useLock } from '../runtime.ts';
import { SignInFrame } from '../sign-in/frame.tsx';
import classes from './lock-screen.module.css';
import { PinPad } from './pin-pad.tsx';
import { pinErrorLabel, waitClock } from './pin-labels.ts';
import { ErrorLine } from '../sign-in/error-line.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

const words = deviceText.lock;

/** The pad and what it answers. The screen behind it comes back by itself once the lock is open. */
function Unlock({ device }: { device: AdminDevice }) {
  const state = useLock(device.lock);
  const [pin, setPin] = useState('');
  const [is_busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wait_until_ms = state.kind === 'locked' && !is_busy ? state.wait_until_ms : 0;
  const left_ms = useSecondsLeft(wait_until_ms);
  // Read out once, when the wait begins; the clock that ticks beside it is for the eye.
  const whole_ms = state.kind === 'locked' ? waitAfter(state.failed) : 0;

  async function unlock(): Promise<void> {
    setBusy(true);
    const done = await device.lock.unlock(pin);
    setPin('');
    setBusy(false);
    const now = device.lock.state();
    if (!done.ok) setProblem(pinErrorLabel(done.error, now.kind === 'locked' ? now.failed : 0));
  }

  return (
    <PinPad
      value={pin}
      on_change={(value) => {
        setPin(value);
        setProblem(null);
      }}
      on_submit={() => void unlock()}
      submit_label={words.submit}
      is_waiting={is_busy || left_ms > 0}
      is_invalid={problem !== null}
      message={
        left_ms > 0 ? (
          <>
            <span className={classes['spoken']}>{deviceText.pin_errors.wait_whole(waitClock(whole_ms))}</span>
            <span aria-hidden="true">{deviceText.pin_errors.wait(waitClock(left_ms))}</span>
          </>
        ) : (
          problem
        )
      }
    />
  );
}

/**
 * The page while a shared tablet is locked: nothing of the screens, only the user's name and the PIN field.
 * `sync_line` says that sending goes on meanwhile.
 */
export function LockScreen(props: {
  readonly device: AdminDevice;
  readonly session: SessionStore;
  readonly user: DeviceUser;
  /** The user signed in again with the password. */
  readonly on_signed_in?: () => void;
  readonly sync_line?: ReactNode;
}) {
  const { device, session, user } = props;
  const [view, setView] = useState<'pin' | 'forgotten'>('pin');
  if (view === 'forgotten') {
    return (
      <SignInFrame title={words.forgotten_title}>
        <ForgottenPin
          device={device}
          session={session}
          user={user}
          on_signed_in={props.on_signed_in}
          on_back={() => setView('pin')}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={words.title}>
      <p className={classes['text']}>
        <IconLock size={22} stroke={1.5} aria-hidden="true" />
        <span>{words.text(user.name)}</span>
      </p>
      <Unlock device={device} />
      <Button variant="subtle" className={classes['aside'] ?? ''} onClick={() => setView('forgotten')}>
        {words.forgotten}
      </Button>
      {props.sync_line}
    </SignInFrame>
  );
}

const SECOND_MS = 1_000;

/** Milliseconds until a device wall time in whole seconds, anew every second; 0 when it is over. */
function useSecondsLeft(until_ms: number): number {
  const tick = useCallback(
    (changed: () => void) => {
      if (until_ms === 0) return () => undefined;
      const timer = setInterval(changed, SECOND_MS / 4);
      return () => clearInterval(timer);
    },
    [until_ms],
  );
  return useSyncExternalStore(tick, () =>
    until_ms === 0 ? 0 : Math.max(0, Math.ceil((until_ms - Date.now()) / SECOND_MS) * SECOND_MS),
  );
}

/** The unsent work is unknown to a locked screen; it is counted when the user has been signed out. */
const UNKNOWN = { changes: 0, rejected: 0, photos: 0, drafts: 0 };

/** The ways out without the PIN: the password, or leaving the tablet to somebody else. Neither shows or loses data. */
function ForgottenPin(props: {
  readonly device: AdminDevice;
  readonly session: SessionStore;
  readonly user: DeviceUser;
  readonly on_signed_in: (() => void) | undefined;
  readonly on_back: () => void;
}) {
  const { device, session, user } = props;
  const [has_failed, setFailed] = useState(false);

  async function signedIn(): Promise<void> {
    props.on_signed_in?.();
    const done = await device.lock.forget_pin();
    setFailed(!done.ok);
  }

  async function leave(): Promise<void> {
    const done = await device.leave({ disposition: 'keep', unsent: UNKNOWN });
    setFailed(!done.ok);
  }

  return (
    <>
      <p className={classes['intro']}>{words.forgotten_text}</p>
      <SignInForm session={session} fixed_email={user.email} on_signed_in={() => void signedIn()} />
      <section className={classes['other']}>
        <h2 className={classes['heading']}>{words.other_title}</h2>
        <p>{words.other_text(user.name)}</p>
        <Button variant="default" fullWidth onClick={() => void leave()}>
          {words.other}
        </Button>
      </section>
      <ErrorLine id="leave-error" words={has_failed ? { text: words.sign_out_failed, hint: null } : null} />
      <Button
        variant="subtle"
        className={classes['aside'] ?? ''}
        leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
        onClick={props.on_back}
      >
        {words.back}
      </Button>
    </>
  );
}
