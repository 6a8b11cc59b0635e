import { ok, type Result } from '../../lib/result.ts';
import type { AppDatabase } from '../database/database.ts';
import { type CommandError, commitUnnoted, type SeenRow } from './command.ts';

/** Sends a failed mail again: deletes the failure, upon which the server puts the mail back in the queue. It cannot be undone. */
export const sendMailAgain = async (
  db: AppDatabase,
  { id, base_rev }: SeenRow,
): Promise<Result<undefined, CommandError>> => {
  const done = await commitUnnoted(db, [{ op: 'delete', table: 'mail_failures', row_id: id, base_rev }]);
  return done.ok ? ok(undefined) : done;
};
