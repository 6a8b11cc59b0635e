/** Which of the server's scheduled jobs did not run in time: a call of `overdue_jobs`, for admins. */
import * as v from 'valibot';
import type { Result } from '../lib/result.ts';
import { createFunctionCall, type CallError, type CallOptions } from './call-function.ts';

const REASONS = ['no_pg_cron', 'no_pg_net', 'no_secret', 'role_refused', 'did_not_run'] as const;

/** A job of private.scheduled_jobs that is late. Names and reasons that a newer server adds are shown in general words. */
export interface OverdueJob {
  readonly job: string;
  /** ISO 8601; when it was set up for a job that never ran. */
  readonly last_run_at: string;
  readonly reason: (typeof REASONS)[number];
}

export type FetchOverdueJobs = () => Promise<Result<readonly OverdueJob[], CallError>>;

const jobs = v.array(
  v.object({
    job: v.string(),
    last_run_at: v.string(),
    reason: v.fallback(v.picklist(REASONS), 'did_not_run'),
  }),
);

/** Jobs that are late, the longest first. Never rejects. */
export function createOverdueJobs(options: CallOptions): FetchOverdueJobs {
  const ask = createFunctionCall(options, 'overdue_jobs', jobs);
  return () => ask({});
}
