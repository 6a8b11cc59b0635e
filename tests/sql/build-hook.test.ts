import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { QUERIES } from '../../src/public-data/queries.ts';
import { type Sql, startPostgres } from '../support/postgres.ts';
import { ROOT } from '../support/source-files.ts';

// The SQL of README that has a hosted service build the site, as it stands there, on a database that notes what is called.
const cluster = await startPostgres();
afterAll(() => cluster.stop());

const HOOK = 'https://build.example/hooks/geheim';
let sql: Sql;

/** What the platform has of these; a call of pg_net is noted and gives the number of its request. */
const STAND_INS = `
  create schema vault;
  create table vault.decrypted_secrets (name text unique, decrypted_secret text);
  create function vault.create_secret(new_secret text, new_name text) returns void language sql as
    'insert into vault.decrypted_secrets values (new_name, new_secret)';
  create schema cron;
  create table cron.job (jobname text unique, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns void language sql as
    'insert into cron.job values (job_name, schedule, command)';
  create schema net;
  create table net.calls (id bigint generated always as identity, url text, body jsonb);
  create function net.http_post(url text, body jsonb default '{}') returns table (request_id bigint) language sql as
    'insert into net.calls (url, body) values (url, body) returning id';
`;

/** Statements of the part about the site, with the address of the hook in place of what README says of it. */
function sqlOfReadme(): readonly string[] {
  const [, part = ''] = readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n**3. The site.**');
  const [own = ''] = part.split('\n**Another brand.**');
  return [...own.matchAll(/^```sql\n(.*?)^```/gms)].map(([, block = '']) =>
    block.replace('<the address of the hook>', HOOK),
  );
}

beforeAll(async () => {
  sql = cluster.connect(await cluster.clone('build_hook'), { max: 1 });
  await sql.unsafe(STAND_INS);
  const blocks = sqlOfReadme();
  expect(blocks).toHaveLength(2);
  for (const block of blocks) await sql.unsafe(block);
});
beforeEach(async () => {
  await sql`truncate net.calls, private.site_changes`;
});

/** Runs a job as pg_cron does, and answers what was called. */
async function runJob(name: string): Promise<readonly unknown[]> {
  const [job] = await sql<{ command: string }[]>`select command from cron.job where jobname = ${name}`;
  await sql.unsafe(job?.command ?? 'select nothing');
  return [...(await sql`select url, body from net.calls order by id`)];
}
const CALLED = [{ url: HOOK, body: {} }];

/** Tables that the queries of a build read; what is asked with a value is asked of the same tables, and old slugs by hosts alone. */
const builtTables = (): readonly string[] => {
  const queries = Object.values(QUERIES).filter((query) => typeof query === 'string');
  return [...new Set(queries.map((query) => query.split('?')[0] ?? ''))].toSorted();
};

test('R-13 every table that is in a build has the trigger of README, and no other has', async () => {
  const found = await sql<{ name: string }[]>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_site_change' order by name`;
  expect(found.map(({ name }) => name)).toEqual(builtTables());
});

test('the build of every night asks the hook and sends nothing with it', async () => {
  expect(await runJob('build the site')).toEqual(CALLED);
});

test('what the office changes builds the site once, however many changes there were, and nothing of a row is sent', async () => {
  expect(await runJob('build the changed site')).toEqual([]);
  for (const table of builtTables()) await sql.unsafe(`delete from public.${table} where false`);
  await sql`update public.company_settings set phone = '020 765 43 21'`;
  await sql`insert into public.services (id, title) values (gen_random_uuid(), 'Polijsten')`;
  expect(await runJob('build the changed site')).toEqual(CALLED);
  expect(await runJob('build the changed site'), 'nothing changed since').toEqual(CALLED);
});

test('what is in no build builds nothing', async () => {
  await sql`insert into public.clients (id, name, email) values (gen_random_uuid(), 'Jan', 'jan@example.nl')`;
  expect(await runJob('build the changed site')).toEqual([]);
});

test('what was undone builds nothing', async () => {
  await sql
    .begin(async (transaction) => {
      await transaction`update public.company_settings set phone = '1'`;
      throw new Error('undone');
    })
    .catch(() => null);
  expect(await runJob('build the changed site')).toEqual([]);
});

test('R-17 S1 nobody who is signed in reads or writes the note of a change', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'])
    for (const right of ['SELECT', 'INSERT', 'DELETE'])
      expect(
        await sql`select has_table_privilege(${role}, 'private.site_changes', ${right}) as may`,
        `${role} ${right}`,
      ).toEqual([{ may: false }]);
});
