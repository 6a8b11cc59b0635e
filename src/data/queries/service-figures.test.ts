import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { noticeReads, openDevice } from '../testing/device.ts';
import { serverClient, serverRecord } from '../testing/rows.ts';
import { listServices, serviceFigures, type ServiceFilter, serviceIds } from './service-figures.ts';

const TODAY = '2026-03-10';
const RECORDS = [
  serverRecord('r1', 'c1', { status: 'scheduled', date: '2026-03-09' }),
  serverRecord('r2', 'c2', { status: 'in_progress', date: '2026-01-05', service_type: 'Mast polijsten' }),
  serverRecord('r3', 'c1', { status: 'scheduled', date: TODAY }),
  serverRecord('r4', 'c1', { status: 'scheduled', date: 'infinity' }),
  serverRecord('r5', 'c1', { status: 'scheduled', date: '0044-03-15 BC' }),
  serverRecord('r6', 'c1', { status: 'completed', date: '2026-03-31', amount: 12.5 }),
  serverRecord('r7', 'elsewhere', { status: 'paid', date: '2026-03-01', amount: 'NaN' }),
  serverRecord('r8', 'c1', { status: 'invoiced', date: '2026-02-28' }),
];

const device = async () => {
  const made = await openDevice();
  await made.pull({
    tables: { clients: [serverClient('c1'), serverClient('c2', { name: 'Els' })], service_records: RECORDS },
  });
  return made;
};

test('R-38 R-42 the figures of services come from kept totals and an index: not one service is read', async () => {
  const { db } = await device();
  const read = noticeReads(db, ['service_records', 'clients']);
  expect(await serviceFigures(db, TODAY)).toEqual({
    all: 8,
    open: 5,
    late: 2,
    revenue: { '2026-02': { cents: 10_000, services: 1 }, '2026-03': { cents: 1_250, services: 2 } },
    type_counts: { waxing: 7, 'Mast polijsten': 1 },
  });
  expect(read).toEqual([]);
});

test.each<[string, ServiceFilter, readonly string[]]>([
  ['open ones, the first planned on top', { kind: 'open' }, ['r5', 'r2', 'r1', 'r3', 'r4']],
  ['late ones', { kind: 'late', today: TODAY }, ['r2', 'r1']],
  ['what was done in a month, the newest on top', { kind: 'done_in', month: '2026-03' }, ['r6', 'r7']],
  ['those of a type', { kind: 'type', type: 'Mast polijsten' }, ['r2']],
])('R-38 a list of services holds exactly what its figure counts: %s', async (_what, filter, ids) => {
  const { db } = await device();
  const list = await listServices(db, filter, 100);
  expect(list.services.map(({ id }) => id)).toEqual(ids);
  expect(list.count).toBe(ids.length);
  expect(await serviceIds(db, filter)).toEqual(ids);
});

test('R-38 the list of a month says what its services brought in together, as the figure does; another list says nothing', async () => {
  const { db } = await device();
  const revenueOf = async (filter: ServiceFilter) => (await listServices(db, filter, 1)).revenue_cents;
  expect(await revenueOf({ kind: 'done_in', month: '2026-03' })).toBe(1_250);
  expect(await revenueOf({ kind: 'done_in', month: '2025-03' })).toBe(0);
  expect(await revenueOf({ kind: 'open' })).toBeNull();
  expect(await revenueOf({ kind: 'type', type: 'waxing' })).toBeNull();
});

test('R-38 a long list reads its first services alone, with their clients; one that has not arrived is none', async () => {
  const { db } = await device();
  const read = noticeReads(db, ['service_records']);
  const { count, services } = await listServices(db, { kind: 'done_in', month: '2026-03' }, 1);
  expect([count, services.map(({ id, client }) => [id, client?.name])]).toEqual([2, [['r6', 'Jan de Boer']]]);
  expect(read.length).toBeLessThanOrEqual(2);
  const whole = await listServices(db, { kind: 'done_in', month: '2026-03' }, 9);
  expect(whole.services.map(({ client }) => client?.name)).toEqual(['Jan de Boer', undefined]);
});
