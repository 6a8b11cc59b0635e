/** Rows of any table for a spreadsheet, by what its entity declares; what they name is called by its name. */
import type { AppDatabase } from '../database/database.ts';
import { type ColumnKind, type Columns, textIn } from '../entities/entity.ts';
import { labelRows, readRows } from '../row-naming.ts';
import { entityOf, isSynced, PARENTS, type RowOf, type SyncedTable } from '../tables.ts';
import { notesTexts } from './client-notes.ts';
import { colleagueNames } from './colleagues.ts';

/** Kinds of columns that a cell of a spreadsheet can hold for a person, whatever the table. */
const CELL_KINDS: ReadonlySet<ColumnKind> = new Set([
  'line',
  'lines',
  'text',
  'code',
  'money',
  'metres',
  'number',
  'yes_no',
  'date',
  'moment',
  'colleague',
]);

/** A column of a spreadsheet: of the rows themselves, or of the row that each belongs to. */
interface ExportColumn {
  readonly table: SyncedTable;
  readonly column: string;
}

/** Rows as they are on this device, with their columns that a person reads in a spreadsheet. */
export interface RowsForExport {
  readonly columns: readonly ExportColumn[];
  /** As they are stored, in the order of the columns. */
  readonly rows: readonly { readonly cells: readonly unknown[]; readonly created_at: unknown }[];
  /** Id → name of everybody on the staff and of the rows that a cell names. */
  readonly names: ReadonlyMap<string, string>;
}

/** The table of the rows that a column names; null where it names none that have a name of their own. */
const tableNamedBy = (table: SyncedTable, column: string): SyncedTable | null => {
  const parent = PARENTS[table];
  const named = parent?.column === column ? parent.table : entityOf(table)?.columns[column]?.of;
  return named !== undefined && isSynced(named) && entityOf(named)?.naming.by === 'own' ? named : null;
};

/** Columns that tell a row apart from its namesakes: the yacht beside a client's name. */
const tellingColumns = (table: SyncedTable): readonly ExportColumn[] => {
  const naming = entityOf(table)?.naming;
  const columns = naming?.by === 'own' ? (naming.told_apart_by ?? []) : [];
  return columns.map((column) => ({ table, column }));
};

/** In the order of the entity; the name of the row that each belongs to is followed by what tells that one apart. */
const exportColumns = (table: SyncedTable): readonly ExportColumn[] =>
  Object.entries(entityOf(table)?.columns ?? {}).flatMap(([column, definition]) => {
    if (definition === undefined || definition.untold === true) return [];
    const named = tableNamedBy(table, column);
    if (named === null) return CELL_KINDS.has(definition.kind) ? [{ table, column }] : [];
    return [{ table, column }, ...(PARENTS[table]?.column === column ? tellingColumns(named) : [])];
  });

/** Id → name of the rows that a column of these rows names, as far as this device knows them. */
const namesInColumn = async (
  db: AppDatabase,
  table: SyncedTable,
  column: string,
  rows: readonly Columns[],
): Promise<readonly (readonly [string, string])[]> => {
  const named = tableNamedBy(table, column);
  if (named === null) return [];
  const ids = [...new Set(rows.flatMap((row) => textIn(row, column) ?? []))];
  const labels = await labelRows(
    db,
    ids.map((row_id) => ({ table: named, row_id, columns: {} })),
  );
  return ids.flatMap((id, index) => {
    const name = labels[index]?.name ?? null;
    return name === null ? [] : [[id, name] as const];
  });
};

/** The rows of these ids in their order; those that are gone are left out. The notes of a client are all that was written. */
export const readForExport = async (
  db: AppDatabase,
  table: SyncedTable,
  ids: readonly string[],
): Promise<RowsForExport> => {
  const stored: readonly (RowOf<SyncedTable> | undefined)[] = await db.rows[table].bulkGet([...ids]);
  const found = stored.filter((row) => row !== undefined);
  const notes = table === 'clients' ? await notesTexts(db, found) : null;
  const rows = found.map((row): Columns => ({ ...row, ...(notes && { notes: notes.get(row.id) ?? null }) }));
  const columns = exportColumns(table);
  const names = new Map(await colleagueNames(db));
  for (const { column } of columns.filter((one) => one.table === table))
    for (const [id, name] of await namesInColumn(db, table, column, rows)) names.set(id, name);

  const parent = PARENTS[table];
  const parentIdOf = (row: Columns): string => (parent && textIn(row, parent.column)) ?? '';
  const parents = parent
    ? await readRows(db, parent.table, rows.map(parentIdOf))
    : new Map<string, Columns>();
  return {
    columns,
    rows: rows.map((row) => ({
      cells: columns.map((one) => (one.table === table ? row : parents.get(parentIdOf(row)))?.[one.column]),
      created_at: row['created_at'],
    })),
    names,
  };
};
