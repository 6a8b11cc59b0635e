/** The first try again comes within a second, later ones within five minutes at most. */
export const BACKOFF_FIRST_MS = 1_000;
export const BACKOFF_MAX_MS = 300_000;
/** A server may ask for a longer pause (Retry-After), but not for ever. */
export const RETRY_AFTER_MAX_MS = 3_600_000;
export const PENDING_POLL_FIRST_MS = 250;
export const PENDING_POLL_MAX_MS = 30_000;

/** Doubles from `first_ms` up to `max_ms`; `attempt` counts from 0. */
const doubling = (first_ms: number, max_ms: number, attempt: number): number =>
  Math.min(max_ms, first_ms * 2 ** Math.min(attempt, 30));

/**
 * Full jitter: anywhere between nothing and a bound that doubles with each failed try, so that devices that lost
 * the server together do not come back together.
 * @param attempt failed tries before this one, from 0
 * @param dice in [0, 1)
 * @returns milliseconds of monotonic time
 */
export const backoffDelayMs = (attempt: number, dice: number): number =>
  Math.floor(dice * doubling(BACKOFF_FIRST_MS, BACKOFF_MAX_MS, attempt));

/** How long until asking again for what the cursor cannot cover yet (K1). */
export const pendingPollMs = (polls: number): number =>
  doubling(PENDING_POLL_FIRST_MS, PENDING_POLL_MAX_MS, polls);
