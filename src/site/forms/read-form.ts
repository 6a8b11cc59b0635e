/** What stands in a form, and putting it back. Pure work on elements; knows no rules. */

export type FormValues = Readonly<Record<string, string | boolean>>;

type Filled = HTMLInputElement | HTMLTextAreaElement;

/** The field that only machines fill in. */
export const TRAP_NAME = 'website';

const isFilled = (element: Element): element is Filled => {
  const tag = element.localName;
  return (tag === 'input' || tag === 'textarea') && element.getAttribute('type') !== 'file';
};

const isTick = (field: Filled): field is HTMLInputElement => field.getAttribute('type') === 'checkbox';

const fieldsOf = (form: HTMLFormElement): Filled[] =>
  [...form.elements].filter(isFilled).filter(({ name }) => name !== '' && name !== TRAP_NAME);

/** The names of the fields, from top to bottom. */
export const namesIn = (form: HTMLFormElement): string[] => fieldsOf(form).map(({ name }) => name);

/** Every field by its name: the text as typed, or whether it is ticked. */
export const readForm = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, isTick(field) ? field.checked : field.value]),
  );

/** What stands in the field that nobody sees. */
export const readTrap = (form: HTMLFormElement): string => {
  const trap = [...form.elements].filter(isFilled).find(({ name }) => name === TRAP_NAME);
  return trap?.value ?? '';
};

/** The texts alone: agreement is given anew each time, and never by us (F-028). */
export const textsOf = (values: FormValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Whether anything has been typed. */
export const hasText = (values: FormValues): boolean =>
  Object.values(textsOf(values)).some((text) => text.trim() !== '');

/** Fills in what is known; what the visitor typed meanwhile stays. Answers whether anything was filled in. */
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
