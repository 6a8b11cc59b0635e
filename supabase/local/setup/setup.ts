/**
 * `npm run setup`: brings a project and this folder to the first start of a company. Every step looks first and changes
 * only what is not yet so, so that a second run changes nothing.
 */
import { createInterface } from 'node:readline/promises';
import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import * as v from 'valibot';
import { COMPANY_FACTS } from '../../../src/content/company-facts.ts';
import { ok, type Result } from '../../../src/lib/result.ts';
import { MIGRATIONS_DIR, PROJECT_ROOT } from '../paths.ts';
import { askHidden, findUserId, makePassword } from '../staff-account.ts';
import { writeBrand } from './brand-file.ts';
import { checkProject, checkSameProject, hasFunctions, openProjectDatabase } from './project-checks.ts';
import { applyMissingMigrations } from './project-migrations.ts';
import {
  type Ask,
  fault,
  readSetupSettings,
  type SetupFault,
  type SetupSettings,
  USAGE,
} from './setup-settings.ts';

type Step = Promise<Result<string, SetupFault>>;

const MIN_PASSWORD = 8;

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

const staffOf = async (sql: postgres.Sql): Promise<People> =>
  v.parse(people, [...(await sql`select user_id, name, role, disabled_at from public.staff`)]);
const hasAdmin = (staff: People): boolean =>
  staff.some(({ role, disabled_at }) => role === 'admin' && disabled_at === null);

async function choosePassword(): Promise<Result<{ password: string; is_made: boolean }, SetupFault>> {
  const typed = process.stdin.isTTY
    ? await askHidden('Password of the admin (empty to have one made): ')
    : '';
  if (typed === '') return ok({ password: makePassword(), is_made: true });
  return typed.length < MIN_PASSWORD
    ? fault('password_too_short', `A password has at least ${MIN_PASSWORD} characters.`)
    : ok({ password: typed, is_made: false });
}

/** Makes the first admin; an account that exists keeps its password. */
async function makeAdmin(sql: postgres.Sql, staff: People, settings: SetupSettings): Step {
  const { admin_email: email } = settings;
  if (email === undefined) {
    return hasAdmin(staff)
      ? ok('There is an admin.')
      : fault('admin_email_missing', '--admin-email is not given, and the project has no admin yet.');
  }
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
  let said = `${email} had an account already; its password stays.`;
  if (user_id === null) {
    const chosen = await choosePassword();
    if (!chosen.ok) return chosen;
    const { password, is_made } = chosen.value;
    const { data, error } = await supabase.auth.admin.createUser({ email, password, email_confirm: true });
    if (error) return fault('admin_refused', `The project makes no account for ${email}: ${error.message}`);
    user_id = data.user.id;
    said = is_made ? `Password, shown once: ${password}` : 'The password is the one that was typed.';
  }
  const name = settings.admin_name ?? known?.name ?? email.split('@')[0] ?? email;
  await sql`insert into public.staff (user_id, role, name) values (${user_id}, 'admin', ${name})
    on conflict (user_id) do update set role = excluded.role, name = excluded.name`;
  return ok(`${name} <${email}> is an admin now. ${said}`);
}

/** What keeps the timer from running, in words with the place in the dashboard that mends it. */
const TIMER_STEPS: Readonly<Record<string, string>> = {
  no_pg_cron:
    'Database, Extensions: switch on pg_cron, then in the SQL editor: select private.schedule_jobs();',
  no_pg_net: 'Database, Extensions: switch on pg_net.',
  no_secret:
    "SQL editor: select vault.create_secret('<project address>', 'project_url'); and select vault.create_secret('<CRON_SECRET>', 'cron_secret');",
  role_refused:
    'Support of the platform: idle_in_transaction_session_timeout of the role authenticator has to be 60 seconds.',
};

const reasons = v.array(v.object({ trouble: v.string() }));

/** What is left for a person: first what was seen to be missing, then what cannot be seen from here. */
async function remainingSteps(
  sql: postgres.Sql,
  settings: SetupSettings,
  { takes_sign_ups }: { readonly takes_sign_ups: boolean },
): Promise<readonly string[]> {
  const found = await sql`select distinct private.timer_trouble(name) as trouble from private.scheduled_jobs
    where private.timer_trouble(name) is not null`;
  const [row] = await sql`select * from public.company_settings`;
  const unchanged = (['phone', 'email'] as const).filter((column) => row?.[column] === COMPANY_FACTS[column]);
  return [
    ...(takes_sign_ups
      ? ["Authentication, Sign In / Providers: switch off 'Allow new users to sign up'."]
      : []),
    ...v.parse(reasons, [...found]).map(({ trouble }) => TIMER_STEPS[trouble] ?? trouble),
    ...((await hasFunctions(settings))
      ? []
      : [
          'Terminal: npx supabase@3.1.0 link --project-ref <ref>, then npx supabase@3.1.0 functions deploy --use-api',
        ]),
    ...(unchanged.length > 0
      ? [
          `Here or under Settings, Bedrijf: ${unchanged.join(' and ')} of the company are still those of the demo.`,
        ]
      : []),
    "Edge Functions, Secrets: CRON_SECRET and LEAD_SALT, two long random texts, and MAIL_PROVIDER with its values (README, 'Variables').",
    "Authentication, Sign In / Providers, Email: switch on 'Require current password when updating'.",
    'Authentication, URL Configuration: the address of the site as site URL, <site>/admin/wachtwoord as redirect URL.',
    'Authentication, Emails: a mail server of your own, for the one of the platform sends a few mails an hour.',
    "Realtime, Settings: switch off 'Allow public access'.",
    `Host of the site: SUPABASE_URL=${settings.url} SUPABASE_PUBLISHABLE_KEY=${settings.publishable_key} npm run build, then README, 'The host'.`,
  ];
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
    const migrated = await applyMissingMigrations(sql, MIGRATIONS_DIR);
    if (!migrated.ok) return migrated;
    for (const name of migrated.value) say(`Applied: ${name}`);
    if (migrated.value.length === 0) say('Every migration is applied.');
    const staff = await staffOf(sql);
    for (const step of [
      () => writeFacts(sql, settings.facts),
      () => writeBrand(PROJECT_ROOT, settings, { is_first_start: !hasAdmin(staff) }),
      () => makeAdmin(sql, staff, settings),
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

async function run(): Promise<void> {
  const settings = await readSetupSettings(
    process.argv.slice(2),
    process.env,
    process.stdin.isTTY ? ask : null,
  );
  if (settings.ok && settings.value === 'help') {
    console.log(USAGE);
    return;
  }
  const done = settings.ok && settings.value !== 'help' ? await setUp(settings.value, console.log) : settings;
  if (done.ok) return;
  console.error(`${done.error.sentence} (${done.error.code})`);
  process.exitCode = 1;
}

await run();
