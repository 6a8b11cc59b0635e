import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { changeBuckets } from './figures-rows.ts';

interface Count {
  readonly bucket: string;
  count: number;
}

const NAMES = Array.from({ length: 120 }, (_, index) => `b${String(index).padStart(3, '0')}`);
const blank = (bucket: string): Count => ({ bucket, count: 0 });

test('each bucket is changed once, some at a time, and what was not there begins blank', async () => {
  const dexie = new Dexie('buckets');
  dexie.version(1).stores({ counts: 'bucket' });
  const table = dexie.table<Count, string>('counts');
  await table.put({ bucket: 'b001', count: 7 });
  const change = vi.fn((buckets: ReadonlyMap<string, Count>) => {
    for (const one of buckets.values()) one.count += 1;
  });
  await dexie.transaction('rw', table, async () => await changeBuckets(table, NAMES, blank, change));
  const stored = await table.toArray();
  expect(stored.map(({ bucket }) => bucket)).toEqual(NAMES);
  expect(stored.map(({ count }) => count)).toEqual(NAMES.map((name) => (name === 'b001' ? 8 : 1)));
  const sizes = change.mock.calls.map(([buckets]) => buckets.size);
  expect(sizes.length, 'between two of them a key that was pressed is drawn').toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(NAMES.length / 2);
  dexie.close();
});

test('nothing is written when one of them cannot be changed', async () => {
  const dexie = new Dexie('buckets that fail');
  dexie.version(1).stores({ counts: 'bucket' });
  const table = dexie.table<Count, string>('counts');
  const change = (buckets: ReadonlyMap<string, Count>): void => {
    if (buckets.has('b100')) throw new Error('no number');
  };
  const changing = dexie.transaction(
    'rw',
    table,
    async () => await changeBuckets(table, NAMES, blank, change),
  );
  await expect(changing).rejects.toThrow('no number');
  expect(await table.count()).toBe(0);
  dexie.close();
});
