import { forms } from '../../content/site/forms.ts';
import { leadAddress } from '../../domain/leads/lead-address.ts';
import { routes } from '../../routes.ts';
import { Honeypot } from './form-fields.tsx';
import { type FormView, useForm } from './use-form.ts';
import styles from './newsletter.module.css';

const KIND = 'newsletter';

/** Where the form is shown: in the footer of every page, beside the articles, or below them. */
type NewsletterPlace = 'footer' | 'sidebar' | 'inline';

/**
 * F-081: the address and its button, both disabled while the form is sent, and the message. After signing up the promised
 * checklist is linked.
 */
export function NewsletterFields({ id, view }: { id: string; view: FormView }) {
  const { newsletter: words, fields, sending } = forms;
  const is_sending = view.status === 'sending';
  const fault = view.errors['email'];
  return (
    <>
      <label htmlFor={`${id}-adres`}>{fields.email}</label>
      <div>
        <input
          id={`${id}-adres`}
          name="email"
          type="email"
          required
          autoComplete="email"
          disabled={is_sending}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={`${id}-melding`}
        />
        <button type="submit" data-look="quiet" disabled={is_sending}>
          {is_sending ? sending : words.submit}
        </button>
      </div>
      <Honeypot />
      <p id={`${id}-melding`} aria-live="polite" data-tone={view.message === '' ? 'plain' : view.tone}>
        {view.message || fault || words.consent}
      </p>
      {view.status === 'success' && (
        <>
          <p>{words.confirm}</p>
          <p>
            <a href={routes.page('checklist')}>{words.open_checklist}</a>
          </p>
        </>
      )}
    </>
  );
}

/** F-080: the newsletter's form of one e-mail address, which the browser itself checks. */
export function NewsletterForm({ place }: { place: NewsletterPlace }) {
  const { view, form_props } = useForm(KIND);
  const { newsletter } = forms;
  const words = { footer: newsletter, sidebar: newsletter.beside, inline: newsletter.below } as const;
  const { heading, text } = words[place];
  const id = `nieuwsbrief-${place}`;
  return (
    <form
      {...form_props}
      className={styles['newsletter']}
      data-place={place === 'footer' ? undefined : place}
      method="post"
      action={leadAddress(KIND)}
    >
      <h2>{heading}</h2>
      <p>{text}</p>
      <NewsletterFields id={id} view={view} />
    </form>
  );
}
