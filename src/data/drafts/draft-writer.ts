/**
 * The one way from a form to its draft: what was typed and is not saved yet. Every version is kept at once in
 * localStorage and handed to a worker that stores it; when the typing rests the database confirms it, and only the
 * copy that equals what was stored goes.
 */
import type { Json } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { type Draft, nextDraft } from './draft.ts';
import { logUnstored, storeDraft } from './stored-drafts.ts';
import { saveDraftSync } from './sync-drafts.ts';

/** The database gets the draft this long after the last change. */
export const STORE_AFTER_MS = 250;
/** Longer drafts are kept once a frame at most; up to here a write costs a fraction of a millisecond. */
export const EVERY_CHANGE_UP_TO_CHARACTERS = 20_000;
export const FRAME_MS = 16;

export interface DraftWriter {
  /** Keeps what the form holds now. */
  readonly write: (value: Json) => void;
  /** Keeps the newest version again although it is stored: the database may be failing. */
  readonly keepAgain: () => void;
  /** Stores the newest version; settles when that is done. */
  readonly flush: () => Promise<void>;
  /** The page is going away or out of sight: keeps at once what is still to be kept, then stores it if there is time. */
  readonly leave: () => void;
  /** Says that the draft is not wanted any more: it was saved or thrown away. */
  readonly discard: () => Promise<void>;
}

/** The writer of this page's draft of one form. */
export function createDraftWriter(db: AppDatabase, form: string): DraftWriter {
  // Ready before the first key.
  db.draft_worker.start();
  let newest: Draft | null = null;
  let kept_seq = 0;
  let stored_seq = 0;
  let kept_at_ms = Number.NEGATIVE_INFINITY;
  let kept_characters = 0;
  let frame_timer: ReturnType<typeof setTimeout> | undefined;
  let store_timer: ReturnType<typeof setTimeout> | undefined;
  let storing: Promise<void> = Promise.resolve();

  const keep = (): void => {
    clearTimeout(frame_timer);
    frame_timer = undefined;
    if (newest === null || newest.seq <= kept_seq || db.page.is_over()) return;
    kept_characters = saveDraftSync(db.user_id, newest);
    db.draft_worker.put(newest);
    kept_seq = newest.seq;
    kept_at_ms = performance.now();
  };

  const store = async (): Promise<void> => {
    const draft = newest;
    if (draft === null || draft.seq <= stored_seq || db.page.is_over()) return;
    const done = await storeDraft(db, draft);
    if (done.ok) stored_seq = draft.seq;
  };

  const flush = (): Promise<void> => {
    clearTimeout(store_timer);
    keep();
    storing = storing.then(store).catch(logUnstored(db));
    return storing;
  };

  return {
    write(value) {
      newest = nextDraft(db, form, value);
      clearTimeout(store_timer);
      store_timer = setTimeout(() => void flush(), STORE_AFTER_MS);
      const rest_ms = kept_at_ms + FRAME_MS - performance.now();
      if (kept_characters <= EVERY_CHANGE_UP_TO_CHARACTERS || rest_ms <= 0) keep();
      else frame_timer ??= setTimeout(keep, rest_ms);
    },
    keepAgain() {
      if (newest !== null && !db.page.is_over()) saveDraftSync(db.user_id, newest);
    },
    flush,
    leave: () => void flush(),
    discard() {
      // A writer that has written nothing may still have a draft of an earlier form of this page below it.
      if (newest?.value === undefined && newest !== null) return storing;
      newest = nextDraft(db, form);
      return flush();
    },
  };
}
