/** Which pending mutations hang on an insert: they go with it when it is rejected, discarded or retried. */
import type { Mutation } from '../protocol.ts';
import { rowKey } from './row-key.ts';

/** Child table → the parent table and the column that names the parent's id. */
type Parents = Readonly<Record<string, { readonly table: string; readonly column: string }>>;

/** Key of the row this mutation's row belongs to, when the mutation sets it. */
export function parentKey(mutation: Pick<Mutation, 'table' | 'set'>, parents: Parents): string | null {
  const parent = parents[mutation.table];
  const id = parent && mutation.set[parent.column];
  return parent !== undefined && typeof id === 'string' ? rowKey(parent.table, id) : null;
}

/** The tables whose rows belong to rows of these, children and grandchildren. */
export function tablesBelow(tables: ReadonlySet<string>, parents: Parents): readonly string[] {
  const below = new Set<string>();
  for (let known = -1; known < below.size; ) {
    known = below.size;
    for (const [child, { table }] of Object.entries(parents))
      if (tables.has(table) || below.has(table)) below.add(child);
  }
  return [...below];
}

/**
 * Waiting mutations that cannot succeed once an insert was rejected: later edits of the same row, inserts of
 * its children, and theirs. A rejected patch or delete has none: its row exists. A delete waits for no insert: without one its row is gone already, and it removes the rejected insert too (PS14).
 * @param pending in order of seq
 */
export function dependantsOf(
  rejected: Mutation,
  pending: readonly Mutation[],
  parents: Parents,
): readonly Mutation[] {
  if (rejected.op !== 'put') return [];
  const missing = new Set([rowKey(rejected.table, rejected.row_id)]);
  const found: Mutation[] = [];
  for (const mutation of pending) {
    if (mutation.id === rejected.id || mutation.seq < rejected.seq || mutation.op === 'delete') continue;
    const own = rowKey(mutation.table, mutation.row_id);
    const parent = parentKey(mutation, parents);
    if (!missing.has(own) && (parent === null || !missing.has(parent))) continue;
    if (mutation.op === 'put') missing.add(own);
    found.push(mutation);
  }
  return found;
}

/** What a delete takes away: its row, and the children the person saw go with it. */
export type Removal = Pick<Mutation, 'table' | 'row_id'> & { readonly seen?: Mutation['seen'] };

/** Whether a mutation changes the row that is deleted, or one the person saw go with it (D7). */
export const wasSeen = (
  { table, row_id, seen = {} }: Removal,
  changed: Pick<Mutation, 'table' | 'row_id'>,
): boolean =>
  (changed.table === table && changed.row_id === row_id) ||
  (seen[changed.table]?.includes(changed.row_id) ?? false);
