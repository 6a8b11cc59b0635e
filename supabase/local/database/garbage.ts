import type { Database } from './database.ts';

/** Once a day; a hosted project has pg_cron for it (the migration of private.scheduled_jobs). */
const EVERY_MS = 24 * 60 * 60 * 1_000;

/**
 * Collects once: old tombstones, ledger entries and history, versions and pictures of articles that are no longer kept, the
 * values of old mail, and what visitors sent longer ago than the privacy policy allows. A database without our schema has none.
 */
export async function collectGarbage(database: Database): Promise<void> {
  await database.run_file(`do $$ begin
    if to_regproc('private.run_job') is not null then
      perform private.run_job('collect_garbage');
      perform private.run_job('tidy_blog');
      perform private.run_job('forget_mail');
      perform private.run_job('delete_expired_leads');
      perform private.run_job('limit_idle_transactions');
    end if;
  end $$`);
}

/**
 * Collects now and every day, as long as this process runs; a failure is printed and tried again the next day.
 * Returns the way to stop, which waits for what is being done.
 */
export function collectDaily(database: Database, every_ms = EVERY_MS): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const collect = (): void => {
    running = collectGarbage(database).catch((fault: unknown) => {
      console.error('Garbage was not collected:', fault);
    });
  };
  collect();
  const timer = setInterval(collect, every_ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
