import type { Clock, Remote, RemoteAnswer, RemoteFailure } from '../ports.ts';
import { parseErrorBody, parsePullReply, parsePushReply } from './reply-shapes.ts';
import { systemClock, systemRandom } from './system.ts';

export interface PostgrestRemoteOptions {
  /** Address of the Supabase project, no slash at the end. */
  readonly base_url: string;
  readonly publishable_key: string;
  readonly fetch?: typeof fetch;
  /** Told of each call with the id of its request, which the project's logs have and, of a push, its ledger. */
  readonly on_call?: (call: string, request_id: string) => void;
  /** The timers that timeouts run on; the device's own timers when not given. */
  readonly after?: Clock['after'];
}

interface RpcRequest {
  readonly token: string;
  readonly timeout_ms: number;
  readonly signal?: AbortSignal;
}

const STATUS_UNAUTHORIZED = 401;
const STATUS_TOO_LARGE = 413;
const FAILURE_BY_CODE: ReadonlyMap<string, RemoteFailure> = new Map<string, RemoteFailure>([
  ['PT401', { kind: 'unauthorized' }],
  ['PT403', { kind: 'not_staff' }],
  ['PT409', { kind: 'client_refused' }],
  ['PT413', { kind: 'too_much', detail: 'PT413' }],
  ['PT426', { kind: 'upgrade_needed' }],
  ['PT503', { kind: 'unsettled' }],
  // The statement was cancelled because it took too long.
  ['57014', { kind: 'too_much', detail: '57014' }],
  // It needed more memory than there is, or exceeded a limit of the database.
  ['53200', { kind: 'too_much', detail: '53200' }],
  ['54000', { kind: 'too_much', detail: '54000' }],
  // PostgREST's own codes for a token that is missing, broken or expired.
  ['PGRST301', { kind: 'unauthorized' }],
  ['PGRST302', { kind: 'unauthorized' }],
  ['PGRST303', { kind: 'unauthorized' }],
]);
const BATCH_INVALID = /^22/;

/**
 * Milliseconds of a Retry-After header: seconds, or a date by the clock of the server that set it, never by this
 * device's (K6); undefined when there is none.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = Number(value);
  const delay_ms = Number.isNaN(seconds)
    ? Date.parse(value) - Date.parse(headers.get('date') ?? '')
    : seconds * 1_000;
  return Number.isNaN(delay_ms) ? undefined : Math.max(0, delay_ms);
}

/** What a refusal means, by status and code; without JSON of ours it means nothing but 'not reached' (K2). */
export function failureOf(status: number, body: unknown, headers: Headers): RemoteFailure {
  if (status === STATUS_TOO_LARGE) return { kind: 'too_much', detail: '413' };
  const error = parseErrorBody(body);
  const code = error?.code ?? null;
  const ours = code === null ? undefined : FAILURE_BY_CODE.get(code);
  if (ours !== undefined) return ours;
  if (error !== null && status === STATUS_UNAUTHORIZED) return { kind: 'unauthorized' };
  if (code !== null && BATCH_INVALID.test(code)) return { kind: 'batch_invalid', code };
  const retry_after_ms = retryAfterMs(headers);
  const detail = code === null ? `status ${status}` : `status ${status}, code ${code}`;
  return { kind: 'unreachable', detail, ...(retry_after_ms === undefined ? {} : { retry_after_ms }) };
}

const fail = (failure: RemoteFailure): { readonly ok: false; readonly failure: RemoteFailure } => ({
  ok: false,
  failure,
});

/** Parsed JSON; undefined when the text is none (a page, or an answer cut short). */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * `sync_pull` and `sync_push` over PostgREST by plain fetch, in a page or a worker. Always sends the token it was
 * given, never the key in its place (G6).
 */
export function createPostgrestRemote(options: PostgrestRemoteOptions): Remote {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const after: Clock['after'] = options.after ?? ((delay_ms, run) => systemClock.after(delay_ms, run));

  async function rpc<T>(
    name: 'sync_pull' | 'sync_push',
    parameters: object,
    request: RpcRequest,
    parse: (body: unknown) => T | null,
  ): Promise<RemoteAnswer<T>> {
    if (request.token === '') return fail({ kind: 'unauthorized' });
    const controller = new AbortController();
    let timed_out = false;
    const cancel = after(request.timeout_ms, () => {
      timed_out = true;
      controller.abort();
    });
    const give_up = (): void => controller.abort();
    request.signal?.addEventListener('abort', give_up, { once: true });
    if (request.signal?.aborted === true) controller.abort();
    const request_id = systemRandom.uuid();
    options.on_call?.(name, request_id);
    try {
      const response = await send(`${options.base_url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: options.publishable_key,
          authorization: `Bearer ${request.token}`,
          'content-type': 'application/json',
          accept: 'application/json',
          // In the logs of the project this request is found by it, and in its ledger what it brought.
          'x-request-id': request_id,
        },
        body: JSON.stringify(parameters),
        // No cache mode, though nothing is to come from a cache: no browser keeps the answer to a POST, and with any mode
        // but the default Chromium asks another origin before every call whether it may (PL17).
        credentials: 'omit',
        // A captive portal answers with a redirect to its own page.
        redirect: 'error',
        signal: controller.signal,
      });
      const body = parseJson(await response.text());
      if (!response.ok) return fail(failureOf(response.status, body, response.headers));
      const value = parse(body);
      return value === null
        ? fail({ kind: 'unreachable', detail: 'not an answer of ours' })
        : { ok: true, value };
    } catch (error) {
      if (timed_out) return fail({ kind: 'too_much', detail: 'timeout' });
      return fail({ kind: 'unreachable', detail: error instanceof Error ? error.name : 'network' });
    } finally {
      cancel();
      request.signal?.removeEventListener('abort', give_up);
    }
  }

  return {
    pull: (request) =>
      rpc(
        'sync_pull',
        {
          p_cursor: request.cursor,
          p_limit: request.limit,
          p_acknowledged: request.acknowledged,
          p_tables: request.tables,
          p_bytes: request.bytes,
        },
        request,
        parsePullReply,
      ),
    push: (request) =>
      rpc(
        'sync_push',
        {
          p_client: request.client_id,
          p_schema: request.schema,
          p_mutations: request.mutations,
          p_epoch: request.epoch,
          p_acknowledged: request.acknowledged,
          ...(request.cursor ? { p_cursor: request.cursor, p_tables: request.tables } : {}),
        },
        request,
        parsePushReply,
      ),
  };
}
