import type { ConflictRow } from '../../domain/rows.generated.ts';
import type { AppDatabase } from '../database/database.ts';
import { isSynced } from '../tables.ts';

/** A conflict that is not settled, as far as index keys tell. */
export interface OpenConflict {
  readonly id: string;
  readonly row_id: string;
}

/** Key and primary key of every record of an index, in one order; no value is loaded. */
const keysOf = async (
  db: AppDatabase,
  index: 'row_id' | 'table_name',
): Promise<readonly (readonly [string, string])[]> => {
  const all = db.rows.conflicts.orderBy(index);
  const [keys, ids] = await Promise.all([all.keys(), all.primaryKeys()]);
  return ids.map((id, place) => {
    const key = keys[place];
    return [id, typeof key === 'string' ? key : ''] as const;
  });
};

/** Open conflicts, read from the keys of indexes: no value of either version is loaded (OB15). */
export const openConflicts = async (db: AppDatabase): Promise<readonly OpenConflict[]> => {
  const [by_row, settled] = await db.rows.conflicts.db.transaction('r', db.rows.conflicts, () =>
    Promise.all([keysOf(db, 'row_id'), db.rows.conflicts.orderBy('resolved_at').primaryKeys()]),
  );
  const done = new Set(settled);
  return by_row.flatMap(([id, row_id]) => (done.has(id) ? [] : [{ id, row_id }]));
};

/** The whole records of the open conflicts: of these ids, else all of them. */
export const readOpenConflicts = async (
  db: AppDatabase,
  open?: readonly OpenConflict[],
): Promise<readonly ConflictRow[]> => {
  const ids = (open ?? (await openConflicts(db))).map(({ id }) => id);
  const found = ids.length === 0 ? [] : await db.rows.conflicts.bulkGet(ids);
  // Another tab may have settled one since its key was read.
  return found.flatMap((conflict) => (conflict?.resolved_at === null ? [conflict] : []));
};

/** Of these open conflicts, those whose row is on the screen, by keys alone. */
export const onShownRows = async (
  db: AppDatabase,
  open: readonly OpenConflict[],
): Promise<readonly OpenConflict[]> => {
  if (open.length === 0) return [];
  const tables = new Map(await keysOf(db, 'table_name'));
  const shown = new Set<string>();
  for (const [table, of_table] of Map.groupBy(open, ({ id }) => tables.get(id) ?? '')) {
    if (!isSynced(table)) continue;
    const ids = of_table.map(({ row_id }) => row_id);
    for (const id of await db.rows[table].where('id').anyOf(ids).primaryKeys()) shown.add(id);
  }
  return open.filter(({ row_id }) => shown.has(row_id));
};
