import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../protocol.ts';
import { cleanColumns, cleanJson, sameJson } from './json.ts';

const anyJson: fc.Arbitrary<Json> = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)));

test('OB4 K2 no NUL and no lone surrogate is left at any depth, whole pairs stay', () => {
  expect(cleanJson(['a\u0000', { b: '\ud800x', c: '⛵😀' }, 3, null])).toEqual([
    'a',
    { b: 'x', c: '⛵😀' },
    3,
    null,
  ]);
  expect(cleanColumns({ 'no\u0000tes': '\udfff' })).toEqual({ notes: '' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanJson(text);
      expect(typeof clean === 'string' && clean.isWellFormed() && !clean.includes('\0')).toBe(true);
      if (text.isWellFormed() && !text.includes('\0')) expect(clean).toBe(text);
    }),
  );
});

test('sameJson is equality as JSON: key order does not matter, a missing key is not null', () => {
  expect(sameJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(sameJson({ a: null }, {})).toBe(false);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson({ a: 1 }, [1])).toBe(false);
  fc.assert(
    fc.property(anyJson, anyJson, (a, b) => {
      expect(sameJson(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      expect(sameJson(a, b)).toBe(sameJson(b, a));
    }),
  );
});
