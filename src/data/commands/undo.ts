import { ok, type Result } from '../../lib/result.ts';
import type { LocalChange, RowChange, SyncRow } from '../../sync/index.ts';
import type { AppDatabase } from '../database.ts';
import { labelRows, type RowLabel } from '../row-labels.ts';
import { PARENTS, SYNCED_TABLES, type SyncedTable } from '../tables.ts';
import { type NamedFields, planUndo, type RowsNow, type UndoStep } from '../undo/step.ts';
import { type CommandError, commitUnnoted, storageResult } from './command.ts';

/** A row, what a person calls it, and the fields of it that are meant; without fields the row itself. */
export interface TouchedFields extends NamedFields {
  readonly row: RowLabel;
}

/** What an undo did, for words. */
export interface UndoOutcome {
  readonly restored: readonly TouchedFields[];
  /** Left as it is, for it no longer holds the value that was written. */
  readonly left: readonly TouchedFields[];
}

const isSynced = (table: string): table is SyncedTable => SYNCED_TABLES.some((known) => known === table);

const readRow = async (db: AppDatabase, table: string, row_id: string): Promise<SyncRow | null> => {
  const row = isSynced(table) ? await db.rows[table].get(row_id) : undefined;
  return row === undefined ? null : { ...row };
};

const hasChildren = async (db: AppDatabase, table: string, row_id: string): Promise<boolean> => {
  for (const [child, parent] of Object.entries(PARENTS)) {
    if (parent.table !== table || !isSynced(child)) continue;
    if ((await db.rows[child].where(parent.column).equals(row_id).count()) > 0) return true;
  }
  return false;
};

const readNow = async (db: AppDatabase, step: UndoStep, may_delete: boolean): Promise<RowsNow> => {
  const rows = new Map<string, { readonly row: SyncRow | null; readonly has_children: boolean }>();
  for (const { table, row_id } of step.rows) {
    rows.set(`${table}/${row_id}`, {
      row: await readRow(db, table, row_id),
      has_children: await hasChildren(db, table, row_id),
    });
  }
  return {
    row: (table, row_id) => rows.get(`${table}/${row_id}`)?.row ?? null,
    has_children: (table, row_id) => rows.get(`${table}/${row_id}`)?.has_children ?? false,
    may_delete,
  };
};

/** Conflicts are put back along with the choice, files along with their picture; people are told of the rest alone. */
const toPeople = (named: readonly NamedFields[]): readonly NamedFields[] =>
  named.filter(({ table }) => table !== 'conflicts' && table !== 'site_files');

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

/** Plans and commits a step backwards; says what could not be put back. */
const putBack = async (
  db: AppDatabase,
  step: UndoStep,
  may_delete: boolean,
): Promise<Result<UndoOutcome, CommandError>> => {
  const planned = await storageResult(async () => {
    const plan = planUndo(step, await readNow(db, step, may_delete));
    // Named before they go: an added row has no name afterwards.
    return {
      plan,
      restored: await labelled(db, toPeople(plan.restored)),
      left: await labelled(db, toPeople(plan.left)),
    };
  });
  if (!planned.ok) return planned;
  const { plan, restored, left } = planned.value;
  if (plan.changes.length === 0) return ok({ restored, left });
  const done = await commitUnnoted(db, plan.changes);
  if (!done.ok) return done;
  const still_there = stayed(plan.changes, done.value);
  return still_there.length === 0
    ? ok({ restored, left })
    : await storageResult(async () => ({ restored: [], left: await labelled(db, still_there) }));
};

/**
 * Undoes a step of this tab by an ordinary fresh change: fields that still hold the value written get their former
 * one back, others are left and named. Who may not delete takes back an added row only while it never left
 * the device. Null: there is nothing (more) to undo.
 */
export const undoStep = async (
  db: AppDatabase,
  options: { readonly step_id?: number; readonly may_delete: boolean },
): Promise<Result<UndoOutcome | null, CommandError>> => {
  const step = options.step_id === undefined ? db.undo.last() : db.undo.find(options.step_id);
  if (step === null) return ok(null);
  const done = await putBack(db, step, options.may_delete);
  if (done.ok) db.undo.undone(step.id);
  return done;
};

/** Does again what was undone last, the same way. Null: nothing was, or something else was done since. */
export const redoStep = async (db: AppDatabase): Promise<Result<UndoOutcome | null, CommandError>> => {
  const step = db.undo.next_redo();
  if (step === null) return ok(null);
  const done = await putBack(db, step, false);
  if (done.ok) db.undo.redone(step.id);
  return done;
};

/** Whether an undo of this step would do anything now; for offering it (live). */
export const canUndo = async (db: AppDatabase, step_id: number, may_delete: boolean): Promise<boolean> => {
  const step = db.undo.find(step_id);
  if (step === null) return false;
  const { changes } = planUndo(step, await readNow(db, step, may_delete));
  if (may_delete || !changes.some(({ op }) => op === 'delete')) return changes.length > 0;
  const [added] = step.rows;
  const outbox = await db.store.list_outbox();
  return outbox.some(
    ({ mutation, attempted }) => mutation.op === 'put' && mutation.row_id === added?.row_id && !attempted,
  );
};
