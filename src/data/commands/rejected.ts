import { parseInput } from '../../domain/field-errors.ts';
import type { Person } from '../../domain/rights.ts';
import { err, ok, type Result } from '../../lib/result.ts';
import type { LocalChange, RowChange } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { sentDraft } from '../drafts/draft.ts';
import { forgetLastKnown } from '../changes/last-known.ts';
import { ENTITIES } from '../entities/index.ts';
import { makingRoom } from '../photos/photo-cache.ts';
import { type Move, planMove, planMoveToOther } from '../changes/plan-move.ts';
import {
  type CommandError,
  type EditedRow,
  givenColumns,
  invalid,
  storageGuard,
  storageResult,
} from './command.ts';
import { type EditOf, type FormTable, isSynced } from '../tables.ts';

/** What a person made of a rejected change: every column that differs from the row beneath it, which is what was seen. */
export type Revision = {
  [Table in FormTable]: EditedRow & {
    readonly mutation_id: string;
    readonly table: Table;
    readonly changes: EditOf<Table>;
  };
}[FormTable];

/**
 * Sends a rejected change again as the person revised it: a fresh edit in its place (PS20). Without a difference
 * left, a rejected edit is simply gone.
 */
export const reviseRejected = async (
  db: AppDatabase,
  revision: Revision,
  draft_key?: string,
): Promise<Result<undefined, CommandError>> => {
  const { table, id: row_id, base_rev, expected, mutation_id } = revision;
  const parsed = parseInput(ENTITIES[table].edit, revision.changes);
  if (!parsed.ok) return invalid(parsed.error);
  const set = givenColumns(parsed.value);
  const changes =
    Object.keys(set).length === 0 ? [] : [{ op: 'patch' as const, table, row_id, set, base_rev, expected }];
  const draft = draft_key === undefined ? undefined : sentDraft(db, draft_key);
  const done = await storageGuard(
    async () => await makingRoom(db, async () => await db.store.revise_rejected(mutation_id, changes, draft)),
  );
  if (done.ok) db.local_write();
  return done;
};

/** Lets rejected changes go (G4), and with the last of a deleted row what this device still knew of that row. */
export const discardRejected = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
): Promise<Result<undefined, CommandError>> => {
  const done = await storageGuard(async () => {
    for (const id of mutation_ids) await db.store.discard_rejected(id);
    await forgetLastKnown(db);
  });
  if (done.ok) db.local_write();
  return done;
};

/** Why rejected work could not be saved as new: too little is known of the deleted row, or the storage failed. */
type SaveAsNewError = 'unknown_row' | CommandError;

/** Rejected inserts that stand on the screens again, which the move itself does not tell of: they were sent again. */
const sentAgain = async (
  db: AppDatabase,
  changes: readonly LocalChange[],
  told: readonly RowChange[],
): Promise<readonly RowChange[]> => {
  const untold = changes.filter(({ row_id }) => !told.some(({ id }) => id === row_id));
  const rows = await Promise.all(
    untold.map(async ({ table, row_id }): Promise<readonly RowChange[]> => {
      const after = isSynced(table) ? await db.rows[table].get(row_id) : undefined;
      return after === undefined ? [] : [{ table, id: row_id, before: null, after: { ...after } }];
    }),
  );
  return rows.flat();
};

/** Does it in one transaction; the rejected changes are gone with it (PS27). Noted for undo. */
const moveRejected = async (
  db: AppDatabase,
  plan: () => Promise<Move | null>,
): Promise<Result<Pick<Move, 'kind' | 'top_id'>, SaveAsNewError>> => {
  const done = await storageResult(async () => {
    const move = await plan();
    if (move === null) return null;
    const { former, rows } = await makingRoom(
      db,
      async () => await db.store.move_rejected(move.mutation_ids, move.changes),
    );
    const last_known = await db.rows.last_known.toArray();
    await forgetLastKnown(db);
    const told = [...rows, ...(await sentAgain(db, move.changes, rows))];
    db.undo.note(move.changes, told, Date.now(), { former, last_known });
    return move;
  });
  if (!done.ok) return done;
  if (done.value === null) return err('unknown_row');
  db.local_write();
  return ok({ kind: done.value.kind, top_id: done.value.top_id });
};

/** Saves rejected work on a deleted row as a new row with all that this device knows of it (G4). */
export const saveRejectedAsNew = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
  user: Person,
): Promise<Result<Pick<Move, 'kind' | 'top_id'>, SaveAsNewError>> =>
  await moveRejected(db, async () => await planMove(db, mutation_ids, user));

/**
 * Puts rejected work on what belongs to a deleted row under another row of its table: services under another client, with
 * their photos (G4). What was rejected of the deleted row itself stays among the rejected.
 */
export const moveRejectedToOther = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
  to_id: string,
): Promise<Result<Pick<Move, 'kind' | 'top_id'>, SaveAsNewError>> =>
  await moveRejected(db, async () => await planMoveToOther(db, mutation_ids, to_id));
