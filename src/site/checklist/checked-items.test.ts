import { expect, test } from 'vitest';
import { checked_items, readCheckedItems, writeCheckedItems } from './checked-items.ts';

const fakeStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('ticked checks are there again after the page was closed, and gone after starting over', () => {
  const storage = fakeStorage();
  writeCheckedItems(new Set(['gelcoat', 'anodes']), storage);
  expect(readCheckedItems(storage)).toEqual(new Set(['gelcoat', 'anodes']));
  writeCheckedItems(new Set(), storage);
  expect(storage.kept.size).toBe(0);
});

test('a storage that is not there, full or holds something else takes nothing but the ticks', () => {
  for (const text of ['{', '"x"', 'null', '[1, {"a": 2}]']) {
    const storage = { ...fakeStorage(), getItem: () => text };
    expect(readCheckedItems(storage)).toEqual(new Set());
  }
  expect(readCheckedItems(null)).toEqual(new Set());
  const full = {
    ...fakeStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  expect(() => writeCheckedItems(new Set(['gelcoat']), full)).not.toThrow();
});

test('a listener is told of a tick', () => {
  const seen: number[] = [];
  const leave = checked_items.subscribe(() => seen.push(checked_items.get().size));
  checked_items.keep(new Set(['gas']));
  leave();
  checked_items.keep(new Set());
  expect(seen).toEqual([1]);
});
