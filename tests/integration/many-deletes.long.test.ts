import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Mutation, PushReply } from '../../src/sync/protocol.ts';
import { hire, mutation, type Person, present } from '../support/people.ts';
import { startPostgres, type Sql } from '../support/postgres.ts';

const cluster = await startPostgres({ settings: ['track_functions=all'] });
afterAll(() => cluster.stop());

const RECORDS = 9_000;
const CLIENTS = 1_000;
/** Far below one call a row, far above one a table. */
const CALLS_MAX = 40;

/** Pushes a batch; answers the reply with how often each function of ours ran in that transaction. */
async function pushCounted(
  person: Person,
  batch: readonly Mutation[],
): Promise<{ reply: PushReply; calls: Map<string, number> }> {
  return person.as(async (tx) => {
    const [row] = await tx<{ reply: PushReply }[]>`
      select public.sync_push(${randomUUID()}, 1, ${JSON.stringify(batch)}::text::jsonb) as reply`;
    const counted = await tx<{ name: string; calls: number }[]>`
      select funcname as name, calls::integer as calls from pg_stat_xact_user_functions where schemaname = 'private'`;
    return {
      reply: present(row).reply,
      calls: new Map(counted.map(({ name, calls }) => [name, calls])),
    };
  });
}

const left = (sql: Sql): Promise<object[]> => sql`
  select (select count(*)::integer from public.clients where deleted_at is null) as clients,
    (select count(*)::integer from public.service_records where deleted_at is null) as records,
    (select count(*)::integer from public.service_records where service_type <> '' and deleted_at is not null) as kept_words,
    (select count(*)::integer from private.sync_history where tbl in ('clients', 'service_records') and op <> 'delete' and changes ?| '{name,notes,service_type}') as told`;

test('R-47 K5 a client with 9,000 records is deleted by one push, in a fixed number of statements', async () => {
  const sql = cluster.connect(await cluster.clone('one_large'));
  const admin = await hire(sql, 'admin');
  const client_id = randomUUID();
  await sql`insert into public.clients (id, name, email) values (${client_id}, 'Klant', 'k@example.nl')`;
  const records = await sql<{ id: string }[]>`
    insert into public.service_records (id, client_id, service_type, date, notes)
    select gen_random_uuid(), ${client_id}, 'waxing', '2026-01-01', 'met de klant' from generate_series(1, ${RECORDS})
    returning id`;
  const seen = { service_records: records.map(({ id }) => id) };
  const removal = mutation({ seq: 1, op: 'delete', table: 'clients', row_id: client_id, bases: { '*': 1 } });

  const unseen = await pushCounted(admin, [
    { ...removal, seen: { service_records: seen.service_records.slice(1) } },
  ]);
  expect(unseen.reply.results, 'D7 one record that was not seen keeps them all').toMatchObject([
    { status: 'rejected', code: 'CONFLICT' },
  ]);
  const { reply, calls } = await pushCounted(admin, [{ ...removal, id: randomUUID(), seen }]);
  expect(reply.results).toMatchObject([{ status: 'applied', row: { name: '' } }]);
  expect(reply.results[0]?.also?.['service_records']).toHaveLength(RECORDS);
  expect(await left(sql)).toEqual([{ clients: 0, records: 0, kept_words: 0, told: 0 }]);
  for (const name of ['cascade_delete', 'erase_history', 'sync_poke'])
    expect(calls.get(name), name).toBeLessThan(CALLS_MAX);
});

test('K5 a batch of 1,000 deletes is judged and done together, each with its own answer', async () => {
  const sql = cluster.connect(await cluster.clone('many_small'));
  const admin = await hire(sql, 'admin');
  const clients = await sql<{ id: string }[]>`
    insert into public.clients (id, name, email)
    select gen_random_uuid(), 'Klant', 'k@example.nl' from generate_series(1, ${CLIENTS}) returning id`;
  const records = await sql<{ id: string; client_id: string }[]>`
    insert into public.service_records (id, client_id, service_type, date)
    select gen_random_uuid(), c.id, 'waxing', '2026-01-01' from public.clients c, generate_series(1, 2)
    returning id, client_id`;
  const of_client = Map.groupBy(records, (record) => record.client_id);
  const batch = clients.map(({ id }, index) =>
    mutation({
      seq: index + 1,
      op: 'delete',
      table: 'clients',
      row_id: id,
      bases: { '*': 1 },
      // The last one was not seen whole.
      seen: {
        service_records: (of_client.get(id) ?? []).slice(index === CLIENTS - 1 ? 1 : 0).map((one) => one.id),
      },
    }),
  );
  const { reply, calls } = await pushCounted(admin, batch);
  expect(reply.results.map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
  expect(reply.results.filter(({ status }) => status === 'applied')).toHaveLength(CLIENTS - 1);
  expect(reply.results.at(-1)).toMatchObject({ status: 'rejected', code: 'CONFLICT' });
  for (const { also } of reply.results.slice(0, -1)) expect(also?.['service_records']).toHaveLength(2);
  expect(await left(sql)).toMatchObject([{ clients: 1, records: 2 }]);
  for (const name of ['cascade_delete', 'erase_history', 'apply_run', 'delete_rows', 'rows_below', 'answers'])
    expect(calls.get(name) ?? 0, name).toBeLessThan(CALLS_MAX);
});
