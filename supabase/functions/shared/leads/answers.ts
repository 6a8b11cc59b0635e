import { leadErrors, leadFieldText } from '../../../../src/content/leads.ts';
import type { LeadFieldErrors, LeadForm } from '../../../../src/domain/leads/leads.ts';
import type { LeadFailure, LeadRefusal } from '../../../../src/domain/leads/submission.ts';
import { RESULT_PATHS } from '../../../../src/routes.ts';
import { empty, json } from '../http.ts';
import { errorCodeHeader } from '../request-log.ts';

const STATUS: Readonly<Record<LeadFailure, number>> = {
  malformed: 400,
  method: 405,
  unknown: 404,
  too_large: 413,
  unsupported: 415,
  invalid_fields: 422,
  invalid_attachments: 422,
  rejected: 422,
  captcha: 403,
  id_taken: 409,
  rate_limited: 429,
  unavailable: 503,
};

/** How soon a device may try again when the backend did not answer. */
const UNAVAILABLE_WAIT_S = 30;

export interface Refusal {
  readonly failure: LeadFailure;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retry_after_s?: number;
}

/** The sentence for a client that shows nothing but `error` (F-006). */
function sentence(form: LeadForm, { failure, fields = {} }: Refusal): string {
  if (failure === 'captcha') return leadErrors.captcha;
  if (failure === 'rate_limited') return leadErrors.rate_limited;
  if (failure === 'too_large') return leadErrors.too_large;
  const [first] = Object.entries(fields);
  if (failure === 'invalid_attachments' && first !== undefined) return attachmentSentence(first[1]);
  if (failure !== 'invalid_fields' || first === undefined) return leadErrors.general[form];
  const is_missing = Object.values(fields).some((why) => why === 'required' || why === 'not_accepted');
  if (form === 'founding-member' && is_missing) return leadErrors.founding_required;
  return leadFieldText(...first);
}

const attachmentSentence = (why: string): string =>
  Object.entries(leadErrors.attachments).find(([known]) => known === why)?.[1] ?? leadErrors.too_large;

/** F-006: what a script gets when a form was not taken. */
export function refusalAnswer(form: LeadForm, refusal: Refusal): Response {
  const { failure, fields = {} } = refusal;
  const body: LeadRefusal = { error: sentence(form, refusal), code: failure, fields };
  const wait_s = refusal.retry_after_s ?? (failure === 'unavailable' ? UNAVAILABLE_WAIT_S : null);
  return json(STATUS[failure], body, {
    ...(failure === 'method' ? { allow: 'POST, OPTIONS' } : {}),
    ...(wait_s === null ? {} : { 'retry-after': String(wait_s) }),
  });
}

/** Where a page without JavaScript is sent on to, taken or refused: on its own origin, whatever that is called. */
export function resultPage(form: LeadForm, refused: LeadFailure | null): Response {
  const taken_path = form === 'newsletter' ? RESULT_PATHS.to_confirm : RESULT_PATHS.sent;
  return empty(303, {
    location: refused === null ? taken_path : RESULT_PATHS.not_sent,
    ...errorCodeHeader(refused),
  });
}

/** The fields that were refused, by name. */
export const fieldsOf = (errors: LeadFieldErrors): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(errors));
