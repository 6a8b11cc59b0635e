import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInputText, amountOf, centsOf, formatEuro, MAX_AMOUNT_CENTS, parseAmount } from './money.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  ['1.250,50', 125_050],
  ['1250.5', 125_050],
  ['1250,50', 125_050],
  ['1.250', 125_000],
  ['1.250.000', 125_000_000],
  ['1,5', 150],
  ['12.5', 1_250],
  ['12.50', 1_250],
  ['12,', 1_200],
  ['0', 0],
  ['€ 1.250,50', 125_050],
  ['€ 1.250,50', 125_050],
  [' 1 250,50 ', 125_050],
  ['1,250.50', 125_050],
  ['1250,-', null],
  ['12..5', null],
  ['1.25.0', null],
  ['1,234', null],
  ['12.3456', null],
  ['1e3', null],
  ['twaalf', null],
  ['€', 0],
])('M-014 R-46 %j is read as %j cents', (text, cents) => {
  const parsed = parseAmount(text);
  expect(parsed.ok ? parsed.value : null).toBe(cents);
});

test('M-014 no amount is amount 0', () => {
  expect(parseAmount('')).toEqual({ ok: true, value: 0 });
});

test('R-46 an amount below zero or above numeric(12,2) is refused', () => {
  expect(parseAmount('-1')).toEqual({ ok: false, error: 'negative' });
  expect(parseAmount('€ -12,50')).toEqual({ ok: false, error: 'negative' });
  expect(parseAmount('9.999.999.999,99')).toEqual({ ok: true, value: MAX_AMOUNT_CENTS });
  expect(parseAmount('10.000.000.000')).toEqual({ ok: false, error: 'too_large' });
});

test('M-021 R-46 cents are shown as Dutch euros', () => {
  expect(plain(formatEuro(125_050))).toBe('€ 1.250,50');
  expect(plain(formatEuro(0))).toBe('€ 0,00');
  expect(plain(formatEuro(MAX_AMOUNT_CENTS))).toBe('€ 9.999.999.999,99');
});

test('R-46 every amount survives the way over screen, input field and wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_AMOUNT_CENTS }), (cents) => {
      expect(parseAmount(formatEuro(cents))).toEqual({ ok: true, value: cents });
      expect(parseAmount(amountInputText(cents))).toEqual({ ok: true, value: cents });
      const wire: unknown = JSON.parse(JSON.stringify(amountOf(cents)));
      expect(centsOf(Number(wire))).toBe(cents);
    }),
  );
});

test('an input field shows an amount without sign and thousands points', () => {
  expect(amountInputText(125_050)).toBe('1250,50');
  expect(amountInputText(5)).toBe('0,05');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e15, 'NaN', null, undefined, {}])(
  'R-46 a row that holds %j for an amount has none, and shows a dash',
  (amount) => {
    expect(centsOf(amount)).toBeNull();
    expect(formatEuro(centsOf(amount))).toBe('—');
    expect(formatEuro(Number.NaN)).toBe('—');
  },
);
