import { forms } from '../../content/site/forms.ts';
import { leadAddress } from '../../domain/leads/lead-address.ts';
import { PageEndStyles } from '../sections/page-end-styles.tsx';
import { Attachments } from './attachments.tsx';
import { Field, PersonFields, PrivacyTick, Trap } from './fields.tsx';
import { FormEnd } from './form-end.tsx';
import styles from './forms.module.css';
import { useForm } from './use-form.ts';

const KIND = 'consultation';

/** F-020..F-034: the request for a premium consultation. */
export function ConsultationForm() {
  const { view, form_props, removeFile } = useForm(KIND);
  const of_form = { kind: KIND, view } as const;
  return (
    <form {...form_props} className={styles['form']} method="post" action={leadAddress(KIND)}>
      <PageEndStyles />
      <PersonFields {...of_form} />
      <Field {...of_form} name="message" is_long />
      <Attachments {...of_form} onRemove={removeFile} />
      <PrivacyTick {...of_form} />
      <Trap />
      <FormEnd {...of_form} submit={forms.consultation.submit} idle={forms.consultation.idle} />
    </form>
  );
}
