import { Button } from '@mantine/core';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { SessionStore } from '../../session/session-types.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import { ErrorLine } from './error-line.tsx';
import classes from './form.module.css';
import { EmailField, emailProblem } from './sign-in-form.tsx';

/** Asks for the mail with a link; whether the address is known stays unsaid. */
export function ResetForm(props: {
  readonly session: SessionStore;
  readonly initial_email: string;
  readonly on_sent: (email: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [email_problem, setEmailProblem] = useState<string | null>(null);
  const [line, setLine] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const line_id = useId();

  async function ask(email: string): Promise<void> {
    setBusy(true);
    const result = await props.session.request_password_reset(email);
    setBusy(false);
    if (result.ok) props.on_sent(email.trim());
    else setLine(signIn.reset.errors[result.error.code]);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = field.current?.value ?? '';
    const problem = emailProblem(email);
    setEmailProblem(problem);
    setLine(null);
    if (problem === null) void ask(email);
    else field.current?.focus();
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-describedby={line_id}>
      <EmailField ref={field} defaultValue={props.initial_email} error={email_problem} data-autofocus />
      <ErrorLine words={line === null ? null : { text: line, hint: null }} id={line_id} />
      <Button type="submit" loading={busy} fullWidth>
        {signIn.reset.submit}
      </Button>
    </form>
  );
}
