import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addDays, today } from '../../domain/calendar-date.ts';
import { DEFAULT_CLIENT_SORT, sortClients } from '../../domain/client-list.ts';
import type { SyncRow } from '../../sync/index.ts';
import { type Device, noticeReads, openDevice } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import { firstClients, listClients } from './client-list.ts';

/** More than a large screen shows. */
const CLIENTS = 120;
const STATUSES = ['completed', 'invoiced', 'paid'] as const;

const idOf = (index: number): string => `c${String(index).padStart(4, '0')}`;

/** Clients with a service each that was done so many days ago, and with planned work that says nothing of the order. */
const served = async (count: number, daysAgo: (index: number) => number): Promise<Device> => {
  const device = await openDevice();
  const numbers = Array.from({ length: count }, (_, index) => index);
  const done = numbers.map((index) =>
    serverRecord(`d${index}`, idOf(index), {
      date: addDays(today(), -daysAgo(index)),
      status: STATUSES[index % STATUSES.length] ?? 'paid',
    }),
  );
  const planned = numbers.map((index) =>
    serverRecord(`p${index}`, idOf(index), { date: addDays(today(), index % 5), status: 'scheduled' }),
  );
  const clients = numbers.map(
    // Names that a reader orders otherwise than their code units do.
    (index): SyncRow =>
      serverClient(idOf(index), { name: `${index % 2 === 0 ? 'Émile' : 'ernst'} ${index}` }),
  );
  await device.pull({ tables: { clients, service_records: [...done, ...planned] } });
  return device;
};

const inUsualOrder = async ({ db }: Device) =>
  sortClients(await listClients(db), DEFAULT_CLIENT_SORT.key, DEFAULT_CLIENT_SORT.direction);

test.each([
  { what: 'all served on one day', daysAgo: () => 0 },
  { what: 'three a day', daysAgo: (index: number) => Math.floor(index / 3) },
  { what: 'one a week', daysAgo: (index: number) => index * 7 },
  { what: 'some served tomorrow by mistake', daysAgo: (index: number) => (index % 9) - 1 },
])('M-016 the first clients are those with which the whole list begins: $what', async ({ daysAgo }) => {
  const device = await served(CLIENTS, daysAgo);
  const first = await firstClients(device.db);
  expect(first?.is_whole).toBe(false);
  expect(first?.clients).toEqual((await inUsualOrder(device)).slice(0, 32));
});

test('the first clients are found without reading all clients and their figures', async () => {
  const device = await served(3 * CLIENTS, (index) => Math.floor(index / 3));
  const clients = noticeReads(device.db, ['clients']);
  const services = noticeReads(device.db, ['service_records']);
  await firstClients(device.db);
  expect(clients.length).toBeGreaterThanOrEqual(32);
  expect(clients.length).toBeLessThan(CLIENTS);
  expect(services.length).toBeLessThan(CLIENTS);
});

test.each([
  { what: 'there are few', count: 20, daysAgo: () => 3 },
  { what: 'nothing was done for years', count: CLIENTS, daysAgo: () => 1_200 },
  { what: 'hundreds were served on one day', count: 500, daysAgo: () => 2 },
])('the whole list is as soon there, and no first clients are, when $what', async ({ count, daysAgo }) => {
  expect(await firstClients((await served(count, daysAgo)).db)).toBeNull();
});

test('a client that is not on this device, or that was served otherwise than its figures say, is not shown among the first', async () => {
  const device = await served(CLIENTS, (index) => Math.floor(index / 3));
  const { db } = device;
  await db.rows.clients.delete(idOf(0));
  expect((await firstClients(db))?.clients.map(({ id }) => id)).not.toContain(idOf(0));
  await db.rows.figures.clear();
  expect(await firstClients(db)).toBeNull();
});
