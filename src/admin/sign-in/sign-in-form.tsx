import { Button, PasswordInput, TextInput, type TextInputProps } from '@mantine/core';
import { type RefAttributes, type SubmitEvent, useId, useRef, useState } from 'react';
import type { SessionStore, SignInError } from '../../session/session-types.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import { ErrorLine, type ErrorWords } from './error-line.tsx';
import classes from './form.module.css';

/** Something before and after an @ and a dot behind it; the server decides the rest. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The words under an e-mail field; null when it will do. */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return signIn.required.email;
  return EMAIL_SHAPE.test(trimmed) ? null : signIn.required.email_shape;
}

/** The address that somebody signs in with, as password managers know it. */
export const EmailField = (props: TextInputProps & RefAttributes<HTMLInputElement>) => (
  <TextInput
    type="email"
    name="email"
    label={signIn.email}
    required
    withAsterisk={false}
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

/** Why a sign-in failed, and what this device can add to that. */
function errorWords(error: SignInError, is_again: boolean): ErrorWords {
  return signIn.errors[error.code === 'unreachable' && is_again ? 'unreachable_again' : error.code];
}

interface Problems {
  readonly email: string | null;
  readonly password: string | null;
  readonly line: ErrorWords | null;
}

const NO_PROBLEMS: Problems = { email: null, password: null, line: null };

/**
 * E-mail and password. The fields keep their own values, so that a password manager's filling is read
 * too. With `fixed_email` only that account can sign in again.
 */
export function SignInForm(props: {
  readonly session: SessionStore;
  readonly fixed_email?: string;
  readonly initial_email?: string;
  readonly on_email?: (email: string) => void;
  readonly on_signed_in?: () => void;
}) {
  const { session, fixed_email } = props;
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const [busy, setBusy] = useState(false);
  const email_field = useRef<HTMLInputElement>(null);
  const password_field = useRef<HTMLInputElement>(null);
  const line_id = useId();

  async function signInNow(email: string, password: string): Promise<void> {
    setBusy(true);
    const result = await session.sign_in(email, password);
    setBusy(false);
    if (result.ok) {
      props.on_signed_in?.();
      return;
    }
    setProblems({ ...NO_PROBLEMS, line: errorWords(result.error, fixed_email !== undefined) });
    password_field.current?.focus();
    password_field.current?.select();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = email_field.current?.value ?? '';
    const password = password_field.current?.value ?? '';
    const next: Problems = {
      email: emailProblem(email),
      password: password === '' ? signIn.required.password : null,
      line: null,
    };
    setProblems(next);
    if (next.email !== null) email_field.current?.focus();
    else if (next.password !== null) password_field.current?.focus();
    else void signInNow(email, password);
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-describedby={line_id}>
      <EmailField
        ref={email_field}
        readOnly={fixed_email !== undefined}
        defaultValue={fixed_email ?? props.initial_email ?? ''}
        error={problems.email}
        enterKeyHint="next"
        onChange={(event) => props.on_email?.(event.currentTarget.value)}
      />
      <PasswordInput
        ref={password_field}
        name="password"
        label={signIn.password}
        required
        withAsterisk={false}
        error={problems.password}
        aria-invalid={problems.password !== null}
        autoComplete="current-password"
        enterKeyHint="go"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': signIn.show_password }}
        data-autofocus={fixed_email === undefined ? undefined : true}
      />
      <ErrorLine words={problems.line} id={line_id} />
      <Button type="submit" loading={busy} fullWidth lang="en">
        {signIn.submit}
      </Button>
    </form>
  );
}
