import { expect, test } from 'vitest';
import { openPglite } from '../../supabase/local/database/open-database.ts';
import { collectDaily, collectGarbage } from '../../supabase/local/database/garbage.ts';
import { migrationScripts } from '../support/postgres.ts';

const tombstones = 'select count(*)::integer as n from private.sync_tombstones';

test('K4 the embedded backend collects when it starts and every day, and ends with it', async () => {
  const database = await openPglite(null, null);
  await collectGarbage(database);
  for (const { sql } of await migrationScripts()) await database.run_file(sql);
  const bury = () =>
    database.run_file(`insert into private.sync_tombstones (tbl, row_id, rev, sync_xid, at)
      values ('clients', gen_random_uuid(), 3, 1, now() - interval '181 days'),
        ('clients', gen_random_uuid(), 3, 1, now() - interval '179 days')`);
  const left = async (n: number): Promise<void> => {
    await expect.poll(() => database.query(tombstones)).toEqual([{ n }]);
  };
  await bury();
  const stop = collectDaily(database, 20);
  await left(1);
  await bury();
  await left(2);
  await stop();
  await bury();
  await new Promise((resolve) => setTimeout(resolve, 60));
  await left(4);
  await database.close();
});
