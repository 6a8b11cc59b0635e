import * as v from 'valibot';
import type { Column } from '../entities/entity.ts';
import { ENTITIES } from '../entities/index.ts';
import { entityOf, isSynced, SYNCED_TABLES, type SyncedTable } from '../tables.ts';

const bookkeeping = { id: v.pipe(v.string(), v.uuid()), rev: v.pipe(v.number(), v.safeInteger()) };

type ValueSchema = v.GenericSchema<unknown, ColumnValue | undefined>;

const schemaOfKind = ({ kind, required }: Column): ValueSchema => {
  if (kind === 'money' || kind === 'metres' || kind === 'number') return v.number();
  if (kind === 'yes_no') return v.boolean();
  if (kind === 'reference' || kind === 'colleague') return v.pipe(v.string(), v.uuid());
  if (kind === 'date') return v.pipe(v.string(), v.isoDate());
  return required ? v.pipe(v.string(), v.nonEmpty()) : v.string();
};

/** A column as the database checks it. */
const schemaOf = (column: Column): ValueSchema =>
  column.required ? schemaOfKind(column) : v.optional(v.nullable(schemaOfKind(column)));

/**
 * A table that a backup can be restored into. The others are kept in the file to be read only: the server makes some of
 * them itself, and rows of pictures are worth nothing without their files, which are not in a backup. The screen says so.
 */
export type RestorableTable = {
  [Table in SyncedTable]: (typeof ENTITIES)[Table] extends { readonly is_restorable: true } ? Table : never;
}[SyncedTable];

/** Whether rows of this table come back from a backup. */
export const isRestorable = (table: string): table is RestorableTable =>
  isSynced(table) && entityOf(table)?.is_restorable === true;

/** Parents first. */
const RESTORABLE_TABLES: readonly RestorableTable[] = SYNCED_TABLES.filter(isRestorable);

const columnsOf = (table: RestorableTable): Readonly<Record<string, ValueSchema>> => {
  const columns: readonly [string, Column][] = Object.entries(ENTITIES[table].columns);
  return Object.fromEntries(
    columns.filter(([, { by_server }]) => !by_server).map(([name, column]) => [name, schemaOf(column)]),
  );
};

const SCHEMAS = new Map(
  RESTORABLE_TABLES.map((table) => [
    table,
    { row: v.object(bookkeeping), columns: v.object(columnsOf(table)) },
  ]),
);

/** What a restorable column holds. */
export type ColumnValue = string | number | boolean | null;

/** A row of a backup: what it is called, how old it was, and the columns a restore can write. */
export interface BackupRow {
  readonly id: string;
  readonly rev: number;
  readonly columns: Readonly<Record<string, ColumnValue>>;
}

/** Reads one row; null when it is none of this table's. Columns this build does not know are left behind. */
export function readBackupRow(table: RestorableTable, row: unknown): BackupRow | null {
  const schemas = SCHEMAS.get(table);
  if (schemas === undefined) return null;
  const kept = v.safeParse(schemas.row, row);
  const found = v.safeParse(schemas.columns, row);
  if (!kept.success || !found.success) return null;
  const columns: Record<string, ColumnValue> = {};
  for (const [column, value] of Object.entries(found.output))
    if (value !== undefined) columns[column] = value;
  return { ...kept.output, columns };
}
