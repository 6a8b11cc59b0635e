import { readBytes } from '../functions/shared/http.ts';
import { MAX_BODY_BYTES } from '../functions/shared/leads/read-submission.ts';
import { json } from './answers.ts';

const API = /^\/api\/([a-z0-9-]+)$/;
const PASSED_ON = ['accept', 'content-type', 'dnt', 'referer', 'sec-gpc'];

/** The name of the function that an address is rewritten to; null for an address that is none's. */
export const functionAt = (pathname: string): string | null => API.exec(pathname)?.[1] ?? null;

/**
 * The one rewrite a static host needs (README): `/api/<name>` is the project's function of that name. A body that no
 * function would take is refused while it arrives, and never held whole.
 */
export async function askFunction(
  name: string,
  request: Request,
  visitor: string,
  supabase_url: string,
): Promise<Response> {
  const headers = new Headers({ 'x-forwarded-for': visitor });
  for (const header of PASSED_ON) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const { method } = request;
  const body = method === 'POST' ? await readBytes(request, MAX_BODY_BYTES) : null;
  if (method === 'POST' && body === null) return json(413, { error: 'too_large' });
  try {
    const { search } = new URL(request.url);
    return await fetch(`${supabase_url}/functions/v1/${name}${search}`, {
      method,
      headers,
      body,
      redirect: 'manual',
    });
  } catch {
    return json(502, { message: 'the project does not answer' });
  }
}
