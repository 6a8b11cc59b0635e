import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { LOCAL_FILE } from './paths.ts';
import { askHidden, choosePassword, findUserId } from './staff-account.ts';

const USAGE = `npm run staff:add -- --email you@example.nl --role admin|technician [--name "Your Name"] [--invite]
  --invite sends a mail in which the person chooses a password; otherwise one is asked, or made when left empty.
  SUPABASE_URL and SUPABASE_SECRET_KEY name the project; without them the backend that runs on this machine.`;

/** Said to people as it is. */
class Plain extends Error {}

const options = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email()),
  role: v.picklist(['admin', 'technician']),
  name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1))),
  invite: v.boolean(),
});

type Options = v.InferOutput<typeof options>;

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      name: { type: 'string' },
      invite: { type: 'boolean', default: false },
    },
  });
  const parsed = v.safeParse(options, values);
  if (!parsed.success) throw new Plain(USAGE);
  return parsed.output;
}

const project = v.object({
  url: v.pipe(v.string(), v.url()),
  secret_key: v.pipe(v.string(), v.minLength(1)),
});

function readProject(): v.InferOutput<typeof project> {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  if (SUPABASE_URL || SUPABASE_SECRET_KEY) {
    const named = v.safeParse(project, { url: SUPABASE_URL, secret_key: SUPABASE_SECRET_KEY });
    if (!named.success) throw new Plain('Set both SUPABASE_URL and SUPABASE_SECRET_KEY, or neither.');
    return named.output;
  }
  const local = existsSync(LOCAL_FILE)
    ? v.safeParse(project, JSON.parse(readFileSync(LOCAL_FILE, 'utf8')))
    : null;
  if (!local?.success)
    throw new Plain('No backend runs on this machine (npm start), and no SUPABASE_URL is set.');
  return local.output;
}

async function makeAccount(supabase: SupabaseClient, url: string, wanted: Options): Promise<string> {
  if (wanted.invite) {
    const redirectTo = `${process.env['SITE_URL'] ?? url}/admin/wachtwoord`;
    const { data, error } = await supabase.auth.admin.inviteUserByEmail(wanted.email, { redirectTo });
    if (error) throw error;
    console.log(`An invitation was sent to ${wanted.email}.`);
    return data.user.id;
  }
  const { password, is_made } = await choosePassword(process.stdin.isTTY ? askHidden : null);
  const { data, error } = await supabase.auth.admin.createUser({
    email: wanted.email,
    password,
    email_confirm: true,
  });
  if (error) throw error;
  if (is_made) console.log(`Password, shown once: ${password}`);
  return data.user.id;
}

const staffName = v.object({ name: v.string() });

async function knownName(supabase: SupabaseClient, user_id: string): Promise<string | null> {
  const { data, error } = await supabase.from('staff').select('name').eq('user_id', user_id).maybeSingle();
  if (error) throw error;
  const parsed = v.safeParse(staffName, data);
  return parsed.success ? parsed.output.name : null;
}

async function run(): Promise<void> {
  const wanted = readOptions();
  const { url, secret_key } = readProject();
  const supabase = createClient(url, secret_key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const known = await findUserId(supabase, wanted.email);
  if (known !== null) console.log(`${wanted.email} has an account already; its password stays.`);
  const user_id = known ?? (await makeAccount(supabase, url, wanted));
  const name =
    wanted.name ?? (await knownName(supabase, user_id)) ?? wanted.email.split('@')[0] ?? wanted.email;
  const { error } = await supabase
    .from('staff')
    .upsert({ user_id, role: wanted.role, name }, { onConflict: 'user_id' });
  if (error) throw error;
  console.log(`${name} <${wanted.email}> works here now, as ${wanted.role}.`);
}

try {
  await run();
} catch (fault) {
  console.error(fault instanceof Plain || fault instanceof TypeError ? fault.message : fault);
  process.exitCode = 1;
}
