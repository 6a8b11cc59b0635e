import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PasswordError, PasswordLink, SessionStore } from '../../session/session-types.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import type { Result } from '../../lib/result.ts';
import { adminPage } from '../../admin-routes.ts';
import { routes } from '../../routes.ts';
import { ErrorLine } from './error-line.tsx';
import classes from './form.module.css';
import { SignInFrame } from './frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const words = signIn.password_page;

type Opening = Result<{ readonly email: string }, PasswordError> | 'busy';

/** The link of a mail: redeemed once, then a password is chosen and the person is in. */
function FromLink({ session, link }: { session: SessionStore; link: PasswordLink }) {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<Opening>('busy');
  const redeemed = useRef(false);

  async function open(): Promise<void> {
    setOpening('busy');
    setOpening(await session.open_password_link(link));
  }

  useEffect(() => {
    // A link works once; an effect may run twice.
    if (redeemed.current) return;
    redeemed.current = true;
    void session.open_password_link(link).then(setOpening);
  }, [session, link]);

  if (opening === 'busy') {
    return <output className={classes['intro']}>{words.opening}</output>;
  }
  if (opening.ok) {
    return (
      <NewPasswordForm
        email={opening.value.email}
        save={(password) => session.set_password(password)}
        on_saved={() => void navigate(routes.adminStart(), { replace: true })}
      />
    );
  }
  return (
    <div className={classes['form']}>
      <ErrorLine id="link-error" words={{ text: words.errors[opening.error.code], hint: null }} />
      {opening.error.code === 'link_invalid' ? (
        <Button
          onClick={() =>
            void navigate(adminPage('sign_in'), { replace: true, state: { start_with: 'reset' } })
          }
        >
          {words.new_link}
        </Button>
      ) : (
        <Button onClick={() => void open()}>{words.retry}</Button>
      )}
    </div>
  );
}

/** /admin/wachtwoord: with the link of a mail, or for somebody who is signed in (`email`). */
export function PasswordScreen(props: {
  readonly session: SessionStore;
  readonly link: PasswordLink;
  /** The signed-in user's e-mail address; null when no user is signed in. */
  readonly email: string | null;
}) {
  const { session, link, email } = props;
  const navigate = useNavigate();
  const [changed, setChanged] = useState(false);
  if (changed) {
    return (
      <SignInFrame title={words.changed_title}>
        <output className={classes['intro']}>{words.changed}</output>
        <Button onClick={() => void navigate(routes.adminStart(), { replace: true })}>
          {words.to_admin}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={words.title}>
      {link.kind === 'none' && email !== null ? (
        <>
          <NewPasswordForm
            email={email}
            asks_current
            save={(password, current) => session.change_password(current, password)}
            on_saved={() => setChanged(true)}
          />
          <Button
            variant="subtle"
            className={classes['aside']}
            leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => void navigate(routes.adminStart())}
          >
            {words.back}
          </Button>
        </>
      ) : (
        <FromLink session={session} link={link} />
      )}
    </SignInFrame>
  );
}
