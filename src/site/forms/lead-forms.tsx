import { LANGUAGE } from '../../content/language.ts';
import { forms } from '../../content/site/forms.ts';
import { leadAddress } from '../../domain/leads/lead-address.ts';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import { Attachments } from './attachments-field.tsx';
import { useDraftedForm } from './first-keys.ts';
import { ConsentCheckbox, Field, FormFooter, Honeypot, PersonFields } from './form-fields.tsx';
import styles from './forms.module.css';

/** F-007: the request for an inspection, on the home page and the contact page. */
export function ContactForm() {
  const { view, form_props, removeFile } = useDraftedForm('contact');
  const of_form = { kind: 'contact', view } as const;
  return (
    <form {...form_props} className={styles['form']} method="post" action={leadAddress('contact')}>
      <PersonFields {...of_form} />
      <Field {...of_form} name="boatType" options={forms.boats} />
      <Field {...of_form} name="boatLength" inputMode="decimal" />
      <Field {...of_form} name="berth" />
      <Field {...of_form} name="service" options={forms.subjects} />
      <Field {...of_form} name="message" is_long />
      <Attachments {...of_form} onRemove={removeFile} />
      <ConsentCheckbox {...of_form} />
      <Honeypot />
      {LANGUAGE !== 'nl' && <input type="hidden" name="language" value={LANGUAGE} />}
      <FormFooter {...of_form} submit={forms.contact.submit} idle={forms.required} />
    </form>
  );
}

/** F-020: the request for a premium consultation. */
export function ConsultationForm() {
  const { view, form_props, removeFile } = useDraftedForm('consultation');
  const of_form = { kind: 'consultation', view } as const;
  return (
    <form {...form_props} className={styles['form']} method="post" action={leadAddress('consultation')}>
      <PageEndStyles />
      <PersonFields {...of_form} />
      <Field {...of_form} name="message" is_long />
      <Attachments {...of_form} onRemove={removeFile} />
      <ConsentCheckbox {...of_form} />
      <Honeypot />
      <FormFooter {...of_form} submit={forms.consultation.submit} idle={forms.consultation.idle} />
    </form>
  );
}
