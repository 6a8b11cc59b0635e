import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import { NEWSLETTER_CONSENT } from '../../content/newsletter-consent.ts';
import { forms } from '../../content/site/forms.ts';
import { BOAT_TYPES, OFFERING_GROUPS } from '../../content/site/offerings.ts';
import type { StoredFile, QueuedForm } from '../../public-data/queue/index.ts';
import { FoundingPlace } from '../portfolio/founding-place.tsx';
import { Contact } from '../home/contact.tsx';
import { Attachments } from './attachments-field.tsx';
import { Field, ConsentCheckbox, FormFooter } from './form-fields.tsx';
import { FoundingForm, FoundingThanks } from './founding-form.tsx';
import { ConsultationForm, ContactForm } from './lead-forms.tsx';
import { type FormView, IDLE } from './use-form.ts';
import { NewsletterFields, NewsletterForm } from './newsletter-form.tsx';
import { type ListedForm, stripText, QueuedItem } from './queue-strip.tsx';

const html = renderToStaticMarkup;
const contact = html(<ContactForm />);
const consultation = html(<ConsultationForm />);
const founding = html(<FoundingForm />);

/** The names of a form's fields, and which of them must be filled in. */
const namesIn = (form: string): string[] =>
  [...form.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)"/g)].map(([, name = '']) => name);
const requiredIn = (form: string): string[] =>
  [...form.matchAll(/<(?:input|textarea|select)[^>]*>/g)]
    .filter(([tag]) => tag.includes(' required=""'))
    .map(([tag]) => / name="(\w+)"/.exec(tag)?.[1] ?? '');
const seen = (change: Partial<FormView>): FormView => ({ ...IDLE, ...change });

test('F-001 the contact form is the end of the home page, under the anchor contact', () => {
  expect(html(<Contact />)).toMatch(/<section id="contact".*<form/s);
});

test('F-002 the contact form has its fields, and a trap for machines', () => {
  expect(namesIn(contact)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'boatType',
    'boatLength',
    'berth',
    'service',
    'message',
    'privacy',
    'website',
  ]);
  expect(contact).toContain('type="email"');
  expect(contact).toContain('type="tel"');
});

const optionsOf = (name: string): string[] =>
  [
    ...(new RegExp(`<select[^>]* name="${name}".*?</select>`, 's').exec(contact)?.[0] ?? '').matchAll(
      /<option[^>]*>([^<]*)</g,
    ),
  ].map(([, text = '']) => text);

test('R-57 the kind of boat and the subject are chosen from what we know, or are something else; without a script by group', () => {
  expect(optionsOf('boatType')).toEqual(['Kies', 'Motor Yacht', 'Zeilboot', 'Sloep', 'Anders']);
  expect(optionsOf('service')).toEqual([
    'Kies',
    'Yacht Restauratie',
    'Bescherming &amp; Onderhoud',
    'Onderwaterschip Service',
    'Anders',
  ]);
});

test('the choices are those of the services page', () => {
  expect(forms.boats).toEqual(BOAT_TYPES.map(({ name }) => name));
  expect(forms.subjects).toEqual(OFFERING_GROUPS.map(({ title }) => title));
});

test('F-005 without JavaScript the browser posts each form to its address', () => {
  for (const [form, address] of [
    [contact, '/api/contact'],
    [consultation, '/api/consultation'],
    [founding, '/api/founding-member'],
    [html(<NewsletterForm place="footer" />), '/api/newsletter'],
  ] as const) {
    expect(form).toMatch(new RegExp(`<form[^>]*action="${address}"`));
    expect(form).toMatch(/<form[^>]*method="post"/);
    // Nothing that only a script could send.
    expect(form).not.toContain('type="file"');
  }
});

test('F-020 F-021 R-22 the consultation form: its fields, with the required attribute kept', () => {
  expect(namesIn(consultation)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'message',
    'privacy',
    'website',
  ]);
  for (const form of [contact, consultation, founding])
    expect(requiredIn(form)).toEqual(['firstName', 'lastName', 'email', 'privacy']);
});

test('every field has a label that stays in sight, and says what the browser may fill in', () => {
  for (const form of [contact, consultation, founding]) {
    for (const [, id] of form.matchAll(/<(?:input|textarea|select)[^>]* id="([\w-]+)"/g))
      expect(form).toContain(`<label for="${id}">`);
    for (const known of ['given-name', 'family-name', 'email', 'tel'])
      expect(form).toMatch(new RegExp(`autocomplete="${known}"`, 'i'));
    expect(form).not.toContain('placeholder');
  }
});

test('F-022 while it is sent the button turns, says so and is disabled', () => {
  const sending = html(
    <FormFooter kind="consultation" view={seen({ status: 'sending' })} submit="Verstuur" />,
  );
  expect(sending).toMatch(/<button[^>]*disabled=""[^>]*><svg.*<\/svg>Bezig met versturen\.\.\.<\/button>/s);
});

test('F-023 at rest the consultation form promises an answer within 24 hours', () => {
  expect(consultation).toContain('Reactie binnen 24 uur gegarandeerd');
});

test('R-22 R-23 what is said about a field is tied to it; what is said about the form is read out', () => {
  const view = seen({ errors: { email: 'E-mail is verplicht', privacy: '' } });
  const field = html(<Field kind="contact" view={view} name="email" required type="email" />);
  expect(field).toMatch(/<input[^>]*aria-invalid="true" aria-describedby="contact-email-fout"/);
  expect(field).toMatch(/<span id="contact-email-fout"[^>]*>E-mail is verplicht<\/span>/);
  // F-054: one sentence for the whole form describes the field then.
  expect(html(<ConsentCheckbox kind="contact" view={view} />)).toContain(
    'aria-describedby="contact-melding"',
  );
  expect(html(<FormFooter kind="contact" view={seen({ message: 'Klaar' })} submit="x" />)).toMatch(
    /<p id="contact-melding" aria-live="polite"[^>]*>Klaar<\/p>/,
  );
});

test('F-028 the consent checkbox is empty at first', () => {
  for (const form of [contact, consultation, founding]) expect(form).not.toContain('checked');
});

test('F-033 the panel of thanks names what was received, and the telephone', () => {
  const view = seen({ thanks: ['Uw aanvraag is ontvangen', 'U krijgt antwoord.'] });
  const footer = html(<FormFooter kind="contact" view={view} submit="x" />);
  expect(footer).toMatch(/<h3>Uw aanvraag is ontvangen<\/h3><p>U krijgt antwoord\.<\/p>/);
  expect(footer).toContain('href="tel:');
  expect(html(<FormFooter kind="contact" view={IDLE} submit="x" />)).not.toContain('<h3>');
});

test('F-050 the founding form has its fields; the captcha has nothing to see', () => {
  expect(namesIn(founding)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'boatType',
    'privacy',
    'website',
  ]);
  expect(founding).not.toMatch(/captcha/i);
});

test('F-051 the thanks have a button back to the form; what has not left the device is not called sent', () => {
  const thanks = html(<FoundingThanks view={seen({ status: 'success' })} onAgain={() => undefined} />);
  expect(thanks).toMatch(/<button[^>]*>Nieuw formulier invullen<\/button>/);
  expect(thanks).toContain('binnen 24 uur een bevestiging per e-mail');
  const kept = html(
    <FoundingThanks view={seen({ status: 'kept', message: 'Bewaard.' })} onAgain={() => undefined} />,
  );
  expect(kept).toContain('Uw aanmelding is bewaard');
  expect(kept).not.toContain('bevestiging');
});

test('F-052 banners lead to a section that holds the form', () => {
  expect(html(<FoundingPlace />)).toMatch(/<section[^>]*id="founding_member".*<form/s);
});

test('F-063 Z-013 the programme: 15% in the first year, a service manager, a yearly inspection, priority, content of its own, confirmed within 24 hours', () => {
  const place = html(<FoundingPlace />);
  for (const claim of [
    '15% korting op alle diensten in het eerste jaar',
    'Een persoonlijke service manager',
    'Elk jaar een gratis inspectie aan boord',
    'Voorrang in onze planning',
    'Exclusieve inhoud, alleen voor leden',
    'U ontvangt binnen 24 uur een bevestiging per e-mail.',
  ])
    expect(place).toContain(claim);
  expect([COMPANY_FACTS.founding_places, COMPANY_FACTS.founding_year]).toEqual([7, 2025]);
});

test('F-080 F-086 the newsletter: one required address that the browser judges, the promise of 25 checks, and what one agrees to', () => {
  for (const place of ['footer', 'sidebar', 'inline'] as const) {
    const form = html(<NewsletterForm place={place} />);
    expect(form).toMatch(/<input[^>]*name="email"/);
    expect(form).toMatch(/<input[^>]*type="email"/);
    expect(requiredIn(form)).toEqual(['email']);
    expect(form).toContain('25 controles');
    expect(form).toContain(NEWSLETTER_CONSENT);
    expect(form).toMatch(/<label for="nieuwsbrief-\w+-adres">E-mail<\/label>/);
  }
});

test('F-081 while the newsletter is sent its field is disabled; afterwards the message is in its place', () => {
  const sending = html(<NewsletterFields id="n" view={seen({ status: 'sending' })} />);
  expect(sending).toMatch(/<input[^>]*type="email"[^>]*disabled=""/);
  expect(sending).toContain('Bezig met versturen...');
  expect(html(<NewsletterFields id="n" view={seen({ message: 'Bedankt voor uw aanmelding!' })} />)).toMatch(
    /aria-live="polite"[^>]*>Bedankt voor uw aanmelding!</,
  );
});

test('F-086 B-016 B-018 who signed up for the newsletter finds the promised checklist', () => {
  const signed_up = html(<NewsletterFields id="n" view={seen({ status: 'success' })} />);
  expect(signed_up).toMatch(/<a href="\/yacht-care-checklist">Open de checklist<\/a>/);
  for (const status of ['idle', 'kept', 'error'] as const)
    expect(html(<NewsletterFields id="n" view={seen({ status })} />)).not.toContain('/yacht-care-checklist');
});

test('R-26 the field for files appears with the script; without one the form says that it takes none', () => {
  const still = html(<Attachments kind="contact" view={IDLE} onRemove={() => undefined} />);
  expect(still).toMatch(/^<div[^>]*><noscript[^>]*>.*alleen als JavaScript aanstaat.*<\/noscript><\/div>$/);
  expect(still).not.toContain('<input');
});

const queued: QueuedForm = {
  id: 'a',
  kind: 'contact',
  path: '/api/contact',
  body: { firstName: 'Jan', lastName: 'de Wit', name: 'Jan de Wit', email: 'jan@example.nl' },
  uploads: { ask_path: '/api/attachments', max_bytes: 1_000 },
  upload_secret: 's',
  is_taken: false,
  made_at: '2026-05-01T10:00:00.000Z',
  tries: 1,
  not_before_ms: 0,
  trouble: 'offline',
  refusal: null,
};

const nothing = (): void => undefined;
const file = (change: Partial<StoredFile> = {}): StoredFile => ({
  id: 'f',
  owner: 'a',
  name: 'plan.pdf',
  type: 'application/pdf',
  size_bytes: 9,
  is_original: false,
  is_announced: true,
  upload_path: null,
  tries: 0,
  not_before_ms: 0,
  trouble: null,
  refusal: null,
  ...change,
});
const listed = (change: Partial<QueuedForm> = {}, files: readonly StoredFile[] = []): ListedForm => ({
  form: { ...queued, ...change },
  files,
});
const refusal = { status: 422, code: 'x', error: 'Dit nummer kennen wij niet', fields: {} };

test('R-19 a queued form is listed with its kind, whom it is about, its files and why it was not sent yet', () => {
  const item = html(
    <QueuedItem listed={listed({}, [file(), file()])} onChange={nothing} onRemove={nothing} />,
  );
  for (const said of [
    'Aanvraag inspectie',
    'Jan de Wit, jan@example.nl',
    ', 2 bestanden',
    'Geen verbinding',
    'Verwijderen',
  ])
    expect(item).toContain(said);
  expect(item).not.toContain('Aanpassen');
});

test('R-19 what was refused says why, leads back to its form, and is what the strip speaks of first', () => {
  const refused = listed({ trouble: 'refused', refusal });
  const item = html(<QueuedItem listed={refused} onChange={nothing} onRemove={nothing} />);
  expect(item).toContain('Niet aangenomen: Dit nummer kennen wij niet');
  expect(item).toContain('href="/contact?aanpassen=a"');
  const about_files = { ...refusal, code: 'invalid_attachments', fields: { [file().id]: 'empty' } };
  const without = listed({ trouble: 'refused', refusal: about_files }, [file()]);
  expect(html(<QueuedItem listed={without} onChange={nothing} onRemove={nothing} />)).toContain(
    `Niet aangenomen: ${file().name}: Dit bestand is leeg`,
  );
  expect([
    stripText([listed()]),
    stripText([listed(), listed()]),
    stripText([listed(), refused]),
    stripText([refused, refused]),
  ]).toEqual([
    '1 formulier wacht op verzending.',
    '2 formulieren wachten op verzending.',
    '1 formulier is niet aangenomen.',
    '2 formulieren zijn niet aangenomen.',
  ]);
});

test('R-26 of a request that is there only its files are told of: what still goes, and what could not be taken', () => {
  const going = listed({ is_taken: true, trouble: null }, [file(), file({ trouble: 'offline' })]);
  const item = html(<QueuedItem listed={going} onChange={nothing} onRemove={nothing} />);
  expect(item).toContain('Ontvangen · Geen verbinding');
  const stuck = listed({ is_taken: true, trouble: null }, [file({ refusal: 'closed' })]);
  expect(html(<QueuedItem listed={stuck} onChange={nothing} onRemove={nothing} />)).toContain(
    'plan.pdf: Dit bestand kan niet meer worden nagestuurd.',
  );
  expect([stripText([going]), stripText([going, listed()]), stripText([stuck])]).toEqual([
    '2 bestanden worden nog verzonden.',
    '1 formulier wacht op verzending.',
    'Een bestand kon niet worden verzonden.',
  ]);
});
