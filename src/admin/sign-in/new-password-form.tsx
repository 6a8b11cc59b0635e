import { Button, PasswordInput, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../session/password-flow.ts';
import type { PasswordError } from '../../session/session-types.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import type { Result } from '../../lib/result.ts';
import { ErrorLine } from './error-line.tsx';
import classes from './form.module.css';

const words = signIn.password_page;

/** A new password for `email`, with its rule in sight and ticked off while typing. */
export function NewPasswordForm(props: {
  readonly email: string;
  readonly save: (password: string) => Promise<Result<unknown, PasswordError>>;
  readonly on_saved: () => void;
}) {
  const [length, setLength] = useState(0);
  const [error, setError] = useState<PasswordError | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const line_id = useId();
  const met = length >= PASSWORD_MIN_LENGTH;

  async function save(password: string): Promise<void> {
    setBusy(true);
    const result = await props.save(password);
    setBusy(false);
    setError(result.ok ? null : result.error);
    if (result.ok) props.on_saved();
    else field.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save(field.current?.value ?? '');
  }

  return (
    <form className={classes['form']} onSubmit={submit} noValidate aria-describedby={line_id}>
      <p className={classes['account']}>{words.for_account(props.email)}</p>
      <VisuallyHidden>
        {/* Tells a password manager whose password this is. */}
        <input
          type="text"
          autoComplete="username"
          value={props.email}
          readOnly
          tabIndex={-1}
          aria-label={words.account}
        />
      </VisuallyHidden>
      <PasswordInput
        ref={field}
        name="new-password"
        label={words.field}
        required
        withAsterisk={false}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        aria-invalid={error !== null}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': signIn.show_password }}
        onChange={(event) => setLength(event.currentTarget.value.length)}
        inputWrapperOrder={['label', 'input', 'description']}
        classNames={{ description: classes['rule'] ?? '' }}
        descriptionProps={{ 'data-met': met }}
        description={
          <>
            {met ? (
              <IconCheck size={20} stroke={2} aria-hidden="true" />
            ) : (
              <IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />
            )}
            <span>{met ? words.rule_met : words.rule(PASSWORD_MIN_LENGTH)}</span>
          </>
        }
      />
      <ErrorLine words={error ? { text: words.errors[error.code], hint: null } : null} id={line_id} />
      <Button type="submit" loading={busy} fullWidth>
        {words.submit}
      </Button>
    </form>
  );
}
