/** What `npm run prove` asks of the functions of a project, and of the host of its site. */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { answered, NotSo, said, type Trial } from './trial.ts';

/** A range for documentation (RFC 5737): no visitor comes from there. */
const FORGED = '203.0.113.9';
const TIMEOUT_MS = 25_000;

const codeOf = async (answer: Response): Promise<string> => {
  const body = v.safeParse(v.object({ code: v.string() }), await answer.json().catch(() => null));
  return body.success ? body.output.code : '';
};

/** The id of a mail of a request (private.mail_id). */
const mailId = (request: string, template: string): string =>
  createHash('md5')
    .update(`${request} ${template}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A request of a visitor is kept once, with its mails, which are taken back. */
export async function contactForm(trial: Trial): Promise<string> {
  const { url } = trial.project;
  const id = randomUUID();
  const mails = ['contact_company', 'contact_visitor'].map((template) => mailId(id, template));
  trial.willUndo('a request', () => trial.deleteRow('contacts', id));
  // What has not left is not sent to anybody, and nothing of it stays.
  const withdraw = async (): Promise<void> => {
    const { error } = await trial.service
      .from('mail_queue')
      .update({ status: 'sent', recipient: '', params: {}, last_error: null })
      .in('id', mails);
    if (error !== null) throw new NotSo(said(error));
  };
  trial.willUndo('its mails', withdraw);
  const answer = await fetch(`${url}/functions/v1/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id, 'x-request-id': id },
    body: JSON.stringify({
      id,
      firstName: trial.prefix,
      lastName: 'proof',
      email: trial.email,
      message: trial.prefix,
      privacy: true,
      elapsed_ms: 5_000,
      recaptchaToken: null,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new NotSo(`the function answered ${answer.status} ${await codeOf(answer)}`);
  if (answer.headers.get('x-request-id') !== id)
    throw new NotSo('the answer does not bear the id of its request');
  const queued: unknown = answered(
    'mail_queue',
    await trial.service.from('mail_queue').select('status').in('id', mails),
  );
  await withdraw();
  const states = v.parse(v.array(v.object({ status: v.string() })), queued).map(({ status }) => status);
  if (states.length !== mails.length)
    throw new NotSo(`${states.length} of ${mails.length} mails were queued`);
  if (states.includes('failed')) throw new NotSo('a mail was refused for good');
  return `taken; its mails were ${states.join(' and ')}, and what had not left was taken back`;
}

/** What each function answers to a call without anything in it. None of them writes or sends anything for it. */
export const EMPTY_CALL: Readonly<Record<string, number>> = {
  attachments: 415,
  contact: 415,
  consultation: 415,
  'forwarded-for': 401,
  'founding-member': 415,
  'invite-staff': 400,
  newsletter: 415,
  'newsletter-confirm': 303,
  'page-view': 400,
  'remove-deleted-files': 401,
  'send-mail': 401,
  unsubscribe: 400,
};

/** That each function is there, runs and refuses an empty call itself: the gateway of the platform does not answer with the id. */
export async function everyFunction(trial: Trial): Promise<string> {
  const { url, publishable_key } = trial.project;
  const { data } = await trial.people.admin.auth.getSession();
  const token = data.session?.access_token ?? '';
  const wrong: string[] = [];
  for (const [name, status] of Object.entries(EMPTY_CALL)) {
    const id = randomUUID();
    const answer = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { apikey: publishable_key, authorization: `Bearer ${token}`, 'x-request-id': id },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status !== status) wrong.push(`${name} answered ${answer.status} and not ${status}`);
    else if (answer.headers.get('x-request-id') !== id) wrong.push(`${name} did not bear the id of its call`);
  }
  if (wrong.length > 0) throw new NotSo(wrong.join('; '));
  return `${Object.keys(EMPTY_CALL).join(', ')} each refuse an empty call`;
}

const seen = v.object({
  forwarded_for: v.nullable(v.string()),
  visitor: v.nullable(v.string()),
  by_site_host: v.boolean(),
});
type Seen = v.InferOutput<typeof seen>;

/** What a call claims of itself; nothing of it may be believed. */
const CLAIMED = { 'x-forwarded-for': FORGED, 'x-site-visitor': FORGED, 'x-site-host-secret': 'guessed' };

async function askCounted(address: string, init: RequestInit): Promise<Seen> {
  const answer = await fetch(address, { ...init, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new NotSo(`the function forwarded-for answered ${answer.status}`);
  const found = v.safeParse(seen, await answer.json().catch(() => null));
  if (!found.success) throw new NotSo('the function forwarded-for answered something else');
  return found.output;
}

const toldOf = ({ forwarded_for }: Seen): string => `x-forwarded-for is '${forwarded_for ?? ''}'`;

/** What a caller who goes past the host of the site is counted by. */
export async function forwardedFor(trial: Trial): Promise<string> {
  const { url, secret_key } = trial.project;
  const found = await askCounted(`${url}/functions/v1/forwarded-for`, {
    headers: { apikey: secret_key, ...CLAIMED },
  });
  const told = toldOf(found);
  if (found.visitor === null)
    throw new NotSo(`${told}: visitors cannot be told apart, and no form has a limit`);
  if (found.visitor === FORGED)
    throw new NotSo(`${told}: a visitor chooses what it is counted as. Set LEAD_TRUSTED_PROXIES lower`);
  return `${told}; a form that is sent to the functions is counted for ${found.visitor}`;
}

/** As `keyProof` of the functions makes it: the key itself goes by no host of the site. */
function proofOf(secret_key: string): string {
  const at_ms = Date.now();
  return `${at_ms}.${createHmac('sha256', secret_key).update(`site ${at_ms}`).digest('hex')}`;
}

const healthz = v.object({ status: v.string(), version: v.optional(v.string()) });

/** The build that the host says it serves; a host that says nothing of it is none of ours. */
async function servedBuild(site: string): Promise<string> {
  const answer = await fetch(`${site}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const found = v.safeParse(healthz, await answer.json().catch(() => null));
  if (!found.success) return 'an unknown build';
  const { status, version } = found.output;
  if (status !== 'ok') throw new NotSo(`the host says that it is not well: ${status}`);
  return `build ${version ?? 'without a version'}`;
}

/** What a visitor of the site is counted by, and which build that visitor gets. */
export async function theSite(trial: Trial): Promise<string> {
  const { secret_key } = trial.project;
  const site = trial.project.site ?? '';
  const found = await askCounted(`${site}/api/forwarded-for`, {
    headers: { 'content-type': 'application/json', ...CLAIMED },
    body: JSON.stringify({ proof: proofOf(secret_key) }),
  });
  const told = toldOf(found);
  if (found.visitor === FORGED)
    throw new NotSo(`${told}: the host believes what a visitor says of its address`);
  if (!found.by_site_host)
    throw new NotSo(
      `${told}: all visitors are counted as ${found.visitor ?? 'nobody'}. Give the host and the functions the same SITE_HOST_SECRET`,
    );
  const build = await servedBuild(site);
  return `${told}; a form that comes by ${site} is counted for ${found.visitor}; it serves ${build}`;
}
