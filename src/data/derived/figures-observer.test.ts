import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLIENT_STATUSES } from '../../domain/client.ts';
import { SERVICE_STATUSES } from '../../domain/service-record.ts';
import { assertNever } from '../../lib/assert-never.ts';
import type { SyncRow } from '../../sync/index.ts';
import { archiveClient, deleteClient, editClient } from '../commands/clients.ts';
import { readWhole } from '../commands/delete-seen.ts';
import {
  addServiceRecord,
  deleteServiceRecord,
  editServiceRecord,
  setServiceStatus,
} from '../commands/service-records.ts';
import { openAppDatabase } from '../database/database.ts';
import type { RebuildProgress } from './derived-data.ts';
import { defineDexie } from '../database/dexie-instance.ts';
import { databaseName } from '../database/database-name.ts';
import { type FiguresBucket, TOTALS_ID } from './figures-rows.ts';
import { headerFigures } from '../queries/clients.ts';
import { expectFiguresExact, openDevice, shown, whole } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';

/** The database as it lies on the disk. */
async function openRaw(user_id: string) {
  const dexie = defineDexie(databaseName(user_id), 'relaxed');
  await dexie.open();
  return dexie;
}

const CLIENTS = ['c1', 'c2', 'c3'] as const;
const RECORDS = ['r1', 'r2', 'r3', 'r4', 'r5'] as const;

const client_id = fc.constantFrom(...CLIENTS);
const record_id = fc.constantFrom(...RECORDS);
const gone = fc.option(fc.constant('2026-01-01T00:00:00+00:00'), { freq: 3 });
const record_columns = fc.record({
  service_type: fc.constantFrom('waxing', 'constructor', 'Mast polijsten'),
  date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-01'),
  amount: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
  status: fc.constantFrom(...SERVICE_STATUSES),
});

/** What a former server may have sent. */
const unsound_columns = fc
  .tuple(
    record_columns,
    fc.constantFrom<Partial<SyncRow>[]>(
      { amount: 'NaN' },
      { date: 'infinity' },
      { date: '99999-01-01' },
      { date: '0044-03-15 BC' },
    ),
  )
  .map(([columns, unsound]) => ({ ...columns, ...unsound }));

const step = fc.oneof(
  fc.record({
    kind: fc.constant('pull' as const),
    clients: fc.array(
      fc.record({ id: client_id, status: fc.constantFrom(...CLIENT_STATUSES), deleted_at: gone }),
      { maxLength: 2 },
    ),
    records: fc.array(
      fc.record({
        id: record_id,
        client_id,
        columns: fc.oneof(record_columns, unsound_columns),
        deleted_at: gone,
      }),
      { maxLength: 4 },
    ),
    tombstone: fc.option(record_id, { freq: 3 }),
  }),
  fc.record({ kind: fc.constant('add' as const), client_id, columns: record_columns }),
  fc.record({ kind: fc.constant('edit' as const), pick: fc.nat(), columns: record_columns }),
  fc.record({
    kind: fc.constant('status' as const),
    pick: fc.nat(),
    status: fc.constantFrom(...SERVICE_STATUSES),
  }),
  fc.record({ kind: fc.constant('delete record' as const), pick: fc.nat() }),
  fc.record({
    kind: fc.constant('client status' as const),
    client_id,
    status: fc.constantFrom(...CLIENT_STATUSES),
  }),
  fc.record({ kind: fc.constant('archive' as const), client_id }),
  fc.record({ kind: fc.constant('delete client' as const), client_id }),
  fc.record({ kind: fc.constant('discard' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const runSteps = async (steps: readonly Step[]): Promise<void> => {
  const { db, pull } = await openDevice();
  let rev = 1;
  const next_rev = (): number => (rev += 1);
  const anyRecord = async (pick: number) => {
    const rows = await db.rows.service_records.toArray();
    return rows[pick % Math.max(rows.length, 1)];
  };
  const apply = async (one: Step): Promise<unknown> => {
    switch (one.kind) {
      case 'pull': {
        const clients: SyncRow[] = one.clients.map(({ id, ...columns }) =>
          serverClient(id, columns, next_rev()),
        );
        const service_records = one.records.map((record) =>
          serverRecord(
            record.id,
            record.client_id,
            { ...record.columns, deleted_at: record.deleted_at },
            next_rev(),
          ),
        );
        const tombstones =
          one.tombstone === null
            ? []
            : [{ table: 'service_records', row_id: one.tombstone, rev: next_rev() }];
        return await pull({ tables: { clients, service_records }, tombstones });
      }
      case 'add': {
        const { amount, ...columns } = one.columns;
        return await addServiceRecord(db, { client_id: one.client_id, input: { ...columns, amount } });
      }
      case 'edit': {
        const row = await anyRecord(one.pick);
        return (
          row &&
          (await editServiceRecord(db, {
            id: row.id,
            base_rev: row.rev,
            expected: await shown(db, 'service_records', row.id),
            changes: one.columns,
          }))
        );
      }
      case 'status': {
        const row = await anyRecord(one.pick);
        return (
          row &&
          (await setServiceStatus(db, {
            id: row.id,
            base_rev: row.rev,
            expected: await shown(db, 'service_records', row.id),
            status: one.status,
          }))
        );
      }
      case 'delete record': {
        const row = await anyRecord(one.pick);
        return row && (await deleteServiceRecord(db, await whole(db, 'service_records', row.id)));
      }
      case 'client status':
        return await editClient(db, {
          id: one.client_id,
          base_rev: rev,
          expected: await shown(db, 'clients', one.client_id),
          changes: { status: one.status },
        });
      case 'archive':
        return await archiveClient(db, {
          id: one.client_id,
          base_rev: rev,
          expected: await shown(db, 'clients', one.client_id),
        });
      case 'delete client': {
        const client = await readWhole(db, 'clients', { id: one.client_id });
        return client && (await deleteClient(db, client));
      }
      case 'discard': {
        const [entry] = await db.store.list_outbox();
        if (entry === undefined) return undefined;
        await db.store.reject(entry.mutation.id, 'FORBIDDEN', '2026-05-01T10:00:00.000Z');
        return await db.store.discard_rejected(entry.mutation.id);
      }
      default:
        return assertNever(one);
    }
  };
  for (const one of steps) {
    await apply(one);
    await expectFiguresExact(db);
  }
  db.close();
};

test('M-001 R-42 figures equal a full recount after every step of any sequence of edits, pages, rejections and deletes', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), runSteps), {
    numRuns: 40,
  });
}, 60_000);

test('M-001 figures follow several changes committed as one', async () => {
  const { db, pull } = await openDevice();
  await pull({ tables: { clients: [serverClient('c1')], service_records: [serverRecord('r1', 'c1')] } });
  await db.store.commit([
    {
      op: 'patch',
      table: 'service_records',
      row_id: 'r1',
      base_rev: 1,
      expected: { amount: 100 },
      set: { amount: 7 },
    },
    {
      op: 'patch',
      table: 'service_records',
      row_id: 'r1',
      base_rev: 1,
      expected: await shown(db, 'service_records', 'r1'),
      set: { status: 'scheduled' },
    },
    {
      op: 'patch',
      table: 'clients',
      row_id: 'c1',
      base_rev: 1,
      expected: await shown(db, 'clients', 'c1'),
      set: { status: 'prospect' },
    },
  ]);
  await expectFiguresExact(db);
  expect(await db.rows.totals.get('all')).toMatchObject({
    active_clients: 0,
    open_services: 1,
    total_cents: 700,
  });
});

test('M-001 a first sync of pages of 5,000 records keeps exact figures', async () => {
  const { db, pull } = await openDevice();
  const clients = Array.from({ length: 500 }, (_, index) => serverClient(`c${index}`));
  const records = Array.from({ length: 10_000 }, (_, index) =>
    serverRecord(`r${index}`, `c${(index * 7919) % 500}`, {
      amount: (index % 1_000) / 100,
      status: SERVICE_STATUSES[index % SERVICE_STATUSES.length] ?? 'paid',
      date: `2026-0${1 + (index % 9)}-15`,
    }),
  );
  await pull({ tables: { clients } });
  await pull({ tables: { service_records: records.slice(0, 5_000) } });
  await pull({ tables: { service_records: records.slice(5_000) } });
  await expectFiguresExact(db);
  expect(await headerFigures(db)).toMatchObject({ active_clients: 500, open_services: 4_000 });
}, 60_000);

const NOT_NUMBERS = {
  total_cents: Number.NaN,
  open_services: 1,
  active_clients: 1,
  type_counts: {},
  revenue: {},
};
const NO_REVENUE = {
  ...NOT_NUMBERS,
  total_cents: 1,
  revenue: { '2026-03': { cents: Number.NaN, services: 1 } },
};

test.each([
  ['that already holds "€ NaN"', null, NOT_NUMBERS],
  ['whose revenue is no number', null, NO_REVENUE],
  [
    'whose figures an earlier build counted',
    1,
    { active_clients: 9, open_services: 9, total_cents: 9, type_counts: {}, revenue: {} },
  ],
])(
  'M-001 R-46 a device %s counts them anew from its rows when it is opened, once',
  async (_what, version, totals) => {
    const { db, pull } = await openDevice();
    const records = [
      serverRecord('r1', 'c1', { amount: 12.5 }),
      serverRecord('r2', 'c1', { amount: 'NaN', date: 'infinity' }),
      serverRecord('r3', 'c2', { status: 'scheduled' }),
    ];
    await pull({ tables: { clients: [serverClient('c1'), serverClient('c2')], service_records: records } });
    const spoilt = await openRaw(db.user_id);
    db.close();
    await spoilt.table('totals').put({ id: TOTALS_ID, ...totals });
    if (version !== null) await spoilt.table('derived_versions').put({ name: 'client_figures', version });
    const figures = await spoilt.table<FiguresBucket, string>('figures').toArray();
    for (const { bucket, clients } of figures)
      await spoilt.table('figures').put({
        bucket,
        clients: Object.fromEntries(
          Object.entries(clients).map(([id, one]) => [id, { ...one, total_cents: Number.NaN }]),
        ),
      });
    spoilt.close();

    const opened = await openAppDatabase(db.user_id);
    if (!opened.ok) throw new Error(opened.error);
    await expectFiguresExact(opened.value);
    expect(await headerFigures(opened.value)).toEqual({
      active_clients: 2,
      open_services: 1,
      total_cents: 11_250,
    });
    // Sound ones stay as they are: a mark in them is still there after another opening.
    await opened.value.rows.figures.put({ bucket: 'mark', clients: {} });
    opened.value.close();
    const again = await openAppDatabase(db.user_id);
    if (!again.ok) throw new Error(again.error);
    expect(await again.value.rows.figures.get('mark')).toEqual({ bucket: 'mark', clients: {} });
    again.value.close();
  },
);

test('R-46 a device with data is upgraded in one pass over its rows, and says how far it is', async () => {
  const { db, pull } = await openDevice();
  const clients = Array.from({ length: 40 }, (_, index) => serverClient(`c${index}`));
  const records = Array.from({ length: 6_000 }, (_, index) => serverRecord(`r${index}`, `c${index % 40}`));
  await pull({ tables: { clients, service_records: records } });
  // As an earlier build left it: nothing says with which code the figures were counted.
  await db.rows.derived_versions.clear();
  await db.rows.totals.clear();
  await db.rows.figures.clear();
  db.close();

  const seen: RebuildProgress[] = [];
  const opened = await openAppDatabase(db.user_id, { on_rebuild: (progress) => seen.push(progress) });
  if (!opened.ok) throw new Error(opened.error);
  expect(seen.map(({ name, done, of }) => [name, done, of])).toEqual([
    ...[0, 40, 5_040, 6_040].map((done) => ['client_figures', done, 6_040]),
    ...[0, 40].map((done) => ['client_contacts', done, 40]),
    ['request_answers', 0, 0],
    ['post_figures', 0, 0],
  ]);
  await expectFiguresExact(opened.value);
  opened.value.close();

  const later: RebuildProgress[] = [];
  const again = await openAppDatabase(db.user_id, { on_rebuild: (progress) => later.push(progress) });
  expect([again.ok, later]).toEqual([true, []]);
  if (again.ok) again.value.close();
}, 60_000);
