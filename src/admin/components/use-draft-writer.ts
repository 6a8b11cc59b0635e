import { useEffect, useMemo } from 'react';
import { type AppDatabase, createDraftWriter, type DraftWriter } from '../../data/index.ts';

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
