import { useEffect, useMemo, useState } from 'react';
import {
  type AppDatabase,
  clearDraft,
  giveUpWords,
  keepLastWords,
  loadDraft,
  readLastWords,
  saveDraft,
} from '../../../data/index.ts';
import { log } from '../../../lib/logger.ts';
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
      .then((value) => {
        const draft = readDraft(readLastWords(db.user_id, key), blank) ?? readDraft(value, blank);
        return wanted && setFound({ key, draft });
      });
    return () => {
      wanted = false;
    };
  }, [db, key, blank]);
  return found?.key === key ? found.draft : undefined;
}

/** Writes the form's draft, flushed when the page is hidden and when the form closes. */
export function useDraftStore<F extends string>(db: AppDatabase, key: string): DraftStore<F> {
  const writer = useMemo(
    () =>
      createLatestWriter<FormDraft<F>>({
        write: async (draft) => {
          await saveDraft(db, key, draftJson(draft));
        },
        delay_ms: SAVE_AFTER_MS,
        on_error: (error) => log.error('keeping a draft failed', error),
      }),
    [db, key],
  );
  useEffect(() => {
    const flush = () => void writer.flush();
    const leave = () => {
      const draft = writer.unwritten();
      if (draft) keepLastWords(db.user_id, key, draftJson(draft));
      flush();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [writer, db, key]);
  return useMemo(
    () => ({
      save: writer.put,
      clear: () => {
        giveUpWords(db.user_id, key);
        return writer.drop(async () => {
          await clearDraft(db, key);
        });
      },
    }),
    [writer, db, key],
  );
}
