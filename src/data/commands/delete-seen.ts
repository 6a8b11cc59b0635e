/** Deleting what a person saw, and no more: another tab of this device may have saved a text or added a service since. */
import { err, ok, type Result } from '../../lib/result.ts';
import type { Json, LocalChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { rowsBelow } from '../queries/related-rows.ts';
import { BOOKKEEPING, columnOf, type SyncedTable } from '../tables.ts';
import { type CommandError, commit, type SeenColumns, type SeenRow, storageResult } from './command.ts';

/** A row with all below it, as a person is asked about it. */
export interface SeenWhole extends SeenRow {
  /** Its columns. */
  readonly expected: SeenColumns;
  /** Per table the ids of the rows below it: they go along. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

/** Why nothing was deleted; `unseen`: the row holds more than the person saw. */
export type DeleteError = CommandError | { readonly code: 'unseen' };

/**
 * A row with all below it as it is now, for a question that is asked about it; null when it is gone.
 * @param shown the row as the screen shows it; later values were not seen by the person
 */
export const readWhole = async (
  db: AppDatabase,
  table: SyncedTable,
  { id, ...shown }: { readonly id: string; readonly [column: string]: unknown },
): Promise<SeenWhole | null> => {
  const row = await db.rows[table].get(id);
  if (row === undefined) return null;
  const expected = personColumns(table, { ...row });
  for (const name of Object.keys(expected)) if (name in shown) expected[name] = jsonOf(shown[name]);
  const base_rev = typeof shown['rev'] === 'number' ? shown['rev'] : row.rev;
  return { id, base_rev, expected, seen: await rowsBelow(db, table, [id]) };
};

const jsonOf = (value: unknown): Json =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** The columns of a row that people write. Columns that only the server writes, such as whether a file arrived, are left out. */
const personColumns = (table: SyncedTable, row: Readonly<Record<string, Json>>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => !BOOKKEEPING.has(name) && columnOf(table, name)?.by_server !== true,
    ),
  );

/** The delete of a row as a person saw all of it. */
export const deleteAsSeen = (
  table: SyncedTable,
  { id, rev, ...row }: { readonly id: string; readonly rev: number },
): DeleteChange => ({
  op: 'delete',
  table,
  row_id: id,
  base_rev: rev,
  expected: personColumns(table, { ...row }),
});

type DeleteChange = Extract<LocalChange, { op: 'delete' }>;

/** Commits deletes of one table, with others that follow from them; `unseen`, and nothing is done, when a row holds more by now. */
export const commitDeletes = async (
  db: AppDatabase,
  table: SyncedTable,
  deletes: readonly DeleteChange[],
  following: readonly DeleteChange[] = [],
): Promise<Result<undefined, DeleteError>> => {
  const done = await commit(db, [...deletes, ...following]);
  if (!done.ok) return done;
  const ids = deletes.map(({ row_id }) => row_id);
  const left = await storageResult(async () => await db.rows[table].where('id').anyOf(ids).count());
  if (!left.ok) return left;
  return left.value === 0 ? ok(undefined) : err({ code: 'unseen' });
};

/** Deletes it with all below it in one mutation; `unseen`, and nothing is done, when it holds more by now. */
export const deleteWhole = async (
  db: AppDatabase,
  table: SyncedTable,
  { id: row_id, ...seen }: SeenWhole,
): Promise<Result<undefined, DeleteError>> =>
  await commitDeletes(db, table, [{ op: 'delete', table, row_id, ...seen }]);
