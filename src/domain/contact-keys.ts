/** Keys that two spellings of one address or number have in common: cheap, so that every client is kept under them. */

/** What a client or a request can be reached by. */
export interface ContactDetails {
  readonly email: string | null;
  readonly phone: string | null;
}

/** Shorter numbers lack their area code: they are many people's. */
const MIN_DIGITS = 8;
/** The end of a number, which country code and leading zero do not reach into. */
export const KEY_DIGITS = 7;
// Invisible characters that come along with a copied text.
const UNSEEN = /\p{Cf}/gu;
/** Whatever does not belong to the writing of one number: a comma, a word, an extension. */
const BETWEEN_NUMBERS = /[^\d\s()./+\-\u2010-\u2015]+/u;

const plain = (text: string | null): string => (text ?? '').normalize('NFKC').replace(UNSEEN, '').trim();
const digitsOf = (text: string): string => text.replace(/\D/g, '');
const isLong = (text: string): boolean => digitsOf(text).length >= MIN_DIGITS;

/** An address as it is compared: trimmed and in lower case; null when there is none. */
export const comparedEmail = (email: string | null): string | null => plain(email).toLowerCase() || null;

/** A slash stands between two numbers, or behind an area code. */
const splitAtSlash = (text: string): readonly string[] => {
  const parts: string[] = [];
  for (const piece of text.split('/')) {
    const before = parts.at(-1);
    if (before === undefined || isLong(before)) parts.push(piece);
    else parts.splice(-1, 1, `${before} ${piece}`);
  }
  return parts;
};

/** The numbers in a field that is meant for one: people write two, or a word beside it. Too short ones are left out. */
export const phoneParts = (phone: string | null): readonly string[] =>
  plain(phone)
    .split(BETWEEN_NUMBERS)
    .flatMap(splitAtSlash)
    .map((part) => part.trim())
    .filter(isLong);

/** The keys of an address and of each number, without repeats. Equal numbers share a key; two with one key may differ still. */
export const contactKeys = ({ email, phone }: ContactDetails): readonly string[] => {
  const address = comparedEmail(email);
  const keys = phoneParts(phone).map((part) => `p${digitsOf(part).slice(-KEY_DIGITS)}`);
  return [...new Set([...(address === null ? [] : [`e${address}`]), ...keys])];
};
