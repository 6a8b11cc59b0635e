import { forms } from '../../content/site/forms.ts';
import { leadAddress } from '../../domain/leads/lead-address.ts';
import { Button } from '../../ui/button.tsx';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import { Field, PersonFields, PrivacyTick, Trap } from './fields.tsx';
import { FormEnd } from './form-end.tsx';
import styles from './forms.module.css';
import type { FormView } from './form-view.ts';
import { useForm } from './use-form.ts';

const KIND = 'founding-member';

const takeFocus = (panel: HTMLElement | null): void => panel?.focus();

/** F-051: what stands in the form's place once it is on its way, with the way back to an empty one. */
export function FoundingThanks({ view, onAgain }: { view: FormView; onAgain: () => void }) {
  const { heading, kept_heading, text, again } = forms.founding.thanks;
  const is_kept = view.status === 'kept';
  return (
    // Where the keyboard is when the form under it goes.
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

/** F-050..F-061: the founding member's form. It stays in the page behind the thanks: its desk is still at it. */
export function FoundingForm() {
  const { view, form_props, startAnew } = useForm(KIND);
  const of_form = { kind: KIND, view } as const;
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
        action={leadAddress(KIND)}
      >
        <PersonFields {...of_form} />
        <Field {...of_form} name="boatType" />
        <PrivacyTick {...of_form} />
        <Trap />
        <FormEnd {...of_form} submit={forms.founding.submit} idle={forms.required} />
      </form>
    </div>
  );
}
