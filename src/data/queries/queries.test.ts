import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sortClients } from '../../domain/client-list.ts';
import { addClient, editClient } from '../commands/clients.ts';
import { addServiceRecord } from '../commands/service-records.ts';
import { type Device, noticeReads, openDevice, shown } from '../testing/device.ts';
import { serverClient, serverConflict, serverPhoto, serverRecord } from '../testing/rows.ts';
import { badgesWithChildren } from './badges.ts';
import { listClients } from './client-list.ts';
import { getClient, headerFigures, serviceTypesInUse } from './clients.ts';
import { listServiceRecords } from './service-records.ts';

const filled = async (): Promise<Device> => {
  const device = await openDevice();
  await device.pull({
    tables: {
      clients: [
        serverClient('c1', { name: 'Émile Vos', yacht_name: 'Zeeleeuw', location: 'Hoorn' }),
        serverClient('c2', { name: 'Anna Smit', status: 'prospect' }),
        serverClient('c3', { name: 'Cor Kok', deleted_at: '2026-01-01T00:00:00+00:00' }),
      ],
      service_records: [
        serverRecord('r1', 'c1', { date: '2026-03-01', amount: 0.1 }),
        serverRecord('r2', 'c1', {
          date: '2026-05-01',
          status: 'scheduled',
          service_type: 'inspection',
          amount: 0.2,
        }),
        serverRecord('r3', 'c1', { date: '2026-03-01', status: 'paid', service_type: 'Mast polijsten' }),
        serverRecord('r4', 'c2', { date: '2025-03-01', status: 'in_progress' }),
      ],
    },
  });
  return device;
};

test('M-001 the header counts active clients, open services and the sum of all amounts', async () => {
  const { db } = await filled();
  expect(await headerFigures(db)).toEqual({ active_clients: 1, open_services: 2, total_cents: 20_030 });
  const empty = await openDevice();
  expect(await headerFigures(empty.db)).toEqual({ active_clients: 0, open_services: 0, total_cents: 0 });
});

test('M-017 the service types on offer are those that occur in the records', async () => {
  const { db } = await filled();
  expect(await serviceTypesInUse(db)).toEqual(['inspection', 'Mast polijsten', 'waxing']);
  const empty = await openDevice();
  expect(await serviceTypesInUse(empty.db)).toEqual([]);
});

test('M-016 M-027 the list holds every client that is not deleted, with its figures', async () => {
  const { db } = await filled();
  const clients = sortClients(await listClients(db), 'last_service', 'desc');
  expect(clients).toMatchObject([
    { id: 'c1', badge: 'none', figures: { last_service: '2026-03-01', open_dates: ['2026-05-01'] } },
    { id: 'c2', badge: 'none', figures: { last_service: null, open_services: 1 } },
  ]);
});

test('one client is null when it is not there', async () => {
  const { db } = await filled();
  expect(await getClient(db, 'c1')).toMatchObject({ name: 'Émile Vos', figures: { record_count: 3 } });
  expect(await getClient(db, 'c3')).toBeNull();
});

test('M-028 a history stands newest first and holds only its own client', async () => {
  const { db } = await filled();
  expect((await listServiceRecords(db, 'c1')).map(({ id }) => id)).toEqual(['r2', 'r3', 'r1']);
});

test('a client carries the heaviest badge of itself and its services; the detail keeps them apart', async () => {
  const { db, pull } = await filled();
  await editClient(db, {
    id: 'c2',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c2'),
    changes: { phone: '06' },
  });
  await pull({
    tables: {
      conflicts: [
        serverConflict('k1', 'r1', { table_name: 'service_records' }),
        serverConflict('k2', 'c2', { resolved_at: 'x' }),
      ],
    },
  });
  const badges = (await listClients(db)).map(({ id, badge }) => [id, badge]);
  expect(badges.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
    ['c1', 'conflict'],
    ['c2', 'pending'],
  ]);
  expect((await getClient(db, 'c1'))?.badge).toBe('none');
  expect((await listServiceRecords(db, 'c1')).find(({ id }) => id === 'r1')?.badge).toBe('conflict');

  const [entry] = await db.store.list_outbox();
  await db.store.reject(entry?.mutation.id ?? '', 'FORBIDDEN', '2026-05-01T10:00:00.000Z');
  expect((await getClient(db, 'c2'))?.badge).toBe('rejected');
});

/** A screen with this query: what it has shown so far, each value once in a row. */
const watch = <T>(query: () => Promise<T>): { shown: (count: number) => Promise<readonly T[]> } => {
  const results: T[] = [];
  const subscription = liveQuery(query).subscribe((result) => {
    if (result !== results.at(-1)) results.push(result);
  });
  onTestFinished(() => subscription.unsubscribe());
  return {
    shown: (count) =>
      vi.waitFor(
        () => {
          expect(results.length).toBeGreaterThanOrEqual(count);
          return results;
        },
        { timeout: 10_000, interval: 5 },
      ),
  };
};

test('R-50 a screen follows a change of a person, a pulled page and a badge without asking again', async () => {
  const { db, pull } = await filled();
  const figures = watch(async () => (await headerFigures(db)).total_cents);
  const badges = watch(async () => (await getClient(db, 'c1'))?.badge);
  await Promise.all([figures.shown(1), badges.shown(1)]);
  await addServiceRecord(db, {
    client_id: 'c1',
    input: { service_type: 'waxing', date: '2026-06-01', amount: '5' },
  });
  await figures.shown(2);
  await pull({ tables: { service_records: [serverRecord('r9', 'c2', { amount: 10 })] } });
  await editClient(db, {
    id: 'c1',
    base_rev: 1,
    expected: await shown(db, 'clients', 'c1'),
    changes: { phone: '1' },
  });
  expect(await figures.shown(3)).toEqual([20_030, 20_530, 21_530]);
  expect(await badges.shown(2)).toEqual(['none', 'pending']);
});

test('R-50 a new client is in the list of a screen that was open', async () => {
  const { db } = await openDevice();
  const lists = watch(async () => (await listClients(db)).length);
  await lists.shown(1);
  await addClient(db, { name: 'Jan', email: 'jan@voorbeeld.example' });
  expect(await lists.shown(2)).toEqual([0, 1]);
});

test('OB15 a client carries the badge of a photo: no change and no conflict is read, and of the rows only those that carry a badge themselves', async () => {
  const { db, pull } = await filled();
  await pull({
    tables: {
      service_photos: ['p1', 'p2'].map((id) => serverPhoto(id, 'r1')),
      conflicts: [serverConflict('k1', 'r4', { table_name: 'service_records', field: 'status' })],
    },
  });
  await db.store.commit([
    {
      op: 'patch',
      table: 'service_photos',
      row_id: 'p1',
      set: { kind: 'after' },
      base_rev: 1,
      expected: { kind: 'before' },
    },
  ]);
  const changes = noticeReads(db, ['outbox', 'rejected', 'shadow', 'conflicts', 'clients']);
  const rows = noticeReads(db, ['service_records', 'service_photos']);
  expect(Object.fromEntries(await badgesWithChildren(db))).toEqual({
    p1: 'pending',
    r1: 'pending',
    c1: 'pending',
    r4: 'conflict',
    c2: 'conflict',
  });
  expect(changes).toEqual([]);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(['p1', 'r1', 'r4']);
});
