import type postgres from 'postgres';
import * as v from 'valibot';
import { ok, type Result } from '../../../src/lib/result.ts';
import { type Migration, readMigrations } from '../database/migrations.ts';
import { fault, type SetupFault } from './setup-settings.ts';

/** As `supabase db push --remote` makes it, so that either way knows what the other has applied. */
const LEDGER = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;
`;
/** Any number that nothing else here locks. */
const LOCK = 20_260_101;

const rows = v.array(v.object({ version: v.string() }));

interface Versioned extends Migration {
  readonly version: string;
  readonly title: string;
}

function versionOf(migration: Migration): Versioned {
  const [, version, title] = /^(\d+)_(.+)\.sql$/.exec(migration.name) ?? [];
  if (version === undefined || title === undefined)
    throw new Error(`${migration.name} has no name of a migration`);
  return { ...migration, version, title };
}

async function appliedVersions(sql: postgres.Sql): Promise<readonly string[]> {
  const [ledger] =
    await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`;
  if (ledger?.['is_there'] !== true) return [];
  const found = await sql`select version from supabase_migrations.schema_migrations order by version`;
  return v.parse(rows, [...found]).map(({ version }) => version);
}

/** Tells which migrations of a folder the project lacks; refuses a project that is ahead of the folder. */
async function missingOf(
  sql: postgres.Sql,
  migrations: readonly Versioned[],
): Promise<Result<readonly Versioned[], SetupFault>> {
  const applied = await appliedVersions(sql);
  const unknown = applied.filter((version) => !migrations.some((one) => one.version === version));
  if (unknown.length > 0)
    return fault(
      'migrations_unknown',
      `The project has migrations that supabase/migrations does not have: ${unknown.join(', ')}. Take a newer version of this software.`,
    );
  const missing = migrations.filter(({ version }) => !applied.includes(version));
  const last = applied.at(-1);
  const late = last === undefined ? undefined : missing.find(({ version }) => version < last);
  if (late !== undefined)
    return fault(
      'migrations_out_of_order',
      `${late.name} was never applied, but ${last} after it was: apply it by hand, then note it with supabase migration repair.`,
    );
  return ok(missing);
}

async function apply(sql: postgres.Sql, migration: Versioned): Promise<Result<null, SetupFault>> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(migration.text);
      await transaction`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${migration.version}, ${migration.title}, ${[migration.text]})`;
    });
    return ok(null);
  } catch (problem) {
    if (!(problem instanceof Error) || problem.name !== 'PostgresError') throw problem;
    return fault(
      'migration_failed',
      `${migration.name} was not applied and left nothing behind: ${problem.message}`,
    );
  }
}

/**
 * Applies the migrations of a folder that the project lacks, in order and each in a transaction with its line in the
 * ledger. Answers the names that it applied.
 */
export async function applyMissingMigrations(
  sql: postgres.Sql,
  folder: string,
): Promise<Result<readonly string[], SetupFault>> {
  const [lock] = await sql`select pg_try_advisory_lock(${LOCK}) as is_ours`;
  if (lock?.['is_ours'] !== true)
    return fault(
      'setup_runs_already',
      'Another setup of this project runs at this moment: wait for its end.',
    );
  try {
    const missing = await missingOf(sql, readMigrations(folder).map(versionOf));
    if (!missing.ok) return missing;
    if (missing.value.length > 0) await sql.unsafe(LEDGER);
    for (const migration of missing.value) {
      const applied = await apply(sql, migration);
      if (!applied.ok) return applied;
    }
    // Hosted PostgREST would notice by itself; a self-hosted one may not.
    if (missing.value.length > 0) await sql`notify pgrst, 'reload schema'`;
    return ok(missing.value.map(({ name }) => name));
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`;
  }
}
