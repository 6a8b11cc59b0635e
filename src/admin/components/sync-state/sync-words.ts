/** What the sync pill says: one pure function from the engine's status to words, colour and advice. */
import { sync } from '../../../content/admin/sync.ts';
import { TIME_ZONE } from '../../../domain/calendar-date.ts';
import type { SyncStatus } from '../../../sync/index.ts';

/** A colour with a meaning; the words say it too. */
export type PillTone = 'good' | 'quiet' | 'busy' | 'offline' | 'attention' | 'trouble';

/** Which of the pill's sentences applies. */
export type PillKey = keyof typeof sync.explain;

export interface PillWords {
  readonly key: PillKey;
  readonly tone: PillTone;
  readonly text: string;
  /** How many changes wait, when `text` does not say it; 0 shows nothing. */
  readonly waiting: number;
}

/** Green only while the last pull is younger than this (sync-design: Status). */
const FRESH_MS = 120_000;

const clock_format = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** Milliseconds since an ISO time; a clock set back counts as no time at all. */
const age = (at: string, now_ms: number): number => Math.max(0, now_ms - Date.parse(at));

/** What keeps work from being sent until somebody acts, worst first. */
function trouble(status: SyncStatus, needs_sign_in: boolean): PillWords | null {
  const { pill } = sync;
  const say = (key: PillKey, tone: PillTone, text: string): PillWords => ({
    key,
    tone,
    text,
    waiting: status.queued,
  });
  if (status.storage_fault === 'newer_version') return say('newer', 'attention', pill.upgrade);
  if (status.phase === 'storage_broken' || status.storage_fault !== null) {
    return say('storage', 'trouble', pill.storage);
  }
  if (status.phase === 'not_staff') return say('not_staff', 'trouble', pill.not_staff);
  if (status.phase === 'upgrade_needed') return say('upgrade', 'attention', pill.upgrade);
  if (needs_sign_in || status.phase === 'waiting_for_sign_in')
    return say('sign_in', 'attention', pill.sign_in);
  if (status.parked > 0) return say('parked', 'trouble', pill.parked(status.parked));
  return null;
}

/**
 * Words for the pill. `needs_sign_in` is the session's; `now_ms` is device wall time. Green ('good') only
 * when everything is sent and the last pull is under two minutes old.
 */
export function pillWords(status: SyncStatus, needs_sign_in: boolean, now_ms: number): PillWords {
  const { pill } = sync;
  const { queued } = status;
  const stuck = trouble(status, needs_sign_in);
  if (stuck) return stuck;
  const is_offline = !status.online || (!status.reachable && status.phase === 'backoff');
  if (is_offline && !status.first_sync_done && queued === 0) {
    return { key: 'offline_empty', tone: 'offline', text: pill.offline_empty, waiting: 0 };
  }
  if (is_offline) return { key: 'offline', tone: 'offline', text: pill.offline, waiting: queued };
  if (!status.first_sync_done) {
    return {
      key: 'first_fetch',
      tone: 'busy',
      text: pill.first_fetch(status.first_sync_rows),
      waiting: queued,
    };
  }
  const is_sending = status.in_flight > 0 || (status.phase === 'pushing' && queued > 0);
  if (is_sending) return { key: 'sending', tone: 'busy', text: pill.sending, waiting: queued };
  if (queued > 0) return { key: 'waiting', tone: 'busy', text: pill.waiting(queued), waiting: 0 };
  if (status.last_pull_at === null)
    return { key: 'connecting', tone: 'quiet', text: pill.connecting, waiting: 0 };
  if (age(status.last_pull_at, now_ms) < FRESH_MS) {
    return { key: 'all_saved', tone: 'good', text: pill.all_saved, waiting: 0 };
  }
  const time = clock_format.format(Date.parse(status.last_pull_at));
  return { key: 'saved_as_of', tone: 'quiet', text: pill.saved_as_of(time), waiting: 0 };
}
