import type { InputHTMLAttributes } from 'react';
import { forms } from '../../content/site/forms.ts';
import { useCompany } from '../../public-data/company-settings.ts';
import { publicPageAt, routes } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { FormKind, FormView } from './use-form.ts';
import styles from './forms.module.css';

export interface OfForm {
  readonly kind: FormKind;
  readonly view: FormView;
}

interface FieldProps extends OfForm {
  readonly name: Exclude<keyof typeof forms.fields, 'privacy_link'>;
  readonly required?: boolean;
  readonly type?: InputHTMLAttributes<HTMLInputElement>['type'];
  readonly autoComplete?: string;
  readonly inputMode?: 'decimal';
  readonly is_long?: boolean;
  /** Makes the field a choice of these options, of none or of something else. */
  readonly options?: readonly string[];
}

const idOf = (kind: FormKind, name: string): string => `${kind}-${name}`;

/** the attributes and the sentence of a field with an error. */
function faultOf({ kind, view }: OfForm, name: string) {
  const error = view.errors[name];
  if (error === undefined) return { attributes: {}, sentence: null };
  const id = idOf(kind, error === '' ? 'melding' : `${name}-fout`);
  return {
    attributes: { 'aria-invalid': true, 'aria-describedby': id } as const,
    sentence:
      error === '' ? null : (
        <span id={id} className={styles['fault']}>
          {error}
        </span>
      ),
  };
}

/** A field of one line or several, or a choice, with a label that is always visible. */
export function Field({ kind, view, name, is_long = false, options, ...input }: FieldProps) {
  const id = idOf(kind, name);
  const { attributes, sentence } = faultOf({ kind, view }, name);
  return (
    <p className={is_long ? styles['long'] : undefined}>
      <label htmlFor={id}>{forms.fields[name]}</label>
      {is_long ? (
        <textarea id={id} name={name} rows={5} {...attributes} />
      ) : options ? (
        <select id={id} name={name} {...attributes}>
          <option value="">{forms.none}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
          <option>{forms.other}</option>
        </select>
      ) : (
        <input id={id} name={name} {...input} {...attributes} />
      )}
      {sentence}
    </p>
  );
}

/** F-028: the consent checkbox, empty at first. The privacy statement is linked when the site has that page. */
export function ConsentCheckbox({ kind, view }: OfForm) {
  const id = idOf(kind, 'privacy');
  const { attributes, sentence } = faultOf({ kind, view }, 'privacy');
  const address = routes.page('privacy');
  const { privacy, privacy_link } = forms.fields;
  return (
    <p className={styles['tick']}>
      <input id={id} name="privacy" type="checkbox" required {...attributes} />
      <label htmlFor={id}>
        {`${privacy} `}
        {publicPageAt(address) === null ? privacy_link : <a href={address}>{privacy_link}</a>}
      </label>
      {sentence}
    </p>
  );
}

/** A field that people do not see, so a submission with a value in it comes from a machine. */
export function Honeypot() {
  return (
    <input
      className={styles['trap']}
      name="website"
      aria-label={forms.trap}
      tabIndex={-1}
      autoComplete="off"
    />
  );
}

/** First and last name, e-mail address and telephone: the first fields of every form but the newsletter's. */
export function PersonFields(of_form: OfForm) {
  return (
    <>
      <Field {...of_form} name="firstName" required autoComplete="given-name" />
      <Field {...of_form} name="lastName" required autoComplete="family-name" />
      <Field {...of_form} name="email" required type="email" autoComplete="email" />
      <Field {...of_form} name="phone" type="tel" autoComplete="tel" />
    </>
  );
}

/** The submit button and, beside it, the message of the form, which screen readers read out when it changes. */
export function FormFooter({
  kind,
  view: { status, message, tone, thanks },
  submit,
  idle = '',
}: {
  kind: FormKind;
  view: FormView;
  submit: string;
  /** F-023: the hint below the field while there is no message. */
  idle?: string;
}) {
  const { phone } = useCompany();
  const is_sending = status === 'sending';
  const [heading, ...lines] = thanks;
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
      {heading !== undefined && (
        <div className={styles['thanks']}>
          <h3>{heading}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <a href={phone.href}>{phone.text}</a>
        </div>
      )}
    </div>
  );
}
