/**
 * The draft of one form in one page: its texts are kept while the form is used, and its session tells other pages that this
 * one lives.
 */
import { log } from '../../lib/logger.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import {
  adoptDraft,
  awaitDraft,
  draftKey,
  draftOwner,
  type DraftPlace,
  dropDraft,
  filesOf,
  type HeldDraft,
  holdSession,
  keepTyped,
  newPlace,
  readDraft,
  type Release,
  saveDraft,
  type StoredFile,
} from '../../public-data/queue/index.ts';
import { type FormValues, hasText, textsOf } from './form-values.ts';
import type { FileView } from './use-form.ts';

/** Long enough not to write to the database at every key. */
export const SAVE_AFTER_MS = 250;
/** Longer texts are kept by the timer alone: up to here keeping one costs a key a fraction of a millisecond. */
const EVERY_KEY_UP_TO_CHARACTERS = 20_000;

const viewOf = ({ id, name, size_bytes }: StoredFile): FileView => ({ id, name, size_bytes });

interface KeptDraft {
  readonly texts: FormValues;
  readonly files: readonly FileView[];
  /** Pictures among the files that may still be made small. */
  readonly originals: readonly FileView[];
}

export const NOTHING_KEPT: KeptDraft = { texts: {}, files: [], originals: [] };

export interface DraftKeeper {
  /** Keeps what stands in the form: outside the database before this returns, in it soon. */
  readonly later: () => void;
  /** Keeps it at once, when the page may be gone in a moment. */
  readonly now: () => void;
  /**
   * What was kept (`known`) is in the form, or there was nothing: what stands there besides is kept from here on. What was
   * typed meanwhile was kept at the place that the form has `left`, if it has.
   */
  readonly opened: (known: FormValues, left: DraftPlace) => void;
  /** From here on nothing is kept until the next `later`: the form is on its way. Resolves when the disk is still. */
  readonly stop: () => Promise<void>;
  /** What is kept at this place. */
  readonly restore: (place: DraftPlace) => Promise<KeptDraft>;
}

/**
 * Keeps what is typed into one form on the device. One after another, so that an older text never overtakes. `told` hears
 * after each write whether the database took it.
 */
export function keepDrafts(
  placeNow: () => DraftPlace,
  read: () => FormValues,
  told: (is_stored: boolean) => void,
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  let is_kept = false;

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).then(
      () => told(true),
      (fault: unknown) => {
        log.warn('a draft could not be kept', fault);
        told(false);
      },
    );
    return last;
  };
  const keep = (): void => {
    const values = textsOf(read());
    const characters = Object.values(values).reduce((sum, text) => sum + text.length, 0);
    if (characters > EVERY_KEY_UP_TO_CHARACTERS || (!is_kept && !hasText(values))) return;
    is_kept = true;
    keepTyped(placeNow(), { values, saved_at: new Date().toISOString() });
  };
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const values = read();
    // What was emptied again is kept as empty: it shall not come back.
    if (!is_kept && !hasText(values)) return;
    is_kept = true;
    const place = placeNow();
    void inTurn(() => saveDraft(place, { values: textsOf(values), saved_at: new Date().toISOString() }));
  };

  return {
    later() {
      keep();
      timer ??= setTimeout(save, SAVE_AFTER_MS);
    },
    now() {
      if (timer !== undefined) save();
    },
    opened(known, left) {
      const texts = textsOf(read());
      const is_known = Object.entries(texts).every(([name, text]) => text === (known[name] ?? ''));
      if (!is_known) keep();
      const place = placeNow();
      if (draftKey(left) === draftKey(place)) {
        if (!is_known) timer ??= setTimeout(save, SAVE_AFTER_MS);
        return;
      }
      // What was put back may be kept outside the database alone.
      if (!is_kept) return;
      void inTurn(async () => {
        await saveDraft(place, { values: { ...known, ...texts }, saved_at: new Date().toISOString() });
        await dropDraft(left);
      });
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await last;
    },
    async restore(place) {
      const draft = await readDraft(place);
      const files = await filesOf(draftOwner(place)).catch(() => []);
      is_kept ||= draft !== null;
      return {
        texts: draft?.values ?? {},
        files: files.map(viewOf),
        originals: files.filter(({ is_original }) => is_original).map(viewOf),
      };
    },
  };
}

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
