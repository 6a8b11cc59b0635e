import { isLoopback } from './loopback.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const READABLE = 'content-range, content-length, content-location, location, etag, x-sb-error-code';
const PREFLIGHT_KEPT_S = '600';

/**
 * The origin a page of which may read this API: with a hosted project any, here those of this machine, so that no
 * page of the web reads the demo through somebody's browser. Null: none.
 */
export function readingOrigin(request: Request, on_network: boolean): string | null {
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return null;
  return on_network || isLoopback(new URL(origin).hostname) ? origin : null;
}

/** The answer to a browser's question whether it may ask; null for any other request. */
export function preflight(request: Request, origin: string | null): Response | null {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return null;
  if (origin === null) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': PREFLIGHT_KEPT_S,
      vary: 'origin',
    },
  });
}

/** The same answer, readable for that origin; whatever the parts behind said of origins is replaced. */
export function readable(response: Response, origin: string | null): Response {
  const headers = new Headers(response.headers);
  headers.delete('access-control-allow-origin');
  headers.append('vary', 'origin');
  if (origin !== null) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', READABLE);
  }
  const { status, statusText: status_text } = response;
  return new Response(response.body, { status, statusText: status_text, headers });
}
