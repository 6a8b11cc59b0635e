import { forms } from '../../content/site/forms.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './forms.module.css';
import type { FormKind, FormView } from './form-view.ts';

/** The button, and beside it what there is to say: read out whenever it changes. */
export function FormEnd({
  kind,
  view: { status, message, tone },
  submit,
  idle = '',
}: {
  kind: FormKind;
  view: FormView;
  submit: string;
  /** F-023: what stands there while there is nothing else to say. */
  idle?: string;
}) {
  const is_sending = status === 'sending';
  return (
    <div className={styles['end']}>
      <Button type="submit" disabled={is_sending}>
        {is_sending ? (
          <>
            <Spinner />
            {forms.sending}
          </>
        ) : (
          submit
        )}
      </Button>
      <p id={`${kind}-melding`} aria-live="polite" data-tone={message === '' ? 'plain' : tone}>
        {message || idle}
      </p>
    </div>
  );
}
