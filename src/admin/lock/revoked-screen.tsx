import { Button } from '@mantine/core';
import { useState } from 'react';
import { isUnsent, type RetainedUser } from '../../device/retained-users.ts';
import type { DeviceUser, SessionStore } from '../../session/session-types.ts';
import { deviceText } from '../../content/admin/device.ts';
import type { AdminDevice } from '../runtime.ts';
import { ErrorLine } from '../sign-in/error-line.tsx';
import { SignInFrame } from '../sign-in/frame.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import classes from './lock-screen.module.css';

const words = deviceText.revoked;
const UNKNOWN = { changes: 0, rejected: 0, photos: 0, drafts: 0 };

/** The screen of an account without access: what happened, what is safe, and whom to ask. */
export function RevokedScreen(props: {
  readonly session: SessionStore;
  readonly device: AdminDevice;
  readonly user: DeviceUser;
  readonly retained: readonly RetainedUser[];
  /** The company's telephone. */
  readonly phone: { readonly text: string; readonly href: string };
}) {
  const { session, device, user, phone } = props;
  const [signs_in, setSignsIn] = useState(false);
  const [has_failed, setFailed] = useState(false);
  const mine = props.retained.find((one) => one.user.id === user.id);

  async function leave(): Promise<void> {
    const done = await device.leave({
      disposition: mine?.disposition === 'settled' ? 'keep' : 'remove_if_sent',
      unsent: mine ? { ...mine.unsent, rejected: 0 } : UNKNOWN,
    });
    setFailed(!done.ok);
  }

  return (
    <SignInFrame title={words.title}>
      <div className={classes['facts']}>
        <p role="alert">{words.text(user.name)}</p>
        {mine?.disposition === 'settled' && (
          <p>{isUnsent(mine.unsent) ? words.unsent(mine.unsent) : words.removed}</p>
        )}
        <p>
          {words.ask}{' '}
          <a className={classes['phone']} href={phone.href}>
            {phone.text}
          </a>
        </p>
        <p>{words.afterwards}</p>
      </div>
      {signs_in ? (
        <SignInForm session={session} fixed_email={user.email} />
      ) : (
        <div className={classes['actions']}>
          <Button fullWidth onClick={() => setSignsIn(true)}>
            {words.again}
          </Button>
          <Button variant="default" fullWidth onClick={() => void leave()}>
            {words.other}
          </Button>
        </div>
      )}
      <ErrorLine id="leave-error" words={has_failed ? { text: words.failed, hint: null } : null} />
    </SignInFrame>
  );
}
