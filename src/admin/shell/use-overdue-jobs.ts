import { useEffect, useRef, useState } from 'react';
import type { OverdueJob } from '../../backend/overdue-jobs.ts';
import { useRuntime, useSyncStatus } from '../runtime.ts';

/** A job is late by a quarter of an hour at least: asking more often tells nothing sooner. */
const ASK_EVERY_MS = 10 * 60_000;

/**
 * The server's jobs that are late, for an admin; none for others. Asked after a pull, when the server is known to answer;
 * without an answer the former one stands.
 */
export function useOverdueJobs(): readonly OverdueJob[] {
  const { overdue_jobs, user } = useRuntime();
  const { last_pull_at } = useSyncStatus();
  const [jobs, setJobs] = useState<readonly OverdueJob[]>([]);
  const asked_ms = useRef(Number.NEGATIVE_INFINITY);
  const is_admin = user.role === 'admin';
  useEffect(() => {
    if (!is_admin || last_pull_at === null || performance.now() - asked_ms.current < ASK_EVERY_MS) return;
    asked_ms.current = performance.now();
    const ask = async (): Promise<void> => {
      const answer = await overdue_jobs();
      if (answer.ok) setJobs(answer.value);
    };
    void ask();
  }, [is_admin, last_pull_at, overdue_jobs]);
  return is_admin ? jobs : [];
}
