import type { Table } from 'dexie';
import type { AppDatabase } from '../database/database.ts';
import { type Columns, textIn } from '../entities/entity.ts';
import { afterQuickAnswers } from '../quick-answers.ts';
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

/** All rows of a store, so many in one read: the device does other things in between, first of all what a screen shows soon. */
export const rowsInPages = async <T>(
  table: Table<T, string>,
  key: string & keyof T,
  rows_a_page: number,
): Promise<T[]> => {
  const rows: T[] = [];
  for (let page: T[] = [], is_last = false; !is_last; is_last = page.length < rows_a_page) {
    await afterQuickAnswers();
    const after = String(rows.at(-1)?.[key] ?? '');
    page = await table.where(key).above(after).limit(rows_a_page).toArray();
    rows.push(...page);
  }
  return rows;
};

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
