import { afterAll, expect, test } from 'vitest';
import { createSeededRandom } from '../../src/sync/testing/index.ts';
import { present } from '../support/people.ts';
import { startPostgres } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

const TRANSACTIONS = 12;
const DRAWS = 200;
const SEED = 16;

interface Place {
  readonly tbl: string;
  readonly x: number;
  readonly id: string;
}

test('PL16 the news is every table with a row past its place in the cursor and below the watermark, and no other', async () => {
  const sql = cluster.connect(await cluster.clone('news'), { max: 1 });
  const random = createSeededRandom(SEED);
  for (let at = 0; at < TRANSACTIONS; at += 1) {
    await sql.begin(async (tx) => {
      await tx`insert into public.clients (id, name, email)
        select gen_random_uuid(), ${`Klant ${at}`}, 'k@voorbeeld.example' from generate_series(1, ${1 + (at % 3)})`;
      if (at % 4 !== 0) return;
      await tx`insert into public.service_records (id, client_id, service_type, date, amount)
        select gen_random_uuid(), id, 'waxing', '2026-03-02', 10 from public.clients where name = ${`Klant ${at}`}`;
    });
  }
  const places = await sql<Place[]>`
    select 'clients' as tbl, sync_xid::float8 as x, id::text from public.clients
    union all select 'service_records', sync_xid::float8, id::text from public.service_records`;
  const xids = places.map(({ x }) => x).toSorted((a, b) => a - b);
  const first = present(xids[0]);
  const last = present(xids.at(-1));
  const drawn = (from: readonly Place[]): Place => present(from[Math.floor(random.next() * from.length)]);
  const seen = new Set<string>();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    // Half of the cursors have no place yet in a table, as a device's that has never heard of it.
    const cursor = Object.fromEntries(
      ['clients', 'service_records'].flatMap((tbl) => {
        const { x, id } = drawn(places.filter((place) => place.tbl === tbl));
        return random.next() < 0.5 ? [] : [[tbl, { x, id }]];
      }),
    );
    const below = first + Math.floor(random.next() * (last - first + 2));
    const [told] = await sql<{ news: string[] }[]>`
      select private.changed_tables(${sql.json(cursor)}, -1, '00000000-0000-0000-0000-000000000000', ${below}) as news`;
    const expected = ['clients', 'service_records'].filter((tbl) =>
      places.some(
        ({ tbl: of, x, id }) =>
          of === tbl &&
          x < below &&
          (x > (cursor[tbl]?.x ?? -1) || (x === cursor[tbl]?.x && id > cursor[tbl].id)),
      ),
    );
    const asked = `seed ${SEED}: ${JSON.stringify(cursor)} below ${below}`;
    const ours = present(told).news.filter((tbl) => ['clients', 'service_records'].includes(tbl));
    expect(ours, asked).toEqual(expected);
    seen.add(expected.join());
  }
  expect([...seen].toSorted(), 'every outcome was drawn').toEqual([
    '',
    'clients',
    'clients,service_records',
    'service_records',
  ]);
});
