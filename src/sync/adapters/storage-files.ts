import * as v from 'valibot';
import type { Clock } from '../ports.ts';
import type { FileAnswer, FileFailure, FileRemote, StoredFile } from '../upload-ports.ts';
import { retryAfterMs } from './postgrest-remote.ts';
import { systemClock } from './system.ts';

export interface StorageFilesOptions {
  /** Address of the Supabase project, no slash at the end. */
  readonly base_url: string;
  readonly publishable_key: string;
  readonly bucket: string;
  /** How long browsers may keep a file that is added; a year when not given, for a file never changes under its name. */
  readonly max_age_seconds?: number;
  readonly fetch?: typeof fetch;
  /** The timers that timeouts run on; the device's own timers when not given. */
  readonly clock?: Pick<Clock, 'after'>;
}

const TIMEOUT_MS = 20_000;
const TIMEOUT_BYTES_PER_SECOND = 4 * 1024;
const MAX_TIMEOUT_MS = 600_000;
const SIGNED_SECONDS = 60;
const YEAR_SECONDS = 31_536_000;

/** How long a request with this many bytes may take: 20 s and 1 s for every 4 kB, ten minutes at most. */
export const timeoutForFile = (bytes: number): number =>
  Math.min(MAX_TIMEOUT_MS, TIMEOUT_MS + Math.ceil(bytes / TIMEOUT_BYTES_PER_SECOND) * 1_000);

/** How the storage API words a refusal: the HTTP status is often 400, the real one stands inside. */
const refusal = v.object({ statusCode: v.union([v.string(), v.number()]), message: v.string() });
const added = v.object({ Key: v.string() });
/** An address for each path that was asked for; null where there is no file, or none this person may read. */
const signed = v.tuple([v.object({ signedURL: v.nullable(v.string()) })]);
const described = v.object({
  size: v.nullish(v.number()),
  metadata: v.nullish(v.object({ size: v.nullish(v.number()), sha256: v.nullish(v.string()) })),
});

const unreachable = (detail: string): FileFailure => ({ kind: 'unreachable', detail });

const FAILURES: Readonly<Record<number, FileFailure>> = {
  401: { kind: 'unauthorized' },
  403: { kind: 'forbidden' },
  404: { kind: 'absent' },
  409: { kind: 'exists' },
  413: { kind: 'refused', code: 'TOO_LARGE' },
  415: { kind: 'refused', code: 'WRONG_TYPE' },
};

/** What a refusal means; without JSON of the storage API it means nothing but 'not reached' (G6). */
export function fileFailureOf(status: number, body: unknown, headers: Headers): FileFailure {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return unreachable(`status ${status}`);
  const inner = Number(parsed.output.statusCode);
  const known = FAILURES[inner];
  if (known !== undefined) return known;
  const retry_after_ms = retryAfterMs(headers);
  return {
    ...unreachable(`status ${status}, code ${inner}`),
    ...(retry_after_ms === undefined ? {} : { retry_after_ms }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function sizeAndHash(body: unknown): StoredFile | null {
  const parsed = v.safeParse(described, body);
  if (!parsed.success) return null;
  const { size, metadata } = parsed.output;
  const size_bytes = size ?? metadata?.size ?? null;
  return size_bytes === null ? null : { size_bytes, sha256: metadata?.sha256 ?? null };
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly timeout_ms: number;
}

/**
 * A private bucket by plain fetch: the token given stands in the authorization header, never the key in its place
 * (G6). Files are added and never replaced.
 */
export function createStorageFiles(options: StorageFilesOptions): FileRemote {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const clock = options.clock ?? systemClock;
  const { base_url, bucket, publishable_key, max_age_seconds = YEAR_SECONDS } = options;
  const at = (path: string): string => `${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;

  /** Runs a request within its timeout; anything that goes wrong on the way is 'not reached'. */
  async function within<T>(
    signal: AbortSignal | undefined,
    timeout_ms: number,
    work: (signal: AbortSignal) => Promise<FileAnswer<T>>,
  ): Promise<FileAnswer<T>> {
    const controller = new AbortController();
    const give_up = (): void => controller.abort();
    const cancel = clock.after(timeout_ms, give_up);
    signal?.addEventListener('abort', give_up, { once: true });
    if (signal?.aborted === true) controller.abort();
    try {
      return await work(controller.signal);
    } catch (error) {
      return { ok: false, failure: unreachable(error instanceof Error ? error.name : 'network') };
    } finally {
      cancel();
      signal?.removeEventListener('abort', give_up);
    }
  }

  async function ask<T>(call: Call, parse: (body: unknown) => T | null): Promise<FileAnswer<T>> {
    if (call.token === '') return { ok: false, failure: { kind: 'unauthorized' } };
    return await within(call.signal, call.timeout_ms, async (signal) => {
      const response = await send(`${base_url}/storage/v1/object/${call.path}`, {
        method: call.method,
        headers: {
          apikey: publishable_key,
          authorization: `Bearer ${call.token}`,
          accept: 'application/json',
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { body: call.body }),
        cache: 'no-store',
        credentials: 'omit',
        // A captive portal answers with a redirect to its own page.
        redirect: 'error',
        signal,
      });
      const body = parseJson(await response.text());
      if (!response.ok) return { ok: false, failure: fileFailureOf(response.status, body, response.headers) };
      const value = parse(body);
      return value === null
        ? { ok: false, failure: unreachable('not an answer of the storage API') }
        : { ok: true, value };
    });
  }

  return {
    async add({ path, bytes, mime_type, sha256, token, signal }) {
      const answer = await ask(
        {
          method: 'POST',
          path: at(path),
          token,
          signal,
          headers: {
            'content-type': mime_type,
            'cache-control': `max-age=${max_age_seconds}`,
            'x-upsert': 'false',
            ...(sha256 !== null && { 'x-metadata': btoa(JSON.stringify({ sha256 })) }),
          },
          body: bytes,
          timeout_ms: timeoutForFile(bytes.byteLength),
        },
        (body) => {
          const parsed = v.safeParse(added, body);
          return parsed.success && parsed.output.Key === `${bucket}/${path}` ? true : null;
        },
      );
      return answer.ok ? { ok: true, value: undefined } : answer;
    },
    look_up: ({ path, token, signal }) =>
      ask({ method: 'GET', path: `info/${at(path)}`, token, signal, timeout_ms: TIMEOUT_MS }, sizeAndHash),
    async fetch({ path, token, signal }) {
      const address = await ask(
        {
          method: 'POST',
          // A list of one: a picture still on a colleague's device is then an answer, and no failed request in the console.
          path: `sign/${bucket}`,
          token,
          signal,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ expiresIn: SIGNED_SECONDS, paths: [path] }),
          timeout_ms: TIMEOUT_MS,
        },
        (body) => {
          const parsed = v.safeParse(signed, body);
          return parsed.success ? parsed.output[0] : null;
        },
      );
      if (!address.ok) return address;
      const { signedURL } = address.value;
      if (signedURL === null) return { ok: false, failure: { kind: 'absent' } };
      return await within(signal, MAX_TIMEOUT_MS, async (bounded) => {
        const response = await send(`${base_url}/storage/v1${signedURL}`, {
          cache: 'no-store',
          credentials: 'omit',
          redirect: 'error',
          signal: bounded,
        });
        if (!response.ok) return { ok: false, failure: unreachable(`status ${response.status}`) };
        return { ok: true, value: await response.blob() };
      });
    },
  };
}
