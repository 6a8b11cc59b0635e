import type postgres from 'postgres';
import * as v from 'valibot';
import { companySteps } from './demo-company.ts';
import { hasFunctions } from './project-checks.ts';
import type { SetupSettings } from './setup-settings.ts';

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
export async function remainingSteps(
  sql: postgres.Sql,
  settings: SetupSettings,
  { takes_sign_ups }: { readonly takes_sign_ups: boolean },
): Promise<readonly string[]> {
  const found = await sql`select distinct private.timer_trouble(name) as trouble from private.scheduled_jobs
    where private.timer_trouble(name) is not null`;
  const [row] = await sql`select * from public.company_settings`;
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
    "Edge Functions, Secrets: CRON_SECRET, LEAD_SALT and SITE_HOST_SECRET, three long random texts (the last one for the host of the site too), and MAIL_PROVIDER with its values (README, 'Variables').",
    "Authentication, Sign In / Providers, Email: switch on 'Require current password when updating'.",
    'Authentication, URL Configuration: the address of the site as site URL, <site>/admin/wachtwoord as redirect URL.',
    'Authentication, Emails: a mail server of your own, for the one of the platform sends a few mails an hour.',
    "Realtime, Settings: switch off 'Allow public access'.",
    `Host of the site: SUPABASE_URL=${settings.url} SUPABASE_PUBLISHABLE_KEY=${settings.publishable_key} npm run build, then README, 'The host'.`,
    ...companySteps({
      facts: row ?? {},
      name: settings.name ?? null,
      site_url: settings.site_url ?? null,
    }),
    `When all this is done, prove it: npm run prove -- --url ${settings.url} --publishable-key ${settings.publishable_key} --secret-key … --site <address of the site>`,
  ];
}
