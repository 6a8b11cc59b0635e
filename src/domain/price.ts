import { assertNever } from '../lib/assert-never.ts';
import { err, ok, type Result } from '../lib/result.ts';

/**
 * The price indication of the services page: a price per unit times the boat. Integer cents and whole centimetres;
 * the amounts stand in content/company.ts and come in as arguments. No price at all means 'on request'.
 */

/** What an amount is for: a metre or foot of boat length, a damaged spot, a zone of the hull, or the whole job. */
type PriceUnit = 'metre' | 'foot' | 'spot' | 'zone' | 'flat';

export interface Price {
  readonly unit: PriceUnit;
  readonly from_cents: number;
  /** The upper end, where the price is a range. */
  readonly to_cents?: number | undefined;
}

/** Feet in a thousand metres: a metre is 3.281 foot. */
const FEET_PER_KILOMETRE = 3_281;
const CM_PER_KILOMETRE = 100_000;

/** Shorter boats and longer ones are priced by hand. */
export const MIN_LENGTH_CM = 300;
export const MAX_LENGTH_CM = 6_000;
const MAX_COUNT = 99;

export type LengthError = 'empty' | 'not_a_number' | 'too_short' | 'too_long';
export type CountError = 'empty' | 'not_a_number' | 'too_few' | 'too_many';

/** Metres with at most two decimals, comma or point: '12', '12,5', '12.50', '12,5 m'. */
const METRES = /^([-−]?)(\d{1,6})(?:[.,](\d{0,2}))?(?:m|meter)?$/i;
const WHOLE = /^([-−]?)(\d{1,6})$/;

/** Reads a boat length in metres as a person types it and answers whole centimetres. */
export const parseLength = (text: string): Result<number, LengthError> => {
  const bare = text.replaceAll(/\s/g, '');
  if (bare === '') return err('empty');
  const parts = METRES.exec(bare);
  if (!parts) return err('not_a_number');
  const [, minus, metres, decimals = ''] = parts;
  const length_cm = Number(metres) * 100 + Number(decimals.padEnd(2, '0'));
  if (minus || length_cm < MIN_LENGTH_CM) return err('too_short');
  return length_cm > MAX_LENGTH_CM ? err('too_long') : ok(length_cm);
};

/** Reads how many spots or zones there are. */
export const parseCount = (text: string): Result<number, CountError> => {
  const bare = text.replaceAll(/\s/g, '');
  if (bare === '') return err('empty');
  const parts = WHOLE.exec(bare);
  if (!parts) return err('not_a_number');
  const count = Number(parts[2]);
  if (parts[1] || count < 1) return err('too_few');
  return count > MAX_COUNT ? err('too_many') : ok(count);
};

/** True for units that the length of the boat multiplies. */
export const isByLength = (unit: PriceUnit): boolean => unit === 'metre' || unit === 'foot';

/** The length in feet, rounded to whole feet as boats are named. */
export const wholeFeet = (length_cm: number): number =>
  Math.round((length_cm * FEET_PER_KILOMETRE) / CM_PER_KILOMETRE);

/** What the price is multiplied by: the length of the boat, and how many spots or zones. */
interface Extent {
  readonly length_cm: number;
  readonly count: number;
}

const times = (cents: number, unit: PriceUnit, { length_cm, count }: Extent): number => {
  switch (unit) {
    case 'metre':
      return Math.round((cents * length_cm) / 100);
    case 'foot':
      return Math.round((cents * length_cm * FEET_PER_KILOMETRE) / CM_PER_KILOMETRE);
    case 'spot':
    case 'zone':
      return cents * count;
    case 'flat':
      return cents;
    default:
      return assertNever(unit);
  }
};

interface Indication {
  readonly from_cents: number;
  /** Null when the price is no range. */
  readonly to_cents: number | null;
}

/** The indication for one offering; null when its price is on request. */
export const indicate = (price: Price | null, extent: Extent): Indication | null =>
  price && {
    from_cents: times(price.from_cents, price.unit, extent),
    to_cents: price.to_cents === undefined ? null : times(price.to_cents, price.unit, extent),
  };

/** An indication in whole euros, rounded up, so that 'vanaf' never names less than the rate: '€ 1.846'. */
export const formatWholeEuro = (cents: number, locale = 'nl-NL'): string =>
  Math.ceil(cents / 100).toLocaleString(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });

/** Whole centimetres as a reader writes metres: '12,5', or '12.5' in English. */
export const metresText = (length_cm: number, locale = 'nl-NL'): string =>
  (length_cm / 100).toLocaleString(locale);
