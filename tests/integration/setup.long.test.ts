import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningBackend } from '../../supabase/local/backend.ts';
import { readMigrations } from '../../supabase/local/database/migrations.ts';
import { MIGRATIONS_DIR, PROJECT_ROOT } from '../../supabase/local/paths.ts';
import type { Sql } from '../support/postgres.ts';
import { client } from './backend-fixtures.ts';
import {
  beginFirstStart,
  COMPANY_FLAGS,
  DATABASE_PASSWORD,
  type Environment,
  type FirstStart,
  type Outcome,
} from './first-start.ts';

let start: FirstStart;
let backend: RunningBackend;
let sql: Sql;

beforeAll(async () => {
  // The timers of the embedded backend look for tables that are not there yet, and say so.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  start = await beginFirstStart();
  ({ backend, sql } = start);
}, 120_000);

afterAll(async () => {
  vi.restoreAllMocks();
  await start.stop();
});

const right = (): Environment => start.rightEnvironment();

/** What `npm run setup` runs. */
const setup = (args: readonly string[], env: Environment): Promise<Outcome> =>
  start.run(['supabase/local/setup/setup.ts', ...args], env);

async function ledger(): Promise<readonly unknown[]> {
  const [there] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as yes`;
  return there?.['yes'] === true
    ? await sql`select version, name from supabase_migrations.schema_migrations order by version`
    : [];
}

/** Every file of the copy that is text of ours, by its path. */
const filesOf = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(start.copy, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(start.copy, file), readFileSync(file, 'utf8')]),
  );

/** A key of the former kind, for a role. */
const jwt = (role: string): string => `e30.${btoa(JSON.stringify({ role }))}.c2ln`;

/** What a run may have changed on the server. */
const state = async () => [
  await ledger(),
  await sql`select * from public.company_settings`,
  await sql`select * from public.staff`,
  await sql`select id, encrypted_password from auth.users`,
  await sql`select id from storage.buckets order by id`,
];

describe('refused, with a code and a sentence, before anything is changed', () => {
  const cases: readonly (readonly [string, readonly string[], () => Environment])[] = [
    ['kvk_invalid', ['--kvk', '1234'], right],
    ['publishable_key_invalid', ['--publishable-key', 'sb_secret_mistaken'], right],
    ['url_unreachable', ['--url', 'http://127.0.0.1:9'], right],
    ['publishable_key_refused', ['--publishable-key', jwt('anon')], right],
    ['publishable_key_refused', ['--publishable-key', 'sb_publishable_other'], right],
    ['secret_key_refused', [], () => ({ ...right(), SUPABASE_SECRET_KEY: 'sb_secret_other' })],
    [
      'database_password_refused',
      [],
      () => ({ ...right(), DATABASE_URL: start.databaseUrl('project', 'owner', 'x') }),
    ],
    ['database_missing', [], () => ({ ...right(), DATABASE_URL: start.databaseUrl('nowhere') })],
    ['database_unreachable', [], () => ({ ...right(), DATABASE_URL: 'postgres://a:b@127.0.0.1:9/postgres' })],
    [
      'database_transaction_pooler',
      [],
      () => ({ ...right(), DATABASE_URL: 'postgres://a:b@127.0.0.1:6543/postgres' }),
    ],
    ['database_of_another_project', [], () => ({ ...right(), DATABASE_URL: start.databaseUrl('other') })],
    [
      'database_rights_missing',
      [],
      () => ({ ...right(), DATABASE_URL: start.databaseUrl('project', 'reader') }),
    ],
    ['admin_email_missing', ['--name', 'Werf Noorderlicht', '--phone', '0515 12 34 56'], right],
  ];

  beforeAll(async () => {
    await sql.unsafe(`create role reader login password '${DATABASE_PASSWORD}'`);
  });

  test.each(cases.map(([code, args, env]) => [code, args, env] as const))(
    '%s %j',
    async (code, args, env) => {
      const { exit, refused } = await setup(args, env());
      expect([exit, refused]).toEqual([
        1,
        expect.stringMatching(new RegExp(`^[^\\n]+\\. \\(${code}\\)\\n$`)),
      ]);
      for (const secret of [DATABASE_PASSWORD, backend.secret_key, 'sb_secret_mistaken'])
        expect(refused).not.toContain(secret);
    },
  );

  test('url_no_project: another server answers', async () => {
    const server = createServer((_request, response) => response.end('<p>Hallo</p>'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { exit, refused } = await setup(['--url', `http://127.0.0.1:${port}`], right());
    await new Promise((resolve) => server.close(resolve));
    expect([exit, refused]).toEqual([1, expect.stringContaining('(url_no_project)')]);
  });

  // What the project is asked at a start, in this order, and which of it is answered before it goes away.
  test.each([
    ['project_unreachable', ['/auth/v1/settings']],
    ['project_unreachable', ['/auth/v1/settings', '/auth/v1/admin/users']],
  ])('%s: a project that answers %j and then no more', async (code, answered) => {
    const server = createServer((request, response) => {
      const at = answered.find((one) => request.url?.startsWith(one));
      if (at === undefined) request.socket.destroy();
      else response.end(JSON.stringify({ external: {}, disable_signup: true, users: [] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { exit, refused } = await setup(['--url', `http://127.0.0.1:${port}`], right());
    await new Promise((resolve) => server.close(resolve));
    expect([exit, refused]).toEqual([1, expect.stringMatching(new RegExp(`^[^\\n]+\\. \\(${code}\\)\\n$`))]);
  });

  test('nothing was changed, in the project or in the folder', async () => {
    expect(await ledger()).toEqual([]);
    const [tables] = await sql`select count(*)::int as count from pg_tables where schemaname = 'public'`;
    expect(tables?.['count']).toBe(0);
    expect(await sql`select id from storage.buckets`).toEqual([]);
    for (const [file, text] of filesOf())
      expect(text === readFileSync(path.join(PROJECT_ROOT, file), 'utf8'), file).toBe(true);
  });
});

test('--help says every flag and changes nothing', async () => {
  const { exit, said } = await setup(['--help'], {});
  expect(exit).toBe(0);
  for (const word of [
    '--url or SUPABASE_URL',
    'SUPABASE_SECRET_KEY',
    'DATABASE_URL',
    '--admin-email',
    '--kvk',
  ])
    expect(said).toContain(word);
  expect(said).not.toContain('--secret-key');
});

describe('the first start of a company', () => {
  let first: Outcome;
  let before: ReadonlyMap<string, string>;
  beforeAll(async () => {
    before = filesOf();
    first = await setup(COMPANY_FLAGS, right());
  }, 60_000);

  test('it runs every migration in order and notes each as the command line of the service does', async () => {
    expect([first.exit, first.refused]).toEqual([0, '']);
    const names = readMigrations(MIGRATIONS_DIR).map(({ name }) => name);
    expect(await ledger()).toEqual(
      names.map((file) => {
        const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
        return { version, name };
      }),
    );
    const [kept] =
      await sql`select statements from supabase_migrations.schema_migrations order by version limit 1`;
    expect(kept?.['statements']).toEqual([readMigrations(MIGRATIONS_DIR)[0]?.text]);
  });

  test('the company says of itself what was given, and the rest as before', async () => {
    const [row] = await sql`select * from public.company_settings`;
    expect(row).toMatchObject({
      phone: '0515 12 34 56',
      email: 'werf@noorderlicht.example',
      street: 'Kade 3',
      postal_code: '8601 AB',
      kvk_number: '12345678',
      vat_number: null,
      weekdays_from: '08:00',
      weekdays_to: '17:00',
      saturday_from: null,
      saturday_to: null,
    });
  });

  test('the first admin signs in with the password that was shown once', async () => {
    const password = /shown once: (\S+)/.exec(first.said)?.[1] ?? '';
    const { data, error } = await client(backend).auth.signInWithPassword({
      email: 'baas@noorderlicht.example',
      password,
    });
    expect(error).toBeNull();
    expect(await sql`select user_id, role, name from public.staff`).toEqual([
      { user_id: data.user?.id, role: 'admin', name: 'Baas' },
    ]);
  });

  test('the setup lists what a person has to do by hand, each with its place', () => {
    const left = first.said.split('Left to do by hand')[1] ?? '';
    for (const words of [
      'pg_cron',
      'CRON_SECRET, LEAD_SALT and SITE_HOST_SECRET',
      "'Require current password when updating'",
      '/admin/wachtwoord',
      'Realtime, Settings',
      'npm run build',
    ])
      expect(left).toContain(words);
  });

  test('the setup then names what still is as in the demo and what is to be confirmed, and last how to prove it', () => {
    const [company = '', brand = '', confirm = '', prove = ''] = first.said.trim().split('\n').slice(-4);
    expect(company).toBe(
      '- Here or under Settings, Bedrijf: still as in the demo are expertise_since, team_experience, founder_experience, ' +
        'gelcoat_treated, sealant_replaced, rating_score, rating_count, founding_year, founding_places.',
    );
    expect(brand).toBe(
      '- src/brand.ts: still as in the demo are the page on LinkedIn, the page on Instagram.',
    );
    expect(confirm).toMatch(/^- src\/content, to be confirmed .*COMPANY_FACTS\.vat_number.* PRICES, /);
    expect(confirm).not.toContain('COMPANY_FACTS.phone');
    expect(prove).toContain(`npm run prove -- --url ${start.backend.url} `);
    expect(prove).not.toContain(backend.secret_key);
  });

  test('the setup changes only the name and the addresses in the folder, and writes no secret into it', () => {
    const after = filesOf();
    const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changed).toEqual(['src/brand.ts']);
    expect(after.size).toBe(before.size);
    const brand = after.get('src/brand.ts') ?? '';
    expect(brand).toContain("BRAND_NAME = 'Werf Noorderlicht'");
    expect(brand).toContain("SITE_ADDRESS = 'https://www.noorderlicht.example'");
    expect(brand).toContain("STORAGE_PREFIX = 'werf-noorderlicht'");
    const password = /shown once: (\S+)/.exec(first.said)?.[1] ?? '';
    // The key of the embedded backend stands in the sources, for it is none: only what was written counts.
    for (const secret of [DATABASE_PASSWORD, password, right()['DATABASE_URL'] ?? ''])
      expect([...after].filter(([, text]) => text.includes(secret)).map(([file]) => file)).toEqual([]);
    expect(brand).not.toContain(backend.secret_key);
  });

  test('a second run finds everything done and changes nothing', async () => {
    const files = filesOf();
    const known = await state();
    const again = await setup(COMPANY_FLAGS, right());
    expect([again.exit, again.refused]).toEqual([0, '']);
    for (const words of [
      'Every migration is applied.',
      'facts of the company are as given',
      'src/brand.ts is as given',
      'baas@noorderlicht.example is an admin.',
    ])
      expect(again.said).toContain(words);
    expect(await state()).toEqual(known);
    expect(filesOf()).toEqual(files);
    // Nor does one need to give again what is there.
    expect(await setup([], right())).toMatchObject({ exit: 0, refused: '' });
    expect(await state()).toEqual(known);
  });

  test('a company that is called otherwise later keeps the names on its devices, for unsent work stands under them', async () => {
    expect(await setup(['--name', 'Noorderlicht Jachten'], right())).toMatchObject({ exit: 0 });
    const brand = filesOf().get('src/brand.ts') ?? '';
    expect(brand).toContain("BRAND_NAME = 'Noorderlicht Jachten'");
    expect(brand).toContain("STORAGE_PREFIX = 'werf-noorderlicht'");
  });

  test('a migration that fails is named and leaves nothing behind', async () => {
    const file = path.join(start.copy, 'supabase/migrations/20990101000000_broken.sql');
    writeFileSync(file, 'create table public.half_done (id int);\nselect no_such_function();\n');
    const { exit, refused } = await setup([], right());
    expect([exit, refused]).toEqual([
      1,
      expect.stringMatching(/20990101000000_broken\.sql .*no_such_function.*\(migration_failed\)/),
    ]);
    const [half] = await sql`select to_regclass('public.half_done') is null as gone`;
    expect(half?.['gone']).toBe(true);
    rmSync(file);
  });

  test('a project that is ahead of this folder is refused', async () => {
    await sql`insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'later')`;
    const { exit, refused } = await setup([], right());
    expect([exit, refused]).toEqual([1, expect.stringContaining('20990101000000')]);
    expect(refused).toContain('(migrations_unknown)');
    await sql`delete from supabase_migrations.schema_migrations where version = '20990101000000'`;
  });

  test('a migration that was passed over is refused', async () => {
    const [passed] =
      await sql`delete from supabase_migrations.schema_migrations where version = '20260101000300' returning *`;
    const { exit, refused } = await setup([], right());
    expect([exit, refused]).toEqual([1, expect.stringContaining('(migrations_out_of_order)')]);
    await sql`insert into supabase_migrations.schema_migrations ${sql(passed ?? {})}`;
  });

  test('while one setup runs, another waits its turn', async () => {
    const other = await sql.reserve();
    await other`select pg_advisory_lock(20260101)`;
    const { exit, refused } = await setup([], right());
    await other`select pg_advisory_unlock(20260101)`;
    other.release();
    expect([exit, refused]).toEqual([1, expect.stringContaining('(setup_runs_already)')]);
  });

  test('what no step has an answer to ends in a sentence too, and so does a project that goes away later', async () => {
    await sql`alter table public.company_settings rename to company_settings_away`;
    const unexpected = await setup([], right());
    await sql`alter table public.company_settings_away rename to company_settings`;
    expect([unexpected.exit, unexpected.refused]).toEqual([
      1,
      expect.stringMatching(/^The setup ended [^\n]*company_settings[^\n]*\. \(setup_failed\)\n$/),
    ]);
    await sql`create function public.cut_off() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`;
    await sql`create trigger cut_off before update on public.company_settings execute function public.cut_off()`;
    const away = await setup(['--phone', '0515 99 88 77'], right());
    await sql`drop function public.cut_off() cascade`;
    expect([away.exit, away.refused]).toEqual([
      1,
      expect.stringMatching(/^[^\n]+\. \(project_unreachable\)\n$/),
    ]);
  });

  test('a disabled admin is not brought back', async () => {
    // There is no other admin, so the guard of the last one stands in the way of the test.
    await sql`alter table public.staff disable trigger user`;
    await sql`update public.staff set disabled_at = now()`;
    const { exit, refused } = await setup(COMPANY_FLAGS, right());
    await sql`update public.staff set disabled_at = null`;
    await sql`alter table public.staff enable trigger user`;
    expect([exit, refused]).toEqual([1, expect.stringContaining('(admin_disabled)')]);
  });
});
