import { Button, PasswordInput, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '../../domain/password.ts';
import type { PasswordError } from '../../session/session-types.ts';
import { signIn } from '../../content/admin/sign-in.ts';
import { err, type Result } from '../../lib/result.ts';
import { ErrorLine } from './error-line.tsx';
import classes from './form.module.css';

const words = signIn.password_page;

/**
 * A new password for `email`, with its rule in sight and ticked off while typing. `asks_current`: the current one is typed
 * first, and what is wrong with it is said at its field.
 */
export function NewPasswordForm(props: {
  readonly email: string;
  readonly asks_current?: boolean;
  readonly save: (password: string, current: string) => Promise<Result<unknown, PasswordError>>;
  readonly on_saved: () => void;
}) {
  const [length, setLength] = useState(0);
  const [error, setError] = useState<PasswordError | null>(null);
  const [busy, setBusy] = useState(false);
  const current = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const line_id = useId();
  const is_current_wrong = error?.code === 'wrong_password';
  const line = error === null || is_current_wrong ? null : { text: words.errors[error.code], hint: null };
  const met = length >= PASSWORD_MIN_LENGTH;

  async function save(password: string, before: string): Promise<void> {
    setBusy(true);
    const result =
      props.asks_current === true && before === ''
        ? err({ code: 'wrong_password' } as const)
        : await props.save(password, before);
    setBusy(false);
    setError(result.ok ? null : result.error);
    if (result.ok) props.on_saved();
    else (result.error.code === 'wrong_password' ? current : field).current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save(field.current?.value ?? '', current.current?.value ?? '');
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
      {props.asks_current === true && (
        <PasswordInput
          ref={current}
          name="current-password"
          label={words.current}
          required
          withAsterisk={false}
          autoComplete="current-password"
          error={is_current_wrong ? words.errors.wrong_password : null}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': words.show_current }}
        />
      )}
      <PasswordInput
        ref={field}
        name="new-password"
        label={words.field}
        required
        withAsterisk={false}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        aria-invalid={line !== null}
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
      <ErrorLine words={line} id={line_id} />
      <Button type="submit" loading={busy} fullWidth>
        {words.submit}
      </Button>
    </form>
  );
}
