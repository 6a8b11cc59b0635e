import { forms } from '../../content/site/forms.ts';
import { leadAddress } from '../../domain/leads/lead-address.ts';
import { Attachments } from './attachments.tsx';
import { Field, PersonFields, PrivacyTick, Trap } from './fields.tsx';
import { FormEnd } from './form-end.tsx';
import styles from './forms.module.css';
import { useForm } from './use-form.ts';

const KIND = 'contact';

/** F-001..F-007, R-21: the request for an inspection, on the home page and the contact page. */
export function ContactForm() {
  const { view, form_props, removeFile } = useForm(KIND);
  const of_form = { kind: KIND, view } as const;
  return (
    <form {...form_props} className={styles['form']} method="post" action={leadAddress(KIND)}>
      <PersonFields {...of_form} />
      <Field {...of_form} name="boatType" />
      <Field {...of_form} name="service" />
      <Field {...of_form} name="message" is_long />
      <Attachments {...of_form} onRemove={removeFile} />
      <PrivacyTick {...of_form} />
      <Trap />
      <FormEnd {...of_form} submit={forms.contact.submit} idle={forms.required} />
    </form>
  );
}
