import type { LeadForm } from './leads.ts';

/**
 * What goes around a form's fields in `POST /api/<form>` (F-053): JSON, or the same names as a form without
 * JavaScript sends them. Files are announced under `attachments` and come by themselves.
 */
interface SubmissionMetadata {
  /** Made on the device before anything is sent; it becomes the id of the row, so that a repeat is no second lead. */
  readonly id: string;
  /** Null when the captcha was blocked, declined or never loaded. */
  readonly recaptchaToken: string | null;
  /** How long the form was open; never below MIN_ELAPSED_MS, for the form waits until then. */
  readonly elapsed_ms: number;
  /** The hidden field; a person leaves it empty. */
  readonly website?: string;
}

/** Faster than this no person fills in a form: such a submission is refused. */
export const MIN_ELAPSED_MS = 1_000;

type LeadBody = Readonly<Record<string, string | number | boolean | null>>;

/** The body of a submission: the fields as typed, the two that follow from others, and the metadata. */
export const leadBody = (
  form: LeadForm,
  fields: Readonly<Record<string, string | boolean>>,
  metadata: SubmissionMetadata,
): LeadBody => {
  if (form === 'newsletter' || form === 'consultation') return { ...fields, ...metadata };
  const name = `${fields['firstName'] ?? ''} ${fields['lastName'] ?? ''}`.trim();
  return { ...fields, name, termsAccepted: fields['privacy'] === true, ...metadata };
};

/** Why a submission as a whole was refused; `fields` beside it says more for 'invalid_fields'. */
export type LeadFailure =
  /** 400: no JSON, no form, no id, no list of files. */
  | 'malformed'
  /** 405: something else than POST. */
  | 'method'
  /** 413: more than a submission may hold. */
  | 'too_large'
  /** 415: neither JSON nor a form. */
  | 'unsupported'
  /** 422: see `fields`. */
  | 'invalid_fields'
  /** 422: too many files, or some that are too large or of another kind: `fields` has the reason by the id of each. */
  | 'invalid_attachments'
  /** 422: the hidden field was filled in, or the form was sent faster than a person can. */
  | 'rejected'
  /** 403: the captcha says that it was no person (F-056). */
  | 'captcha'
  /** 404: no submission has this id and this secret, or not any more. */
  | 'unknown'
  /** 409: the id belongs to another submission. */
  | 'id_taken'
  /** 429: send it again after Retry-After seconds. */
  | 'rate_limited'
  /** 503: nothing is wrong with the submission; send it again. */
  | 'unavailable';

/** What a function answers when it does not answer 200 `{ id }` (F-006). `error` is a Dutch sentence for the visitor. */
export interface LeadRefusal {
  readonly error: string;
  readonly code: LeadFailure;
  readonly fields: Readonly<Record<string, string>>;
}
