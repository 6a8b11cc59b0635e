import { UnstyledButton } from '@mantine/core';
import { IconBackspace, IconCheck } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { PIN_MAX_DIGITS } from '../../device/pin-hash.ts';
import { deviceText } from '../../content/admin/device.ts';
import classes from './pin-pad.module.css';

const words = deviceText.pin_pad;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * A PIN by big keys or by keyboard. `value` is kept by the caller, so that it can be emptied after a wrong try;
 * `message` stands between field and keys and is read out.
 */
export function PinPad(props: {
  readonly value: string;
  readonly on_change: (value: string) => void;
  readonly on_submit: () => void;
  readonly submit_label: string;
  readonly message: ReactNode;
  /** Something is being worked out, or must be waited for: keys do nothing. */
  readonly is_waiting: boolean;
  readonly is_invalid: boolean;
}) {
  const { value, on_change, is_waiting } = props;
  const field = useRef<HTMLInputElement>(null);
  const message_id = useId();
  const field_id = useId();

  useEffect(() => {
    if (!is_waiting) field.current?.focus({ preventScroll: true });
  }, [is_waiting]);

  function change(next: string): void {
    if (is_waiting) return;
    on_change(next.replaceAll(/\D/g, '').slice(0, PIN_MAX_DIGITS));
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!is_waiting && value !== '') props.on_submit();
  }

  const key = (digit: string) => (
    <UnstyledButton
      key={digit}
      className={classes['key']}
      disabled={is_waiting}
      onClick={() => change(value + digit)}
    >
      {digit}
    </UnstyledButton>
  );

  return (
    <form className={classes['pad']} onSubmit={submit} noValidate>
      <label className={classes['label']} htmlFor={field_id}>
        {words.field}
      </label>
      <input
        ref={field}
        id={field_id}
        className={classes['field']}
        type="password"
        inputMode="none"
        autoComplete="off"
        // Password managers would offer to keep it.
        data-1p-ignore
        data-lpignore="true"
        value={value}
        readOnly={is_waiting}
        aria-invalid={props.is_invalid}
        aria-describedby={message_id}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div id={message_id} className={classes['message']} role="alert">
        {props.message}
      </div>
      <fieldset className={classes['keys']} aria-label={words.keys}>
        {DIGITS.map(key)}
        <UnstyledButton
          className={classes['key']}
          aria-label={words.back}
          disabled={is_waiting || value === ''}
          onClick={() => change(value.slice(0, -1))}
        >
          <IconBackspace size={28} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
        {key('0')}
        <UnstyledButton
          type="submit"
          className={classes['key']}
          data-submit
          aria-label={props.submit_label}
          disabled={is_waiting || value === ''}
        >
          <IconCheck size={28} stroke={1.75} aria-hidden="true" />
        </UnstyledButton>
      </fieldset>
    </form>
  );
}
