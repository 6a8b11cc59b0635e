/** Sends queued forms: one request and what its answer means, the pause after a failure, and which forms are due. */
import { STORAGE_PREFIX } from '../../brand.ts';
import { backoffMs } from '../../sync/core/backoff.ts';
import { publishQueueEvent } from './local-flags.ts';
import { announceFiles, type FileState, filesOf, noteStates } from './queued-files.ts';
import { findQueued, listQueued, noteAttempt, noteTaken, removeQueued } from './queued-forms.ts';
import type { FormBody, QueuedForm, Refusal, StoredFile, Trouble } from './forms-database.ts';

export const LONGEST_DELAY_MS = 30 * 60 * 1000;
const BACKOFF = { first_ms: 5_000, max_ms: LONGEST_DELAY_MS, jitter: 0.5 };
/** The longest pause between two attempts, even where the server asks for a longer one. */
const LONGEST_ASKED_MS = 24 * 60 * 60 * 1000;

/** The pause that a `Retry-After` header asks for, in milliseconds; null without a valid header. */
export function retryAfterMs(header: string | null, now_ms: number): number | null {
  if (header === null || header.trim() === '') return null;
  const asked_ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now_ms;
  return Number.isFinite(asked_ms) && asked_ms >= 0 ? Math.min(asked_ms, LONGEST_ASKED_MS) : null;
}

/**
 * The pause after a failed attempt: five seconds, doubled each time up to half an hour, at random between half and the whole
 * of it, so that devices do not all try at once. It is never shorter than the server asked for.
 */
export const retryDelayMs = (tries: number, random: number, asked_ms: number | null): number =>
  Math.max(backoffMs(BACKOFF, tries, random), asked_ms ?? 0);

/** How a server answered one submission. */
type Answer =
  | { readonly kind: 'sent'; readonly files: readonly FileState[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'later';
      readonly trouble: Exclude<Trouble, 'refused'>;
      readonly after_ms: number | null;
    };

const TIMEOUT_MS = 30_000;
/** Statuses that ask to try again later. */
const COME_BACK = new Set([408, 425, 429]);

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const later = (trouble: 'offline' | 'busy' | 'server', after_ms: number | null = null): Answer => ({
  kind: 'later',
  trouble,
  after_ms,
});

/** The statuses of files that are awaited, have arrived or have no room yet; any other status is a refusal. */
const NOT_REFUSED: ReadonlySet<unknown> = new Set([
  'awaited',
  'arrived',
  'over_visitor_limit',
  'over_overall_limit',
]);

/** Reads the states of files from the server's answer to a form or to a question about its files. */
export const fileStates = (content: unknown): readonly FileState[] => {
  const list = isRecord(content) && Array.isArray(content['attachments']) ? content['attachments'] : [];
  return list.filter(isRecord).map(({ id, status, upload_path }) => ({
    id: String(id),
    has_arrived: status === 'arrived',
    upload_path: typeof upload_path === 'string' && upload_path.startsWith('/') ? upload_path : null,
    refusal: NOT_REFUSED.has(status) ? null : String(status),
  }));
};

/** F-006: reads a refusal from the server's answer; null when the answer is not one of our server. */
function refusalOf(status: number, content: unknown): Refusal | null {
  if (!isRecord(content) || typeof content['code'] !== 'string') return null;
  const fields = isRecord(content['fields']) ? content['fields'] : {};
  return {
    status,
    code: content['code'],
    // F-006 gives the sentence for a refusal without a message.
    error: typeof content['error'] === 'string' ? content['error'] : 'Network response was not ok',
    fields: Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

/** A file as it is announced with its submission. */
interface Announcement {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size_bytes: number;
}

/** The extra fields of a form that has files. */
interface Announced {
  readonly upload_secret: string;
  readonly attachments: readonly Announcement[];
}

/** Posts JSON and reads the JSON answer; null when there is no answer. */
export async function postJson(
  fetch: Fetch,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly response: Response; readonly content: unknown } | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { response, content: await response.json().catch(() => null) };
  } catch {
    return null;
  }
}

/**
 * Sends one submission (F-005) with the announcement of its files. It counts as taken only when the answer holds its own id,
 * and as refused only when the answer is one of our server, since the network of a harbour may answer every request with a page
 * of its own. After any other answer it is tried again later.
 */
export async function postForm(
  fetch: Fetch,
  path: string,
  body: FormBody & { readonly id: string },
  announced: Announced | null = null,
): Promise<Answer> {
  const answered = await postJson(
    fetch,
    path,
    { ...body, ...announced },
    // Every try has the id of its submission in the logs, which its row and its mails have too.
    { 'idempotency-key': body.id, 'x-request-id': body.id },
  );
  if (answered === null) return later('offline');
  const { response, content } = answered;
  if (response.ok)
    return isRecord(content) && content['id'] === body.id
      ? { kind: 'sent', files: fileStates(content) }
      : later('server');
  const after_ms = retryAfterMs(response.headers.get('retry-after'), Date.now());
  if (COME_BACK.has(response.status)) return later('busy', after_ms);
  const refusal =
    response.status >= 400 && response.status < 500 ? refusalOf(response.status, content) : null;
  return refusal === null ? later('server', after_ms) : { kind: 'refused', refusal };
}

/** What sending needs of the browser and the network; tests replace it. */
export interface SenderPorts {
  readonly fetch: Fetch;
  readonly now_ms: () => number;
  readonly random: () => number;
  /**
   * Runs the work in one page or worker at a time. Files have a lock of their own, so that a form never waits for the photos
   * of another form.
   */
  readonly alone: <T>(what: 'forms' | 'files', work: () => Promise<T>) => Promise<T>;
}

const LOCKS = { forms: `${STORAGE_PREFIX}_forms`, files: `${STORAGE_PREFIX}_form_files` } as const;

export const BROWSER_PORTS: SenderPorts = {
  fetch: (path, init) => fetch(path, init),
  now_ms: () => Date.now(),
  random: () => Math.random(),
  alone: async (what, work) =>
    'locks' in navigator
      ? await navigator.locks.request(LOCKS[what], async () => await work())
      : await work(),
};

/** Which queued forms are sent. */
export type Selection =
  /** Those whose pause is over and, when the connection has returned, those that failed without one. */
  | { readonly kind: 'due'; readonly connection_returned: boolean }
  /** All of them, also refused ones and those in a pause: 'Nu verzenden'. */
  | { readonly kind: 'all' }
  /** The form that was just filled in, with the captcha's answer, which expires soon and is never stored. */
  | { readonly kind: 'one'; readonly id: string; readonly token: string | null };

/**
 * Whether a form or a file may be tried now. A pause that ends later than the longest possible one counts as over, since it was
 * stored while the clock of the device was ahead.
 */
export function isDue(
  { trouble, not_before_ms }: Pick<QueuedForm, 'trouble' | 'not_before_ms'>,
  which: Exclude<Selection, { kind: 'one' }>,
  now_ms: number,
): boolean {
  if (which.kind === 'all') return true;
  if (trouble === 'refused') return false;
  const is_over = not_before_ms <= now_ms || not_before_ms > now_ms + LONGEST_ASKED_MS;
  return is_over || (which.connection_returned && trouble === 'offline');
}

const announcement = (files: readonly StoredFile[], { upload_secret }: QueuedForm): Announced | null =>
  files.length === 0
    ? null
    : {
        upload_secret,
        attachments: files.map(({ id, name, type, size_bytes }) => ({ id, name, type, size_bytes })),
      };

/** Sends one form; false when the next one would fail too: there is no connection, or the server asked to wait. */
async function sendOne(form: QueuedForm, ports: SenderPorts, token: string | null): Promise<boolean> {
  const files = await announceFiles(form.id, form.uploads.max_bytes);
  const body = { ...form.body, id: form.id, recaptchaToken: token };
  const answer = await postForm(ports.fetch, form.path, body, announcement(files, form));
  if (answer.kind === 'sent') {
    await noteTaken(form.id);
    await noteStates(answer.files);
    if ((await filesOf(form.id)).length === 0) await removeQueued(form.id);
    publishQueueEvent({ type: 'sent', id: form.id });
    return true;
  }
  const tries = form.tries + 1;
  if (answer.kind === 'refused') {
    await noteAttempt(form.id, { tries, not_before_ms: 0, trouble: 'refused', refusal: answer.refusal });
    return true;
  }
  const pause_ms = retryDelayMs(form.tries, ports.random(), answer.after_ms);
  const not_before_ms = ports.now_ms() + pause_ms;
  await noteAttempt(form.id, { tries, not_before_ms, trouble: answer.trouble, refusal: null });
  return answer.trouble === 'server';
}

/**
 * Sends the selected forms one after another, in one page or worker at a time. Each has the id that it got on the device, so
 * one that arrived and is sent again makes no second row. `sendFiles` sends their files.
 */
export async function sendForms(which: Selection, ports: SenderPorts = BROWSER_PORTS): Promise<void> {
  const isSelected = (form: QueuedForm): boolean =>
    !form.is_taken && (which.kind === 'one' ? form.id === which.id : isDue(form, which, ports.now_ms()));
  await ports.alone('forms', async () => {
    for (const { id } of (await listQueued()).filter(isSelected)) {
      // The visitor may have removed the form while the one before it was sent.
      const form = await findQueued(id);
      if (form === null || form.is_taken) continue;
      const goes_on = await sendOne(form, ports, which.kind === 'one' ? which.token : null);
      if (!goes_on) break;
    }
  });
}
