import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeviceUser, SessionStore } from '../../backend/session-types.ts';
import { deviceText } from '../../content/admin/device.ts';
import type { AdminDevice } from '../runtime.ts';
import { ErrorLine } from '../sign-in/error-line.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import classes from './lock-screen.module.css';

const words = deviceText.lock;
/** What a locked screen knows of unsent work; it is counted again when everybody has left. */
const UNKNOWN = { changes: 0, refused: 0, photos: 0, drafts: 0 };

/** The ways out without the PIN: the password, or leaving the tablet to somebody else. Neither shows or loses data. */
export function ForgottenPin(props: {
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
    const done = await device.leave({ wish: 'keep', unsent: UNKNOWN });
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
