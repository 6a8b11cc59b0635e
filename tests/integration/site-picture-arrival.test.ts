import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { afterAll, expect, test, vi } from 'vitest';
import { startPostgres, type Sql } from '../support/postgres.ts';

const cluster = await startPostgres();
afterAll(() => cluster.stop());

const fileName = (picture_id: string, width: number): string => `${picture_id}-${width}.webp`;

/** A project whose picture has two files. */
async function addProject(sql: Sql | TransactionSql, picture_id: string): Promise<void> {
  await sql`insert into public.transformations (id, title, image_url, variants) values (${randomUUID()}, 'Nieuw',
    ${`/storage/v1/object/public/site-images/${fileName(picture_id, 800)}`}, '{"webp": [480, 800]}')`;
}

const addFile = async (sql: Sql | TransactionSql, picture_id: string, width: number): Promise<void> => {
  await sql`insert into storage.objects (bucket_id, name) values ('site-images', ${fileName(picture_id, width)})`;
};

/** Does the second while the transaction of the first is open, and ends the first when the second waits or is done. */
async function overlapping(
  sql: Sql,
  first: (transaction: TransactionSql) => Promise<void>,
  second: (sql: Sql) => Promise<void>,
): Promise<void> {
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (transaction) => {
    await first(transaction);
    begun.resolve();
    await release.promise;
  });
  await begun.promise;
  let is_done = false;
  const doing = second(sql).finally(() => {
    is_done = true;
  });
  await vi.waitFor(async () => {
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(is_done || waiting.length > 0).toBe(true);
  });
  release.resolve();
  await Promise.all([holding, doing]);
}

test('R-14 a picture whose last two files arrive in the same moment is shown', async () => {
  const sql = cluster.connect(await cluster.clone('two_files'));
  const picture_id = randomUUID();
  await addProject(sql, picture_id);
  await overlapping(
    sql,
    (transaction) => addFile(transaction, picture_id, 480),
    (other) => addFile(other, picture_id, 800),
  );
  expect(await sql`select ready from public.transformations`).toEqual([{ ready: true }]);
});

test('R-14 a picture whose last file arrives while its row is being written is shown', async () => {
  const sql = cluster.connect(await cluster.clone('row_and_file'));
  for (const row_comes_first of [true, false]) {
    const picture_id = randomUUID();
    await addFile(sql, picture_id, 480);
    const [row, file] = [
      (on: Sql | TransactionSql) => addProject(on, picture_id),
      (on: Sql | TransactionSql) => addFile(on, picture_id, 800),
    ];
    await overlapping(sql, row_comes_first ? row : file, row_comes_first ? file : row);
  }
  expect(await sql`select ready from public.transformations`).toEqual([{ ready: true }, { ready: true }]);
});

test('R-14 a file that arrives while the row of its picture is being changed neither deadlocks nor is overlooked', async () => {
  const sql = cluster.connect(await cluster.clone('change_and_file'));
  const picture_id = randomUUID();
  await addProject(sql, picture_id);
  await addFile(sql, picture_id, 480);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // As a push does: it locks its rows before it writes them.
  const changing = sql.begin(async (transaction) => {
    await transaction`select 1 from public.transformations for no key update`;
    locked.resolve();
    await release.promise;
    await transaction`update public.transformations set image_url = image_url, alt = 'Romp'`;
  });
  await locked.promise;
  const arriving = addFile(sql, picture_id, 800);
  await vi.waitFor(async () => {
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(waiting).toHaveLength(1);
  });
  release.resolve();
  await Promise.all([changing, arriving]);
  expect(await sql`select ready, alt from public.transformations`).toEqual([{ ready: true, alt: 'Romp' }]);
});
