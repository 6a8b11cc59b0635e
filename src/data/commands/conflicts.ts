import type { Result } from '../../lib/result.ts';
import type { AppDatabase } from '../database.ts';
import { type CommandError, commit, type SeenRow } from './command.ts';

/** Marks a conflict as seen to; both values stay on record (G4). */
export const resolveConflict = async (
  db: AppDatabase,
  { id, base_rev }: SeenRow,
): Promise<Result<undefined, CommandError>> =>
  await commit(db, [
    { op: 'patch', table: 'conflicts', row_id: id, set: { resolved_at: new Date().toISOString() }, base_rev },
  ]);
