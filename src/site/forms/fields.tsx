import type { InputHTMLAttributes } from 'react';
import { forms } from '../../content/site/forms.ts';
import { publicPageAt, routes } from '../../routes.ts';
import styles from './forms.module.css';
import type { FormKind, FormView } from './form-view.ts';

interface OfForm {
  readonly kind: FormKind;
  readonly view: FormView;
}

interface FieldProps extends OfForm {
  readonly name: Exclude<keyof typeof forms.fields, 'privacy_link'>;
  readonly required?: boolean;
  readonly type?: InputHTMLAttributes<HTMLInputElement>['type'];
  readonly autoComplete?: string;
  readonly is_long?: boolean;
}

const idOf = (kind: FormKind, name: string): string => `${kind}-${name}`;

/** what a field says about itself when it was refused. */
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

/** A labelled line, or several; its label is always in sight. */
export function Field({ kind, view, name, is_long = false, ...input }: FieldProps) {
  const id = idOf(kind, name);
  const { attributes, sentence } = faultOf({ kind, view }, name);
  return (
    <p className={is_long ? styles['long'] : undefined}>
      <label htmlFor={id}>{forms.fields[name]}</label>
      {is_long ? (
        <textarea id={id} name={name} rows={5} {...attributes} />
      ) : (
        <input id={id} name={name} {...input} {...attributes} />
      )}
      {sentence}
    </p>
  );
}

/** F-028: never ticked beforehand; the statement is linked once it stands. */
export function PrivacyTick({ kind, view }: OfForm) {
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

/** A field that no person sees; whatever fills it in is none. */
export function Trap() {
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

/** First and last name, address and telephone: the beginning of every form but the newsletter's. */
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
