/** The server's scheduled jobs, and which of them did not run in time: calls of `scheduled_jobs` and `overdue_jobs`, for admins. */
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

/** A job with its last run. */
export interface ScheduledJob extends Pick<OverdueJob, 'job' | 'last_run_at'> {
  /** False: never since it was set up, at `last_run_at`. */
  readonly has_run: boolean;
  /** Why it is late; null when it is not. */
  readonly reason: OverdueJob['reason'] | null;
}

export type FetchScheduledJobs = () => Promise<Result<readonly ScheduledJob[], CallError>>;
export type FetchOverdueJobs = () => Promise<Result<readonly OverdueJob[], CallError>>;

const reason = v.fallback(v.picklist(REASONS), 'did_not_run');
const late = v.object({ job: v.string(), last_run_at: v.string(), reason });
/** A job as `scheduled_jobs` and `health` tell of it. */
export const scheduledJob = v.object({ ...late.entries, has_run: v.boolean(), reason: v.nullable(reason) });

/** Jobs that are late, the longest first. Never rejects. */
export function createOverdueJobs(options: CallOptions): FetchOverdueJobs {
  const ask = createFunctionCall(options, 'overdue_jobs', v.array(late));
  return () => ask({});
}

/** Every job with its last run, the longest ago first. Never rejects. */
export function createScheduledJobs(options: CallOptions): FetchScheduledJobs {
  const ask = createFunctionCall(options, 'scheduled_jobs', v.array(scheduledJob));
  return () => ask({});
}
