import { readBytes } from '../functions/shared/http.ts';
import { HOST_SECRET_HEADER, VISITOR_HEADER } from '../functions/shared/keys.ts';
import { MAX_BODY_BYTES } from '../functions/shared/leads/read-submission.ts';
import { json } from './answers.ts';

const API = /^\/api\/([a-z0-9-]+)$/;
const PASSED_ON = ['accept', 'content-type', 'dnt', 'idempotency-key', 'referer', 'sec-gpc'];
/** Of an answer: `fetch` has unpacked the body, so its length and encoding are no longer those that came. */
const NOT_PASSED_BACK = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
];
/** A little more than a function may take. */
const TIMEOUT_MS = 25_000;

/** The name of the function that an address is rewritten to; null for an address that is none's. */
export const functionAt = (pathname: string): string | null => API.exec(pathname)?.[1] ?? null;

/**
 * The one rewrite a static host needs (README): `/api/<name>` is the project's function of that name. A body that no
 * function would take is refused while it arrives, and never held whole.
 */
export async function askFunction(
  name: string,
  request: Request,
  about: {
    readonly visitor: string;
    readonly request_id: string;
    readonly supabase_url: string;
    readonly host_secret: string;
  },
): Promise<Response> {
  const headers = new Headers({ 'x-forwarded-for': about.visitor, 'x-request-id': about.request_id });
  if (about.host_secret !== '') {
    headers.set(HOST_SECRET_HEADER, about.host_secret);
    headers.set(VISITOR_HEADER, about.visitor);
  }
  for (const header of PASSED_ON) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const { method } = request;
  const body = method === 'POST' ? await readBytes(request, MAX_BODY_BYTES) : null;
  if (method === 'POST' && body === null) return json(413, { error: 'too_large' });
  try {
    const { search } = new URL(request.url);
    const answer = await fetch(`${about.supabase_url}/functions/v1/${name}${search}`, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answered = new Headers(answer.headers);
    for (const header of NOT_PASSED_BACK) answered.delete(header);
    return new Response(answer.body, { status: answer.status, headers: answered });
  } catch {
    return json(502, { message: 'the project does not answer' });
  }
}
