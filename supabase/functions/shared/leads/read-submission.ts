import { readMetadata, type ReceivedMetadata } from '../../../../src/domain/leads/received.ts';
import type { LeadFailure } from '../../../../src/domain/leads/submission.ts';
import { mediaType, readBytes, utf8 } from '../http.ts';
import { faultPlace, writeEvent } from '../request-log.ts';

/** A request, taken apart and not yet judged. */
export interface Submission {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata: ReceivedMetadata;
}

type Read = { readonly submission: Submission } | { readonly failure: LeadFailure };

/** Fields and the list of announced files; no function ever reads a file (decision 018), so none takes a larger body. */
export const MAX_BODY_BYTES = 64 * 1024;

const isJson = (request: Request): boolean => mediaType(request) === 'application/json';

/** Whether the asker is a page without JavaScript, which wants a page to go to and not JSON. */
export const wantsPage = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded';

/** What is wrong with a request as far as its head tells; null when its body is worth reading. */
export function headFailure(request: Request): LeadFailure | null {
  if (!isJson(request) && !wantsPage(request)) return 'unsupported';
  return Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES ? 'too_large' : null;
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

async function readBody(request: Request): Promise<Read> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (bytes === null) return { failure: 'too_large' };
  const text = utf8(bytes);
  if (text === null) return { failure: 'malformed' };
  const fields = isJson(request) ? parseJson(text) : Object.fromEntries(new URLSearchParams(text));
  const metadata = fields === null ? null : readMetadata(fields);
  return fields === null || metadata === null
    ? { failure: 'malformed' }
    : { submission: { fields, metadata } };
}

/** Takes a request apart: JSON, or what a form sends by itself. A connection that breaks off is malformed too. */
export async function readSubmission(request: Request): Promise<Read> {
  const failure = headFailure(request);
  if (failure !== null) return { failure };
  try {
    return await readBody(request);
  } catch (fault) {
    writeEvent('submission_broke_off', { fault: faultPlace(fault) });
    return { failure: 'malformed' };
  }
}
