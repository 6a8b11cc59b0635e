/**
 * Ends a newsletter subscription. Opening the link in a mail (GET) ends nothing: it leads to a page of the site with
 * one button. That button and a mail program's own (RFC 8058) post here; the one is led on to a page of the site, the
 * other gets an empty answer. None tells whether a token is known.
 */
import { UNSUBSCRIBE_FAILED } from '../../../src/content/mail.ts';
import { PUBLIC_PATHS, UNSUBSCRIBE_PATHS } from '../../../src/routes.ts';
import { type Backend, backendOf } from '../shared/backend.ts';
import { type Env, readBytes } from '../shared/http.ts';
import { answer, askFirst, leadTo, pressedToken, sentence } from '../shared/mail-link.ts';

const MAX_BODY_BYTES = 4_096;
/** RFC 8058: what a mail program's button sends, as a form of either kind. */
const ONE_CLICK = /List-Unsubscribe[^]*One-Click/i;

const notDone = (status: number): Response => sentence(status, UNSUBSCRIBE_FAILED);

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
  if (request.method === 'GET') return askFirst(request, UNSUBSCRIBE_PATHS.ask, env);
  if (request.method !== 'POST') return answer(405, { allow: 'GET, POST' });
  const body = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
  const one_click = body !== null && ONE_CLICK.test(new TextDecoder().decode(body));
  const token = pressedToken(request);
  if (token === null) return one_click ? answer(200) : notDone(400);
  if (!(await end(backendOf(env), token))) return notDone(502);
  return one_click ? answer(200) : leadTo(PUBLIC_PATHS.unsubscribed, env);
}
