import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createSeededRandom } from '../../src/sync/testing/index.ts';
import { hire, present } from '../support/people.ts';
import { startPostgres, type Sql } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

const ANSWER_BYTES_MAX = 2_000_000;
const HEAP_MB = 64;
const ARTICLES = 1_000;
const ARTICLE_BYTES = 100_000;
const SEED = 20;
const ROWS = 150;
const LEAST_BYTES = 100;
const MOST_BYTES = 500_000;

/** A database of its own in which a client's notes may be as long as an article. */
async function roomy(name: string): Promise<{ sql: Sql; database: string }> {
  const database = await cluster.clone(name);
  const sql = cluster.connect(database, { max: 2 });
  await sql.unsafe('alter table public.clients drop constraint clients_texts_bounded');
  return { sql, database };
}

test('PL20 rows from 100 B to 500 kB come once each, in answers of at most 2 MB that are not needlessly short', async () => {
  const { sql } = await roomy('page_bytes');
  const technician = await hire(sql, 'technician');
  const random = createSeededRandom(SEED);
  for (let row = 0; row < ROWS; row += 1) {
    // Every order of magnitude is as likely.
    const bytes = Math.round(LEAST_BYTES * (MOST_BYTES / LEAST_BYTES) ** random.next());
    await sql`insert into public.clients (id, name, email, notes)
      values (${random.uuid()}, ${`Klant ${row}`}, 'k@example.nl', repeat('é"', ${Math.ceil(bytes / 4)}::integer))`;
  }
  for (const wanted of [1, 20_000, 300_000, null]) {
    const sizes: number[] = [];
    const ids: string[] = [];
    let cursor = '{}';
    for (let more = true; more; ) {
      const page = await technician.as(async (transaction) => {
        const [row] = await transaction<
          { bytes: number; longest: number; ids: string[]; cursor: string; more: boolean }[]
        >`
          select octet_length(r::text) as bytes, r -> 'cursor' #>> '{}' as cursor, (r ->> 'more')::boolean as more,
            coalesce((select max(octet_length(c::text)) from json_array_elements(r #> '{tables,clients}') c), 0) as longest,
            array(select c ->> 'id' from json_array_elements(r #> '{tables,clients}') c) as ids
          from public.sync_pull(${cursor}::text::jsonb, 5000, null, '{clients}', ${wanted}) r`;
        return present(row);
      });
      const allowed = Math.max(wanted ?? ANSWER_BYTES_MAX, page.longest);
      expect(page.bytes, `seed ${SEED}, asked for ${wanted}`).toBeLessThan(
        Math.min(allowed, ANSWER_BYTES_MAX) + 1_000,
      );
      sizes.push(page.bytes);
      ids.push(...page.ids);
      cursor = page.cursor;
      more = page.more;
    }
    expect(ids).toHaveLength(ROWS);
    expect(new Set(ids).size).toBe(ROWS);
    const all = sizes.reduce((sum, bytes) => sum + bytes, 0);
    // Each page but the last leaves less room than the next row needs.
    const pages_at_most =
      wanted === 1 ? ROWS + 1 : (2 * all) / Math.max(wanted ?? ANSWER_BYTES_MAX, MOST_BYTES / 10) + 2;
    expect(sizes.length, `asked for ${wanted}`).toBeLessThanOrEqual(Math.max(pages_at_most, 2));
  }
});

test(`PL20 PL3 a device pulls ${ARTICLES} articles of 100 kB within ${HEAP_MB} MB of heap`, async () => {
  const { sql, database } = await roomy('heap');
  const technician = await hire(sql, 'technician');
  await sql`insert into public.clients (id, name, email, notes)
    select gen_random_uuid(), 'Klant ' || n, 'k@example.nl', repeat(md5(n::text), ${ARTICLE_BYTES / 32}) from generate_series(1, ${ARTICLES}) n`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${HEAP_MB}`,
    new URL('pull-within-heap.ts', import.meta.url).pathname,
    JSON.stringify({ port: cluster.port, database, user_id: technician.user_id }),
  ]);
  expect(stdout).toBe(String(ARTICLES));
}, 180_000);
