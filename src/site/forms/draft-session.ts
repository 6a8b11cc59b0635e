import { log } from '../../lib/logger.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import {
  adoptDraft,
  awaitDraft,
  type DraftPlace,
  type HeldDraft,
  holdSession,
  newPlace,
  type Release,
} from '../../public-data/queue/index.ts';

const unread = (fault: unknown): null => {
  log.warn('drafts could not be looked for', fault);
  return null;
};

export interface DraftSession {
  /** What the form is working at now. */
  readonly place: () => DraftPlace;
  /** The form shows a submission that was not taken; null: something new again. */
  readonly workAt: (reopened_id: string | null) => void;
  /** Resolves when other pages can see that this one lives. */
  readonly begin: () => Promise<void>;
  /** Holds the newest draft whose page has ended; null when there is none. */
  readonly findEnded: () => Promise<HeldDraft | null>;
  /** Holds the first draft whose page ends from here on; null when the form was used or put away before one did. */
  readonly findLater: () => Promise<HeldDraft | null>;
  /** The form works at a draft that was found. Not when the page was put away meanwhile, for then another may have it. */
  readonly moveTo: (draft: HeldDraft) => void;
  /** The form is used: no draft that ends later comes into it. */
  readonly used: () => void;
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
  /** Held, while its texts are being read. */
  let found: HeldDraft | null = null;
  let is_away = false;
  const waiting = new AbortController();

  const release = (): void => {
    held?.();
    held = null;
  };
  const hold = async (): Promise<void> => {
    held ??= await holdSession(place);
    if (is_away) release();
  };
  const keepFound = (draft: HeldDraft | null): HeldDraft | null => {
    if (is_away) draft?.release();
    else found = draft;
    return draft;
  };
  const end = (): void => {
    away();
    is_away = true;
    waiting.abort();
    // A page that holds a lock is not kept for the way back.
    release();
    found?.release();
    found = null;
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
    begin: hold,
    findEnded: async () => keepFound(await adoptDraft(place).catch(unread)),
    findLater: async () => keepFound(await awaitDraft(place, waiting.signal)),
    moveTo(draft) {
      if (found !== draft) return;
      release();
      ({ place, release: held } = draft);
      found = null;
    },
    used: () => waiting.abort(),
    end,
  };
}
