import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { editClient } from '../commands/clients.ts';
import { discardRejected } from '../commands/rejected.ts';
import { noticeReads, openDevice } from '../testing/device.ts';
import { serverClient } from '../testing/rows.ts';

vi.mock(import('../entities/index.ts'), async (original) => {
  const { ENTITIES } = await original();
  return { ENTITIES: { ...ENTITIES, moorings: ENTITIES.service_records } };
});

test('OB15 a row that goes reads only the unsent work that may hang on it', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: ['c1', 'c2', 'c3'].map((id) => serverClient(id, { notes: 'a' }, 3)) } });
  for (const id of ['c1', 'c2', 'c3'])
    await editClient(db, { id, base_rev: 3, expected: { notes: 'a' }, changes: { notes: 'b' } });
  const [first, second] = (await db.store.list_outbox()).map(({ mutation }) => mutation.id);
  for (const id of [first, second]) await db.store.reject(id ?? '', '23514', '2026-05-01T10:00:00.000Z');
  const read = noticeReads(db, ['outbox', 'rejected']);
  await pull({ tombstones: [{ table: 'clients', row_id: 'c1', rev: 4 }] });
  expect(await db.rows.last_known.count()).toBe(1);
  const ids = new Set(read.map(({ id }) => id));
  expect([...ids]).toEqual([first]);
});

test('S5 the last known values of a deleted row are forgotten with its last unsent change, whatever kind of row hung on it', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1', { notes: 'a' }, 3)] } });
  const set = { client_id: 'c1', date: '2026-05-01' };
  await db.store.commit([{ op: 'put', table: 'moorings', row_id: 'm1', set }]);
  await editClient(db, { id: 'c1', base_rev: 3, expected: { notes: 'a' }, changes: { notes: 'b' } });
  const [mooring = '', notes = ''] = (await db.store.list_outbox()).map(({ mutation }) => mutation.id);
  for (const id of [mooring, notes]) await db.store.reject(id, 'DELETED', '2026-05-01T10:00:00.000Z');
  await pull({ tombstones: [{ table: 'clients', row_id: 'c1', rev: 4 }] });
  expect(await db.rows.last_known.count()).toBe(1);

  expect(await discardRejected(db, [notes])).toMatchObject({ ok: true });
  expect(await db.rows.last_known.count(), 'the mooring names its client').toBe(1);
  expect(await discardRejected(db, [mooring])).toMatchObject({ ok: true });
  expect(await db.rows.last_known.count()).toBe(0);
});
