import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { PullReply, SyncRow } from '../../src/sync/protocol.ts';
import { hire, mutation, type Person } from '../support/people.ts';
import { startPostgres, type Sql } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

const WRITERS = 8;
const TRANSACTIONS_PER_WRITER = 50;
const PAGE_ROWS = 40;

/** A device that keeps the newest rev of every row and tombstone it was sent below the watermark. */
class Device {
  readonly revs = new Map<string, number>();
  readonly early = new Map<string, number>();
  cursor: PullReply['cursor'] | null = null;
  last: PullReply | null = null;
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async page(limit = PAGE_ROWS): Promise<PullReply> {
    const reply = await this.#person.pull(this.cursor, limit);
    this.cursor = reply.cursor;
    this.last = reply;
    for (const row of Object.values(reply.tables).flat()) this.#keep(this.revs, row.id, row.rev);
    for (const row of Object.values(reply.early).flat()) this.#keep(this.early, row.id, row.rev);
    for (const tombstone of reply.tombstones) this.#keep(this.revs, tombstone.row_id, tombstone.rev);
    return reply;
  }

  async run(): Promise<void> {
    while ((await this.page()).more);
  }

  #keep(known: Map<string, number>, id: string, rev: number): void {
    known.set(id, Math.max(known.get(id) ?? 0, rev));
  }
}

test('G3 no committed row is missed by a device that pulls while eight writers commit in any order', async () => {
  const sql = cluster.connect(await cluster.clone('late_commit'), { max: WRITERS + 2 });
  const technician = await hire(sql, 'technician');
  const device = new Device(technician);
  const writing = new AbortController();
  const pulling = (async () => {
    while (!writing.signal.aborted) await device.page();
  })();
  try {
    await Promise.all(Array.from({ length: WRITERS }, (_, index) => writeForAWhile(sql, technician, index)));
  } finally {
    writing.abort();
    await pulling;
  }
  await device.run();

  const rows = await sql<{ id: string; rev: number }[]>`
    select id, rev::integer from public.clients union all select id, rev::integer from public.service_records
    union all select row_id, rev::integer from private.sync_tombstones`;
  const missed = rows.filter(({ id, rev }) => device.revs.get(id) !== rev);
  expect(rows.length).toBeGreaterThan(WRITERS * TRANSACTIONS_PER_WRITER);
  expect(missed).toEqual([]);
  expect(device.last).toMatchObject({ more: false, pending: false, reset: false });
});

/** Transactions of one to three statements that stay open for a moment: later ones overtake earlier ones. */
async function writeForAWhile(sql: Sql, person: Person, index: number): Promise<void> {
  const client_id = randomUUID();
  for (let turn = 0; turn < TRANSACTIONS_PER_WRITER; turn += 1) {
    const row_id = randomUUID();
    const put = { name: `Klant ${index}-${turn}`, email: 'k@example.nl' };
    if (turn % 5 === 4) {
      await person.push(client_id, [
        mutation({ seq: turn * 2, op: 'put', table: 'clients', row_id, set: put }),
        mutation({
          seq: turn * 2 + 1,
          op: 'patch',
          table: 'clients',
          row_id,
          set: { notes: 'x' },
          bases: { notes: 0 },
        }),
      ]);
      continue;
    }
    await sql.begin(async (transaction) => {
      await transaction`insert into public.clients ${transaction({ id: row_id, ...put })}`;
      await transaction`select pg_sleep(${Math.random() * 0.012})`;
      if (turn % 2 === 0) {
        await transaction`insert into public.service_records (id, client_id, service_type, date)
          values (${randomUUID()}, ${row_id}, 'waxing', '2026-01-01')`;
      }
      if (turn % 3 === 0)
        await transaction`update public.clients set notes = 'gewijzigd' where id = ${row_id}`;
      if (turn % 7 === 0) await transaction`delete from public.clients where id = ${row_id}`;
    });
  }
}

/** One transaction stays open while another begins later and commits first. */
async function overtaking(
  sql: Sql,
  device: Device,
): Promise<{ slow: string; fast: string; during: PullReply; after: PullReply }> {
  const [slow, fast] = [randomUUID(), randomUUID()];
  const finish = Promise.withResolvers<void>();
  const first_write = Promise.withResolvers<void>();
  const open = sql.begin(async (transaction) => {
    await transaction`insert into public.clients (id, name, email) values (${slow}, 'Traag', 't@example.nl')`;
    first_write.resolve();
    await finish.promise;
  });
  await first_write.promise;
  await sql`insert into public.clients (id, name, email) values (${fast}, 'Snel', 's@example.nl')`;
  const during = await device.page();
  finish.resolve();
  await open;
  return { slow, fast, during, after: await device.page() };
}

const ids = (rows: readonly SyncRow[] | undefined): string[] => (rows ?? []).map((row) => row.id);

test('K1 a row arrives early while another write transaction stays open, and the late one is not missed', async () => {
  const sql = cluster.connect(await cluster.clone('early_row'));
  const device = new Device(await hire(sql, 'technician'));
  await device.run();
  const { slow, fast, during, after } = await overtaking(sql, device);
  expect(ids(during.tables.clients)).toEqual([]);
  expect(ids(during.early.clients)).toEqual([fast]);
  expect(during).toMatchObject({ pending: true, more: false });
  expect(ids(after.tables.clients).toSorted()).toEqual([slow, fast].toSorted());
  expect(after).toMatchObject({ pending: false });
});

test('G3 without the watermark the same course of events loses the late row: the test above would notice', async () => {
  const sql = cluster.connect(await cluster.clone('no_watermark'));
  const [source] = await sql<{ body: string }[]>`
    select pg_get_functiondef('public.sync_pull'::regproc) as body`;
  await sql.unsafe((source?.body ?? '').replace('pg_snapshot_xmin(', 'pg_snapshot_xmax('));
  const device = new Device(await hire(sql, 'technician'));
  await device.run();
  const { slow, fast } = await overtaking(sql, device);
  await device.run();
  expect([...device.revs.keys(), ...device.early.keys()]).toContain(fast);
  expect([...device.revs.keys(), ...device.early.keys()]).not.toContain(slow);
});

test('D8 while a write transaction is open a complete run is not called complete', async () => {
  const sql = cluster.connect(await cluster.clone('no_sweep'));
  const device = new Device(await hire(sql, 'technician'));
  const { fast, during, after } = await overtaking(sql, device);
  expect(during).toMatchObject({ more: false, pending: true });
  expect(ids(during.early.clients), 'early rows count as seen').toContain(fast);
  expect(after).toMatchObject({ more: false, pending: false });
});
