/** What one command did, as an undo needs it, and what an undo of it may still do. Pure: no database, no clock. */
import {
  type Json,
  type LocalChange,
  mergeUnit,
  type RowChange,
  sameJson,
  type StoredRejected,
  type SyncRow,
} from '../../sync/index.ts';
import type { LastKnownRow } from '../changes/last-known.ts';
import { BOOKKEEPING, FIELD_GROUPS, PARENTS } from '../tables.ts';

type Columns = Readonly<Record<string, Json>>;

/** Columns of one row as they were before and as they were written. */
export interface UndoPatch {
  readonly kind: 'patch';
  readonly table: string;
  readonly row_id: string;
  readonly before: Columns;
  readonly after: Columns;
}

/** A row that was added, with its columns. */
export interface UndoPut {
  readonly kind: 'put';
  readonly table: string;
  readonly row_id: string;
  readonly after: Columns;
}

/** One command of a person. */
export interface UndoStep {
  /** Counts the steps of this tab. */
  readonly id: number;
  /** Device wall time in milliseconds of its last change. */
  readonly at_ms: number;
  readonly rows: readonly (UndoPatch | UndoPut)[];
  /** Rejected work that was saved as these rows: an undo takes the rows away and has it refused again (PS27). */
  readonly moved?: MovedWork;
  /** Stands by itself: typing that follows it is another step. */
  readonly is_apart?: boolean;
}

/** Rejected work as it lay among the rejected, and what was known of the rows it hung on. */
export interface MovedWork {
  readonly former: readonly StoredRejected[];
  readonly last_known: readonly LastKnownRow[];
}

/** A row and the fields of it that are meant. */
export interface NamedFields {
  readonly table: string;
  readonly row_id: string;
  readonly fields: readonly string[];
}

/** What an undo does now, and what it leaves because somebody changed it since. */
interface UndoPlan {
  readonly changes: readonly LocalChange[];
  readonly restored: readonly NamedFields[];
  /** Fields that hold another value than the one written; without fields: the row itself is gone, or has changed. */
  readonly left: readonly NamedFields[];
}

/** As the server writes a time it was sent: the same moment in other digits. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  sameJson(a ?? null, b ?? null) ||
  (typeof a === 'string' &&
    typeof b === 'string' &&
    MOMENT.test(a) &&
    MOMENT.test(b) &&
    Date.parse(a) === Date.parse(b));

const pick = (row: Columns, fields: readonly string[]): Columns =>
  Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));

const undoRow = (change: LocalChange, told: RowChange, is_move: boolean): UndoPatch | UndoPut | null => {
  const { table, row_id } = change;
  const { before, after } = told;
  if (change.op === 'delete' || after === null) return null;
  const set = Object.keys(change.set);
  // A rejected insert that is moved stands on no screen before: all of it came with the move.
  if (is_move && before === null && change.op === 'patch') {
    const columns = Object.keys(after).filter((name) => !BOOKKEEPING.has(name));
    return { kind: 'put', table, row_id, after: pick(after, columns) };
  }
  if (change.op === 'put') return { kind: 'put', table, row_id, after: pick(after, set) };
  if (before === null) return null;
  const changed = set.filter((field) => !same(before[field], after[field]));
  if (changed.length === 0) return null;
  const fields = [...new Set(changed.flatMap((field) => mergeUnit(FIELD_GROUPS[table] ?? [], field)))];
  return { kind: 'patch', table, row_id, before: pick(before, fields), after: pick(after, fields) };
};

/**
 * The rows of a step from what a commit was asked and what it did on the screens; empty when nothing can be put back,
 * as after a delete.
 * @param is_move rejected work was saved as these rows (PS27)
 */
export const undoRows = (
  changes: readonly LocalChange[],
  told: readonly RowChange[],
  is_move = false,
): readonly (UndoPatch | UndoPut)[] => {
  if (changes.some(({ op }) => op === 'delete')) return [];
  return changes.flatMap((change) => {
    const row_change = told.find(({ table, id }) => table === change.table && id === change.row_id);
    const row = row_change === undefined ? null : undoRow(change, row_change, is_move);
    return row === null ? [] : [row];
  });
};

const planPatch = (row: UndoPatch, now: SyncRow | null): UndoPlan => {
  const { table, row_id, before, after } = row;
  if (now === null) return { changes: [], restored: [], left: [{ table, row_id, fields: [] }] };
  const fields = Object.keys(after);
  // Columns that merge as one go back as one (C6), or stay.
  const isStill = (field: string): boolean => same(now[field], after[field]);
  const still = fields.filter((field) => mergeUnit(FIELD_GROUPS[table] ?? [], field).every(isStill));
  // What goes along unchanged is not told.
  const told = (part: readonly string[]): UndoPlan['left'] => {
    const changed = part.filter((field) => !same(before[field], after[field]));
    return changed.length === 0 ? [] : [{ table, row_id, fields: changed }];
  };
  return {
    changes:
      still.length === 0
        ? []
        : [
            {
              op: 'patch',
              table,
              row_id,
              set: pick(before, still),
              base_rev: now.rev,
              expected: pick(now, still),
            },
          ],
    restored: told(still),
    left: told(fields.filter((field) => !still.includes(field))),
  };
};

/** What an added row takes along when it goes: the rows that the same step added below it, by table. */
type Below = Readonly<Record<string, readonly string[]>>;

/** An added row goes only while it is as it was added and nothing else hangs on it. */
const planPut = (
  row: UndoPut,
  now: SyncRow | null,
  is_free: boolean,
  may_delete: boolean,
  below: Below,
): UndoPlan => {
  const { table, row_id, after } = row;
  const named = { table, row_id, fields: [] };
  if (now === null) return { changes: [], restored: [named], left: [] };
  const is_as_added = Object.entries(after).every(([field, value]) => same(now[field], value));
  if (!is_as_added || !is_free) return { changes: [], restored: [], left: [named] };
  return {
    changes: [
      {
        op: 'delete',
        table,
        row_id,
        base_rev: now.rev,
        ...(Object.keys(below).length === 0 ? {} : { seen: below }),
        ...(may_delete ? {} : { unsent_only: true as const }),
      },
    ],
    restored: [named],
    left: [],
  };
};

/** Plans of the rows that a step added. One goes together with those below it, or stays with them. */
const planPuts = (puts: readonly UndoPut[], now: RowsNow): ReadonlyMap<UndoPut, UndoPlan> => {
  const plans = new Map<UndoPut, UndoPlan>();
  const childrenOf = ({ table, row_id }: UndoPut): readonly UndoPut[] =>
    puts.filter((put) => {
      const parent = PARENTS[put.table];
      return parent?.table === table && put.after[parent.column] === row_id;
    });
  const plan = (put: UndoPut): UndoPlan => {
    const known = plans.get(put);
    if (known !== undefined) return known;
    const below: Record<string, string[]> = {};
    let is_free = !now.has_children(put.table, put.row_id);
    for (const child of childrenOf(put)) {
      const { changes, left } = plan(child);
      if (left.length > 0) is_free = false;
      for (const change of changes) {
        below[child.table] = [...(below[child.table] ?? []), child.row_id];
        if (change.op === 'delete')
          for (const [table, ids] of Object.entries(change.seen ?? {}))
            below[table] = [...(below[table] ?? []), ...ids];
      }
    }
    const own = planPut(put, now.row(put.table, put.row_id), is_free, now.may_delete(put.table), below);
    plans.set(put, own);
    // They go with it, in one mutation.
    if (own.changes.length > 0)
      for (const child of childrenOf(put)) {
        const of_child = plan(child);
        plans.set(child, { ...of_child, changes: [] });
      }
    if (own.left.length > 0) keepBelow(put);
    return own;
  };
  /** Where an added row stays, all that the step added below it stays. */
  const keepBelow = (put: UndoPut): void => {
    for (const child of childrenOf(put)) {
      const { table, row_id } = child;
      const is_there = now.row(table, row_id) !== null;
      plans.set(child, {
        changes: [],
        restored: [],
        left: is_there ? [{ table, row_id, fields: [] }] : [],
      });
      keepBelow(child);
    }
  };
  for (const put of puts) plan(put);
  return plans;
};

/** The present state of the rows of a step. */
export interface RowsNow {
  /** The row on the screen; null when it is not there (any more). */
  readonly row: (table: string, row_id: string) => SyncRow | null;
  /** Whether rows belong to it that the step did not add. */
  readonly has_children: (table: string, row_id: string) => boolean;
  /** Whether this person may delete rows of a table; who may not takes back only what never left the device. */
  readonly may_delete: (table: string) => boolean;
}

/** What an added row that stays keeps as it is: whatever the step let name it, or the row above it. */
const keptBy = ({ table, row_id, after }: UndoPut): readonly Json[] => {
  const parent = PARENTS[table];
  return parent === undefined ? [row_id] : [row_id, after[parent.column] ?? null];
};

/** A row that names one of these stays as it is: the link is part of what could not be undone. */
const namesOneOf = ({ after }: UndoPatch, staying: ReadonlySet<Json>): boolean =>
  Object.values(after).some((value) => typeof value === 'string' && staying.has(value));

/** An ordinary fresh change that sets back every field that still holds the value written. */
export const planUndo = (step: Pick<UndoStep, 'rows'>, now: RowsNow): UndoPlan => {
  const puts = planPuts(
    step.rows.filter((row) => row.kind === 'put'),
    now,
  );
  const staying = new Set([...puts].flatMap(([put, { left }]) => (left.length > 0 ? keptBy(put) : [])));
  const plans = step.rows.map((row): UndoPlan => {
    if (row.kind === 'put') return puts.get(row) ?? { changes: [], restored: [], left: [] };
    const { table, row_id, after } = row;
    if (namesOneOf(row, staying))
      return { changes: [], restored: [], left: [{ table, row_id, fields: Object.keys(after) }] };
    return planPatch(row, now.row(table, row_id));
  });
  return {
    changes: plans.flatMap(({ changes }) => changes),
    restored: plans.flatMap(({ restored }) => restored),
    left: plans.flatMap(({ left }) => left),
  };
};
