import { useEffect, useMemo, useRef, useState } from 'react';
import { keepPageViews, type KeptPageViews, readPageViews, useLive } from '../../../data/index.ts';
import { firstViewDay, type PageViewFigures, pageViewFigures } from '../../../domain/page-views.ts';
import { useToday } from '../../components/use-today.ts';
import { useRuntime, useSyncValue } from '../../runtime.ts';

/** Opening the dashboard again and again asks no more often. */
const ASK_EVERY_MS = 5 * 60_000;

interface PageViews extends Pick<KeptPageViews, 'fetched_at'> {
  readonly figures: PageViewFigures;
}

/**
 * The page views that this device was told last: null when none were, undefined while they are read or asked for the first time. The server is asked
 * after a pull, when it is known to answer; without an answer the last ones stand.
 */
export function usePageViews(): PageViews | null | undefined {
  const { db, page_views } = useRuntime();
  const today = useToday();
  const kept = useLive(() => readPageViews(db), [db]);
  const last_pull_at = useSyncValue((status) => status.last_pull_at);
  const skew_ms = useSyncValue((status) => status.clock_skew_ms) ?? 0;
  const [is_unanswered, setUnanswered] = useState(false);
  const asked_ms = useRef(Number.NEGATIVE_INFINITY);
  const fetched_ms = kept === undefined ? null : Date.parse(kept?.fetched_at ?? '') || 0;
  useEffect(() => {
    if (fetched_ms === null || last_pull_at === null) return;
    const now_ms = Date.now() + skew_ms;
    if (Math.min(now_ms - fetched_ms, performance.now() - asked_ms.current) < ASK_EVERY_MS) return;
    asked_ms.current = performance.now();
    const ask = async (): Promise<void> => {
      const answer = await page_views(firstViewDay(today));
      if (answer.ok)
        await keepPageViews(db, { fetched_at: new Date(now_ms).toISOString(), rows: answer.value });
      else setUnanswered(true);
    };
    void ask();
  }, [db, page_views, today, fetched_ms, last_pull_at, skew_ms]);
  const is_asking = last_pull_at !== null && !is_unanswered;
  return useMemo(() => {
    if (!kept) return is_asking ? undefined : kept;
    return { fetched_at: kept.fetched_at, figures: pageViewFigures(kept.rows, today) };
  }, [kept, today, is_asking]);
}
