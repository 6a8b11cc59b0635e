import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openDevice } from '../testing/device.ts';
import { serverClient } from '../testing/rows.ts';
import { allRows } from './related-rows.ts';

test.each([0, 1, 10, 11, 23])(
  'all of %i rows come in the order of their keys, in parts of ten at most',
  async (count) => {
    const { db, pull } = await openDevice();
    const clients = Array.from({ length: count }, (_, index) => serverClient(`c${index}`));
    await pull({ tables: { clients } });
    const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const rows = await allRows(db.rows.clients, 10);
    const sizes = reading.mock.results.map(({ value }) => value?.result.length ?? 0);
    reading.mockRestore();
    expect(rows).toEqual(await db.rows.clients.toArray());
    expect(rows).toHaveLength(count);
    expect(sizes).toHaveLength(Math.ceil(count / 10));
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(10);
  },
);
