/**
 * Auth over plain fetch. supabase-js would retry a refresh for half a minute, drop the session when a firewall
 * answers with its own 403 page, and print every failure; here each answer is classified by its shape.
 */
import * as v from 'valibot';
import { ROLES } from '../domain/rows.generated.ts';
import type { AuthAnswer, AuthFailure, AuthPort, FreshSession } from '../session/auth-port.ts';

const TIMEOUT_MS = 20_000;

const sessionSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
  user: v.object({ email: v.string() }),
});
/** Current servers say `error_code`, newer API versions `code`, OAuth-style answers `error`. */
const errorSchema = v.union([
  v.pipe(
    v.object({ error_code: v.string() }),
    v.transform((body) => body.error_code),
  ),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform((body) => body.code),
  ),
  v.pipe(
    v.object({ error: v.string() }),
    v.transform((body) => body.error),
  ),
]);
const staffSchema = v.array(v.object({ role: v.picklist(ROLES), name: v.string() }));

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly body?: Readonly<Record<string, string>>;
}

const failed = (error: AuthFailure): { ok: false; error: AuthFailure } => ({ ok: false, error });

/** `base_url` without a trailing slash; `fetch` is replaced in tests. */
export function createAuthHttp(options: {
  readonly base_url: string;
  readonly publishable_key: string;
  readonly fetch?: typeof fetch;
}): AuthPort {
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));

  async function call(request: Call): Promise<AuthAnswer<unknown>> {
    const headers: Record<string, string> = { apikey: options.publishable_key, Accept: 'application/json' };
    if (request.token !== undefined) headers['Authorization'] = `Bearer ${request.token}`;
    if (request.body) headers['Content-Type'] = 'application/json';
    let status: number;
    let body: unknown;
    try {
      const response = await send(`${options.base_url}${request.path}`, {
        method: request.method,
        headers,
        body: request.body ? JSON.stringify(request.body) : null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        cache: 'no-store',
        credentials: 'omit',
      });
      status = response.status;
      const text = await response.text();
      body = text === '' && status < 300 ? {} : JSON.parse(text);
    } catch {
      return failed({ kind: 'unreachable' });
    }
    if (status === 429) return failed({ kind: 'rate_limited' });
    if (status >= 200 && status < 300) return { ok: true, value: body };
    const code = v.safeParse(errorSchema, body);
    if (status >= 400 && status < 500 && code.success) {
      return failed({ kind: 'refused', code: code.output });
    }
    return failed({ kind: 'unreachable' });
  }

  async function session(request: Call): Promise<AuthAnswer<FreshSession | null>> {
    const answer = await call(request);
    if (!answer.ok) return answer;
    const parsed = v.safeParse(sessionSchema, answer.value);
    if (!parsed.success) return { ok: true, value: null };
    const { user, ...tokens } = parsed.output;
    return { ok: true, value: { ...tokens, email: user.email } };
  }

  async function nothing(request: Call): Promise<AuthAnswer<void>> {
    const answer = await call(request);
    return answer.ok ? { ok: true, value: undefined } : answer;
  }

  return {
    sign_in: (email, password) =>
      session({ method: 'POST', path: '/auth/v1/token?grant_type=password', body: { email, password } }),
    refresh: (refresh_token) =>
      session({ method: 'POST', path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token } }),
    sign_out: (token) => nothing({ method: 'POST', path: '/auth/v1/logout?scope=local', token }),
    send_password_mail: (email, redirect_to) =>
      nothing({
        method: 'POST',
        path: `/auth/v1/recover?redirect_to=${encodeURIComponent(redirect_to)}`,
        body: { email },
      }),
    verify: (token_hash, type) =>
      session({ method: 'POST', path: '/auth/v1/verify', body: { token_hash, type } }),
    async user(token) {
      const answer = await call({ method: 'GET', path: '/auth/v1/user', token });
      if (!answer.ok) return answer;
      const parsed = v.safeParse(v.object({ email: v.string() }), answer.value);
      return parsed.success ? { ok: true, value: parsed.output } : failed({ kind: 'unreachable' });
    },
    set_password: (token, password, current) =>
      nothing({
        method: 'PUT',
        path: '/auth/v1/user',
        token,
        body: { password, ...(current !== undefined && { current_password: current }) },
      }),
    async staff(user_id, token) {
      const filter = `select=role,name&user_id=eq.${encodeURIComponent(user_id)}`;
      const answer = await call({ method: 'GET', path: `/rest/v1/staff?${filter}`, token });
      if (!answer.ok) return answer;
      const parsed = v.safeParse(staffSchema, answer.value);
      return parsed.success ? { ok: true, value: parsed.output[0] ?? null } : failed({ kind: 'unreachable' });
    },
  };
}
