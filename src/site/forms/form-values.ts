import type { FormBody } from '../../public-data/queue/index.ts';

/** The values of a form's fields, by name: read from the elements and put back into them. */
export type FormValues = Readonly<Record<string, string | boolean>>;

type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The name of the honeypot field, which only machines fill in. */
export const HONEYPOT_NAME = 'website';

const isFilled = (element: Element): element is Filled => {
  const tag = element.localName;
  return (
    ['input', 'textarea', 'select'].includes(tag) &&
    !['file', 'hidden'].includes(element.getAttribute('type') ?? '')
  );
};

const isTick = (field: Filled): field is HTMLInputElement => field.getAttribute('type') === 'checkbox';

const fieldsOf = (form: HTMLFormElement): Filled[] =>
  [...form.elements].filter(isFilled).filter(({ name }) => name !== '' && name !== HONEYPOT_NAME);

/** The names of the fields, from top to bottom. */
export const namesIn = (form: HTMLFormElement): string[] => fieldsOf(form).map(({ name }) => name);

/** The language of the page that the form stands on; null on a Dutch one, whose form has no such field. */
export const languageIn = (form: HTMLFormElement): string | null =>
  [...form.elements]
    .find(
      (element) => element.getAttribute('type') === 'hidden' && element.getAttribute('name') === 'language',
    )
    ?.getAttribute('value') ?? null;

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
  for (const field of form.elements)
    if ('readOnly' in field) field.readOnly = is_held;
    else if (field.localName === 'select') field.toggleAttribute('inert', is_held);
}

/** The texts among the values, without the checkboxes, since a visitor gives consent anew each time (F-028). */
export const textsOf = (values: FormValues | FormBody): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The texts that a link to a form brings along, by the name of their field. */
export type PresetTexts = Readonly<Record<string, string>>;

/**
 * The texts of a draft after a link was followed: what a former link wrote, and the visitor left as it was, gives way to what this
 * one brings, which begins the message. A link that is followed again changes nothing.
 */
export function withPreset(texts: FormValues, former: PresetTexts, preset: PresetTexts): FormValues {
  if (!Object.values(preset).some(Boolean) || JSON.stringify(former) === JSON.stringify(preset)) return texts;
  const merged = Object.entries(preset).map(([name, text]) => {
    const [kept, old] = [String(texts[name] ?? ''), former[name] ?? ''];
    const is_message = name === 'message';
    const own = kept === old ? '' : is_message && kept.startsWith(old) ? kept.slice(old.length) : kept;
    return [name, is_message ? text + own : own || text];
  });
  return { ...texts, ...Object.fromEntries(merged) };
}

/** Joins the text of a draft with the text that was typed before the draft was read, so that neither is lost. */
function joined(text: string, typed: string): string {
  if (text.startsWith(typed)) return text;
  return typed.includes(text) ? typed : `${text}\n\n${typed}`;
}

/** Fills the empty text fields with the given texts. Answers whether any was filled. */
function fillIn(form: HTMLFormElement, texts: FormValues): boolean {
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
