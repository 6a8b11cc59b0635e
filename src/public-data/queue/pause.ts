/** How long to wait before the next attempt. */

const FIRST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 30 * 60 * 1000;
/** A server may ask for patience, but not for days. */
const LONGEST_ASKED_MS = 24 * 60 * 60 * 1000;

/** `Retry-After` in milliseconds: seconds, or a date; null when there is none that makes sense. */
export function retryAfterMs(header: string | null, now_ms: number): number | null {
  if (header === null || header.trim() === '') return null;
  const asked_ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now_ms;
  return Number.isFinite(asked_ms) && asked_ms >= 0 ? Math.min(asked_ms, LONGEST_ASKED_MS) : null;
}

/**
 * Five seconds, then twice as long each time, at most half an hour, and never together with everybody else: between half
 * and the whole of it. What the server asks for is the least.
 */
export function pauseMs(tries: number, random: number, asked_ms: number | null): number {
  const whole_ms = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 20), LONGEST_PAUSE_MS);
  return Math.round(Math.max(whole_ms * (0.5 + random / 2), asked_ms ?? 0));
}
