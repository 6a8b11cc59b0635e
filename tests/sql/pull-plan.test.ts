import { afterAll, expect, test } from 'vitest';
import { hire, present } from '../support/people.ts';
import { startPostgres } from '../support/postgres.ts';

const CLIENTS = 20_000;
const PAGE_ROWS = 3000;

const notices: string[] = [];
const cluster = await startPostgres({ on_notice: (message) => notices.push(message) });
afterAll(() => cluster.stop());

/** The plans of the statements inside the call, with the caller's rights and row-level security. */
async function plansOf(cursor: object): Promise<{ plans: readonly string[]; rows: number }> {
  const sql = cluster.connect('havenglans', { max: 1 });
  const technician = await hire(sql, 'technician');
  notices.length = 0;
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_nested_statements = on; set auto_explain.log_timing = off; set client_min_messages = log`);
  const rows = await technician.as(async (transaction) => {
    const [row] = await transaction<{ n: number }[]>`
      select json_array_length(public.sync_pull(${transaction.json(JSON.parse(JSON.stringify(cursor)))}, ${PAGE_ROWS}) #> '{tables,clients}') as n`;
    return present(row).n;
  });
  return { rows, plans: notices.filter((notice) => notice.includes('public.clients')) };
}

test('G3 a page of 3,000 rows is one walk along the keyset index, at the start and in the middle', async () => {
  const sql = cluster.connect();
  await sql`insert into public.clients (id, name, email)
    select gen_random_uuid(), 'Klant ' || n, 'k@example.nl' from generate_series(1, ${CLIENTS}) n`;
  await sql`analyze public.clients`;
  const [middle] = await sql<{ x: number; id: string }[]>`
    select sync_xid::integer as x, id from public.clients order by sync_xid, id offset ${CLIENTS / 2} limit 1`;
  for (const cursor of [{}, { clients: present(middle) }]) {
    const { plans, rows } = await plansOf(cursor);
    expect(rows).toBe(PAGE_ROWS);
    const page = present(plans.find((plan) => plan.includes('row_to_json(r)')));
    expect(page).toContain('Index Scan using clients_sync_idx');
    expect(page).not.toMatch(/Seq Scan on clients|Sort/);
  }
});
