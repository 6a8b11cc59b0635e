import { retryAfterMs } from './pause.ts';
import type { FormBody, Refusal, StoredFile, Trouble } from './stored-form.ts';

/** How a server answered one submission. */
export type Answer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'later';
      readonly trouble: Exclude<Trouble, 'refused'>;
      readonly after_ms: number | null;
    };

const PATIENCE_MS = 30_000;
/** Files take a while on a harbour's network. */
const PATIENCE_WITH_FILES_MS = 180_000;
/** Answers that only ask for another moment. */
const COME_BACK = new Set([408, 425, 429]);

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const later = (trouble: 'offline' | 'busy' | 'server', after_ms: number | null = null): Answer => ({
  kind: 'later',
  trouble,
  after_ms,
});

/** JSON; with files the same names as multipart, the files under `attachments`. */
function contentOf(body: FormBody, files: readonly StoredFile[]): Pick<RequestInit, 'body' | 'headers'> {
  if (files.length === 0)
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== null) form.append(name, String(value));
  for (const { bytes, name, type } of files) form.append('attachments', new Blob([bytes], { type }), name);
  return { body: form };
}

/** F-006: what the server said about a submission that it will not take. */
function refusalOf(status: number, content: unknown): Refusal | null {
  if (!isRecord(content) || typeof content['code'] !== 'string') return null;
  const fields = isRecord(content['fields']) ? content['fields'] : {};
  return {
    status,
    code: content['code'],
    // F-006: without words of the server's own.
    error: typeof content['error'] === 'string' ? content['error'] : 'Network response was not ok',
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

/**
 * Sends one submission (F-005). Taken is only what is answered with its own id: a harbour's network answers everything
 * with some page. A refusal is only believed when it is one of ours; anything else is worth another try.
 */
export async function postForm(
  fetch: Fetch,
  path: string,
  body: FormBody & { readonly id: string },
  files: readonly StoredFile[],
): Promise<Answer> {
  let response: Response;
  let content: unknown;
  try {
    response = await fetch(path, {
      method: 'POST',
      ...contentOf(body, files),
      redirect: 'error',
      signal: AbortSignal.timeout(files.length === 0 ? PATIENCE_MS : PATIENCE_WITH_FILES_MS),
    });
    content = await response.json().catch(() => null);
  } catch {
    return later('offline');
  }
  if (response.ok) return isRecord(content) && content['id'] === body.id ? { kind: 'sent' } : later('server');
  const after_ms = retryAfterMs(response.headers.get('retry-after'), Date.now());
  if (COME_BACK.has(response.status)) return later('busy', after_ms);
  const refusal =
    response.status >= 400 && response.status < 500 ? refusalOf(response.status, content) : null;
  return refusal === null ? later('server', after_ms) : { kind: 'refused', refusal };
}
