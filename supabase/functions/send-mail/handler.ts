/**
 * Sends the mail that waits in the queue. Runs by itself: every minute from pg_cron on the hosted service, by a
 * timer in the embedded backend. Only that timer may call it.
 */
import { COMPANY } from '../../../src/content/company.ts';
import { COMPANY_FACTS } from '../../../src/content/company-facts.ts';
import { isFromTimer, keyHeaders, serviceKey } from '../shared/keys.ts';
import { mailAddress, oneLine } from './templates/plain-values.ts';
import type { Reach } from './templates/mail-layout.ts';
import type { Sender } from './templates/render-mail.ts';
import { chooseProvider, type Env } from './providers/choose-provider.ts';
import { mailQueue } from './queue.ts';
import { sendDue } from './send-due.ts';

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ANSWER_MS = 5_000;

const isReach = (value: unknown): value is Reach =>
  typeof value === 'object' &&
  value !== null &&
  'phone' in value &&
  typeof value.phone === 'string' &&
  'email' in value &&
  typeof value.email === 'string';

/** Telephone and mail as the office last said them; those of company-facts.ts when the database does not answer. */
async function reachOf(base_url: string, key: string): Promise<Reach> {
  try {
    const answer = await fetch(`${base_url}/rest/v1/company_settings?select=phone,email`, {
      headers: keyHeaders(key),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const rows: unknown = await answer.json();
    const row: unknown = Array.isArray(rows) ? rows[0] : null;
    return isReach(row) ? row : COMPANY_FACTS;
  } catch {
    return COMPANY_FACTS;
  }
}

/** Who writes, and where the company reads: the address the office gave unless the environment names another. */
function senderOf(env: Env, reach: Reach): Sender {
  const from = oneLine(env['MAIL_FROM'] ?? '') || `${COMPANY.name} <${COMPANY.email.text}>`;
  const company = mailAddress(env['MAIL_COMPANY']) ?? reach.email;
  return { from, company, reach, site_url: (env['SITE_URL'] || COMPANY.site_url).replace(/\/+$/, '') };
}

/**
 * Answers how many mails left and how many did not; 401 for anyone but the timer, 405 for another method, 500 when no
 * way to send is configured (nothing is tried then, and nothing is lost), 502 when the database does not answer.
 */
export async function handler(request: Request, env: Env): Promise<Response> {
  const key = serviceKey(env);
  const base_url = env['SUPABASE_URL'];
  if (key === null || !base_url) return json(500, { error: 'not configured' });
  if (!(await isFromTimer(request, env))) return json(401, { error: 'unauthorized' });
  if (request.method !== 'POST') return json(405, { error: 'only POST' });
  const chosen = chooseProvider(env);
  if ('missing' in chosen)
    return json(500, { error: 'no way to send mail is configured', missing: chosen.missing });
  const result = await sendDue({
    queue: mailQueue(base_url, key),
    provider: chosen.provider,
    sender: senderOf(env, await reachOf(base_url, key)),
    now: Date.now,
    sleep,
  });
  return json(result.database ? 200 : 502, result);
}
