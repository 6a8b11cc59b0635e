import { sha256Hex } from '../../../../src/lib/sha256.ts';
import { leadDefaults, leadLines } from '../../../../src/content/leads.ts';
import { NEWSLETTER_CONSENT } from '../../../../src/content/newsletter-consent.ts';
import type { AttachmentState } from '../../../../src/domain/leads/attachments.ts';
import { type Lead, type LeadForm, parseLead } from '../../../../src/domain/leads/leads.ts';
import { isNoPerson, readAnnounced } from '../../../../src/domain/leads/received.ts';
import { type Backend, backendOf } from '../backend.ts';
import { type Env, json, preflight } from '../http.ts';
import { leadSalts } from '../keys.ts';
import { fieldsOf, type Refusal, refusalAnswer, resultPage } from './answers.ts';
import { deviceStates, listedFiles } from './attachments.ts';
import { judgeCaptcha } from './captcha.ts';
import { headFailure, readSubmission, type Submission, wantsPage } from './read-submission.ts';
import { type RateLimits, rateLimits, visitorAddress } from './settings.ts';
import { submitLead, waitBeforeReading } from './submit-lead.ts';

type Taken = { readonly id: string; readonly attachments: readonly AttachmentState[] } | Refusal;

/** Who asks, as far as that is known before anything is read. */
interface Visit {
  readonly backend: Backend;
  readonly visitor: string | null;
  readonly limits: RateLimits;
}

/** Forms that files can come with. */
const takesFiles = (form: LeadForm): boolean => form === 'contact' || form === 'consultation';

/** Columns that follow from the form itself (F-037). Language, length and berth begin the message. */
const columnsOf = (
  form: LeadForm,
  { boat_length, berth, language, ...lead }: Lead,
): Record<string, unknown> => {
  if (form === 'newsletter') return { email: lead.email, consent_text: NEWSLETTER_CONSENT };
  if (form === 'consultation') return { ...lead, service: leadDefaults.consultation_service };
  const lines = [
    (language && leadLines.language(language)) ?? [],
    boat_length === null ? [] : leadLines.boat_length(boat_length),
    berth === null ? [] : leadLines.berth(berth),
    lead.message ?? [],
  ].flat();
  return { ...lead, message: lines.join('\n') || null };
};

/**
 * A form without JavaScript brings no id: the same words from the same visitor on one day are one lead, so that a
 * second click makes no second one.
 */
function idFromContent(content: string, visitor: string | null): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  return sha256Hex(`${day} ${visitor ?? ''} ${content}`).then((hash) =>
    hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the submission as the head of the request tells it: one that was taken before never waits. */
const idInHead = (request: Request): string | null => {
  const key = (request.headers.get('idempotency-key') ?? '').trim().toLowerCase();
  return UUID.test(key) ? key : null;
};

/** What is asked before a body is read: its kind and length, and whether its sender has to wait. */
async function admit(request: Request, env: Env): Promise<Visit | Refusal> {
  const failure = headFailure(request);
  if (failure !== null) return { failure };
  const backend = backendOf(env);
  if (backend === null) return { failure: 'unavailable' };
  const address = await visitorAddress(request, env);
  const salt = leadSalts(env)[0] ?? '';
  const visitor = address === null ? null : (await sha256Hex(`${salt} ${address}`)).slice(0, 32);
  const limits = rateLimits(env);
  const refusal = await waitBeforeReading(backend, { id: idInHead(request), visitor, limits });
  return refusal ?? { backend, visitor, limits };
}

async function take(
  form: LeadForm,
  { fields, metadata }: Submission,
  { backend, visitor, limits }: Visit,
  env: Env,
): Promise<Taken> {
  const lead = parseLead(form, fields);
  if (!lead.ok) return { failure: 'invalid_fields', fields: fieldsOf(lead.error) };
  const announced = readAnnounced(fields['attachments']);
  if (!announced.ok) {
    if (announced.error === 'malformed') return { failure: 'malformed' };
    const { why, files } = announced.error;
    return { failure: 'invalid_attachments', fields: { attachments: why, ...files } };
  }
  if (announced.value.length > 0 && !takesFiles(form))
    return { failure: 'invalid_attachments', fields: { attachments: 'too_many' } };
  if (isNoPerson(metadata)) return { failure: 'rejected' };

  const words = JSON.stringify([form, lead.value]);
  const id = metadata.id ?? (await idFromContent(words, visitor));
  const verdict = await judgeCaptcha(metadata.recaptchaToken, env);
  if (verdict === 'refused') return { failure: 'captcha' };

  const files = listedFiles(id, announced.value);
  const content = [words, ...files.map((file) => JSON.stringify(file))].join(' ');
  const salts = leadSalts(env);
  // With the salt in it: what was erased cannot be guessed from what is left of it.
  const hashes = await Promise.all(salts.map((salt) => sha256Hex(`${salt} ${content}`)));
  const [content_hash = await sha256Hex(content), ...former_hashes] = hashes;
  const outcome = await submitLead(backend, {
    form,
    id,
    lead: {
      ...columnsOf(form, lead.value),
      ...(files.length > 0 ? { attachments: files } : {}),
      unchecked: verdict !== 'person',
    },
    content_hash,
    former_hashes,
    visitor,
    limits,
    secret_hash: metadata.upload_secret === null ? null : await sha256Hex(metadata.upload_secret),
  });
  if ('failure' in outcome) return outcome;
  return { id, attachments: await deviceStates(backend, outcome.attachments) };
}

async function admitAndTake(form: LeadForm, request: Request, env: Env): Promise<Taken> {
  const visit = await admit(request, env);
  if ('failure' in visit) return visit;
  const read = await readSubmission(request);
  return 'failure' in read ? read : await take(form, read.submission, visit, env);
}

/**
 * `POST /api/<form>` (F-005): 200 `{ id }` once the row is durable, exactly once however often it is sent,
 * with upload addresses for the files it announced; otherwise `{ error, code, fields }`. A browser without JavaScript is sent on to a page of the site.
 */
export async function takeLead(form: LeadForm, request: Request, env: Env): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return refusalAnswer(form, { failure: 'method' });
  const taken = await admitAndTake(form, request, env);
  if (wantsPage(request)) return resultPage(form, 'failure' in taken ? taken.failure : null);
  if ('failure' in taken) return refusalAnswer(form, taken);
  const { id, attachments } = taken;
  return json(200, attachments.length > 0 ? { id, attachments } : { id });
}
