import { existsSync, readFileSync } from 'node:fs';
import type { App } from '@supabase/lite';
import { createUser, findUser } from './auth/users.ts';
import type { Database } from './database/database.ts';
import { applyMigrations, recallFact, rememberFact } from './database/migrations.ts';
import { DEMO_USERS } from './demo-users.ts';
import type { SeedKind } from './options.ts';
import { BOOTSTRAP_FILE, SEED_FILE } from './paths.ts';
import { LARGE_DATASET } from './seed/large-dataset.ts';
import { sha256 } from './sha256.ts';

/** bcrypt rounds for passwords that stand in the README. */
const DEMO_ROUNDS = 6;

/** What @supabase/lite makes and what surrounds it: the grants a hosted project has on storage, and our own notes. */
const SYSTEM = `
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
  create schema if not exists _local;
  create table if not exists _local.facts (key text primary key, value text not null);
`;

/**
 * As the hosted service defines them: the caller's claims come as one setting, which is all that PostgREST writes, or each
 * as its own. @supabase/lite puts its own definitions there at every start, and they read the latter only.
 */
const claimFunction = (claim: string, type: string): string => `
  create or replace function auth.${claim === 'sub' ? 'uid' : claim}() returns ${type} language sql stable as $$
    select coalesce(
      nullif(current_setting('request.jwt.claim.${claim}', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> '${claim}'
    )::${type}
  $$;`;
const AUTH_FUNCTIONS =
  claimFunction('sub', 'uuid') + claimFunction('role', 'text') + claimFunction('email', 'text');

/**
 * Brings a database to where the files are: the system schemas of the hosted service, bootstrap.sql, the
 * migrations not yet applied, and, in a new database only, the seed. Returns whether it was new.
 */
export async function prepareDatabase(
  app: App,
  database: Database,
  migrations_dir: string,
  seed: SeedKind,
): Promise<boolean> {
  await app.ensureSystemSchema();
  await database.run_file(AUTH_FUNCTIONS);
  const bootstrap = readFileSync(BOOTSTRAP_FILE, 'utf8');
  if ((await knownBootstrap(database)) !== sha256(bootstrap + SYSTEM)) {
    await database.run_file(bootstrap);
    await database.run_file(SYSTEM);
    await rememberFact(database, 'bootstrap', sha256(bootstrap + SYSTEM));
  }
  await applyMigrations(database, migrations_dir);
  const is_new = (await recallFact(database, 'seed')) === null;
  if (is_new) {
    await seedDatabase(database, seed);
    await rememberFact(database, 'seed', seed);
  }
  await app.connection.clearSchemaCache();
  return is_new;
}

/**
 * Two databases begun from one snapshot are not the same one continued: a device that synced with the first has
 * to notice (review D1).
 */
export async function renewEpoch(database: Database): Promise<void> {
  await database.run_file(`do $$ begin
    if to_regclass('private.sync_meta') is not null then
      update private.sync_meta set epoch = gen_random_uuid();
      perform private.sync_settle();
    end if;
  end $$`);
}

async function knownBootstrap(database: Database): Promise<string | null> {
  const [facts] = await database.query<{ present: boolean }>(
    `select to_regclass('_local.facts') is not null as present`,
  );
  return facts?.present ? await recallFact(database, 'bootstrap') : null;
}

async function seedDatabase(database: Database, seed: SeedKind): Promise<void> {
  if (seed === 'none') return;
  await createDemoUsers(database);
  if (seed === 'large') await database.run_file(LARGE_DATASET);
  else if (existsSync(SEED_FILE)) await database.run_file(readFileSync(SEED_FILE, 'utf8'));
}

async function createDemoUsers(database: Database): Promise<void> {
  const [table] = await database.query<{ present: boolean }>(
    `select to_regclass('public.staff') is not null as present`,
  );
  for (const { id, email, password, name, role } of DEMO_USERS) {
    if ((await findUser(database, id)) === null)
      await createUser(database, {
        id,
        email,
        password,
        confirmed: true,
        user_metadata: { name },
        rounds: DEMO_ROUNDS,
      });
    if (role !== null && table?.present)
      await database.query(
        'insert into public.staff (user_id, role, name) values ($1, $2, $3) on conflict (user_id) do nothing',
        [id, role, name],
      );
  }
}
