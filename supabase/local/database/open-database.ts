import type { PGlite } from '@electric-sql/pglite';
import type { Connection } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { type Database, databaseOn } from './database.ts';
import { keepSqlstates } from './rest-errors.ts';
import { singleConnectionKysely } from './single-connection.ts';

/**
 * On the first request that finds row-level security anywhere, @supabase/lite grants everything on every
 * table of that schema to anon and authenticated. Grants are ours (bootstrap.sql and the migrations), so it
 * is told that this has been done.
 */
function keepGrants(connection: Connection): void {
  Object.assign(connection, { rlsState: 'active' });
}

/** PostgreSQL's text of a moment ('2026-01-02 03:04:05+00') as PostgREST sends it; not every browser reads the former. */
const asJsonTime = (text: string): string => text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');

/** Opens the embedded database. `folder` null keeps nothing; `snapshot` is a data directory to begin from. */
export async function openPglite(folder: string | null, snapshot: Blob | null): Promise<Database> {
  const connection = await createPgliteConnection({
    url: folder ?? 'memory://',
    // PostgREST sends numeric as a JSON number, whatever its trailing zeros.
    pgliteOptions: {
      parsers: { 1184: asJsonTime, 1700: Number },
      ...(snapshot === null ? {} : { loadDataDir: snapshot }),
    },
  });
  const driver: PGlite = connection.driver;
  await driver.waitReady;
  connection.kysely = singleConnectionKysely(driver);
  keepGrants(connection);
  keepSqlstates(connection);
  return databaseOn(connection, {
    run_file: async (text) => {
      await driver.transaction(async (trx) => {
        await trx.exec(text);
      });
    },
    listen: async (channel, heard) => {
      await driver.listen(channel, heard);
    },
    dump: () => driver.dumpDataDir('none'),
    close: async () => {
      await driver.close();
    },
  });
}

/**
 * @supabase/lite hands JSON over as text. PGlite takes it as it is; the PostgreSQL driver would write the text
 * as a JSON string once more.
 */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/** Opens a real PostgreSQL by its address; the sign-in must be one that may create roles. */
export function openPostgres(url: string): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => {},
      max: 10,
      types: {
        json: jsonType(114),
        jsonb: jsonType(3802),
        timestamptz: { to: 1184, from: [1184], serialize: (value: string) => value, parse: asJsonTime },
      },
    },
  });
  keepGrants(connection);
  keepSqlstates(connection);
  const driver = connection.driver;
  return databaseOn(connection, {
    run_file: async (text) => {
      await driver.begin(async (trx) => {
        await trx.unsafe(text);
      });
    },
    listen: async (channel, heard) => {
      await driver.listen(channel, heard);
    },
    dump: async () => null,
    close: () => connection.close(),
  });
}
