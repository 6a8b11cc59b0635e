import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { TestChange } from '../../src/sync/testing/index.ts';
import { deviceOf, type Line, sync, write } from '../support/device-on-database.ts';
import { hire } from '../support/people.ts';
import { startPostgres, type Sql } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

/** Half a year passes for the server: its ledger forgets. */
async function halfAYear(sql: Sql): Promise<void> {
  await sql`update private.sync_ledger set at = at - interval '181 days'`;
  await sql`select private.sync_collect_garbage()`;
  expect(await sql`select 1 from private.sync_ledger`).toEqual([]);
}

const client = (row_id: string, status: string): TestChange => ({
  op: 'put',
  table: 'clients',
  row_id,
  set: { name: 'Zeearend', email: 'k@example.nl', status },
});
const record = (row_id: string, client_id: string): TestChange => ({
  op: 'put',
  table: 'service_records',
  row_id,
  set: { client_id, service_type: 'waxing', date: '2026-05-01' },
});

/** A device whose insert, with a child, was refused; newer work of it was taken, then half a year passed. */
async function withOldRefusal(name: string) {
  const sql = cluster.connect(await cluster.clone(name), { max: 2 });
  const line: Line = { person: await hire(sql, 'technician') };
  const device = await deviceOf(line);
  const [refused, child] = [randomUUID(), randomUUID()];
  await write(device, client(refused, 'somewhere'), record(child, refused));
  await write(device, client(randomUUID(), 'active'));
  expect(await device.store.counts()).toMatchObject({ pending: 0, rejected: 2 });
  await halfAYear(sql);
  const insert = (await device.store.list_rejected()).find(({ blocked_by }) => blocked_by === undefined);
  return { sql, device, refused, child, rejected_id: insert?.mutation.id ?? '' };
}

test('PS24 K4 a refused insert that is revised after half a year is taken, with the changes that depend on it', async () => {
  const { sql, device, refused, child, rejected_id } = await withOldRefusal('revised_late');
  await device.store.revise_rejected(rejected_id, [
    { op: 'patch', table: 'clients', row_id: refused, set: { status: 'active' }, base_rev: 0 },
  ]);
  await sync(device);
  expect(await device.store.counts()).toMatchObject({ pending: 0, rejected: 0 });
  expect(await sql`select status from public.clients where id = ${refused}`).toEqual([{ status: 'active' }]);
  expect(await sql`select client_id from public.service_records where id = ${child}`).toEqual([
    { client_id: refused },
  ]);
});

test('PS24 K4 so is one that is only sent again, once the server takes its value', async () => {
  const { sql, device, refused, rejected_id } = await withOldRefusal('retried_late');
  await sql`alter table public.clients drop constraint clients_status_known`;
  await device.store.retry_rejected(rejected_id);
  await sync(device);
  expect(await device.store.counts()).toMatchObject({ pending: 0, rejected: 0 });
  expect(await sql`select count(*)::integer as n from public.clients where id = ${refused}`).toEqual([
    { n: 1 },
  ]);
});

test('K4 G4 an insert sent long ago whose row is gone since is still not believed to be new', async () => {
  const sql = cluster.connect(await cluster.clone('sent_late'), { max: 2 });
  const line: Line = { person: await hire(sql, 'technician') };
  const device = await deviceOf(line);
  const row_id = randomUUID();
  await device.store.commit([client(row_id, 'active')]);
  const [attempt] = await device.store.take_batch({ count: 1, bytes: 1_000_000 });
  if (attempt === undefined || line.person === null) throw new Error('one was to be sent');
  await line.person.push(await device.store.client_id(), [attempt.mutation]);
  await sql`delete from public.clients where id = ${row_id}`;
  await sql`update private.sync_tombstones set at = at - interval '181 days'`;
  await halfAYear(sql);
  await sync(device);
  expect(await device.store.list_rejected()).toMatchObject([{ code: 'GONE' }]);
  expect(await sql`select 1 from public.clients`).toEqual([]);
});
