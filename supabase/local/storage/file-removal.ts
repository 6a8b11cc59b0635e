import type { Database } from '../database/database.ts';
import { oneAtATime } from '../one-at-a-time.ts';

const EVERY_MS = 2_000;

const DUE = `select to_regclass('private.storage_deletions') is not null
  and exists (select 1 from private.storage_deletions d where d.next_at <= now()) as due`;

/**
 * What pg_cron does on the hosted service: calls `remove-deleted-files` while files of deleted rows are there.
 * Returns the way to stop, which waits for a call under way.
 */
export function startFileRemoval(database: Database, remove: () => Promise<Response>): () => Promise<void> {
  const look = async (): Promise<void> => {
    const [found] = await database.query<{ due: boolean }>(DUE);
    // What could not be removed is on the list still, with its reason.
    if (found?.due) await remove();
  };
  return oneAtATime(EVERY_MS, look, 'files of deleted photos were not removed');
}
