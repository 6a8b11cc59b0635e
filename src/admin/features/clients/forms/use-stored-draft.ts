import { useEffect, useMemo, useState } from 'react';
import { type AppDatabase, clearDraft, loadDraft, saveDraft } from '../../../../data/index.ts';
import type { Result } from '../../../../lib/result.ts';
import { log } from '../../../../lib/logger.ts';
import { draftJson, type FieldTexts, type FormDraft, readDraft } from './draft.ts';
import { createLatestWriter } from './latest-writer.ts';

const SAVE_AFTER_MS = 250;

export interface DraftStore<F extends string> {
  /** Keeps the form a quarter of a second after the last change, or when the page goes away. */
  readonly save: (draft: FormDraft<F>) => void;
  /** Forgets the form: it was sent, thrown away, or holds nothing new. */
  readonly clear: () => Promise<void>;
}

/** What was kept under a key: undefined while reading, null when nothing was. */
export function useStoredDraft<F extends string>(
  db: AppDatabase,
  key: string,
  blank: FieldTexts<F>,
): FormDraft<F> | null | undefined {
  const [found, setFound] = useState<{ key: string; draft: FormDraft<F> | null } | undefined>();
  useEffect(() => {
    let wanted = true;
    // A draft that cannot be read must not keep anybody from a new form.
    const none = () => undefined;
    void loadDraft(db, key)
      .catch(none)
      .then((value) => wanted && setFound({ key, draft: readDraft(value, blank) }));
    return () => {
      wanted = false;
    };
  }, [db, key, blank]);
  return found?.key === key ? found.draft : undefined;
}

/** Expected storage failures come as values; the form itself still holds the text, so nothing is told here. */
const settle = async (done: Promise<Result<undefined, unknown>>): Promise<void> => {
  await done;
};

/** Writes the form's draft, flushed when the page is hidden and when the form closes. */
export function useDraftStore<F extends string>(db: AppDatabase, key: string): DraftStore<F> {
  const writer = useMemo(
    () =>
      createLatestWriter<FormDraft<F>>({
        write: (draft) => settle(saveDraft(db, key, draftJson(draft))),
        delay_ms: SAVE_AFTER_MS,
        on_error: (error) => log.error('keeping a draft failed', error),
      }),
    [db, key],
  );
  useEffect(() => {
    const flush = () => void writer.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [writer]);
  return useMemo(
    () => ({ save: writer.put, clear: () => writer.drop(() => settle(clearDraft(db, key))) }),
    [writer, db, key],
  );
}
