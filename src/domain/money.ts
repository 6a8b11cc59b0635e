import { err, ok, type Result } from '../lib/result.ts';
import { NO_VALUE } from './calendar-date.ts';

/**
 * Amounts: numeric(12,2) in SQL, a JSON number in euros on the wire, integer cents in arithmetic.
 * Floating point never adds money up.
 */

/** The largest numeric(12,2): € 9.999.999.999,99. */
export const MAX_AMOUNT_CENTS = 999_999_999_999;

type AmountError = 'invalid_number' | 'negative' | 'too_large';

/** Digits with thousands points and an optional comma part: 1.250 or 1.250,50. */
const DUTCH_GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$/;
/** Digits with a comma part: 1250,50 and 1,5. */
const DUTCH_PLAIN = /^\d+(?:,\d{0,2})?$/;
/** Digits with one point and one or two decimals: 1250.5 and 12.50. */
const POINT_DECIMAL = /^\d+\.\d{1,2}$/;
/** Digits with thousands commas and a decimal point, as an English sheet gives them: 1,250.50. */
const ENGLISH_GROUPED = /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/;

/** Whole digits and up to two decimals, as text, to cents; exact for every length within numeric(12,2). */
const digitsToCents = (whole: string, decimals: string): number =>
  Number(`${whole.replaceAll(/[.,]/g, '')}${decimals.padEnd(2, '0')}`);

const split = (text: string, mark: ',' | '.'): { whole: string; decimals: string } => {
  const at = text.lastIndexOf(mark);
  return at === -1
    ? { whole: text, decimals: '' }
    : { whole: text.slice(0, at), decimals: text.slice(at + 1) };
};

/**
 * Reads an amount in euros as a person types it and answers integer cents (M-014).
 *
 * '1.250,50' and '1250.5' are both read; a point with three digits behind it parts thousands ('1.250' = 1250),
 * with one or two it is decimal ('12.5' = 12,50). '€' and spaces are allowed. Empty text is 0.
 *
 * Errors: `invalid_number` (not an amount), `negative`, `too_large` (over numeric(12,2)).
 */
export const parseAmount = (text: string): Result<number, AmountError> => {
  const bare = text.replaceAll(/[\s€\u00a0\u202f]/g, '');
  if (bare === '') return ok(0);
  if (/^[-−]\d/.test(bare)) return err('negative');

  let parts: { whole: string; decimals: string };
  if (DUTCH_GROUPED.test(bare) || DUTCH_PLAIN.test(bare)) parts = split(bare, ',');
  else if (POINT_DECIMAL.test(bare) || ENGLISH_GROUPED.test(bare)) parts = split(bare, '.');
  else return err('invalid_number');

  const cents = digitsToCents(parts.whole, parts.decimals);
  return cents > MAX_AMOUNT_CENTS ? err('too_large') : ok(cents);
};

/**
 * Euros as the wire and the rows carry them (numeric(12,2)) to integer cents. Null for what is no amount: a row may hold
 * anything a former server took, and one such row must not spoil a total.
 */
export const centsOf = (amount: unknown): number | null => {
  if (typeof amount !== 'number') return null;
  const cents = Math.round(amount * 100);
  return Math.abs(cents) <= MAX_AMOUNT_CENTS ? cents : null;
};

/** Integer cents to euros as the wire and the rows carry them. */
export const amountOf = (cents: number): number => cents / 100;

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** Integer cents as a Dutch reader expects: '€ 1.250,50' with the no-break space of the locale (M-021); no amount: '—'. */
export const formatEuro = (cents: number | null): string =>
  cents === null || !Number.isFinite(cents) ? NO_VALUE : euro.format(amountOf(cents));

/** Integer cents as text for an input field: '1250,50' without sign and thousands points. */
export const amountInputText = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
};
