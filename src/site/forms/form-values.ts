import { formsLater } from '../../content/site/forms-later.ts';
import { BOAT_TYPES, OFFERING_GROUPS, OFFERINGS } from '../../content/site/offerings.ts';
import { findQueued, type FormBody, type Refusal } from '../../public-data/queue/index.ts';
import { type ContactPreset, reopenedIdOf } from '../../routes.ts';
import type { FormKind, FormView } from './use-form.ts';
import { refusalWords } from './form-messages.ts';

/** The values of a form's fields, by name: read from the elements and put back into them. */
export type FormValues = Readonly<Record<string, string | boolean>>;

type Filled = HTMLInputElement | HTMLTextAreaElement;

/** The name of the honeypot field, which only machines fill in. */
export const HONEYPOT_NAME = 'website';

const isFilled = (element: Element): element is Filled => {
  const tag = element.localName;
  return (tag === 'input' || tag === 'textarea') && element.getAttribute('type') !== 'file';
};

const isTick = (field: Filled): field is HTMLInputElement => field.getAttribute('type') === 'checkbox';

const fieldsOf = (form: HTMLFormElement): Filled[] =>
  [...form.elements].filter(isFilled).filter(({ name }) => name !== '' && name !== HONEYPOT_NAME);

/** The names of the fields, from top to bottom. */
export const namesIn = (form: HTMLFormElement): string[] => fieldsOf(form).map(({ name }) => name);

/** Reads every field by its name: its text, or whether it is ticked. */
export const readForm = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, isTick(field) ? field.checked : field.value]),
  );

/** The value of the honeypot, which people do not see. */
export const readHoneypot = (form: HTMLFormElement): string => {
  const trap = [...form.elements].filter(isFilled).find(({ name }) => name === HONEYPOT_NAME);
  return trap?.value ?? '';
};

/** Makes the texts read-only while the form is sent, since a text that is typed then would be emptied with the others. */
export function holdTexts(form: HTMLFormElement, is_held: boolean): void {
  for (const field of form.elements) if ('readOnly' in field) field.readOnly = is_held;
}

/** The texts without the checkboxes, since a visitor gives consent anew each time (F-028). */
export const textsOf = (values: FormValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Whether anything has been typed. */
export const hasText = (values: FormValues): boolean =>
  Object.values(textsOf(values)).some((text) => text.trim() !== '');

/** Joins the text of a draft with the text that was typed before the draft was read, so that neither is lost. */
function joined(text: string, typed: string): string {
  if (text.startsWith(typed)) return text;
  return typed.includes(text) ? typed : `${text}\n\n${typed}`;
}

/** Fills the empty text fields with the given texts. Answers whether any was filled. */
export function fillIn(form: HTMLFormElement, texts: FormValues): boolean {
  let has_filled = false;
  for (const field of fieldsOf(form)) {
    const text = texts[field.name];
    if (isTick(field) || typeof text !== 'string' || text === '' || field.value !== '') continue;
    field.value = text;
    has_filled = true;
  }
  return has_filled;
}

/**
 * Puts a draft back into the form. Where the visitor typed something before the draft was read, a text of several lines holds
 * both, and a text of one line stays as it was typed. Answers whether anything was put back.
 */
export function putBack(form: HTMLFormElement, texts: FormValues): boolean {
  let has_joined = false;
  for (const field of fieldsOf(form)) {
    const text = texts[field.name];
    if (field.localName !== 'textarea' || typeof text !== 'string' || text === '') continue;
    const whole = joined(text, field.value);
    if (field.value === '' || whole === field.value) continue;
    field.value = whole;
    has_joined = true;
  }
  return fillIn(form, texts) || has_joined;
}

/** Writes another version of a draft into the form's fields; changes nothing when they hold it already. */
export function replaceTexts(form: HTMLFormElement, texts: FormValues): void {
  const now = readForm(form);
  if (Object.entries(texts).every(([name, text]) => text === now[name])) return;
  form.reset();
  fillIn(form, texts);
}

/** A text that anyone may have put in an address: one line, no more than a sentence, shown as text only. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * what a link to the contact form brought along, as texts of its fields. Names of ours are looked up by their
 * slug, and one that is not ours is left out; length and indication become lines of the message, where the visitor
 * sees them and may change them.
 */
export function presetTexts(preset: ContactPreset): Readonly<Record<string, string>> {
  const offering = [...OFFERINGS, ...OFFERING_GROUPS].find(({ slug }) => slug === preset.service);
  const boat = BOAT_TYPES.find(({ slug }) => slug === preset.boat);
  const { length, indication } = formsLater.contact;
  const lines = [
    preset.length_m === undefined ? [] : `${length}: ${oneLine(preset.length_m)} m`,
    preset.indication === undefined ? [] : `${indication}: ${oneLine(preset.indication)}`,
  ].flat();
  return {
    boatType: boat?.name ?? '',
    service: offering?.title ?? '',
    message: lines.length === 0 ? '' : `${lines.join('\n')}\n`,
  };
}

/** A submission that was not taken, as its form shows it again. */
interface Reopened {
  readonly id: string;
  readonly texts: FormValues;
  readonly said: Pick<FormView, 'message' | 'errors'>;
}

const textsIn = (body: FormBody): FormValues =>
  Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

function wordsFor(kind: FormKind, refusal: Refusal): Reopened['said'] {
  const { message, errors } = refusalWords(kind, refusal);
  return { message: message || formsLater.reopened, errors };
}

/** The submission that the address names, when it still waits for this form and was refused; null otherwise. */
export async function findReopened(kind: FormKind): Promise<Reopened | null> {
  const id = reopenedIdOf(location.search);
  const queued = id === null ? null : await findQueued(id);
  if (queued === null || queued.kind !== kind || queued.refusal === null) return null;
  return { id: queued.id, texts: textsIn(queued.body), said: wordsFor(kind, queued.refusal) };
}
