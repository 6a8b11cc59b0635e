/** What pg_cron does every minute on the hosted service: calls functions while there is work for them, publishes what is due. */
import type { Database } from './database/database.ts';

const MAIL_EVERY_MS = 1_000;
const REMOVAL_EVERY_MS = 2_000;
const PUBLICATION_EVERY_MS = 1_000;

/** The jobs of private.scheduled_jobs that run every minute on the hosted service. */
type FrequentJob = 'send_mail' | 'remove_deleted_files' | 'publish_posts';

/**
 * Whether a job has anything to do. Having nothing is noted as a run, as private.run_job does on the hosted service; the
 * function notes its own when it asks for work.
 */
async function isDue(database: Pick<Database, 'query'>, job: FrequentJob): Promise<boolean> {
  const [found] = await database.query<{ due: boolean }>('select private.job_is_due($1) as due', [job]);
  if (found?.due === false) await database.query('select private.job_ran($1)', [job]);
  return found?.due ?? false;
}

/**
 * Calls `look` every so often, never while an earlier call is under way; a failure is printed after `failed` and the
 * next call tries again. Returns the way to stop, which waits for a call under way.
 */
function oneAtATime(every_ms: number, look: () => Promise<void>, failed: string): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= look()
      .catch((fault: unknown) => console.error(failed, fault))
      .finally(() => {
        running = null;
      });
  }, every_ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Calls `send-mail` while mail is due. Returns the way to stop, which waits for a call under way. */
export function startMailTimer(database: Database, send: () => Promise<Response>): () => Promise<void> {
  const sendIfDue = async (): Promise<void> => {
    if (!(await isDue(database, 'send_mail'))) return;
    const answer = await send();
    // A refusal of the provider is in the queue, with its reason; this reports a call that did not get so far.
    if (!answer.ok) console.error('mail was not sent:', answer.status, await answer.text());
  };
  return oneAtATime(MAIL_EVERY_MS, sendIfDue, 'mail was not sent');
}

/** Calls `remove-deleted-files` while there are files of deleted rows. Returns the way to stop, which waits for a call under way. */
export function startFileRemoval(database: Database, remove: () => Promise<Response>): () => Promise<void> {
  const removeIfDue = async (): Promise<void> => {
    // A file that could not be removed stays on the list, with its reason.
    if (await isDue(database, 'remove_deleted_files')) await remove();
  };
  return oneAtATime(REMOVAL_EVERY_MS, removeIfDue, 'files of deleted photos were not removed');
}

/** Publishes articles whose planned time has come. Returns the way to stop, which waits for what is being done. */
export function startPublication(database: Database): () => Promise<void> {
  const publishIfDue = async (): Promise<void> => {
    if (await isDue(database, 'publish_posts'))
      await database.query(`select private.run_job('publish_posts')`);
  };
  return oneAtATime(PUBLICATION_EVERY_MS, publishIfDue, 'planned articles were not published');
}
