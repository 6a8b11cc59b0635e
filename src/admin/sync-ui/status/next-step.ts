/** What happens next without anybody doing anything: one pure function from the engine's status to a sentence. */
import { sync } from '../../../content/admin/sync.ts';
import type { PillKey, ShownStatus } from './pill-state.ts';

const words = sync.next;
/** Then a person has to act, and the button beside it says how. */
const WAITS_FOR_A_PERSON: readonly PillKey[] = ['sign_in', 'upgrade', 'newer', 'not_staff', 'storage'];

/** Then that the server is looked at mends nothing. */
const BESIDE_THE_POINT: readonly PillKey[] = ['choices', 'parked', 'photos_failed'];

/** A length of time for people: '12 s', '2 min 5 s', '3 min'. */
export function durationWords(duration_s: number): string {
  const minutes = Math.floor(duration_s / 60);
  const seconds = duration_s % 60;
  if (minutes === 0) return `${seconds} s`;
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}

/**
 * The next thing this device does by itself; null when it waits for a person.
 * @param retry_in_s seconds until the next try after a failure; null when none is planned
 */
export function nextWords(status: ShownStatus, key: PillKey, retry_in_s: number | null): string | null {
  if (WAITS_FOR_A_PERSON.includes(key)) return null;
  if (!status.online) return words.when_online;
  if (status.phase === 'backoff') {
    return retry_in_s === null || retry_in_s <= 0 ? words.trying : words.retry_in(durationWords(retry_in_s));
  }
  if (status.phase === 'pushing' && status.queued > 0) return words.sending(status.queued);
  if (!status.first_sync_done) return words.first_fetch;
  if (status.queued + status.photos > 0) return words.soon;
  return BESIDE_THE_POINT.includes(key) ? null : words.watching;
}
