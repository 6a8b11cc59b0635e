import { expect, test } from 'vitest';
import { comparePlain, compareText } from './compare.ts';

test('texts stand in Dutch order: case and diacritics do not part them, numbers count as numbers', () => {
  const names = ['Steiger 10', 'zeil', 'Émile', 'steiger 9', 'Emma', 'aap'];
  expect(names.toSorted(compareText)).toEqual(['aap', 'Émile', 'Emma', 'steiger 9', 'Steiger 10', 'zeil']);
});

test('plain values compare as they stand', () => {
  expect(['2026-02-01', '2025-12-31'].toSorted(comparePlain)).toEqual(['2025-12-31', '2026-02-01']);
  expect([10, 9, 1].toSorted(comparePlain)).toEqual([1, 9, 10]);
  expect(comparePlain(1, 1)).toBe(0);
});
