import { expect, test } from 'vitest';
import { markDatabaseKept, wasEvicted } from './eviction.ts';

function marks(refuses = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new Error('full');
      kept.set(key, value);
    },
  };
}

test('R-50 data that stood here and is gone is noticed, for that user only', () => {
  const here = marks();
  expect(wasEvicted('a', false, here)).toBe(false);
  markDatabaseKept('a', here);
  expect(wasEvicted('a', true, here)).toBe(false);
  expect(wasEvicted('a', false, here)).toBe(true);
  expect(wasEvicted('b', false, here)).toBe(false);
});

test('a device that keeps no marks, or refuses them, goes without the notice', () => {
  expect(() => markDatabaseKept('a', marks(true))).not.toThrow();
  expect(wasEvicted('a', false, null)).toBe(false);
});
