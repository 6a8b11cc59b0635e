import { expect, test } from 'vitest';
import { validPhoneNumber } from './phone-number.ts';

test.each([
  ['06 12345678', '+31612345678'],
  ['+31 (0)6-12 34 56 78', '+31612345678'],
  ['0031612345678', '+31612345678'],
  ['020 123 45 67 (kantoor)', '+31201234567'],
  ['+49 1512 3456789', '+4915123456789'],
  ['1234567890, 06 12345678', '+31612345678'],
  ['bel 06 12345678, na 18 uur', '+31612345678'],
  ['06 1234', null],
  ['12345678', null],
  ['0612345678901', null],
  ['onbekend', null],
  [null, null],
])('M-005 of %s the number that can be written to is %s', (phone, number) => {
  expect(validPhoneNumber(phone)).toBe(number);
});
