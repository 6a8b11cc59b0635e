import type { Database } from '../database/database.ts';
import { isDue } from '../database/scheduled-jobs.ts';
import { oneAtATime } from '../one-at-a-time.ts';

const EVERY_MS = 1_000;

/**
 * What pg_cron does on the hosted service: calls `send-mail` while mail is due. Returns the way to stop, which waits
 * for a call under way.
 */
export function startMailTimer(database: Database, send: () => Promise<Response>): () => Promise<void> {
  const look = async (): Promise<void> => {
    if (!(await isDue(database, 'send_mail'))) return;
    const answer = await send();
    // A provider that refuses stands in the queue, with its reason; this is about not getting so far.
    if (!answer.ok) console.error('mail was not sent:', answer.status, await answer.text());
  };
  return oneAtATime(EVERY_MS, look, 'mail was not sent');
}
