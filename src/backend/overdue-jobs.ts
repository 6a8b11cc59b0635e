/** Which of the server's scheduled jobs did not run in time: a question to `overdue_jobs`, for admins. */
import * as v from 'valibot';
import type { Result } from '../lib/result.ts';
import { createQuestion, type QuestionError, type QuestionOptions } from './server-question.ts';

const REASONS = ['no_pg_cron', 'no_pg_net', 'no_secret', 'role_refused', 'did_not_run'] as const;

/** A job of private.scheduled_jobs that is late. Names and reasons that a newer server adds are shown in general words. */
export interface OverdueJob {
  readonly job: string;
  /** ISO 8601; when it was set up for a job that never ran. */
  readonly last_run_at: string;
  readonly reason: (typeof REASONS)[number];
}

export type FetchOverdueJobs = () => Promise<Result<readonly OverdueJob[], QuestionError>>;

const jobs = v.array(
  v.object({
    job: v.string(),
    last_run_at: v.string(),
    reason: v.fallback(v.picklist(REASONS), 'did_not_run'),
  }),
);

/** Jobs that are late, the longest first. Never rejects. */
export function createOverdueJobs(options: QuestionOptions): FetchOverdueJobs {
  const ask = createQuestion(options, 'overdue_jobs', jobs);
  return () => ask({});
}
