import type { Table } from 'dexie';
import type { AppDatabase } from '../database/database.ts';
import { type Columns, textIn } from '../entities/entity.ts';
import { PARENTS, SYNCED_TABLES, type SyncedTable } from '../tables.ts';

/**
 * The rows with one of these values in an indexed column. Each value is one read of all its rows at once; Dexie's `anyOf` would
 * go through them by a cursor, row by row.
 */
export const rowsOf = async <T>(
  table: Table<T, string>,
  column: string & keyof T,
  values: readonly string[],
): Promise<T[]> => {
  const found = await table.db.transaction('r', table, () =>
    Promise.all(values.map((value) => table.where(column).equals(value).toArray())),
  );
  return found.flat();
};

/** Some milliseconds' worth: a larger answer would be unpacked in one task, and a key that was pressed meanwhile drawn after it. */
const ROWS_AT_ONCE = 500;

/**
 * All rows of a table, in the order of their keys; made for 10,000. They come in parts, all of which are asked for at once.
 * @param at_once fewer where each row is large
 */
export const allRows = async <T>(table: Table<T, string>, at_once: number = ROWS_AT_ONCE): Promise<T[]> =>
  await table.db.transaction('r', table, async () => {
    const keys = await table.toCollection().primaryKeys();
    const starts = keys.filter((_key, place) => place % at_once === 0);
    const parts = await Promise.all(
      starts.map(async (from, part) => {
        const next = starts[part + 1];
        const rows = table.where(':id');
        return await (next === undefined
          ? rows.aboveOrEqual(from)
          : rows.between(from, next, true, false)
        ).toArray();
      }),
    );
    return parts.flat();
  });

/** Ids of the rows below these rows of a table, by table, as a delete names them; tables without any are absent. */
export const rowsBelow = async (
  db: AppDatabase,
  table: string,
  ids: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const below: Record<string, readonly string[]> = {};
  for (const child of SYNCED_TABLES) {
    const parent = PARENTS[child];
    if (parent?.table !== table) continue;
    const found = await db.rows[child]
      .where(parent.column)
      .anyOf([...ids])
      .primaryKeys();
    if (found.length > 0) Object.assign(below, { [child]: found }, await rowsBelow(db, child, found));
  }
  return below;
};

/**
 * Of these ids the rows of a table that are on the screen, each with the id of the row it belongs to; null where the table
 * has no parent, of which keys alone are read. An index that also told the parent by keys would be one more entry for each
 * of 100,000 records at the first sync, to save as many reads by primary key as there are rows asked for.
 */
export const parentIds = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> => {
  const parent = PARENTS[table];
  if (parent === undefined) {
    const found = await db.rows[table]
      .where('id')
      .anyOf([...ids])
      .primaryKeys();
    return new Map(found.map((id) => [id, null]));
  }
  const found = new Map<string, string | null>();
  for (const row of await db.rows[table].bulkGet([...ids])) {
    if (row === undefined) continue;
    const columns: Columns = { ...row };
    found.set(row.id, textIn(columns, parent.column));
  }
  return found;
};
