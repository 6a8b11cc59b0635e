import { log } from '../../lib/logger.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import {
  adoptDraft,
  type DraftPlace,
  holdSession,
  newPlace,
  type Release,
} from '../../public-data/queue/index.ts';

const unread = (fault: unknown): null => {
  log.warn('drafts could not be looked for', fault);
  return null;
};

interface DraftSession {
  /** What the form is working at now. */
  readonly place: () => DraftPlace;
  /** The form shows a submission that was not taken; null: something new again. */
  readonly workAt: (reopened_id: string | null) => void;
  /**
   * Resolves when other pages can see that this one lives; with `adopts` it takes over the newest draft whose page has
   * ended, if there is one.
   */
  readonly begin: (adopts: boolean) => Promise<void>;
  readonly end: () => void;
}

interface PageEvents {
  readonly signal: AbortSignal;
  /** The page is put away or ends: the last moment to keep something. */
  readonly away: () => void;
  /** The page is shown again; not `is_own`: another page adopted its draft meanwhile, and it has a new session. */
  readonly back: (is_own: boolean) => void;
}

/** The draft session of one form in one page: other pages never adopt what it works at while the page lives. */
export function createDraftSession(kind: string, { signal, away, back }: PageEvents): DraftSession {
  let place = newPlace(kind, uuidv7());
  let held: Release | null = null;
  let is_away = false;

  const release = (): void => {
    held?.();
    held = null;
  };
  const hold = async (adopted: Release | null = held): Promise<void> => {
    held = adopted ?? (await holdSession(place));
    if (is_away) release();
  };
  const end = (): void => {
    away();
    is_away = true;
    // A page that holds a lock is not kept for the way back.
    release();
  };
  const resume = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    if (!persisted) return;
    is_away = false;
    await hold();
    const is_own = held !== null;
    if (!is_own) place = newPlace(kind, uuidv7());
    await hold();
    back(is_own);
  };
  addEventListener('pagehide', end, { signal });
  addEventListener('pageshow', (event) => void resume(event), { signal });

  return {
    place: () => place,
    workAt(reopened_id) {
      place = { ...place, reopened_id };
    },
    async begin(adopts) {
      const adopted = adopts ? await adoptDraft(place).catch(unread) : null;
      if (adopted !== null) ({ place } = adopted);
      await hold(adopted?.release);
    },
    end,
  };
}
