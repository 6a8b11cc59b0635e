/** One line: no control character can end a header, none that turns the reading direction can hide text. */
export function oneLine(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Several lines as they were typed, without any other control character. */
export function lines(value: string): string {
  return value
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
}

const ADDRESS = /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u;

/** Exactly one bare e-mail address, no list and no name around it; null for anything else. */
export function mailAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = value.trim();
  return address.length <= 320 && ADDRESS.test(address) ? address : null;
}

/** The text of a field; null when it is missing, no text, or only space. */
export function textOf(params: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = params[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** A moment as Dutch readers write it, at the berth's own clock (F-059). */
export function dutchTime(at: Date): string {
  return at.toLocaleString('nl-NL', { timeZone: 'Europe/Amsterdam' });
}
