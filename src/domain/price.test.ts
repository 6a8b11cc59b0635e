import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatWholeEuro,
  indicate,
  MAX_LENGTH_CM,
  MIN_LENGTH_CM,
  metresText,
  type Price,
  parseCount,
  parseLength,
  wholeFeet,
} from './price.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const lengths = fc.integer({ min: MIN_LENGTH_CM, max: MAX_LENGTH_CM });
const amounts = fc.integer({ min: 0, max: 1_000_000 });

test.each([
  ['3', 300],
  ['60', 6_000],
  ['12,5', 1_250],
  ['12.5', 1_250],
  ['12,50', 1_250],
  ['12,', 1_200],
  [' 12,5 m ', 1_250],
  ['12 meter', 1_200],
  ['9,75', 975],
])('a length typed as %j is %j centimetres', (text, length_cm) => {
  expect(parseLength(text)).toEqual({ ok: true, value: length_cm });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['0', 'too_short'],
  ['2,99', 'too_short'],
  ['-12', 'too_short'],
  ['60,01', 'too_long'],
  ['125', 'too_long'],
  ['12,555', 'not_a_number'],
  ['1.250,5', 'not_a_number'],
  ['twaalf', 'not_a_number'],
  ['12 voet', 'not_a_number'],
  ['12;5', 'not_a_number'],
  ['1e2', 'not_a_number'],
  ['12,5,5', 'not_a_number'],
])('%j is no length that can be priced: %s', (text, error) => {
  expect(parseLength(text)).toEqual({ ok: false, error });
});

test.each([
  ['1', { ok: true, value: 1 }],
  [' 12 ', { ok: true, value: 12 }],
  ['99', { ok: true, value: 99 }],
  ['', { ok: false, error: 'empty' }],
  ['0', { ok: false, error: 'too_few' }],
  ['-1', { ok: false, error: 'too_few' }],
  ['100', { ok: false, error: 'too_many' }],
  ['1,5', { ok: false, error: 'not_a_number' }],
  ['twee', { ok: false, error: 'not_a_number' }],
])('a number of spots typed as %j', (text, expected) => {
  expect(parseCount(text)).toEqual(expected);
});

test('a price per metre, foot, spot, zone and for the whole job is multiplied by what it is for', () => {
  const extent = { length_cm: 1_250, count: 3 };
  const of = (unit: Price['unit'], from_cents: number): number | undefined =>
    indicate({ unit, from_cents }, extent)?.from_cents;
  expect(of('metre', 7_500)).toBe(93_750);
  expect(of('foot', 4_500)).toBe(184_556); // 12,5 × 3,281 × € 45 = € 1.845,5625
  expect(of('spot', 7_500)).toBe(22_500);
  expect(of('zone', 5_000)).toBe(15_000);
  expect(of('flat', 25_000)).toBe(25_000);
});

test('Z-006 a ceramic coating at 45 to 60 euros a foot is a range', () => {
  const price = { unit: 'foot', from_cents: 4_500, to_cents: 6_000 } as const;
  expect(indicate(price, { length_cm: 1_000, count: 1 })).toEqual({ from_cents: 147_645, to_cents: 196_860 });
  expect(wholeFeet(1_000)).toBe(33);
});

test('Z-001 without an amount there is no indication', () => {
  expect(indicate(null, { length_cm: 1_250, count: 1 })).toBeNull();
});

test('the shortest and the longest boat have an indication', () => {
  const price = { unit: 'metre', from_cents: 7_500 } as const;
  expect(indicate(price, { length_cm: MIN_LENGTH_CM, count: 1 })?.from_cents).toBe(22_500);
  expect(indicate(price, { length_cm: MAX_LENGTH_CM, count: 1 })?.from_cents).toBe(450_000);
});

test('an indication is whole cents, never less for a longer boat, and never below its lower end', () => {
  fc.assert(
    fc.property(
      lengths,
      lengths,
      amounts,
      amounts,
      fc.constantFrom<Price['unit']>('metre', 'foot', 'spot', 'zone', 'flat'),
      (one, other, from_cents, more_cents, unit) => {
        const price = { unit, from_cents, to_cents: from_cents + more_cents };
        const [short, long] = [Math.min(one, other), Math.max(one, other)];
        const at_short = indicate(price, { length_cm: short, count: 2 });
        const at_long = indicate(price, { length_cm: long, count: 2 });
        if (!at_short || !at_long) throw new Error('a price has an indication');
        expect(Number.isSafeInteger(at_short.from_cents)).toBe(true);
        expect(at_long.from_cents).toBeGreaterThanOrEqual(at_short.from_cents);
        expect(at_short.to_cents).toBeGreaterThanOrEqual(at_short.from_cents);
      },
    ),
  );
});

test('a foot is the metre divided by 3.281, to within half a cent', () => {
  fc.assert(
    fc.property(lengths, amounts, (length_cm, from_cents) => {
      const cents = indicate({ unit: 'foot', from_cents }, { length_cm, count: 1 })?.from_cents ?? Number.NaN;
      expect(Math.abs(cents - (length_cm / 100) * 3.281 * from_cents)).toBeLessThanOrEqual(0.51);
    }),
  );
});

test('every length survives the way over the screen', () => {
  fc.assert(
    fc.property(lengths, (length_cm) => {
      expect(parseLength(metresText(length_cm))).toEqual({ ok: true, value: length_cm });
    }),
  );
});

test('an indication is written in whole euros and never names less than the rate', () => {
  expect(plain(formatWholeEuro(7_500))).toBe('€ 75');
  expect(plain(formatWholeEuro(184_556))).toBe('€ 1.846');
  expect(plain(formatWholeEuro(450_000))).toBe('€ 4.500');
  fc.assert(
    fc.property(amounts, (cents) => {
      const shown = Number(plain(formatWholeEuro(cents)).replaceAll(/[^\d]/g, ''));
      expect(shown * 100).toBeGreaterThanOrEqual(cents);
      expect(shown * 100 - cents).toBeLessThan(100);
    }),
  );
});
