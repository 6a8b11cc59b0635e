/** How long one must wait after wrong tries. Kept on disk: neither a reload nor another tab makes it shorter. */
const FREE_TRIES = 3;
const WAITS_MS = [15_000, 30_000, 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000] as const;

/** Tries that failed since the last good one, and when the last of them was (device wall time). */
interface PinTries {
  readonly failed: number;
  readonly failed_at_ms: number;
}

export const NO_TRIES: PinTries = { failed: 0, failed_at_ms: 0 };

/** The whole wait that follows this many wrong tries in a row. */
export function waitAfter(failed: number): number {
  if (failed < FREE_TRIES) return 0;
  return WAITS_MS[Math.min(failed - FREE_TRIES, WAITS_MS.length - 1)] ?? 0;
}

/** Milliseconds still to wait. A clock that was set back never makes the wait longer than it was. */
export function waitLeftMs(tries: PinTries, now_ms: number): number {
  const whole_ms = waitAfter(tries.failed);
  return Math.max(0, whole_ms - Math.max(0, now_ms - tries.failed_at_ms));
}

/** How many more wrong tries go without a wait. */
export const triesLeft = (failed: number): number => Math.max(0, FREE_TRIES - failed);
