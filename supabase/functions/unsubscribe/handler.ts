/**
 * Ends a newsletter subscription. Opening the link in a mail (GET) ends nothing: it leads to a page of the site with
 * one button, or to one that says that the link is used up. That button and a mail program's own (RFC 8058) post here; the
 * one is led on to a page of the site, the other gets an empty answer. None tells a used token from one that is no token of ours.
 */
import { UNSUBSCRIBE_FAILED } from '../../../src/content/mail.ts';
import { PUBLIC_PATHS, RESULT_PATHS, UNSUBSCRIBE_PATHS } from '../../../src/routes.ts';
import { type Backend, backendOf } from '../shared/backend.ts';
import { type Env, readBytes } from '../shared/http.ts';
import { answer, askFirst, leadTo, pressedToken, sentence, tokenIn } from '../shared/mail-link.ts';

const MAX_BODY_BYTES = 4_096;
/** RFC 8058: what a mail program's button sends, as a form of either kind. */
const ONE_CLICK = /List-Unsubscribe[^]*One-Click/i;

const notDone = (status: number): Response => sentence(status, UNSUBSCRIBE_FAILED);

async function end(backend: Backend | null, token: string): Promise<boolean> {
  const ended = await backend?.rpc('newsletter_unsubscribe', { p_token: token });
  await ended?.body?.cancel();
  return ended?.ok ?? false;
}

/** Whether there is nothing that a link could end. A database that does not answer leaves it to the button. */
async function isUsedUp(backend: Backend | null, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const found = await backend?.rpc('newsletter_subscribed', { p_token: token });
  const subscribed: unknown = found?.ok ? await found.json().catch(() => null) : null;
  return subscribed === false;
}

/**
 * GET: 303 to the page that asks, or to that of a used link. POST: 200 for a mail program, 303 for that page's button, 400 for a button without a
 * token, 502 when the database does not answer. Other methods, a scanner's HEAD too: 405.
 */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method === 'GET')
    return (await isUsedUp(backendOf(env), tokenIn(request.url)))
      ? leadTo(RESULT_PATHS.unsubscribed_before, env)
      : askFirst(request, UNSUBSCRIBE_PATHS.ask, env);
  if (request.method !== 'POST') return answer(405, { allow: 'GET, POST' });
  const body = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
  const one_click = body !== null && ONE_CLICK.test(new TextDecoder().decode(body));
  const token = pressedToken(request);
  if (token === null) return one_click ? answer(200) : notDone(400);
  if (!(await end(backendOf(env), token))) return notDone(502);
  return one_click ? answer(200) : leadTo(PUBLIC_PATHS.unsubscribed, env);
}
