/**
 * `npm run setup`: brings a project and this folder to the first start of a company. Every step looks first and changes
 * only what is not yet so, so that a second run changes nothing.
 */
import { createInterface } from 'node:readline/promises';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import * as v from 'valibot';
import { ok, type Result } from '../../../src/lib/result.ts';
import { MIGRATIONS_DIR, PROJECT_ROOT } from '../paths.ts';
import { askHidden, choosePassword, findUserId } from '../staff-account.ts';
import { writeBrand } from './brand-file.ts';
import { checkProject, checkSameProject, openProjectDatabase } from './project-checks.ts';
import { applyMissingMigrations } from './project-migrations.ts';
import { remainingSteps } from './remaining-steps.ts';
import {
  type Ask,
  fault,
  readSetupSettings,
  type SetupFault,
  type SetupSettings,
  USAGE,
} from './setup-settings.ts';
import { unexpectedFault } from './unexpected-fault.ts';

type Step = Promise<Result<string, SetupFault>>;

const ask: Ask = async (question, { is_hidden }) => {
  if (is_hidden) return await askHidden(question);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return answer;
};

/** Writes the given facts into the company's one row where they differ. */
async function writeFacts(sql: postgres.Sql, facts: SetupSettings['facts']): Step {
  const [row] = await sql`select * from public.company_settings`;
  if (row === undefined)
    return fault(
      'company_row_missing',
      'The row of public.company_settings is not there: restore it from a backup.',
    );
  const changed = Object.fromEntries(
    Object.entries(facts).filter(([column, value]) => value !== undefined && row[column] !== value),
  );
  const columns = Object.keys(changed);
  if (columns.length === 0) return ok('The facts of the company are as given.');
  await sql`update public.company_settings set ${sql(changed, ...columns)}`;
  return ok(`Facts of the company written: ${columns.join(', ')}.`);
}

const people = v.array(
  v.object({ user_id: v.string(), name: v.string(), role: v.string(), disabled_at: v.nullable(v.date()) }),
);
type People = v.InferOutput<typeof people>;

/** The staff of the project; an empty list before its first migrations. */
async function staffOf(sql: postgres.Sql): Promise<People> {
  const [table] = await sql`select to_regclass('public.staff') is not null as is_there`;
  return table?.['is_there'] === true
    ? v.parse(people, [...(await sql`select user_id, name, role, disabled_at from public.staff`)])
    : [];
}
const hasAdmin = (staff: People): boolean =>
  staff.some(({ role, disabled_at }) => role === 'admin' && disabled_at === null);

/** Makes the first admin, where one was given; an account that exists keeps its password. */
async function makeAdmin(
  sql: postgres.Sql,
  staff: People,
  settings: SetupSettings,
  say: (line: string) => void,
): Step {
  const { admin_email: email } = settings;
  if (email === undefined) return ok('There is an admin.');
  const supabase = createClient(settings.url, settings.secret_key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  let user_id = await findUserId(supabase, email);
  const known = staff.find((one) => one.user_id === user_id);
  if (known !== undefined && known.disabled_at !== null)
    return fault(
      'admin_disabled',
      `${email} was disabled: another admin enables the account under Settings.`,
    );
  if (known?.role === 'admin' && (settings.admin_name ?? known.name) === known.name)
    return ok(`${email} is an admin.`);
  if (user_id !== null) say(`${email} had an account already; its password stays.`);
  else {
    const { password, is_made } = await choosePassword(process.stdin.isTTY ? askHidden : null);
    const { data, error } = await supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) return fault('admin_refused', `The project makes no account for ${email}: ${error.message}`);
    user_id = data.user.id;
    // At once, for what follows may fail.
    if (is_made) say(`Password of ${email}, shown once: ${password}`);
  }
  const name = settings.admin_name ?? known?.name ?? email.split('@')[0] ?? email;
  await sql`insert into public.staff (user_id, role, name) values (${user_id}, 'admin', ${name})
    on conflict (user_id) do update set role = excluded.role, name = excluded.name`;
  return ok(`${name} <${email}> is an admin now.`);
}

/** Runs every step; the first that fails ends the setup, and what was done before it stays. */
async function setUp(
  settings: SetupSettings,
  say: (line: string) => void,
): Promise<Result<null, SetupFault>> {
  const project = await checkProject(settings);
  if (!project.ok) return project;
  say(`${settings.url} answers and takes both keys.`);
  const database = await openProjectDatabase(settings.database_url);
  if (!database.ok) return database;
  const sql = database.value;
  try {
    const same = await checkSameProject(sql, settings);
    if (!same.ok) return same;
    say('The database is that of the project.');
    const staff = await staffOf(sql);
    if (settings.admin_email === undefined && !hasAdmin(staff))
      return fault('admin_email_missing', '--admin-email is not given, and the project has no admin yet.');
    const migrated = await applyMissingMigrations(sql, MIGRATIONS_DIR);
    if (!migrated.ok) return migrated;
    for (const name of migrated.value) say(`Applied: ${name}`);
    if (migrated.value.length === 0) say('Every migration is applied.');
    for (const step of [
      () => writeFacts(sql, settings.facts),
      () => writeBrand(PROJECT_ROOT, settings, { is_first_start: !hasAdmin(staff) }),
      () => makeAdmin(sql, staff, settings, say),
    ]) {
      const done = await step();
      if (!done.ok) return done;
      say(done.value);
    }
    say('\nLeft to do by hand, in the dashboard of the project where nothing else is said:');
    for (const step of await remainingSteps(sql, settings, project.value)) say(`- ${step}`);
    return ok(null);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function tell({ sentence, code }: SetupFault): void {
  console.error(`${sentence} (${code})`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const settings = await readSetupSettings(
    process.argv.slice(2),
    process.env,
    process.stdin.isTTY ? ask : null,
  );
  if (!settings.ok) return tell(settings.error);
  if (settings.value === 'help') return console.log(USAGE);
  const { secret_key, database_url } = settings.value;
  const done = await setUp(settings.value, console.log).catch((problem: unknown) =>
    unexpectedFault('setup', problem, [secret_key, database_url]),
  );
  if (!done.ok) tell(done.error);
}

await run();
