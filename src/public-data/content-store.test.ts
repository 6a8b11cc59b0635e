import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLogSink } from '../lib/logger.ts';
import { err, ok } from '../lib/result.ts';
import { createContentStore } from './content-store.ts';
import type { RawRow } from './rest.ts';

const kept = new Map<string, string>();
const lines: string[] = [];
let restore = (): void => undefined;

beforeEach(() => {
  kept.clear();
  lines.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  restore = setLogSink(({ event }) => void lines.push(event));
});
afterEach(() => {
  restore();
  vi.unstubAllGlobals();
});

const names = (rows: readonly RawRow[]): string[] => rows.map((row) => String(row['name']));
const storeOf = (answers: readonly (readonly RawRow[] | 'offline' | 'failed')[]) => {
  const left = [...answers];
  return createContentStore({
    name: 'rows',
    snapshot: [{ name: 'snapshot' }],
    parse: names,
    fetch: async () => {
      const next = left.shift() ?? 'failed';
      return typeof next === 'string' ? err(next) : ok(next);
    },
  });
};

test('the content of the prerendered page is shown until the backend has answered, then its answer', async () => {
  const store = storeOf([[{ name: 'new' }]]);
  expect(store.current()).toEqual({ items: ['snapshot'], status: 'kept' });
  await store.refresh();
  expect(store.current()).toEqual({ items: ['new'], status: 'fresh' });
  expect(store.first.items, 'hydration meets what was rendered').toEqual(['snapshot']);
});

test('X-008 a failure is logged, and the page keeps its content', async () => {
  const store = storeOf(['failed']);
  await store.refresh();
  expect(store.current()).toEqual({ items: ['snapshot'], status: 'failed' });
  expect(lines).toEqual(['public content could not be fetched: rows']);
});

test('without a network the last answer of an earlier visit stands, and nothing is called a failure', async () => {
  await storeOf([[{ name: 'yesterday' }]]).refresh();
  const store = storeOf(['offline']);
  await store.refresh();
  expect(store.current()).toEqual({ items: ['yesterday'], status: 'kept' });
  expect(lines).toEqual([]);
});

test('where the page shows a part only, the whole snapshot follows when the backend cannot be asked', async () => {
  const store = createContentStore({
    name: 'rows',
    snapshot: [{ name: 'part' }],
    whole: async () => [{ name: 'part' }, { name: 'rest' }],
    parse: names,
    fetch: async () => err('failed'),
  });
  expect(store.current().items).toEqual(['part']);
  await store.refresh();
  expect(store.current()).toEqual({ items: ['part', 'rest'], status: 'failed' });
});

test('an answer of no rows is an answer', async () => {
  const store = storeOf([[]]);
  await store.refresh();
  expect(store.current()).toEqual({ items: [], status: 'fresh' });
});

test('a storage that refuses is no trouble', async () => {
  vi.stubGlobal('localStorage', undefined);
  const store = storeOf([[{ name: 'new' }], 'offline']);
  await store.refresh();
  await store.refresh();
  expect(store.current()).toEqual({ items: ['new'], status: 'fresh' });
});

test('of a long list the first two hundred are kept, all are shown', async () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ name: `row ${at}` }));
  const store = storeOf([many]);
  await store.refresh();
  expect(store.current().items).toHaveLength(500);
  const next = storeOf(['offline']);
  await next.refresh();
  expect(next.current().items).toHaveLength(200);
});
