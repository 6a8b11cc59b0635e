import type { App } from '@supabase/lite';
import { errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { json } from '../../host/answers.ts';

interface StorageParts {
  readonly app: App;
  /** What @supabase/lite signs its addresses with. */
  readonly jwt_secret: string;
}

const BASE = '/storage/v1/object/';

/**
 * `/storage/v1`: @supabase/lite answers, with the faults mended that an unmodified supabase-js trips over. A Blob or
 * File is sent as a form whose part is named '' where it looks for 'file', so forms become plain uploads; signed
 * addresses come back under the names the hosted service uses, also when several are asked for at once; an
 * altered address is the asker's fault, not an internal error.
 */
export async function answerStorage(parts: StorageParts, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const several = /^\/storage\/v1\/object\/sign\/([^/]+)$/.exec(pathname)?.[1];
  if (request.method === 'POST' && several !== undefined)
    return await signSeveral(parts.app, request, several);
  const is_sign = pathname.startsWith(`${BASE}sign/`) || pathname.startsWith(`${BASE}upload/sign/`);
  if (is_sign && request.method !== 'POST' && !(await isOurs(parts.jwt_secret, searchParams.get('token'))))
    return json(400, { statusCode: '400', error: 'InvalidJWT', message: 'invalid or expired signature' });
  const passed = isForm(request) ? await withoutForm(request) : request;
  const ask = async (): Promise<Response> => await parts.app.fetch(passed);
  const answer = is_sign && request.method === 'PUT' ? await inTurn(pathname, ask) : await ask();
  return is_sign && request.method === 'POST' && answer.ok ? await withHostedNames(answer) : answer;
}

const under_way = new Map<string, Promise<unknown>>();

/**
 * One upload at a time to one path: @supabase/lite writes bytes before it finds that a path is taken, so that the second of
 * two at once would replace the first. The hosted service keeps each upload apart.
 */
async function inTurn(path: string, upload: () => Promise<Response>): Promise<Response> {
  const before = under_way.get(path) ?? Promise.resolve();
  const done = before.then(upload);
  const settled = done.catch(() => undefined);
  under_way.set(path, settled);
  try {
    return await done;
  } finally {
    if (under_way.get(path) === settled) under_way.delete(path);
  }
}

async function isOurs(secret: string, token: string | null): Promise<boolean> {
  try {
    await jwtVerify(token ?? '', new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    return true;
  } catch (fault) {
    if (fault instanceof errors.JOSEError) return false;
    throw fault;
  }
}

const isForm = (request: Request): boolean =>
  (request.method === 'POST' || request.method === 'PUT') &&
  (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');

async function withoutForm(request: Request): Promise<Request> {
  const { url, method } = request;
  const form = await request.formData();
  const file = [...form.values()].find((part) => typeof part !== 'string');
  if (file === undefined) return new Request(url, { method, headers: request.headers });
  const headers = new Headers(request.headers);
  const bytes = await file.arrayBuffer();
  headers.set('content-type', file.type === '' ? 'application/octet-stream' : file.type);
  headers.set('content-length', String(bytes.byteLength));
  const max_age_seconds = form.get('cacheControl');
  if (typeof max_age_seconds === 'string') headers.set('cache-control', `max-age=${max_age_seconds}`);
  const metadata = form.get('metadata');
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
  return new Request(url, { method, headers, body: bytes });
}

const signed = v.looseObject({ signedUrl: v.string() });

/** An address below /storage/v1, as the hosted service writes it; null when there is none. */
const belowStorage = (answer: unknown): string | null => {
  const parsed = v.safeParse(signed, answer);
  return parsed.success ? parsed.output.signedUrl.replace(/^\/storage\/v1/, '') : null;
};

async function withHostedNames(answer: Response): Promise<Response> {
  const body: unknown = await answer.json();
  const address = belowStorage(body);
  return json(answer.status, { ...Object(body), signedURL: address, url: address });
}

const unauthorizedBody = v.looseObject({ statusCode: v.literal('401') });
const severalBody = v.object({ expiresIn: v.number(), paths: v.array(v.string()) });

async function signSeveral(app: App, request: Request, bucket: string): Promise<Response> {
  const body = v.safeParse(severalBody, await request.json().catch(() => null));
  if (!body.success)
    return json(400, { statusCode: '400', error: 'Error', message: 'expiresIn and paths are needed' });
  const answers = await Promise.all(
    body.output.paths.map(async (path) => {
      const encoded = path.split('/').map(encodeURIComponent).join('/');
      const headers = new Headers(request.headers);
      headers.delete('content-length');
      const asked = new Request(new URL(`${BASE}sign/${bucket}/${encoded}`, request.url), {
        method: 'POST',
        headers,
        body: JSON.stringify({ expiresIn: body.output.expiresIn }),
      });
      const answer = await app.fetch(asked);
      return { path, is_signed: answer.ok, body: (await answer.json()) as unknown };
    }),
  );
  // A token that is not valid is refused as a whole, as the hosted service does; a missing file only by itself.
  const unauthorized = answers.find((answer) => v.is(unauthorizedBody, answer.body));
  if (unauthorized) return json(400, unauthorized.body);
  return json(
    200,
    answers.map(({ path, is_signed, body: answer }) => ({
      path,
      signedURL: is_signed ? belowStorage(answer) : null,
      error: is_signed ? null : 'Either the object does not exist or you do not have access to it',
    })),
  );
}
