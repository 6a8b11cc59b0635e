/** The claims of an access token, and how long it lasts by the server's clock (K6). */
import * as v from 'valibot';

/** The tokens of one sign-in as they stand in the session database. Times are whole seconds since 1970. */
export interface StoredTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user_id: string;
  readonly issued_at_s: number;
  readonly expires_at_s: number;
  /** Server clock minus this device's clock when it was last compared. */
  readonly clock_skew_ms: number;
}

/** A token must last this much longer to be worth sending (ports.ts `Session`). */
const SEND_MARGIN_MS = 30_000;
/** refreshed ahead of time when less than this remains. */
const REFRESH_MARGIN_MS = 90_000;

const claimsSchema = v.object({ sub: v.string(), exp: v.number(), iat: v.optional(v.number()) });

/**
 * Reads user and lifetime from a JWT; the signature is the server's business. `lifetime_s` stands in for a
 * missing `iat`. Null when it is not a JWT of a user.
 */
export function readClaims(
  access_token: string,
  lifetime_s: number,
): { user_id: string; issued_at_s: number; expires_at_s: number } | null {
  const payload = access_token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const claims = v.safeParse(claimsSchema, JSON.parse(new TextDecoder().decode(bytes)));
    if (!claims.success) return null;
    const { sub, exp, iat } = claims.output;
    return { user_id: sub, issued_at_s: iat ?? exp - lifetime_s, expires_at_s: exp };
  } catch {
    return null;
  }
}

/** Milliseconds the token still lasts by the server's clock; negative when it has expired (K6). */
function remainingMs(tokens: StoredTokens, now_ms: number): number {
  return tokens.expires_at_s * 1000 - (now_ms + tokens.clock_skew_ms);
}

/** Tokens made to live shortly keep half of their life, or they would be refreshed for ever. */
function margin(tokens: StoredTokens, wanted_ms: number): number {
  return Math.min(wanted_ms, ((tokens.expires_at_s - tokens.issued_at_s) * 1000) / 2);
}

/** Whether the token may be sent: it lasts 30 s more by server time. */
export function isSendable(tokens: StoredTokens, now_ms: number): boolean {
  return remainingMs(tokens, now_ms) > margin(tokens, SEND_MARGIN_MS);
}

/** Whether it is time to refresh: less than 90 s remain. */
export function isDueForRefresh(tokens: StoredTokens, now_ms: number): boolean {
  return remainingMs(tokens, now_ms) < margin(tokens, REFRESH_MARGIN_MS);
}
