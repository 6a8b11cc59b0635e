/** How the server is doing: a call of `health`, for admins. */
import * as v from 'valibot';
import type { Result } from '../lib/result.ts';
import { createFunctionCall, type CallError, type CallOptions } from './call-function.ts';
import { scheduledJob, type ScheduledJob } from './overdue-jobs.ts';

/** Work of the server that is not done yet. */
export interface Backlog {
  readonly count: number;
  /** ISO 8601, of the oldest; null when there is none. */
  readonly oldest_at: string | null;
}

export interface Health {
  readonly jobs: readonly ScheduledJob[];
  readonly mail_waiting: Backlog;
  /** Mail that is not tried again by itself. */
  readonly mail_failed: Backlog;
  readonly files_to_remove: Backlog;
  /** Version of the last migration; null where nothing keeps a list of them. */
  readonly migration: string | null;
  /** Changes when a backup was put back. */
  readonly epoch: string;
  /** False after a backup was put back, until `npm run restore` has run. */
  readonly is_settled: boolean;
}

export type FetchHealth = () => Promise<Result<Health, CallError>>;

const backlog = v.object({ count: v.number(), oldest_at: v.nullable(v.string()) });
const health = v.object({
  jobs: v.array(scheduledJob),
  mail_waiting: backlog,
  mail_failed: backlog,
  files_to_remove: backlog,
  migration: v.nullable(v.string()),
  epoch: v.string(),
  is_settled: v.boolean(),
});

/** Asks how the server is doing. Never rejects. */
export function createHealth(options: CallOptions): FetchHealth {
  const ask = createFunctionCall(options, 'health', health);
  return () => ask({});
}
