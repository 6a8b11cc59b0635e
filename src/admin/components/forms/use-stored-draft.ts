import { useEffect, useMemo, useState } from 'react';
import { type AppDatabase, createDraftWriter, type DraftWriter, loadDraft } from '../../../data/index.ts';
import { type FieldTexts, type FormDraft, readDraft } from './draft.ts';

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
        return wanted && setFound({ key, draft: readDraft(value, blank) });
      });
    return () => {
      wanted = false;
    };
  }, [db, key, blank]);
  return found?.key === key ? found.draft : undefined;
}

/**
 * Tells when the page may not come back: it is hidden, frozen or left. On a phone being hidden is often the last thing
 * a page hears of.
 */
export function usePageLeave(leave: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('freeze', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('freeze', leave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [leave]);
}

/** Keeps the form's draft with every change, and stores it when the page is left and when the form closes. */
export function useDraftWriter(db: AppDatabase, key: string): DraftWriter {
  const writer = useMemo(() => createDraftWriter(db, key), [db, key]);
  usePageLeave(writer.leave);
  useEffect(() => writer.leave, [writer]);
  return writer;
}
