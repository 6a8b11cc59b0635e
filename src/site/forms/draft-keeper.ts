import { log } from '../../lib/logger.ts';
import {
  draftKey,
  draftOwner,
  type DraftPlace,
  dropDraft,
  filesOf,
  keepTyped,
  readDraft,
  saveDraft,
  type StoredFile,
} from '../../public-data/queue/index.ts';
import type { FileView } from './use-form.ts';
import { type FormValues, hasText, textsOf } from './form-values.ts';

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
