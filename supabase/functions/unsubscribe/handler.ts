/**
 * Ends a newsletter subscription. Opening the link in a mail (GET) ends nothing, for scanners of mail open every
 * link: it leads to a page of the site with one button. That button and a mail program's own (RFC 8058) post here; the
 * one is led on to a page of the site, the other gets an empty answer. None tells whether a token is known.
 */
import { COMPANY } from '../../../src/content/company.ts';
import { UNSUBSCRIBE_FAILED } from '../../../src/content/mail.ts';
import { PUBLIC_PATHS, UNSUBSCRIBE_PATHS } from '../../../src/routes.ts';
import { type Backend, backendOf } from '../shared/backend.ts';
import { type Env, readBytes } from '../shared/http.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_BODY_BYTES = 4_096;
/** RFC 8058: what a mail program's button sends, as a form of either kind. */
const ONE_CLICK = /List-Unsubscribe[^]*One-Click/i;
/** The address holds the token: no cache keeps it, and no other page is told of it. */
const QUIET = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const;

const answer = (status: number, headers: Record<string, string> = {}, body: string | null = null): Response =>
  new Response(body, { status, headers: { ...QUIET, ...headers } });

const notDone = (status: number): Response =>
  answer(status, { 'content-type': 'text/plain; charset=utf-8' }, UNSUBSCRIBE_FAILED);

/** The token in an address; null for one that no mail of ours holds. */
function tokenIn(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const token = new URL(address).searchParams.get('token') ?? '';
  return UUID.test(token) ? token : null;
}

async function end(backend: Backend | null, token: string): Promise<boolean> {
  const ended = await backend?.rpc('newsletter_unsubscribe', { p_token: token });
  await ended?.body?.cancel();
  return ended?.ok ?? false;
}

/**
 * GET: 303 to the page that asks. POST: 200 for a mail program, 303 for that page's button, 400 for a button without a
 * token, 502 when the database does not answer. Other methods, a scanner's HEAD too: 405.
 */
export async function handler(request: Request, env: Env): Promise<Response> {
  const site_url = (env['SITE_URL'] || COMPANY.site_url).replace(/\/+$/, '');
  const given = tokenIn(request.url);
  if (request.method === 'GET') {
    const query = given === null ? '' : `?token=${given}`;
    return answer(303, { location: `${site_url}${UNSUBSCRIBE_PATHS.ask}${query}` });
  }
  if (request.method !== 'POST') return answer(405, { allow: 'GET, POST' });
  const body = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
  const one_click = body !== null && ONE_CLICK.test(new TextDecoder().decode(body));
  // The page that asks has no script: a browser tells where its form was sent from.
  const token = given ?? tokenIn(request.headers.get('referer'));
  if (token === null) return one_click ? answer(200) : notDone(400);
  if (!(await end(backendOf(env), token))) return notDone(502);
  return one_click ? answer(200) : answer(303, { location: `${site_url}${PUBLIC_PATHS.unsubscribed}` });
}
