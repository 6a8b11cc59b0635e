import type { Database } from './database.ts';

/** The jobs of private.scheduled_jobs that run every minute on the hosted service. */
type FrequentJob = 'send_mail' | 'remove_deleted_files' | 'publish_posts';

/**
 * Whether a job has anything to do. Having nothing is noted as a run, as private.run_job does on the hosted service; the
 * function notes its own when it asks for work.
 */
export async function isDue(database: Pick<Database, 'query'>, job: FrequentJob): Promise<boolean> {
  const [found] = await database.query<{ due: boolean }>('select private.job_is_due($1) as due', [job]);
  if (found?.due === false) await database.query('select private.job_ran($1)', [job]);
  return found?.due ?? false;
}
