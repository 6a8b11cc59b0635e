import * as v from 'valibot';

const text = v.string();
const filled = v.pipe(v.string(), v.nonEmpty());
const maybe = v.optional(v.nullable(text));
const bookkeeping = { id: v.pipe(v.string(), v.uuid()), rev: v.pipe(v.number(), v.safeInteger()) };

/**
 * The tables a backup can be restored into, parents first, with their columns as the database checks them. The others
 * are kept in the file to be read only: the server makes some of them itself, and rows of pictures are worth nothing
 * without their files, which are not in a backup. The screen says so.
 */
const SCHEMAS = {
  clients: v.object({
    ...bookkeeping,
    name: filled,
    email: filled,
    phone: maybe,
    yacht_name: maybe,
    yacht_type: maybe,
    yacht_length: v.optional(v.nullable(v.number())),
    location: maybe,
    notes: maybe,
    status: filled,
    next_recommended_service: maybe,
  }),
  service_records: v.object({
    ...bookkeeping,
    client_id: v.pipe(v.string(), v.uuid()),
    service_type: filled,
    date: v.pipe(v.string(), v.isoDate()),
    amount: v.number(),
    status: filled,
    notes: maybe,
  }),
} as const;

export type RestorableTable = keyof typeof SCHEMAS;
export const RESTORABLE_TABLES: readonly RestorableTable[] = ['clients', 'service_records'];

export const isRestorable = (table: string): table is RestorableTable => Object.hasOwn(SCHEMAS, table);

/** What a restorable column holds. */
export type ColumnValue = string | number | null;

/** A row of a backup: what it is called, how old it was, and the columns a restore can write. */
export interface BackupRow {
  readonly id: string;
  readonly rev: number;
  readonly columns: Readonly<Record<string, ColumnValue>>;
}

/** Reads one row; null when it is none of this table's. Columns this build does not know are left behind. */
export function readBackupRow(table: RestorableTable, row: unknown): BackupRow | null {
  const parsed = v.safeParse(SCHEMAS[table], row);
  if (!parsed.success) return null;
  const { id, rev, ...found } = parsed.output;
  const columns: Record<string, ColumnValue> = {};
  for (const [column, value] of Object.entries(found)) if (value !== undefined) columns[column] = value;
  return { id, rev, columns };
}
