/** How long a person may wait for an answer, as the site promises (P-007, R-09). */
import { type RequestTable, requestStatus } from './request-status.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const ANSWER_WITHIN_MS = 24 * HOUR_MS;
/** With less than this left, it is time to answer. */
const SOON_MS = 4 * HOUR_MS;

/** Whether a person still waits for an answer; a subscription to the newsletter asks for none. */
export const isAwaitingAnswer = (table: RequestTable, stored_status: string): boolean =>
  table !== 'newsletter_subscriptions' && requestStatus(table, stored_status) === 'new';

/** A time that is left or has passed, in whole units: minutes below an hour, days from two on. */
export interface AnswerTime {
  readonly urgency: 'calm' | 'soon' | 'late';
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** What is left of the 24 hours since a request was stored, or how far past them it is; both times are the server's. */
export function answerTime(created_at: string, server_now_ms: number): AnswerTime {
  const left_ms = Date.parse(created_at) + ANSWER_WITHIN_MS - server_now_ms;
  const urgency = left_ms <= 0 ? 'late' : left_ms < SOON_MS ? 'soon' : 'calm';
  const size_ms = Math.abs(left_ms);
  if (size_ms < HOUR_MS)
    return { urgency, count: Math.max(1, Math.floor(size_ms / MINUTE_MS)), unit: 'minute' };
  const hours = Math.floor(size_ms / HOUR_MS);
  return hours < 48
    ? { urgency, count: hours, unit: 'hour' }
    : { urgency, count: Math.floor(hours / 24), unit: 'day' };
}
