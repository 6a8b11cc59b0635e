/** What a person calls a row, by the naming that its entity declares. */
import { rowKey } from '../sync/index.ts';
import type { AppDatabase } from './database/database.ts';
import { type Columns, textIn } from './entities/entity.ts';
import { nameOf, namesOfPictures } from './site-labels.ts';
import { entityOf, isSynced, type SyncedTable } from './tables.ts';

/** A column that tells a row apart from others of the same parent, as it is stored. */
interface RowDetail {
  readonly table: SyncedTable;
  readonly column: string;
  readonly value: string;
}

/** The name of a row for people. */
export interface RowLabel {
  /** Whose name it is: the row's own table, or that of the row it belongs to. */
  readonly table: string;
  /** Its own name, or that of the uppermost row it belongs to; null when it is not known (any more). */
  readonly name: string | null;
  /** When the name is a code: the column whose labels translate it. */
  readonly name_code?: Pick<RowDetail, 'table' | 'column'>;
  /** The texts that tell it apart below that row, from the top down. */
  readonly details: readonly RowDetail[];
  /** The uppermost row it is or belongs to, when that is still on this device: where its screen opens. */
  readonly top: { readonly table: SyncedTable; readonly row_id: string } | null;
}

/** A row to be named, with columns that help when the row itself is gone. */
interface RowToLabel {
  readonly table: string;
  readonly row_id: string;
  readonly columns: Columns;
}

/** The label of a row of which nothing is known. */
const UNKNOWN_ROW: RowLabel = { table: '', name: null, details: [], top: null };

/** A row as far as this device knows it. */
interface KnownRow {
  readonly columns: Columns;
  /** Whether the row exists, if only beneath a pending delete. */
  readonly is_here: boolean;
}

/** The columns that unsent inserts give rows which stand in no list, by id. */
const insertedColumns = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Columns>> => {
  const entries = await db.rows.rejected
    .where('touches')
    .anyOf(ids.map((id) => rowKey(table, id)))
    .toArray();
  const inserts = entries.filter(({ mutation }) => mutation.op === 'put' && mutation.table === table);
  return new Map(inserts.map(({ mutation }) => [mutation.row_id, mutation.set]));
};

/**
 * Rows by id as the screen shows them, else as the server last sent them (a deletion that waits hides a row), else as this
 * device last knew them while unsent work hangs on them.
 */
const knownRows = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownRow>> => {
  const wanted = [...new Set(ids)];
  const keys = wanted.map((id) => rowKey(table, id));
  const [shown, beneath] = await Promise.all([db.rows[table].bulkGet(wanted), db.rows.shadow.bulkGet(keys)]);
  const found = new Map<string, KnownRow>();
  for (const [index, id] of wanted.entries()) {
    const row: object | undefined = shown[index] ?? beneath[index]?.row;
    if (row !== undefined) found.set(id, { columns: { ...row }, is_here: true });
  }
  const missing = wanted.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const [gone, inserted] = await Promise.all([
    db.rows.last_known.bulkGet(missing.map((id) => rowKey(table, id))),
    insertedColumns(db, table, missing),
  ]);
  for (const [index, id] of missing.entries()) {
    const columns = inserted.get(id) ?? gone[index]?.row;
    if (columns !== undefined) found.set(id, { columns: { ...columns }, is_here: false });
  }
  return found;
};

/** The columns of rows by id, also of those that are gone while unsent work hangs on them. */
export const readRows = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<Map<string, Columns>> =>
  new Map([...(await knownRows(db, table, ids))].map(([id, { columns }]) => [id, columns]));

/** Names rows of one table, in the order given: parents are named first, all of one table at once. */
const labelTable = async (
  db: AppDatabase,
  table: SyncedTable,
  rows: readonly RowToLabel[],
): Promise<RowLabel[]> => {
  const { naming, parent } = entityOf(table) ?? { naming: { by: 'nothing' } as const };
  if (naming.by === 'nothing') return rows.map(() => UNKNOWN_ROW);
  const known = await knownRows(
    db,
    table,
    rows.map(({ row_id }) => row_id),
  );
  const columnsOf = ({ row_id, columns }: RowToLabel): Columns => ({
    ...columns,
    ...known.get(row_id)?.columns,
  });
  if (naming.by === 'picture') {
    const names = await namesOfPictures(db);
    return rows.map((row) => ({
      ...UNKNOWN_ROW,
      table,
      ...names.get(textIn(columnsOf(row), naming.column) ?? ''),
    }));
  }
  if (naming.by === 'own') {
    return rows.map((row) => ({
      table,
      ...nameOf(table, columnsOf(row)),
      details: [],
      top: known.get(row.row_id)?.is_here ? { table, row_id: row.row_id } : null,
    }));
  }
  if (parent === undefined) return rows.map(() => UNKNOWN_ROW);
  const above = await labelTable(
    db,
    parent.table,
    rows.map((row) => ({
      table: parent.table,
      row_id: textIn(columnsOf(row), parent.column) ?? '',
      columns: {},
    })),
  );
  return rows.map((row, index) => {
    const label = above[index] ?? UNKNOWN_ROW;
    const own = naming.details.flatMap((column) => {
      const value = textIn(columnsOf(row), column);
      return value === null ? [] : [{ table, column, value }];
    });
    return { ...label, details: [...label.details, ...own] };
  });
};

/** Names rows of any tables, in the order given. */
export const labelRows = async (db: AppDatabase, rows: readonly RowToLabel[]): Promise<RowLabel[]> => {
  const labels = new Map<RowToLabel, RowLabel>();
  for (const [table, of_table] of Map.groupBy(rows, (row) => row.table)) {
    if (!isSynced(table)) continue;
    const found = await labelTable(db, table, of_table);
    for (const [index, row] of of_table.entries()) labels.set(row, found[index] ?? UNKNOWN_ROW);
  }
  return rows.map((row) => labels.get(row) ?? UNKNOWN_ROW);
};
