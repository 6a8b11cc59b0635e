import { may, type Person } from '../../domain/rights.ts';
import { ok, type Result } from '../../lib/result.ts';
import { type LocalChange, type RowChange, rowKey, type SyncRow } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { forgetLastKnown } from '../changes/last-known.ts';
import { makingRoom } from '../photos/photo-cache.ts';
import { withRequestPhotos } from '../photos/request-photos.ts';
import { rowsBelow } from '../queries/related-rows.ts';
import { labelRows, type RowLabel } from '../row-naming.ts';
import { entityOf, isSynced, PARENTS } from '../tables.ts';
import { type NamedFields, planUndo, type MovedWork, type RowsNow, type UndoStep } from '../undo/step.ts';
import { type CommandError, commitUnnoted, storageResult } from './command.ts';

/** A row, what a person calls it, and the fields of it that are meant; without fields the row itself. */
export interface TouchedFields extends NamedFields {
  readonly row: RowLabel;
}

/** The result of an undo, for the notice. */
export interface UndoOutcome {
  readonly restored: readonly TouchedFields[];
  /** Left as it is, for it no longer holds the value that was written. */
  readonly left: readonly TouchedFields[];
}

/** An outcome, and whether anything was put back at all: also what people are not told of. */
interface Restored extends UndoOutcome {
  readonly did_restore: boolean;
}

/** @param besides rows that do not count */
const hasChildren = async (
  db: AppDatabase,
  table: string,
  row_id: string,
  besides: ReadonlySet<string>,
): Promise<boolean> => {
  for (const [child, parent] of Object.entries(PARENTS)) {
    if (parent.table !== table || !isSynced(child)) continue;
    const ids = await db.rows[child].where(parent.column).equals(row_id).primaryKeys();
    if (ids.some((id) => !besides.has(id))) return true;
  }
  return false;
};

/**
 * What takes away the rows that rejected work was saved as: the uppermost with all below them, for every role only while
 * none of them may have left the device. A delete that the server accepts would take along the work that is rejected again
 * (G4). Null when something else was put under them since, or they were changed: then they stay.
 */
const removalOf = async (
  db: AppDatabase,
  step: UndoStep,
  moved: MovedWork,
): Promise<readonly LocalChange[] | null> => {
  const own = new Set(
    [...step.rows, ...moved.former.map(({ mutation }) => mutation)].map(({ row_id }) => row_id),
  );
  const now = await readNow(db, step, null);
  const changes: LocalChange[] = [];
  for (const { kind, table, row_id, after } of step.rows) {
    const parent = PARENTS[table];
    const above = parent === undefined ? null : after[parent.column];
    const is_below = typeof above === 'string' && own.has(above);
    if (kind !== 'put') continue;
    const alone = { ...now, has_children: () => false };
    const [removal] = planUndo({ rows: [{ kind, table, row_id, after }] }, alone).changes;
    if (is_below && now.row(table, row_id) === null) continue;
    // Something was written over it since: an undo would take that along.
    if (removal?.op !== 'delete') return null;
    if (is_below) continue;
    const seen = await rowsBelow(db, table, [row_id]);
    if (
      !Object.values(seen)
        .flat()
        .every((id) => own.has(id))
    )
      return null;
    changes.push({ ...removal, seen });
  }
  return changes;
};

/** The rows of a step as they stand on the screen, by their keys; all of a table at once. */
const rowsOfStep = async (db: AppDatabase, { rows }: UndoStep): Promise<ReadonlyMap<string, SyncRow>> => {
  const by_table = Map.groupBy(rows, ({ table }) => table);
  const found = new Map<string, SyncRow>();
  for (const [table, of_table] of by_table) {
    if (!isSynced(table)) continue;
    const stored = await db.rows[table].bulkGet(of_table.map(({ row_id }) => row_id));
    for (const row of stored) if (row !== undefined) found.set(rowKey(table, row.id), { ...row });
  }
  return found;
};

/** Whether they may delete what this tab has added, also when it has left the device. */
const mayTakeBack = (user: Person, table: string): boolean =>
  may(user, 'delete', table) || may(user, 'delete_own', table);

/** @param user who undoes it; null where nothing may be deleted that has left the device */
const readNow = async (db: AppDatabase, step: UndoStep, user: Person | null): Promise<RowsNow> => {
  const rows = await rowsOfStep(db, step);
  const puts = step.rows.filter(({ kind }) => kind === 'put');
  const added = new Set(puts.map(({ row_id }) => row_id));
  const with_children = new Set<string>();
  for (const { table, row_id } of puts)
    if (await hasChildren(db, table, row_id, added)) with_children.add(rowKey(table, row_id));
  return {
    row: (table, row_id) => rows.get(rowKey(table, row_id)) ?? null,
    has_children: (table, row_id) => with_children.has(rowKey(table, row_id)),
    may_delete: (table) => user !== null && mayTakeBack(user, table),
  };
};

/** Conflicts are put back along with the choice, files along with their picture; people are told of the rest alone. */
const toPeople = (named: readonly NamedFields[]): readonly NamedFields[] =>
  named.filter(({ table }) => !['nothing', 'picture'].includes(entityOf(table)?.naming.by ?? 'nothing'));

const labelled = async (db: AppDatabase, named: readonly NamedFields[]): Promise<TouchedFields[]> => {
  const labels = await labelRows(
    db,
    named.map(({ table, row_id }) => ({ table, row_id, columns: {} })),
  );
  return named.flatMap((one, index) => {
    const row = labels[index];
    return row === undefined ? [] : [{ ...one, row }];
  });
};

/** Rows that were to be taken back and are still there: they may have left the device meanwhile. */
const stayed = (changes: readonly LocalChange[], told: readonly RowChange[]): readonly NamedFields[] =>
  changes
    .filter(({ op, row_id }) => op === 'delete' && !told.some(({ id }) => id === row_id))
    .map(({ table, row_id }) => ({ table, row_id, fields: [] }));

/** Takes rows that rejected work was saved as away again; the work lies among the rejected as before. */
const putBackMoved = async (
  db: AppDatabase,
  step: UndoStep,
  moved: MovedWork,
): Promise<Result<Restored, CommandError>> =>
  await storageResult(async () => {
    const named = step.rows
      .filter(({ kind }) => kind === 'put')
      .map(({ table, row_id }) => ({ table, row_id, fields: [] }));
    // Named before they go.
    const rows = await labelled(db, named);
    const removal = await removalOf(db, step, moved);
    if (removal === null) return { did_restore: false, restored: [], left: rows };
    await db.rows.last_known.bulkPut([...moved.last_known]);
    const is_back = await makingRoom(
      db,
      async () => await db.store.move_back_rejected(removal, moved.former),
    );
    await forgetLastKnown(db);
    if (is_back) db.local_write();
    return is_back
      ? { did_restore: true, restored: rows, left: [] }
      : { did_restore: false, restored: [], left: rows };
  });

/** Plans and commits a step backwards; says what could not be put back. */
const putBack = async (
  db: AppDatabase,
  step: UndoStep,
  user: Person | null,
): Promise<Result<Restored, CommandError>> => {
  const planned = await storageResult(async () => {
    const whole = await withRequestPhotos(db, step);
    const plan = planUndo(whole, await readNow(db, whole, user));
    // Rows that the undo takes along, such as photos of a service, are not named apart from it.
    const own = new Set(step.rows.map(({ row_id }) => row_id));
    const told = async (named: readonly NamedFields[]): Promise<TouchedFields[]> =>
      await labelled(db, toPeople(named.filter(({ row_id }) => own.has(row_id))));
    // Named before they go: an added row has no name afterwards.
    return {
      plan,
      did_restore: plan.restored.length > 0,
      restored: await told(plan.restored),
      left: await told(plan.left),
    };
  });
  if (!planned.ok) return planned;
  const { plan, ...outcome } = planned.value;
  if (plan.changes.length === 0) return ok(outcome);
  const done = await commitUnnoted(db, plan.changes);
  if (!done.ok) return done;
  const still_there = stayed(plan.changes, done.value);
  return still_there.length === 0
    ? ok(outcome)
    : await storageResult(async () => ({
        did_restore: false,
        restored: [],
        left: await labelled(db, still_there),
      }));
};

/**
 * Undoes a step of this tab by an ordinary fresh change: fields that still hold the value written get their former
 * one back, others are left and named. Who may not delete takes back an added row only while it never left
 * the device. A step of which nothing could be put back stays, beneath the others: the next undo goes on to the one before.
 * Null: there is nothing (more) to undo.
 */
export const undoStep = async (
  db: AppDatabase,
  options: { readonly step_id?: number; readonly user: Person },
): Promise<Result<UndoOutcome | null, CommandError>> => {
  const step = options.step_id === undefined ? db.undo.last() : db.undo.find(options.step_id);
  if (step === null) return ok(null);
  const done = await (step.moved === undefined
    ? putBack(db, step, options.user)
    : putBackMoved(db, step, step.moved));
  if (!done.ok) return done;
  const { did_restore, ...outcome } = done.value;
  if (did_restore) db.undo.undone(step.id);
  else db.undo.passed_over(step.id);
  return ok(outcome);
};

/** Does again what was undone last, the same way. Null: nothing was, or something else was done since. */
export const redoStep = async (db: AppDatabase): Promise<Result<UndoOutcome | null, CommandError>> => {
  const step = db.undo.next_redo();
  if (step === null) return ok(null);
  const done = await putBack(db, step, null);
  if (!done.ok) return done;
  const { did_restore, ...outcome } = done.value;
  if (did_restore) db.undo.redone(step.id);
  else db.undo.passed_over(step.id);
  return ok(outcome);
};

/** Whether an undo of this step would do anything now; for offering it (live). */
export const canUndo = async (db: AppDatabase, step_id: number, user: Person): Promise<boolean> => {
  const found = db.undo.find(step_id);
  if (found === null) return false;
  const step = await withRequestPhotos(db, found);
  const changes =
    step.moved === undefined
      ? planUndo(step, await readNow(db, step, user)).changes
      : ((await removalOf(db, step, step.moved)) ?? []);
  if (!changes.some(({ op }) => op === 'delete')) return changes.length > 0;
  const outbox = await db.store.list_outbox();
  const unsent = new Set(
    outbox.flatMap(({ mutation, attempted }) =>
      mutation.op === 'put' && !attempted ? [mutation.row_id] : [],
    ),
  );
  const mayTakeAway = (table: string): boolean => step.moved === undefined && mayTakeBack(user, table);
  return step.rows.every(
    ({ kind, table, row_id }) => kind !== 'put' || mayTakeAway(table) || unsent.has(row_id),
  );
};
