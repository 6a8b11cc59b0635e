/** What the sync pill says: one pure function from the engine's status to words, colour and advice. */
import { sync } from '../../../content/admin/sync.ts';
import { TIME_ZONE } from '../../../domain/calendar-date.ts';
import type { SyncStatus } from '../../../sync/index.ts';

/** A colour with a meaning; the words say it too. */
type PillTone = 'good' | 'quiet' | 'busy' | 'offline' | 'attention' | 'trouble';

/** Which of the pill's sentences applies. */
export type PillKey = keyof typeof sync.explain;

/** Which of the four things that a technician has to know. */
export type BriefKey = keyof typeof sync.brief;

export interface PillLabel {
  readonly key: PillKey;
  readonly tone: PillTone;
  readonly text: string;
  /** One of the four things that a technician has to know, in the fewest words. */
  readonly brief: string;
  readonly brief_key: BriefKey;
  /** How many changes wait, when `text` does not say it; 0 shows nothing. */
  readonly pending: number;
  /** The same of photos. */
  readonly photos: number;
  /** How many choices between two versions are open, when `text` does not say it; 0 shows nothing. */
  readonly choices: number;
}

/**
 * The engine's status as screens tell it: pending work counted as a person did it, the photos whose bytes go another
 * way, and the choices that are open.
 */
export interface ShownStatus extends SyncStatus {
  /** Photos that wait to be sent, shots that are not photos yet among them. */
  readonly photos: number;
  /** Photos that could not be sent or made, until a person decides. */
  readonly photos_failed: number;
  /** Photos whose row somebody else deleted before they were sent, until a person saves them or throws them away. */
  readonly photos_gone: number;
  /** Photos that were taken in a form, until a person saves it. */
  readonly photos_held: number;
  /** Photos of a row that was refused: that row is among the rejected, and they go with it. */
  readonly photos_refused: number;
  /** Choices between two versions that this person may make (G4). */
  readonly choices: number;
  /** Whether photos and choices have been read: before that nothing says that there are none. */
  readonly is_counted: boolean;
}

/** The pill is green only while the last pull is younger than this. */
const FRESH_MS = 120_000;

const clock_format = new Intl.DateTimeFormat('nl-NL', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** Milliseconds since an ISO time; a clock set back counts as no time at all. */
const age = (at: string, now_ms: number): number => Math.max(0, now_ms - Date.parse(at));

interface Facts {
  readonly status: ShownStatus;
  readonly needs_sign_in: boolean;
  readonly now_ms: number;
}

interface PillState {
  readonly key: PillKey;
  readonly tone: PillTone;
  readonly applies: (facts: Facts) => boolean;
  readonly text: (facts: Facts) => string;
  /** The count its text tells already, or that says nothing in it. */
  readonly tells?: 'pending' | 'choices';
}

const { pill } = sync;

const isOffline = ({ status }: Facts): boolean =>
  !status.online || (!status.reachable && status.phase === 'backoff');

const pendingCount = ({ status }: Facts): number => status.pending + status.photos;

/**
 * Every state of the pill, the most important first: the first that applies is told.
 * 1. What keeps work from being sent until a person acts, worst first.
 * 2. What a person has to know before anything else: no connection, no data yet.
 * 3. A choice between two versions, or about a photo that was deleted elsewhere or whose form is not saved: only a
 *    person can make it; pending changes go by themselves, counted beside it.
 * 4. What the device does by itself.
 * 5. That all is well; green (`good`) stands last, so nothing that is open can be green.
 */
export const PILL_STATES: readonly PillState[] = [
  {
    key: 'newer',
    tone: 'attention',
    applies: ({ status }) => status.storage_fault === 'newer_version',
    text: () => pill.upgrade,
  },
  {
    key: 'storage',
    tone: 'trouble',
    applies: ({ status }) => status.phase === 'storage_broken' || status.storage_fault !== null,
    text: () => pill.storage,
  },
  {
    key: 'not_staff',
    tone: 'trouble',
    applies: ({ status }) => status.phase === 'not_staff',
    text: () => pill.not_staff,
  },
  {
    key: 'upgrade',
    tone: 'attention',
    applies: ({ status }) => status.phase === 'upgrade_needed',
    text: () => pill.upgrade,
  },
  {
    key: 'sign_in',
    tone: 'attention',
    applies: ({ status, needs_sign_in }) => needs_sign_in || status.phase === 'waiting_for_sign_in',
    text: () => pill.sign_in,
  },
  {
    key: 'unsettled',
    tone: 'trouble',
    applies: ({ status }) => status.server_unsettled,
    text: () => pill.unsettled,
  },
  {
    key: 'rejected',
    tone: 'trouble',
    applies: ({ status }) => status.rejected > 0,
    text: ({ status }) => pill.rejected(status.rejected),
  },
  {
    key: 'photos_failed',
    tone: 'trouble',
    applies: ({ status }) => status.photos_failed > 0,
    text: ({ status }) => pill.photos_failed(status.photos_failed),
  },
  {
    key: 'offline_empty',
    tone: 'offline',
    applies: (facts) => isOffline(facts) && !facts.status.first_sync_done && pendingCount(facts) === 0,
    text: () => pill.offline_empty,
  },
  { key: 'offline', tone: 'offline', applies: isOffline, text: () => pill.offline },
  {
    key: 'first_fetch',
    tone: 'busy',
    applies: ({ status }) => !status.first_sync_done,
    text: ({ status }) => pill.first_fetch(status.first_sync_rows),
  },
  {
    key: 'choices',
    tone: 'attention',
    applies: ({ status }) => status.choices > 0,
    text: ({ status }) => pill.choices(status.choices),
    tells: 'choices',
  },
  {
    key: 'photos_gone',
    tone: 'attention',
    applies: ({ status }) => status.photos_gone > 0,
    text: ({ status }) => pill.photos_gone(status.photos_gone),
  },
  {
    key: 'photos_held',
    tone: 'attention',
    applies: ({ status }) => status.photos_held > 0,
    text: ({ status }) => pill.photos_held(status.photos_held),
  },
  {
    key: 'sending',
    tone: 'busy',
    applies: ({ status }) => status.in_flight > 0 || (status.phase === 'pushing' && status.pending > 0),
    text: () => pill.sending,
  },
  {
    key: 'pending',
    tone: 'busy',
    applies: (facts) => pendingCount(facts) > 0,
    text: ({ status }) => pill.pending(status.pending, status.photos),
    tells: 'pending',
  },
  {
    key: 'counting',
    tone: 'quiet',
    applies: ({ status }) => !status.is_counted,
    text: () => pill.counting,
  },
  {
    key: 'connecting',
    tone: 'quiet',
    applies: ({ status }) => status.last_pull_at === null,
    text: () => pill.connecting,
  },
  {
    key: 'saved_as_of',
    tone: 'quiet',
    applies: ({ status, now_ms }) => age(status.last_pull_at ?? '', now_ms) >= FRESH_MS,
    text: ({ status }) => pill.saved_as_of(clock_format.format(Date.parse(status.last_pull_at ?? ''))),
  },
];

const ALL_SAVED: PillState = {
  key: 'all_saved',
  tone: 'good',
  applies: () => true,
  text: () => pill.all_saved,
};

/** Then something else than a choice or a refusal has to be done on this device. */
const TO_LOOK_AT: readonly PillKey[] = ['newer', 'storage', 'not_staff', 'upgrade'];

/** Then the device has not been able to do all it has to, also where no change waits. */
const UNDER_WAY: readonly PillKey[] = ['unsettled', 'offline_empty', 'first_fetch', 'sending'];

/** How much in the list of the pill a person has to settle: nothing of it goes by itself. */
export const toSettle = (status: ShownStatus): number =>
  status.choices + status.rejected + status.photos_failed + status.photos_gone + status.photos_held;

/** Of signing in, something to look at, something that waits and all being saved the first that applies. */
const briefLabel = (key: PillKey, facts: Facts): Pick<PillLabel, 'brief' | 'brief_key'> => {
  const { brief } = sync;
  const to_settle = toSettle(facts.status);
  if (key === 'sign_in') return { brief_key: 'sign_in', brief: brief.sign_in };
  if (to_settle > 0 || TO_LOOK_AT.includes(key)) return { brief_key: 'look', brief: brief.look(to_settle) };
  const waiting = pendingCount(facts);
  if (waiting > 0 || UNDER_WAY.includes(key)) return { brief_key: 'waits', brief: brief.waits(waiting) };
  return { brief_key: 'saved', brief: facts.status.is_counted ? brief.saved : sync.pill.counting };
};

/**
 * Words for the pill. `needs_sign_in` is the session's; `now_ms` is device wall time. Green ('good') only
 * when everything is sent, photos too, no choice is open and the last pull is under two minutes old.
 */
export function pillLabel(status: ShownStatus, needs_sign_in: boolean, now_ms: number): PillLabel {
  const facts = { status, needs_sign_in, now_ms };
  const state = PILL_STATES.find(({ applies }) => applies(facts)) ?? ALL_SAVED;
  const { key, tone, tells } = state;
  return {
    key,
    tone,
    text: state.text(facts),
    ...briefLabel(key, facts),
    pending: tells === 'pending' ? 0 : status.pending,
    photos: tells === 'pending' ? 0 : status.photos,
    choices: tells === 'choices' ? 0 : status.choices,
  };
}

/** Then a person has to act, and the button beside it says how. */
const WAITS_FOR_A_PERSON: readonly PillKey[] = ['sign_in', 'upgrade', 'newer', 'not_staff', 'storage'];

/** A length of time for people: '12 s', '2 min 5 s', '3 min'. */
export function formatDuration(duration_s: number): string {
  const minutes = Math.floor(duration_s / 60);
  const seconds = duration_s % 60;
  if (minutes === 0) return `${seconds} s`;
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}

/**
 * The next thing this device does by itself; null when it waits for a person, and when all is well.
 * @param retry_in_s seconds until the next try after a failure; null when none is planned
 */
export function nextStepLabel(status: ShownStatus, key: PillKey, retry_in_s: number | null): string | null {
  if (WAITS_FOR_A_PERSON.includes(key)) return null;
  if (!status.online) return sync.next.when_online;
  if (status.phase === 'backoff') {
    return retry_in_s === null || retry_in_s <= 0
      ? sync.next.trying
      : sync.next.retry_in(formatDuration(retry_in_s));
  }
  if (status.phase === 'pushing' && status.pending > 0) return sync.next.sending(status.pending);
  if (!status.first_sync_done) return sync.next.first_fetch;
  return status.pending + status.photos > 0 ? sync.next.soon : null;
}
