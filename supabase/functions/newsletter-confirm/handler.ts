/**
 * Confirms a sign-up for the newsletter: only this makes a subscription. Opening the link in the mail (GET) changes
 * nothing: it leads to a page of the site with one button, which posts here and is led on to a page that says what became
 * of it.
 */
import { CONFIRM_FAILED } from '../../../src/content/mail.ts';
import { CONFIRM_PATHS, RESULT_PATHS } from '../../../src/routes.ts';
import { backendOf } from '../shared/backend.ts';
import type { Env } from '../shared/http.ts';
import { answer, askFirst, leadTo, pressedToken, sentence } from '../shared/mail-link.ts';

/**
 * GET: 303 to the page that asks. POST: 303 to the page of a confirmed sign-up, or to that of a link that no longer works;
 * 502 when the database does not answer. Other methods, a scanner's HEAD too: 405.
 */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method === 'GET') return askFirst(request, CONFIRM_PATHS.ask, env);
  if (request.method !== 'POST') return answer(405, { allow: 'GET, POST' });
  await request.body?.cancel();
  const token = pressedToken(request);
  if (token === null) return leadTo(RESULT_PATHS.link_expired, env);
  const confirmed = await backendOf(env)?.rpc('newsletter_confirm', { p_token: token });
  const outcome: unknown = confirmed?.ok ? await confirmed.json().catch(() => null) : null;
  if (outcome === 'confirmed') return leadTo(RESULT_PATHS.signed_up, env);
  if (outcome === 'expired') return leadTo(RESULT_PATHS.link_expired, env);
  return sentence(502, CONFIRM_FAILED);
}
