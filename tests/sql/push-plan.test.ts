import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { hire, mutation, type Person } from '../support/people.ts';
import { startPostgres } from '../support/postgres.ts';

const ROWS = 50_000;
const EDITS = 200;
/** More calls than PostgreSQL waits before it keeps one plan for a statement. */
const WARM_PUSHES = 12;

const notices: string[] = [];
const cluster = await startPostgres({ on_notice: (message) => notices.push(message) });
afterAll(() => cluster.stop());

const sql = cluster.connect('havenglans', { max: 1 });
const elsewhere = cluster.connect('havenglans', { max: 1 });

/** Pushes one edit of each of these clients; answers the id of the last. */
async function pushEdits(
  person: Person,
  client_id: string,
  first_seq: number,
  ids: readonly string[],
  acknowledged: string | null,
): Promise<string | null> {
  const batch = ids.map((row_id, index) =>
    mutation({
      seq: first_seq + index,
      op: 'patch',
      table: 'clients',
      row_id,
      bases: { notes: 1_000_000 },
      set: { notes: `Nagekeken ${first_seq + index}` },
    }),
  );
  const { results } = await person.push(client_id, batch, { epoch: null, acknowledged });
  expect(results.map(({ status }) => status)).toEqual(batch.map(() => 'applied'));
  return results.at(-1)?.id ?? null;
}

test.for([1, EDITS])(
  'G2 a push of %i edits asks tables of 50,000 rows by their keys, by plans made while they were empty',
  async (count) => {
    await sql.unsafe(
      'truncate public.clients cascade; truncate private.sync_ledger, private.sync_devices; analyze',
    );
    const admin = await hire(sql, 'admin');
    const client_id = randomUUID();
    const own = await sql<{ id: string }[]>`
      insert into public.clients (id, name, email)
      select gen_random_uuid(), 'Klant ' || n, 'k@example.nl' from generate_series(1, ${count}) n returning id`;
    const ids = own.map(({ id }) => id);
    let seq = 1;
    let last: string | null = null;
    for (let push = 0; push < WARM_PUSHES; push += 1) {
      last = await pushEdits(admin, client_id, seq, ids, last);
      seq += count;
    }
    // Another connection, which leaves the plans of this one as they are.
    await elsewhere.unsafe(`set session_replication_role = replica;
      insert into public.clients (id, name, email)
        select gen_random_uuid(), 'Klant ' || n, 'k@example.nl' from generate_series(1, ${ROWS}) n;
      insert into private.sync_ledger (mutation_id, client_id, user_id, seq, content_md5, status)
        select gen_random_uuid(), '${client_id}', '${admin.user_id}', 1000000 + n, '', 'applied' from generate_series(1, ${ROWS}) n`);

    await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_nested_statements = on; set auto_explain.log_timing = off; set client_min_messages = log`);
    notices.length = 0;
    await pushEdits(admin, client_id, seq, ids, last);
    const plans = notices.filter((notice) => /public\.clients|private\.sync_ledger/.test(notice));
    await sql.unsafe('set auto_explain.log_min_duration = -1');
    expect(plans.length).toBeGreaterThan(4);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (clients|sync_ledger)/);
  },
);
