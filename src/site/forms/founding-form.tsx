import { forms } from '../../content/site/forms.ts';
import { leadAddress } from '../../domain/leads/lead-address.ts';
import { Button } from '../../ui/button.tsx';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import { useDraftedForm } from './first-keys.ts';
import { ConsentCheckbox, Field, FormFooter, Honeypot, PersonFields } from './form-fields.tsx';
import type { FormView } from './use-form.ts';
import styles from './forms.module.css';

const takeFocus = (panel: HTMLElement | null): void => panel?.focus();

/** F-051: the confirmation that replaces a form after it was accepted, with a button for an empty form. */
export function FoundingThanks({ view, onAgain }: { view: FormView; onAgain: () => void }) {
  const { heading, kept_heading, text, again } = forms.founding.thanks;
  const is_kept = view.status === 'kept';
  return (
    // The focus moves here, since the form that had it is hidden.
    <div className={styles['thanks']} tabIndex={-1} ref={takeFocus}>
      <div aria-live="polite">
        <h3>{is_kept ? kept_heading : heading}</h3>
        <p>{is_kept ? view.message : text}</p>
      </div>
      <Button look="quiet" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}

/** F-050: the founding member's form. It stays in the page, hidden, behind the thanks, since its controller listens to it. */
export function FoundingForm() {
  const { view, form_props, startAnew } = useDraftedForm('founding-member');
  const of_form = { kind: 'founding-member', view } as const;
  const is_done = view.status === 'success' || view.status === 'kept';
  return (
    <div>
      <PageEndStyles />
      {is_done && <FoundingThanks view={view} onAgain={startAnew} />}
      <form
        {...form_props}
        className={styles['form']}
        hidden={is_done}
        method="post"
        action={leadAddress('founding-member')}
      >
        <PersonFields {...of_form} />
        <Field {...of_form} name="boatType" options={forms.boats} />
        <ConsentCheckbox {...of_form} />
        <Honeypot />
        <FormFooter {...of_form} submit={forms.founding.submit} idle={forms.required} />
      </form>
    </div>
  );
}
