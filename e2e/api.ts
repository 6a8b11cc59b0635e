import * as v from 'valibot';
import { PUBLISHABLE_KEY } from '../supabase/local/options.ts';

const SESSION = v.object({ access_token: v.string() });

/** Signs in without a browser; answers the access token. Throws when refused. */
export async function accessToken(url: string, who: { email: string; password: string }): Promise<string> {
  const { email, password } = who;
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return v.parse(SESSION, await answer.json()).access_token;
}

/** Ends every session of the account: its refresh tokens no longer work anywhere. */
export async function endSessions(url: string, who: { email: string; password: string }): Promise<void> {
  const ended = await fetch(`${url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await accessToken(url, who)}` },
  });
  if (!ended.ok) throw new Error(`sessions were not ended: ${ended.status}`);
}

/** Notes of all clients as the server has them. */
export async function clientNotes(
  url: string,
  who: { email: string; password: string },
): Promise<readonly (string | null)[]> {
  const answer = await fetch(`${url}/rest/v1/clients?select=notes`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${await accessToken(url, who)}` },
  });
  const rows = v.parse(v.array(v.object({ notes: v.nullable(v.string()) })), await answer.json());
  return rows.map(({ notes }) => notes);
}
