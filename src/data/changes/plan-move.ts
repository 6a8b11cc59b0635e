/** How rejected work on a deleted row becomes work on a new one, with all that this device knows of it (G4). */
import type { Person } from '../../domain/rights.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { Json, LocalChange, RejectedEntry } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { textIn } from '../entities/entity.ts';
import { chainOf, rowDeletions, type Link } from './row-deletions.ts';
import { readRows } from '../row-naming.ts';
import { BOOKKEEPING, columnOf, entityOf, isSynced, mayChoose, PARENTS } from '../tables.ts';

/** The deleted row made anew; the same for the sake of what belongs to it alone; or that put under another row. */
export type MoveKind = 'anew' | 'anew_for_children' | 'to_other';

export interface Move<Kind extends MoveKind = MoveKind> {
  readonly kind: Kind;
  /** The row the work belongs to now: one made anew without a parent, else the parent that is there. */
  readonly top_id: string;
  readonly changes: readonly LocalChange[];
  /** The rejected changes that are in it. */
  readonly mutation_ids: readonly string[];
}

type Columns = Readonly<Record<string, Json>>;

/** A rejected change with the ids of its row and of all above it, itself first. */
interface Work {
  readonly entry: RejectedEntry;
  readonly chain: readonly Link[];
}

/** The changes that rejected work becomes. */
type Plan = Pick<Move, 'changes' | 'mutation_ids'>;

const isJson = (value: unknown): value is Json => value !== undefined;

const isSame = (a: Link, b: Link): boolean => a.table === b.table && a.row_id === b.row_id;

const hasText = (columns: Columns, names: readonly string[]): boolean =>
  names.every((name) => typeof columns[name] === 'string' && columns[name] !== '');

/** The business columns of a deleted row as this device knew it, with the rejected changes in it. */
const columnsOf = async (
  db: AppDatabase,
  { table, row_id }: Link,
  edits: readonly RejectedEntry[],
): Promise<Columns> => {
  const known = (await readRows(db, table, [row_id])).get(row_id) ?? {};
  const columns = { ...known, ...Object.assign({}, ...edits.map(({ mutation }) => mutation.set)) };
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) =>
      BOOKKEEPING.has(name) || !isJson(value) ? [] : [[name, value]],
    ),
  );
};

/** Values that this person may not choose, replaced. */
const allowedColumns = (table: string, columns: Columns, user: Person | null): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      mayChoose(user, table, name, value) ? value : (columnOf(table, name)?.restricted?.otherwise ?? null),
    ]),
  );

/** Plans what is made of rejected work on deleted rows, for one person. */
interface Planner {
  readonly db: AppDatabase;
  readonly works: readonly Work[];
  /** Null when nothing of theirs is written: the plan says only what could be made. */
  readonly user: Person | null;
}

/** A rejected insert under another parent. */
const movedUnder = ({ mutation }: RejectedEntry, set: Columns): LocalChange => ({
  op: 'patch',
  table: mutation.table,
  row_id: mutation.row_id,
  set,
  base_rev: 0,
  expected: mutation.set,
});

/** The rejected changes of a row itself. */
const changesOf = ({ works }: Planner, row: Link): readonly RejectedEntry[] =>
  works.flatMap(({ entry, chain: [own] }) => (own !== undefined && isSame(own, row) ? [entry] : []));

/**
 * A row that is gone, with what was rejected of it and below it, under what it belongs to now: a rejected insert as it is,
 * any other row made anew. Null when too little is known of it, or no rejected work is in it.
 * @param above its columns that say to what it belongs; empty for a row that belongs to none
 */
const planRow = async (
  planner: Planner,
  row: Link,
  above: Columns,
): Promise<(Plan & { readonly row_id: string }) | null> => {
  const own = changesOf(planner, row);
  const insert = own.find(({ mutation }) => mutation.op === 'put');
  if (insert !== undefined && PARENTS[row.table] !== undefined)
    return {
      row_id: row.row_id,
      changes: [movedUnder(insert, above)],
      mutation_ids: [insert.mutation.id],
    };
  const needed = entityOf(row.table)?.anew?.needs;
  const columns = await columnsOf(planner.db, row, own);
  if (needed === undefined || !hasText(columns, needed)) return null;
  const row_id = uuidv7();
  const below = await planBelow(planner, row, row_id);
  const mutation_ids = [...own.map(({ mutation }) => mutation.id), ...below.mutation_ids];
  if (mutation_ids.length === 0) return null;
  const set = { ...allowedColumns(row.table, columns, planner.user), ...above };
  return {
    row_id,
    changes: [{ op: 'put', table: row.table, row_id, set }, ...below.changes],
    mutation_ids,
  };
};

/** Plans to move the children of a deleted row to another row. */
const planBelow = async (planner: Planner, row: Link, new_id: string): Promise<Plan> => {
  const children = new Map<string, Link>();
  for (const { chain } of planner.works) {
    const child = chain[chain.findIndex((link) => isSame(link, row)) - 1];
    if (child !== undefined) children.set(`${child.table}/${child.row_id}`, child);
  }
  const changes: LocalChange[] = [];
  const mutation_ids: string[] = [];
  for (const child of children.values()) {
    const column = PARENTS[child.table]?.column;
    const plan = column === undefined ? null : await planRow(planner, child, { [column]: new_id });
    changes.push(...(plan?.changes ?? []));
    mutation_ids.push(...(plan?.mutation_ids ?? []));
  }
  return { changes, mutation_ids };
};

/** The changes that no other refusal holds back, and the row that is gone beneath them; null when none is. */
const goneBeneath = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
): Promise<{ readonly works: readonly Work[]; readonly gone: Link } | null> => {
  const rejected = await db.store.list_rejected();
  const named = rejected.filter(({ mutation }) => mutation_ids.includes(mutation.id));
  const entries = named.filter(({ blocked_by }) => blocked_by === undefined);
  const [gone] = (await rowDeletions(db, entries)).values();
  if (gone === undefined || !isSynced(gone.table)) return null;
  const works = await Promise.all(entries.map(async (entry) => ({ entry, chain: await chainOf(db, entry) })));
  return { works, gone: { table: gone.table, row_id: gone.row_id } };
};

/**
 * Plans to put what belongs to a deleted row, of which changes were rejected, under another row of its table that is
 * there; null when there is nothing to put, or the table has no such way. Rejected changes of the deleted row itself stay
 * rejected.
 * @param to_id the other row; without it the plan says only whether there is anything to put
 */
export const planMoveToOther = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
  to_id?: string,
): Promise<Move<'to_other'> | null> => {
  const found = await goneBeneath(db, mutation_ids);
  if (found === null) return null;
  const { works, gone } = found;
  if (entityOf(gone.table)?.anew?.children_may_move !== true) return null;
  if (to_id !== undefined && (await db.rows[gone.table].get(to_id)) === undefined) return null;
  const top_id = to_id ?? '';
  const plan = await planBelow({ db, works, user: null }, gone, top_id);
  return plan.changes.length === 0 ? null : { kind: 'to_other', top_id, ...plan };
};

/**
 * Plans the move of rejected changes that hang on one deleted row; null when too little is known of that row to make a new
 * one, or nothing can be made of it. Changes that depend on a rejected insert follow it by themselves.
 * @param user who does it; null to learn only what could be made
 */
export const planMove = async (
  db: AppDatabase,
  mutation_ids: readonly string[],
  user: Person | null,
): Promise<Move<Exclude<MoveKind, 'to_other'>> | null> => {
  const found = await goneBeneath(db, mutation_ids);
  if (found === null) return null;
  const { works, gone } = found;
  const parent = PARENTS[gone.table];
  const known = (await readRows(db, gone.table, [gone.row_id])).get(gone.row_id) ?? {};
  const parent_id = parent === undefined ? null : textIn(known, parent.column);
  if (parent !== undefined && (parent_id === null || !(await db.rows[parent.table].get(parent_id))))
    return null;
  const planner = { db, works, user };
  const above: Columns = parent === undefined ? {} : { [parent.column]: parent_id };
  const plan = await planRow(planner, gone, above);
  if (plan === null) return null;
  const { row_id, ...planned } = plan;
  return {
    kind: changesOf(planner, gone).length > 0 ? 'anew' : 'anew_for_children',
    top_id: parent_id ?? row_id,
    ...planned,
  };
};
