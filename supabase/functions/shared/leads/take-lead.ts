import { leadDefaults } from '../../../../src/content/leads.ts';
import { NEWSLETTER_CONSENT } from '../../../../src/content/newsletter-consent.ts';
import { type Lead, type LeadForm, parseLead } from '../../../../src/domain/leads/leads.ts';
import { isNoPerson } from '../../../../src/domain/leads/submission.ts';
import { type Backend, backendOf } from '../backend.ts';
import { type Env, json, preflight, sha256 } from '../http.ts';
import { leadSalts } from '../keys.ts';
import { fieldsOf, type Refusal, refusalAnswer, resultPage } from './answers.ts';
import { type CheckedFile, checkFiles, storeFiles } from './attachments.ts';
import { judgeCaptcha } from './captcha.ts';
import { readSubmission, type Submission, wantsPage } from './read-submission.ts';
import { rateLimits, visitorAddress } from './settings.ts';
import { submitLead } from './submit-lead.ts';

type Taken = { readonly id: string } | Refusal;

/** Forms that files can come with. */
const takesFiles = (form: LeadForm): boolean => form === 'contact' || form === 'consultation';

/** Columns that follow from the form itself (F-037, R-25). */
const columnsOf = (form: LeadForm, lead: Lead): Record<string, unknown> => {
  if (form === 'consultation') return { ...lead, service: leadDefaults.consultation_service };
  return form === 'newsletter' ? { email: lead.email, consent_text: NEWSLETTER_CONSENT } : { ...lead };
};

/**
 * A form without JavaScript brings no id: the same words from the same visitor on one day are one lead, so that a
 * second click makes no second one.
 */
function idFromContent(content: string, visitor: string | null): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  return sha256(`${day} ${visitor ?? ''} ${content}`).then((hash) =>
    hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  );
}

async function take(form: LeadForm, submission: Submission, request: Request, env: Env): Promise<Taken> {
  const { fields, files, marks } = submission;
  const lead = parseLead(form, fields);
  if (!lead.ok) return { failure: 'invalid_fields', fields: fieldsOf(lead.error) };
  if (files.length > 0 && !takesFiles(form))
    return { failure: 'invalid_attachments', fields: { attachments: 'too_many' } };
  if (isNoPerson(marks)) return { failure: 'rejected' };

  const backend = backendOf(env);
  if (backend === null) return { failure: 'unavailable' };
  const address = visitorAddress(request, env);
  const key = leadSalts(env)[0] ?? '';
  const visitor = address === null ? null : (await sha256(`${key} ${address}`)).slice(0, 32);
  const words = JSON.stringify([form, lead.value]);
  const id = marks.id ?? (await idFromContent(words, visitor));
  const looked = await checkFiles(id, files);
  if ('error' in looked) return { failure: 'invalid_attachments', fields: { attachments: looked.error } };
  const verdict = await judgeCaptcha(marks.recaptchaToken, env);
  if (verdict === 'refused') return { failure: 'captcha' };

  const listed = looked.checked.map((file) => file.listed);
  const content = [key, words, ...looked.checked.map((file) => file.hash)].join(' ');
  return await store(backend, looked.checked, {
    form,
    id,
    lead: {
      ...columnsOf(form, lead.value),
      ...(listed.length > 0 ? { attachments: listed } : {}),
      unchecked: verdict !== 'person',
    },
    // With the key in it: what was erased cannot be guessed from what is left of it.
    content_hash: await sha256(content),
    visitor,
    limits: rateLimits(env),
  });
}

/** The row first, so that the lead exists whatever happens to its files; 200 when both are there. */
async function store(
  backend: Backend,
  files: readonly CheckedFile[],
  asked: Parameters<typeof submitLead>[1],
): Promise<Taken> {
  const outcome = await submitLead(backend, asked);
  if ('failure' in outcome) return outcome;
  return (await storeFiles(backend, files, outcome.files)) ? { id: asked.id } : { failure: 'unavailable' };
}

/**
 * `POST /api/<form>` (F-005, F-006, F-089): 200 `{ id }` once the row is durable, exactly once however often it is sent;
 * otherwise `{ error, code, fields }`. Whoever has no JavaScript is sent on to a page of the site.
 */
export async function takeLead(form: LeadForm, request: Request, env: Env): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return refusalAnswer(form, { failure: 'method' });
  const read = await readSubmission(request);
  const taken = 'failure' in read ? read : await take(form, read.submission, request, env);
  if (wantsPage(request)) return resultPage(form, !('failure' in taken));
  return 'failure' in taken ? refusalAnswer(form, taken) : json(200, { id: taken.id });
}
