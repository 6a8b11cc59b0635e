import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { DEMO_USERS } from '../../supabase/local/demo-users.ts';
import type { RunningBackend } from '../../supabase/local/options.ts';

export type Person = 'admin' | 'technician' | 'technician2' | 'guest';

const ORDER: readonly Person[] = ['admin', 'technician', 'technician2', 'guest'];

/** A demo sign-in of supabase/local. */
export function person(who: Person): { id: string; email: string; password: string } {
  const user = DEMO_USERS[ORDER.indexOf(who)];
  if (!user) throw new Error(`no demo user ${who}`);
  return user;
}

/** An unmodified supabase-js that forgets its session with the process. */
export function client(backend: RunningBackend, key = backend.publishable_key): SupabaseClient {
  return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** The same, signed in. */
export async function signedIn(backend: RunningBackend, who: Person): Promise<SupabaseClient> {
  const supabase = client(backend);
  const { email, password } = person(who);
  const { error } = await supabase.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return supabase;
}

/** The token of a signed-in client. */
export async function tokenOf(supabase: SupabaseClient): Promise<string> {
  const { data } = await supabase.auth.getSession();
  if (!data.session) throw new Error('not signed in');
  return data.session.access_token;
}

const mails = v.array(
  v.object({
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    link: v.nullable(v.string()),
    code: v.nullable(v.string()),
  }),
);

/** Caught mails to one address, newest first. */
export async function mailsTo(
  backend: RunningBackend,
  address: string,
): Promise<v.InferOutput<typeof mails>> {
  const answer = await fetch(`${backend.url}/_local/mail.json`);
  return v.parse(mails, await answer.json()).filter((mail) => mail.to === address);
}

/** A put of a new client, as a device pushes it. */
export function putOfClient(name: string): { id: string; row_id: string; mutation: Record<string, unknown> } {
  const id = crypto.randomUUID();
  const row_id = crypto.randomUUID();
  const set = { name, email: 'nieuw@post.example', status: 'prospect' };
  const mutation = {
    id,
    seq: 1,
    table: 'clients',
    row_id,
    op: 'put',
    bases: {},
    set,
    epoch: null,
    app_version: 'test',
  };
  return { id, row_id, mutation };
}
