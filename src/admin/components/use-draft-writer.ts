import { useEffect, useMemo, useState } from 'react';
import { type AppDatabase, createDraftWriter, type DraftWriter, loadDraft } from '../../data/index.ts';

/**
 * What was kept under a key, as `read` makes sense of it: undefined while reading, null when nothing was. `read` stays the
 * same function while the form stands.
 */
export function useStoredDraft<T>(
  db: AppDatabase,
  key: string,
  read: (value: unknown) => T | null,
): T | null | undefined {
  const [found, setFound] = useState<{ key: string; draft: T | null } | undefined>();
  useEffect(() => {
    let wanted = true;
    // A draft that cannot be read must not keep anybody from a new form.
    const none = () => undefined;
    void loadDraft(db, key)
      .catch(none)
      .then((value) => wanted && setFound({ key, draft: read(value) }));
    return () => {
      wanted = false;
    };
  }, [db, key, read]);
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
