/** Who changed a row, as the server remembers it: a question to `row_history`, asked only when a person wants to see it. */
import * as v from 'valibot';
import { err, ok, type Result } from '../lib/result.ts';
import type { TokenAnswer } from './session-types.ts';

/** Anything JSON can hold. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One change of a row. */
export interface HistoryEntry {
  readonly id: string;
  readonly op: 'insert' | 'update' | 'delete';
  /** Null: not through the app (dashboard, import). */
  readonly user_id: string | null;
  /** Null when there is no user, or they no longer work here. */
  readonly user_name: string | null;
  /** By the clock of the device, ISO 8601; null when it said none, or one that cannot be. */
  readonly made_at: string | null;
  /** By the server's clock, ISO 8601. */
  readonly arrived_at: string;
  /** Columns with the value before and after; what a delete erased is not in it (S5). */
  readonly changes: Readonly<Record<string, { readonly old: Json; readonly new: Json }>>;
}

/** `sign_in`: nobody is signed in, or the server no longer takes the token. `failed`: it answered, but not with this. */
export type HistoryError = 'offline' | 'sign_in' | 'failed';

export type FetchRowHistory = (
  table: string,
  row_id: string,
) => Promise<Result<HistoryEntry[], HistoryError>>;

export interface RowHistoryOptions {
  /** Address of the Supabase project, no slash at the end. */
  readonly base_url: string;
  readonly publishable_key: string;
  /** A checked token of the signed-in user (`SessionStore.token`). */
  readonly token: (wish: { readonly force_refresh: boolean }) => Promise<TokenAnswer>;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 20_000;
const STATUS_UNAUTHORIZED = 401;

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(json), v.record(v.string(), json)]),
);
const entries = v.array(
  v.object({
    id: v.string(),
    op: v.picklist(['insert', 'update', 'delete']),
    user_id: v.nullable(v.string()),
    user_name: v.nullable(v.string()),
    made_at: v.nullable(v.string()),
    arrived_at: v.string(),
    changes: v.record(v.string(), v.object({ old: json, new: json })),
  }),
);
/** An error of ours or of the API's gate; anything else with such a status comes from somebody in between (G6). */
const refusal = v.object({ code: v.nullish(v.string()), message: v.string() });

/** `unauthorized`: the token is no longer taken. */
type Answer = Result<HistoryEntry[], HistoryError | 'unauthorized'>;

function read(status: number, body: unknown): Answer {
  if (status >= 200 && status < 300) {
    const parsed = v.safeParse(entries, body);
    return parsed.success ? ok(parsed.output) : err('offline');
  }
  if (!v.safeParse(refusal, body).success) return err('offline');
  return err(status === STATUS_UNAUTHORIZED ? 'unauthorized' : 'failed');
}

/**
 * The history of one row, newest first. Never rejects; never asks without a token, so never as the anonymous key (G6).
 * A token the server refuses is refreshed once (K6).
 */
export function createRowHistory(options: RowHistoryOptions): FetchRowHistory {
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));

  async function ask(table: string, row_id: string, token: string): Promise<Answer> {
    try {
      const response = await send(`${options.base_url}/rest/v1/rpc/row_history`, {
        method: 'POST',
        headers: {
          apikey: options.publishable_key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ p_table: table, p_row: row_id }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // No cache mode: with any but the default Chromium asks before every call whether it may (PL17).
        credentials: 'omit',
        // A captive portal answers with a redirect to its own page.
        redirect: 'error',
      });
      return read(response.status, await response.json());
    } catch {
      return err('offline');
    }
  }

  return async (table, row_id) => {
    for (const force_refresh of [false, true]) {
      const answer = await options.token({ force_refresh });
      if (answer.kind !== 'token') return err(answer.kind === 'none' ? 'sign_in' : 'offline');
      const history = await ask(table, row_id, answer.token);
      if (history.ok) return history;
      if (history.error !== 'unauthorized') return err(history.error);
    }
    return err('sign_in');
  };
}
