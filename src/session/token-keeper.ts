/** Keeps one checked access token: never expired by the server's clock, never another user's (G6). */
import { isDueForRefresh, isSendable, readClaims, type StoredTokens } from './access-token.ts';
import type { AuthPort, FreshSession } from './auth-port.ts';
import type { SessionRecord, SessionRecords } from './session-records.ts';
import type { TokenAnswer } from './session-types.ts';

/** how often the leader looks whether a refresh is due. */
const CHECK_EVERY_MS = 30_000;
/** A smaller difference between the clocks is not worth a write. */
const SKEW_NOISE_MS = 2_000;

/** Codes with which the server ends a sign-in for good. Anything else is no reason to drop it (G5). */
const SIGN_IN_ENDED: ReadonlySet<string> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'invalid_grant',
  'validation_failed',
]);

/** Codes with which the server says that the account itself is gone or shut: this device locks. */
const ACCOUNT_ENDED: ReadonlySet<string> = new Set(['user_not_found', 'user_banned']);

/** Runs `work` while no other tab does the same. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

interface TokenKeeper {
  token(user_id: string, request: { readonly force_refresh: boolean }): Promise<TokenAnswer>;
  observe_server_time(server_time: string): void;
  keep_fresh(user_id: () => string | null): () => void;
}

/** Turns what the server gave into what is stored; null when it is not a user's token. */
export function toStoredTokens(fresh: FreshSession, now_ms: number): StoredTokens | null {
  const claims = readClaims(fresh.access_token, fresh.expires_in);
  if (!claims) return null;
  return {
    access_token: fresh.access_token,
    refresh_token: fresh.refresh_token,
    ...claims,
    clock_skew_ms: claims.issued_at_s * 1000 - now_ms,
  };
}

/** The record of a user who may no longer work here; a first time stays. */
export function revoked(record: SessionRecord, now_ms: number): SessionRecord {
  return { ...record, tokens: null, revoked_at: record.revoked_at ?? new Date(now_ms).toISOString() };
}

/** `changed` is called after the stored record changed in a way that other tabs and screens should know. */
export function createTokenKeeper(options: {
  readonly auth: AuthPort;
  readonly records: SessionRecords;
  readonly now_ms: () => number;
  readonly exclusive: Exclusive;
  readonly changed: () => Promise<void>;
}): TokenKeeper {
  const { auth, records, now_ms, exclusive, changed } = options;
  let flight: Promise<TokenAnswer> | null = null;

  async function tokensOf(user_id: string): Promise<StoredTokens | null> {
    const record = await records.read();
    const tokens = record?.tokens ?? null;
    return record?.user.id === user_id && tokens?.user_id === user_id ? tokens : null;
  }

  /** Changes the record only while the tokens used still stand there; a sign-in or refresh elsewhere wins. */
  async function replace(used: StoredTokens, next: (current: SessionRecord) => SessionRecord): Promise<void> {
    await records.update((current) =>
      current?.tokens?.refresh_token === used.refresh_token ? next(current) : current,
    );
    await changed();
  }

  async function refresh(user_id: string, seen: string): Promise<TokenAnswer> {
    const used = await tokensOf(user_id);
    if (!used) return { kind: 'none' };
    // Another tab was faster while this one waited for its turn.
    if (used.access_token !== seen && isSendable(used, now_ms())) {
      return { kind: 'token', token: used.access_token };
    }
    const answer = await auth.refresh(used.refresh_token);
    if (!answer.ok) {
      if (answer.error.kind !== 'refused') return { kind: 'unreachable' };
      const { code } = answer.error;
      if (ACCOUNT_ENDED.has(code)) await replace(used, (current) => revoked(current, now_ms()));
      else if (SIGN_IN_ENDED.has(code)) await replace(used, (current) => ({ ...current, tokens: null }));
      else return { kind: 'unreachable' };
      const now_stored = await tokensOf(user_id);
      return now_stored && isSendable(now_stored, now_ms())
        ? { kind: 'token', token: now_stored.access_token }
        : { kind: 'none' };
    }
    const next = answer.value ? toStoredTokens(answer.value, now_ms()) : null;
    if (!next || next.user_id !== user_id) return { kind: 'unreachable' };
    await replace(used, (current) => ({ ...current, tokens: next }));
    return { kind: 'token', token: next.access_token };
  }

  function refreshOnce(user_id: string, seen: string): Promise<TokenAnswer> {
    flight ??= exclusive(() => refresh(user_id, seen)).finally(() => {
      flight = null;
    });
    return flight;
  }

  async function token(user_id: string, request: { readonly force_refresh: boolean }): Promise<TokenAnswer> {
    const tokens = await tokensOf(user_id);
    if (!tokens) return { kind: 'none' };
    const sendable = !request.force_refresh && isSendable(tokens, now_ms());
    if (sendable && !isDueForRefresh(tokens, now_ms())) {
      return { kind: 'token', token: tokens.access_token };
    }
    const answer = await refreshOnce(user_id, tokens.access_token);
    // Refreshing ahead of time may fail: the present token still serves.
    return sendable && answer.kind === 'unreachable' ? { kind: 'token', token: tokens.access_token } : answer;
  }

  return {
    token,
    observe_server_time(server_time) {
      const server_ms = Date.parse(server_time);
      if (Number.isNaN(server_ms)) return;
      const clock_skew_ms = server_ms - now_ms();
      void records
        .read()
        .then((record) => {
          const known = record?.tokens?.clock_skew_ms;
          if (known === undefined || Math.abs(known - clock_skew_ms) < SKEW_NOISE_MS) return null;
          return records.update((current) =>
            current?.tokens ? { ...current, tokens: { ...current.tokens, clock_skew_ms } } : current,
          );
        })
        .catch(() => null);
    },
    keep_fresh(user_id) {
      const check = () => {
        const id = user_id();
        // A failed look is repeated at the next tick; the engine reports what matters.
        if (id !== null) void token(id, { force_refresh: false }).catch(() => null);
      };
      check();
      const timer = setInterval(check, CHECK_EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}
