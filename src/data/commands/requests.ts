import type { RequestStatus, RequestTable } from '../../domain/leads/request-status.ts';
import { parseInput } from '../../domain/field-errors.ts';
import { ok, type Result } from '../../lib/result.ts';
import type { LocalChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { ENTITIES } from '../entities/index.ts';
import { type CommandError, commit, invalid, type SeenRow, storageResult } from './command.ts';
import { editRow } from './rows.ts';

/** A request as it was on the screen, with its status as the row has it. */
interface SeenStatus extends SeenRow {
  readonly seen: string;
}

/** What became of many requests. */
interface StatusesSet {
  readonly changed: number;
  /** Somebody changed or deleted them since they were shown. */
  readonly left: number;
}

/** Sets the status of a request, from any to any (C-010, C-011, C-017). */
export const setRequestStatus = async (
  db: AppDatabase,
  table: RequestTable,
  { id, base_rev, seen, status }: SeenStatus & { readonly status: RequestStatus },
): Promise<Result<undefined, CommandError>> =>
  await editRow(db, table, { id, base_rev, expected: { status: seen }, changes: { status } });

/**
 * Sets the status of many requests in one transaction, which is one step to undo. Those that have it already stay as they are,
 * and so do those that no longer hold what was on the screen.
 */
export const setRequestStatuses = async (
  db: AppDatabase,
  table: RequestTable,
  requests: readonly SeenStatus[],
  status: RequestStatus,
): Promise<Result<StatusesSet, CommandError>> => {
  const parsed = parseInput(ENTITIES[table].edit, { status });
  if (!parsed.ok) return invalid(parsed.error);
  const others = requests.filter(({ seen }) => seen !== status);
  const found = await storageResult(async () => await db.rows[table].bulkGet(others.map(({ id }) => id)));
  if (!found.ok) return found;
  const changes = others
    .filter(({ seen }, index) => found.value[index]?.status === seen)
    .map(({ id, base_rev, seen }): LocalChange => {
      return { op: 'patch', table, row_id: id, set: { status }, base_rev, expected: { status: seen } };
    });
  const done = changes.length === 0 ? ok(undefined) : await commit(db, changes);
  return done.ok ? ok({ changed: changes.length, left: others.length - changes.length }) : done;
};
