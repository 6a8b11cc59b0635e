import { expect, test } from 'vitest';
import { doneChecks, readDone, writeDone } from './done-checks.ts';

const fakeStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('what was ticked is there again after the page was closed, and gone after starting over', () => {
  const storage = fakeStorage();
  writeDone(new Set(['gelcoat', 'anodes']), storage);
  expect(readDone(storage)).toEqual(new Set(['gelcoat', 'anodes']));
  writeDone(new Set(), storage);
  expect(storage.kept.size).toBe(0);
});

test('a storage that is not there, full or holds something else takes nothing but the ticks', () => {
  for (const text of ['{', '"x"', 'null', '[1, {"a": 2}]']) {
    const storage = { ...fakeStorage(), getItem: () => text };
    expect(readDone(storage)).toEqual(new Set());
  }
  expect(readDone(null)).toEqual(new Set());
  const full = {
    ...fakeStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => writeDone(new Set(['gelcoat']), full)).not.toThrow();
});

test('a listener is told of a tick', () => {
  const seen: number[] = [];
  const leave = doneChecks.subscribe(() => seen.push(doneChecks.get().size));
  doneChecks.keep(new Set(['gas']));
  leave();
  doneChecks.keep(new Set());
  expect(seen).toEqual([1]);
});
