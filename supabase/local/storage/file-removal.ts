import type { Database } from '../database/database.ts';
import { isDue } from '../database/scheduled-jobs.ts';
import { oneAtATime } from '../one-at-a-time.ts';

const EVERY_MS = 2_000;

/**
 * What pg_cron does on the hosted service: calls `remove-deleted-files` while files of deleted rows are there.
 * Returns the way to stop, which waits for a call under way.
 */
export function startFileRemoval(database: Database, remove: () => Promise<Response>): () => Promise<void> {
  const look = async (): Promise<void> => {
    // What could not be removed is on the list still, with its reason.
    if (await isDue(database, 'remove_deleted_files')) await remove();
  };
  return oneAtATime(EVERY_MS, look, 'files of deleted photos were not removed');
}
