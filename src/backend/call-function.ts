/** Calls the server's API with the signed-in user's token, for screens that ask online. */
import * as v from 'valibot';
import { err, ok, type Result } from '../lib/result.ts';
import { uuidv7 } from '../lib/uuid.ts';
import type { TokenAnswer } from '../session/session-types.ts';

/** `sign_in`: no user is signed in, or the server no longer takes the token. `failed`: it answered, but not with this. */
export type CallError = 'offline' | 'sign_in' | 'failed';

export interface CallOptions {
  /** Address of the Supabase project, no slash at the end. */
  readonly base_url: string;
  readonly publishable_key: string;
  /** A checked token of the signed-in user (`SessionStore.token`). */
  readonly token: (options: { readonly force_refresh: boolean }) => Promise<TokenAnswer>;
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 20_000;
const STATUS_UNAUTHORIZED = 401;

/** An error of ours or of the API's gate; anything else with such a status comes from somebody in between (G6). */
const refusal = v.object({ code: v.nullish(v.string()), message: v.string() });

/** What a call asks for: with a body it is a POST, otherwise a GET. */
interface Asked {
  /** Below the project's address, with its query. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Makes the call of a function `name` (`/rest/v1/rpc/…`) whose answer has a schema. */
export const createFunctionCall = <T>(
  options: CallOptions,
  name: string,
  answer_schema: v.GenericSchema<unknown, T>,
): ((params: Readonly<Record<string, unknown>>) => Promise<Result<T, CallError>>) =>
  createServerCall(options, answer_schema, (body) => ({ path: `/rest/v1/rpc/${name}`, body }));

/**
 * Makes a call whose answer has a schema. It never rejects and never asks without a token, so never as the anonymous key
 * (G6). A token the server refuses is refreshed once.
 */
export function createServerCall<Params, T>(
  options: CallOptions,
  answer_schema: v.GenericSchema<unknown, T>,
  askedFor: (params: Params) => Asked,
): (params: Params) => Promise<Result<T, CallError>> {
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));

  function read(status: number, body: unknown): Result<T, CallError | 'unauthorized'> {
    if (status >= 200 && status < 300) {
      const parsed = v.safeParse(answer_schema, body);
      return parsed.success ? ok(parsed.output) : err('offline');
    }
    if (!v.safeParse(refusal, body).success) return err('offline');
    return err(status === STATUS_UNAUTHORIZED ? 'unauthorized' : 'failed');
  }

  async function ask({ path, body }: Asked, token: string): Promise<Result<T, CallError | 'unauthorized'>> {
    try {
      const response = await send(`${options.base_url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          apikey: options.publishable_key,
          authorization: `Bearer ${token}`,
          'x-request-id': uuidv7(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
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

  return async (params) => {
    const asked = askedFor(params);
    for (const force_refresh of [false, true]) {
      const given = await options.token({ force_refresh });
      if (given.kind !== 'token') return err(given.kind === 'none' ? 'sign_in' : 'offline');
      const answer = await ask(asked, given.token);
      if (answer.ok) return answer;
      if (answer.error !== 'unauthorized') return err(answer.error);
    }
    return err('sign_in');
  };
}
