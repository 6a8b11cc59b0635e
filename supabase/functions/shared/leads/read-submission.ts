import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../../../src/domain/leads/attachments.ts';
import { type LeadFailure, readMarks, type SentMarks } from '../../../../src/domain/leads/submission.ts';
import { mediaType, readBytes, utf8 } from '../http.ts';

/** A request, taken apart and not yet judged. */
export interface Submission {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly File[];
  readonly marks: SentMarks;
}

export type Read = { readonly submission: Submission } | { readonly failure: LeadFailure };

const MAX_FIELDS_BYTES = 64 * 1024;
const MAX_FORM_BYTES = MAX_ATTACHMENTS * (MAX_ATTACHMENT_BYTES + 1024) + MAX_FIELDS_BYTES;
/** The part of a multipart form that holds files. */
const FILES_PART = 'attachments';

/** Whether the asker is a page without JavaScript, which wants a page to go to and not JSON. */
export const wantsPage = (request: Request): boolean =>
  mediaType(request) === 'application/x-www-form-urlencoded' ||
  (mediaType(request) === 'multipart/form-data' &&
    (request.headers.get('accept') ?? '').includes('text/html'));

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

async function parseForm(bytes: Uint8Array<ArrayBuffer>, content_type: string): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { 'content-type': content_type } }).formData();
  } catch {
    return null;
  }
}

const taken = (fields: Readonly<Record<string, unknown>>, files: readonly File[]): Read => {
  const marks = readMarks(fields);
  return marks === null ? { failure: 'malformed' } : { submission: { fields, files, marks } };
};

async function readForm(request: Request): Promise<Read> {
  const is_multipart = mediaType(request) === 'multipart/form-data';
  const bytes = await readBytes(request, is_multipart ? MAX_FORM_BYTES : MAX_FIELDS_BYTES);
  if (bytes === null) return { failure: 'too_large' };
  const form = await parseForm(bytes, request.headers.get('content-type') ?? '');
  if (form === null) return { failure: 'malformed' };
  const texts = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  if (texts.reduce((sum, [name, text]) => sum + name.length + text.length, 0) > MAX_FIELDS_BYTES)
    return { failure: 'too_large' };
  // A file field without a file is an empty, nameless one.
  const files = form
    .getAll(FILES_PART)
    .filter((part) => typeof part !== 'string')
    .filter((file) => file.size > 0 || file.name !== '');
  return taken(Object.fromEntries(texts), files);
}

async function readJson(request: Request): Promise<Read> {
  const bytes = await readBytes(request, MAX_FIELDS_BYTES);
  if (bytes === null) return { failure: 'too_large' };
  const text = utf8(bytes);
  const fields = text === null ? null : parseJson(text);
  return fields === null ? { failure: 'malformed' } : taken(fields, []);
}

/** Takes a request apart: JSON, multipart, or what a form sends by itself. A connection that breaks off is malformed too. */
export async function readSubmission(request: Request): Promise<Read> {
  const type = mediaType(request);
  try {
    if (type === 'application/json') return await readJson(request);
    if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded')
      return await readForm(request);
  } catch (fault) {
    console.error('a submission broke off:', fault);
    return { failure: 'malformed' };
  }
  return { failure: 'unsupported' };
}
