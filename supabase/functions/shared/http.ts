/** What every function of ours answers with. Web standards only: the same code runs in Deno and in Node. */

import { ERROR_CODE_HEADER, errorCodeHeader, REQUEST_ID_HEADER } from './request-log.ts';

/** What the hosted runtime and the embedded backend tell a function of its surroundings. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Any page may post a form; nothing is read for a signed-in user, so no cookie has to come along. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `retry-after, ${REQUEST_ID_HEADER}, ${ERROR_CODE_HEADER}`,
} as const;

const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `authorization, apikey, content-type, idempotency-key, x-client-info, ${REQUEST_ID_HEADER}`,
  'access-control-max-age': '86400',
} as const;

/** A JSON answer that any page may read and no cache stores. A code in its body names the refusal to the log too. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...CORS,
      ...(typeof body === 'object' && body !== null && 'code' in body ? errorCodeHeader(body.code) : {}),
      ...headers,
    },
  });
}

/** An answer without a body. */
export const empty = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...CORS, ...headers } });

/** Answers a browser's question whether it may post. */
export const preflight = (): Response => new Response(null, { status: 204, headers: PREFLIGHT });

/** The media type of a request, without its parameters. */
export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The body, or null as soon as it is known to be longer than `max_bytes`. */
export async function readBytes(
  request: Request,
  max_bytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > max_bytes) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) break;
    length += part.value.byteLength;
    if (length > max_bytes) return null;
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** Text of UTF-8 bytes; null for bytes that are no UTF-8. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
