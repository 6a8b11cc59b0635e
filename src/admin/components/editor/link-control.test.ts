import { expect, test } from 'vitest';
import { linkAddress } from './link-control.tsx';

test.each([
  ['https://www.ctgb.nl/x?y#z', 'https://www.ctgb.nl/x?y#z'],
  [' www.ctgb.nl ', 'https://www.ctgb.nl'],
  ['ctgb.nl/pad', 'https://ctgb.nl/pad'],
  ['anna@havenglans.example', 'mailto:anna@havenglans.example'],
  ['mailto:a@b.nl', 'mailto:a@b.nl'],
  ['tel:+31612345678', 'tel:+31612345678'],
  ['/contact', '/contact'],
  ['#water', '#water'],
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['zomaar', null],
  ['twee woorden.nl', null],
  ['', null],
])('E-002 the typed address %j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
