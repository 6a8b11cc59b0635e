/** The first try again comes within a second, later ones within five minutes at most. */
export const BACKOFF_FIRST_MS = 1_000;
export const BACKOFF_MAX_MS = 300_000;
/** A server may ask for a longer pause (Retry-After), but not for ever. */
export const RETRY_AFTER_MAX_MS = 3_600_000;

/** Exponential backoff; `jitter` is the share of each delay that chance decides, from 0 to 1 (full jitter). */
interface Backoff {
  readonly first_ms: number;
  readonly max_ms: number;
  readonly jitter: number;
}

/**
 * A delay that doubles with each failed attempt, spread by chance so that devices that lost the server together do not come
 * back together. The form queue waits by it too, so this file imports nothing.
 * @param attempt failed attempts before this one, from 0
 * @param random in [0, 1]
 * @returns whole milliseconds
 */
export function backoffMs({ first_ms, max_ms, jitter }: Backoff, attempt: number, random: number): number {
  const longest_ms = Math.min(max_ms, first_ms * 2 ** Math.min(attempt, 30));
  return Math.floor(longest_ms * (1 - jitter + jitter * random));
}

/** PS5: milliseconds of monotonic time until the next attempt; `random` in [0, 1). */
export const backoffDelayMs = (attempt: number, random: number): number =>
  backoffMs({ first_ms: BACKOFF_FIRST_MS, max_ms: BACKOFF_MAX_MS, jitter: 1 }, attempt, random);

/** How long until asking again for what the cursor cannot cover yet (K1). */
export const pendingPollMs = (polls: number): number =>
  backoffMs({ first_ms: 250, max_ms: 30_000, jitter: 0 }, polls, 0);
