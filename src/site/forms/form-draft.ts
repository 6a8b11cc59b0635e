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
  newPlace,
  readDraft,
  type Release,
  saveDraft,
  type StoredFile,
} from '../../public-data/queue/index.ts';
import { draftSessions, keepTyped } from '../../public-data/queue/local-flags.ts';
import { type FormValues, type PresetTexts, textsOf } from './form-values.ts';
import { withOwnChoices } from './own-choices.ts';
import { photoStepOf } from './photo-steps.ts';
import type { FileView, FirstSession } from './use-form.ts';

/** The pause after the first key before the draft is written to the database, so that not every key writes to it. */
const SAVE_AFTER_MS = 250;
/** Up to this length a draft is kept at every key, which costs a fraction of a millisecond; a longer one only by the timer. */
const EVERY_KEY_UP_TO_CHARACTERS = 20_000;

const viewOf = ({ id, name, size_bytes, step }: StoredFile): FileView => ({
  id,
  name,
  size_bytes,
  step: photoStepOf(step),
});

interface KeptDraft {
  readonly texts: FormValues;
  /** What a link wrote of these texts. */
  readonly preset: PresetTexts;
  readonly files: readonly FileView[];
  /** The pictures among the files that may still be made smaller. */
  readonly originals: readonly FileView[];
}

export const NOTHING_KEPT: KeptDraft = { texts: {}, preset: {}, files: [], originals: [] };

export interface DraftKeeper {
  /** Keeps the texts of the form: in local storage before this returns, in the database soon after. */
  readonly later: () => void;
  /** Begins a pending write to the database at once, since the page may end in a moment. */
  readonly now: () => void;
  /**
   * Called when the stored draft (`known`, empty when there was none) is in the form: keeps the texts that differ from it. Texts
   * that were typed before that were kept at the place `left`, which the form may have left for the place of the draft.
   */
  readonly opened: (known: FormValues, left: DraftPlace) => void;
  /** Called with the texts that a link wrote: by themselves they are no draft, and they are kept with one. */
  readonly linked: (preset: PresetTexts) => void;
  /** Stops keeping until the next `later`, since the form is being sent. Resolves when all writes are done. */
  readonly stop: () => Promise<void>;
  /** Reads the draft at this place. */
  readonly restore: (place: DraftPlace) => Promise<KeptDraft>;
}

/**
 * Keeps the texts of one form on the device. Writes run one after another, so that an older text never replaces a newer one.
 * `told` is called after each write with whether the database stored it.
 */
export function keepDrafts(
  placeNow: () => DraftPlace,
  read: () => FormValues,
  told: (is_stored: boolean) => void,
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  // The first keys may be kept already.
  let is_kept = draftSessions(placeNow().kind).includes(placeNow().session);
  let preset: PresetTexts = {};

  const draftOf = (values: FormValues) => ({ values, preset, saved_at: new Date().toISOString() });
  const isEmpty = (values: FormValues): boolean =>
    Object.entries(textsOf(values)).every(([name, text]) => ['', preset[name]?.trim()].includes(text.trim()));
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
    if (characters > EVERY_KEY_UP_TO_CHARACTERS || (!is_kept && isEmpty(values))) return;
    is_kept = true;
    keepTyped(draftKey(placeNow()), draftOf(values));
  };
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const values = read();
    // A form that was emptied again is kept as empty, so that its former text is not put back.
    if (!is_kept && isEmpty(values)) return;
    is_kept = true;
    const place = placeNow();
    void inTurn(() => saveDraft(place, draftOf(textsOf(values))));
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
      // The draft that was put back may be in local storage alone.
      if (!is_kept) return;
      void inTurn(async () => {
        await saveDraft(place, draftOf({ ...known, ...texts }));
        await dropDraft(left);
      });
    },
    linked(texts) {
      preset = texts;
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
        texts: await withOwnChoices(draft?.values ?? {}),
        preset: textsOf(await withOwnChoices(draft?.preset ?? {})),
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
  /** The place of the draft that the form holds now. */
  readonly place: () => DraftPlace;
  /** The form shows a reopened submission; null: a new one. */
  readonly workAt: (reopened_id: string | null) => void;
  /** Resolves when other pages can see that this one lives. */
  readonly begin: () => Promise<void>;
  /** Holds the newest draft whose page has ended; null when there is none. */
  readonly findEnded: () => Promise<HeldDraft | null>;
  /** Holds the first draft whose page ends from here on; null when the form was used or put away before one did. */
  readonly findLater: () => Promise<HeldDraft | null>;
  /** Moves the form to a found draft, unless the page was put away meanwhile and another page may have adopted the draft. */
  readonly moveTo: (draft: HeldDraft) => void;
  /** Called when the form is used: no draft of a page that ends later is put into it. */
  readonly used: () => void;
  readonly end: () => void;
}

interface PageEvents {
  /** The session under which the first keys of the form were kept; a new one without it. */
  readonly first?: FirstSession | undefined;
  readonly signal: AbortSignal;
  /** Called when the page is put away or ends, which is the last moment to keep a text. */
  readonly away: () => void;
  /** Called when the page is shown again. Without `is_own` another page adopted its draft meanwhile, and it has a new session. */
  readonly back: (is_own: boolean) => void;
}

/** Creates the draft session of one form in one page: while the page lives, no other page adopts its draft. */
export function createDraftSession(kind: string, { first, signal, away, back }: PageEvents): DraftSession {
  let place = newPlace(kind, first?.session ?? uuidv7());
  let held: Release | null = first?.release ?? null;
  /** A draft that was found and is held while its texts are being read. */
  let found: HeldDraft | null = null;
  let is_away = false;
  const awaiting = new AbortController();

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
    awaiting.abort();
    // Browsers do not keep a page that holds a lock in the back-forward cache.
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
    findLater: async () => keepFound(await awaitDraft(place, awaiting.signal)),
    moveTo(draft) {
      if (found !== draft) return;
      release();
      ({ place, release: held } = draft);
      found = null;
    },
    used: () => awaiting.abort(),
    end,
  };
}
