import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addClient, deleteClient, editClient } from '../commands/clients.ts';
import { addServiceRecord, deleteServiceRecord, setServiceStatus } from '../commands/service-records.ts';
import { noticeReads, openDevice, shown, whole } from '../testing/device.ts';
import { labelText, serverClient, serverRecord } from '../testing/rows.ts';
import { countChangeGroups, listPendingChanges, unsentByRow } from './pending-changes.ts';

test('OB15 pending and rejected changes on rows of the screen are counted without reading any of them', async () => {
  const { db, pull } = await openDevice();
  const ids = ['c1', 'c2', 'c3'];
  await pull({ tables: { clients: ids.map((id) => serverClient(id)) } });
  for (const id of ids)
    await editClient(db, {
      id,
      base_rev: 1,
      expected: { notes: null },
      changes: { notes: 'n'.repeat(10_000) },
    });
  const [first, second] = await db.store.list_outbox();
  for (const entry of [first, second])
    await db.store.reject(entry?.mutation.id ?? '', '23514', '2026-05-01T10:00:00.000Z');
  const read = noticeReads(db, ['outbox', 'rejected']);
  expect(await countChangeGroups(db)).toEqual({
    pending: { mutations: 1, groups: 1 },
    rejected: { mutations: 2, groups: 2 },
  });
  expect((await unsentByRow(db)).size).toBe(3);
  // `counts` reads when the oldest was made.
  expect(read).toHaveLength(1);
});

test('OB15 rejected changes on services of the screen are counted without reading any of them, and beside work on a deleted client no other is read', async () => {
  const { db, pull } = await openDevice();
  const record_ids = ['r1', 'r2', 'r3'];
  await pull({
    tables: {
      clients: [serverClient('c1'), serverClient('c2')],
      service_records: record_ids.map((id) => serverRecord(id, 'c1', { status: 'completed' })),
    },
  });
  for (const id of record_ids)
    await setServiceStatus(db, { id, base_rev: 1, expected: { status: 'completed' }, status: 'paid' });
  for (const notes of ['a', 'b'])
    await addServiceRecord(db, {
      client_id: 'c2',
      input: { service_type: 'waxing', date: '2026-06-01', notes },
    });
  const mutation_ids = (await db.store.list_outbox()).map(({ mutation }) => mutation.id);
  for (const id of mutation_ids) await db.store.reject(id, '23514', '2026-05-01T10:00:00.000Z');
  const read = noticeReads(db, ['outbox', 'rejected', 'shadow', 'last_known', 'clients']);
  expect((await countChangeGroups(db)).rejected).toEqual({ mutations: 5, groups: 5 });
  expect(read).toEqual([]);

  await pull({ tombstones: [{ table: 'clients', row_id: 'c2', rev: 4 }] });
  const by_pull = read.length;
  expect((await countChangeGroups(db)).rejected).toEqual({ mutations: 5, groups: 4 });
  const by_count = new Set(read.slice(by_pull).map(({ id }) => id));
  expect(mutation_ids.filter((id) => by_count.has(id))).toEqual(mutation_ids.slice(record_ids.length));
});

test('R-50 pending changes say whose row, which field, old and new value, since when', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: { clients: [serverClient('c1', { phone: '06-1' })], service_records: [serverRecord('r1', 'c1')] },
  });
  await editClient(db, {
    id: 'c1',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '06-2', location: 'Hoorn' },
  });
  await setServiceStatus(db, {
    id: 'r1',
    base_rev: 1,
    expected: await shown(db, 'service_records', 'r1'),
    status: 'paid',
  });
  const changes = await listPendingChanges(db);
  expect(changes).toMatchObject([
    {
      table: 'clients',
      row_id: 'c1',
      row: { table: 'clients', name: 'Jan de Boer', details: [], top: { table: 'clients', row_id: 'c1' } },
      op: 'patch',
      state: 'pending',
      fields: [
        { field: 'phone', before: '06-1', after: '06-2' },
        { field: 'location', before: null, after: 'Hoorn' },
      ],
    },
    {
      table: 'service_records',
      row: {
        table: 'clients',
        name: 'Jan de Boer',
        details: [
          { table: 'service_records', column: 'service_type', value: 'waxing' },
          { table: 'service_records', column: 'date', value: '2026-03-05' },
        ],
      },
      fields: [{ field: 'status', before: 'completed', after: 'paid' }],
    },
  ]);
  expect(Date.parse(changes[0]?.made_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await unsentByRow(db)).toEqual(
    new Map([
      ['c1', 'pending'],
      ['r1', 'pending'],
    ]),
  );
});

test('a row that exists only here, and one whose deletion waits, are still named', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      clients: [serverClient('c1'), serverClient('c2', { name: 'Anna Smit' })],
      service_records: [serverRecord('r1', 'c1'), serverRecord('r2', 'c2')],
    },
  });
  const added = await addClient(db, { name: 'Nieuw', email: 'nieuw@voorbeeld.example' });
  const client_id = added.ok ? added.value.id : '';
  await addServiceRecord(db, { client_id, input: { service_type: 'waxing', date: '2026-06-01' } });
  await deleteServiceRecord(db, await whole(db, 'service_records', 'r1'));
  await deleteClient(db, await whole(db, 'clients', 'c2'));
  const labels = (await listPendingChanges(db)).map(({ op, row }) => [op, labelText(row)]);
  expect(labels).toEqual([
    ['put', 'Nieuw'],
    ['put', 'Nieuw – waxing – 2026-06-01'],
    ['delete', 'Jan de Boer – waxing – 2026-03-05'],
    ['delete', 'Anna Smit'],
  ]);
});

test('G4 a rejected change stands first, with the reason of the server', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1'), serverClient('c2')] } });
  await editClient(db, {
    id: 'c1',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '1' },
  });
  await editClient(db, {
    id: 'c2',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c2'),
    changes: { phone: '2' },
  });
  const second = (await listPendingChanges(db))[1]?.mutation_id ?? '';
  await db.store.reject(second, 'FORBIDDEN', '2026-05-01T10:00:00.000Z');
  expect(await listPendingChanges(db)).toMatchObject([
    { row_id: 'c2', state: 'rejected', code: 'FORBIDDEN' },
    { row_id: 'c1', state: 'pending' },
  ]);
  expect((await listPendingChanges(db))[1]).not.toHaveProperty('code');
  expect(await unsentByRow(db)).toEqual(
    new Map([
      ['c1', 'pending'],
      ['c2', 'rejected'],
    ]),
  );
});
