import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './database.ts';
import { sha256 } from '../sha256.ts';

/** One file of supabase/migrations. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The migrations of a folder in the order of their names, which begin with a timestamp. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return { name, text, checksum: sha256(text) };
  });
}

/** Said to people as it is: the database on disk does not fit the files, and starting over mends it. */
export class MigrationsDiffer extends Error {
  override readonly name = 'MigrationsDiffer';
}

const LEDGER = `
  create schema if not exists _local;
  create table if not exists _local.migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists _local.facts (key text primary key, value text not null);
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
`;

/** The list that the Supabase CLI keeps of a hosted project: health() tells the last of them. */
const LIST_AS_CLI = `
  insert into supabase_migrations.schema_migrations (version, name)
    select split_part(m.name, '_', 1), regexp_replace(m.name, '^[0-9]+_(.*)[.]sql$', '\\1') from _local.migrations m
    on conflict (version) do nothing
`;

/**
 * Applies what this database has not seen, each file in a transaction of its own, and remembers it with its
 * checksum. Returns the names applied. Throws MigrationsDiffer when an applied file was changed or is gone.
 */
export async function applyMigrations(database: Database, folder: string): Promise<string[]> {
  await database.run_file(LEDGER);
  const ledger = await database.query<{ name: string; checksum: string }>(
    'select name, checksum from _local.migrations',
  );
  const applied = new Map(ledger.map((row) => [row.name, row.checksum]));
  const migrations = readMigrations(folder);
  const present = new Set(migrations.map((migration) => migration.name));
  const gone = ledger.find((row) => !present.has(row.name));
  if (gone) throw new MigrationsDiffer(`${gone.name} was applied to this database but is no longer there`);
  const done: string[] = [];
  for (const migration of migrations) {
    const known = applied.get(migration.name);
    if (known === migration.checksum) continue;
    if (known !== undefined)
      throw new MigrationsDiffer(`${migration.name} was changed after it was applied to this database`);
    try {
      await database.run_file(migration.text);
    } catch (fault) {
      throw new Error(`${migration.name}: ${describe(fault)}`, { cause: fault });
    }
    await database.query('insert into _local.migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    done.push(migration.name);
  }
  await database.query(LIST_AS_CLI);
  return done;
}

/** Something this database remembers about itself; null when it never did. */
export async function recallFact(database: Database, key: string): Promise<string | null> {
  const rows = await database.query<{ value: string }>('select value from _local.facts where key = $1', [
    key,
  ]);
  return rows[0]?.value ?? null;
}

/** Remembers a fact, over what it was before. */
export async function rememberFact(database: Database, key: string, value: string): Promise<void> {
  await database.query(
    'insert into _local.facts (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
}

function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const at = 'position' in fault && typeof fault.position === 'string' ? ` (position ${fault.position})` : '';
  const where = 'where' in fault && typeof fault.where === 'string' ? `: ${fault.where}` : '';
  return `${fault.message}${at}${where}`;
}
