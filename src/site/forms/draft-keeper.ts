import { log } from '../../lib/logger.ts';
import { draftOwner, dropDraft, filesOf, readDraft, saveDraft } from '../../public-data/queue/index.ts';
import type { FileView, FormKind } from './form-view.ts';
import { type FormValues, hasText, textsOf } from './read-form.ts';

/** Short enough for a tab that is closed in the middle of a word; long enough not to write at every key. */
export const SAVE_AFTER_MS = 250;

export interface DraftKeeper {
  /** Keeps what stands in the form, soon. */
  readonly later: () => void;
  /** Keeps it at once, when the page may be gone in a moment. */
  readonly now: () => void;
  /** From here on nothing is kept until the next `later`: the form is on its way. Resolves when the disk is still. */
  readonly stop: () => Promise<void>;
  readonly forget: () => Promise<void>;
  readonly restore: () => Promise<{ readonly texts: FormValues; readonly files: readonly FileView[] }>;
}

/** Keeps what is typed into one form on the device. One after another, so that an older text never overtakes. */
export function keepDrafts(kind: FormKind, read: () => FormValues): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((fault: unknown) => log.warn('a draft could not be kept', fault));
    return last;
  };
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const values = read();
    if (!hasText(values)) return;
    void inTurn(() => saveDraft({ kind, values: textsOf(values), saved_at: new Date().toISOString() }));
  };

  return {
    later() {
      timer ??= setTimeout(save, SAVE_AFTER_MS);
    },
    now() {
      if (timer !== undefined) save();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await last;
    },
    async forget() {
      clearTimeout(timer);
      timer = undefined;
      await inTurn(() => dropDraft(kind));
    },
    async restore() {
      const draft = await readDraft(kind);
      const files = await filesOf(draftOwner(kind));
      return {
        texts: draft?.values ?? {},
        files: files.map(({ id, name, bytes }) => ({ id, name, size_bytes: bytes.byteLength })),
      };
    },
  };
}
