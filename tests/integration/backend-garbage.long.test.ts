import { expect, test } from 'vitest';
import { openPglite } from '../../supabase/local/database/open-database.ts';
import { collectDaily, collectGarbage } from '../../supabase/local/database/garbage.ts';
import { migrationScripts } from '../support/postgres.ts';

const tombstones = 'select count(*)::integer as n from private.sync_tombstones';

test('K4 the embedded backend collects when it starts and every day, and ends with it', async () => {
  const database = await openPglite(null, null);
  await collectGarbage(database);
  for (const { sql } of await migrationScripts()) await database.run_file(sql);
  const addTombstones = () =>
    database.run_file(`insert into private.sync_tombstones (tbl, row_id, rev, sync_xid, at)
      values ('clients', gen_random_uuid(), 3, 1, now() - interval '181 days'),
        ('clients', gen_random_uuid(), 3, 1, now() - interval '179 days')`);
  const left = async (n: number): Promise<void> => {
    await expect.poll(() => database.query(tombstones)).toEqual([{ n }]);
  };
  await addTombstones();
  const stop = collectDaily(database, 20);
  await left(1);
  await addTombstones();
  await left(2);
  await stop();
  await addTombstones();
  await new Promise((resolve) => setTimeout(resolve, 60));
  await left(4);
  await database.close();
});

test('R-44 the same timer deletes what visitors sent longer ago than the privacy policy allows', async () => {
  const database = await openPglite(null, null);
  for (const { sql } of await migrationScripts()) await database.run_file(sql);
  // Without its triggers: they would say that the rows of long ago were touched just now.
  await database.run_file(`set session_replication_role = replica;
    insert into public.contacts (id, form, first_name, last_name, email, created_at, updated_at)
    select gen_random_uuid(), 'contact', 'Jan', months || ' maanden', 'jan@example.nl', at, at
    from unnest(array[11, 13]) months, lateral (select now() - make_interval(months => months) as at) x;
    set session_replication_role = origin`);
  await collectGarbage(database);
  expect(await database.query('select last_name from public.contacts')).toEqual([
    { last_name: '11 maanden' },
  ]);
  await database.close();
});
