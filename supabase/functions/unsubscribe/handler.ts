/**
 * Ends a newsletter subscription. The link in a mail (GET) leads on to a page of the site, the same one for every
 * token; a mail program's own button (POST, RFC 8058) gets an empty answer. Neither tells whether a token is known.
 */
import { COMPANY } from '../../../src/content/company.ts';
import { UNSUBSCRIBE_FAILED } from '../../../src/content/mail.ts';
import { PUBLIC_PATHS } from '../../../src/routes.ts';

type Env = Readonly<Record<string, string | undefined>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ANSWER_MS = 10_000;
/** The address holds the token: no cache keeps it, and no other page is told of it. */
const QUIET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

async function unsubscribe(token: string, base_url: string, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`${base_url}/rest/v1/rpc/newsletter_unsubscribe`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ p_token: token }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

/** 303 to the site, or 200 for one click; 405 for other methods, 502 when the database does not answer. */
export async function handler(request: Request, env: Env): Promise<Response> {
  const { SUPABASE_URL: base_url, SUPABASE_SERVICE_ROLE_KEY: key } = env;
  // A HEAD is a scanner's: it must end nothing.
  if (request.method !== 'GET' && request.method !== 'POST')
    return new Response(null, { status: 405, headers: { ...QUIET, allow: 'GET, POST' } });
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const done = !UUID.test(token) || (base_url && key ? await unsubscribe(token, base_url, key) : false);
  if (!done) {
    const headers = { ...QUIET, 'content-type': 'text/plain; charset=utf-8' };
    return new Response(UNSUBSCRIBE_FAILED, { status: 502, headers });
  }
  if (request.method === 'POST') return new Response(null, { status: 200, headers: QUIET });
  const site_url = (env['SITE_URL'] || COMPANY.site_url).replace(/\/+$/, '');
  const location = `${site_url}${PUBLIC_PATHS.unsubscribed}`;
  return new Response(null, { status: 303, headers: { ...QUIET, location } });
}
