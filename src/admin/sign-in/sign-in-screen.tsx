import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import type { RetainedUser } from '../../device/retained-users.ts';
import type { SessionStore } from '../../session/session-types.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import classes from './form.module.css';
import { SignInFrame } from './frame.tsx';
import { RetainedNotice } from './retained-notice.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type View = { readonly name: 'sign_in' | 'reset' } | { readonly name: 'sent'; readonly email: string };

/** /admin/inloggen: signing in, and asking for a new password. */
export function SignInScreen({
  session,
  start_with,
  retained,
}: {
  session: SessionStore;
  start_with: 'sign_in' | 'reset';
  /** Colleagues whose data is locked on this device. */
  retained: readonly RetainedUser[];
}) {
  const [view, setView] = useState<View>({ name: start_with });
  const [email, setEmail] = useState('');
  const back = (
    <Button
      variant="subtle"
      className={classes['aside']}
      leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => setView({ name: 'sign_in' })}
    >
      {signIn.reset.back}
    </Button>
  );

  switch (view.name) {
    case 'sign_in':
      return (
        <SignInFrame title={signIn.title}>
          <SignInForm session={session} initial_email={email} on_email={setEmail} />
          <Button variant="subtle" className={classes['aside']} onClick={() => setView({ name: 'reset' })}>
            {signIn.forgot}
          </Button>
          <RetainedNotice retained={retained} />
        </SignInFrame>
      );
    case 'reset':
      return (
        <SignInFrame title={signIn.reset.title}>
          <p className={classes['intro']}>{signIn.reset.text}</p>
          <ResetForm
            session={session}
            initial_email={email}
            on_sent={(sent_to) => {
              setEmail(sent_to);
              setView({ name: 'sent', email: sent_to });
            }}
          />
          {back}
        </SignInFrame>
      );
    case 'sent':
    default:
      return (
        <SignInFrame title={signIn.reset.sent_title}>
          <output className={classes['intro']}>
            {signIn.reset.sent(view.name === 'sent' ? view.email : email)}
          </output>
          {back}
        </SignInFrame>
      );
  }
}
