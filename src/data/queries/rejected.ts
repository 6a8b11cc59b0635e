import { type RejectedEntry, rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { entityOf, type FormTable, isFormTable, type RowOf } from '../tables.ts';

/** Codes after which no other value helps: the row, or the client it belongs to, is gone. */
const BEYOND_REVISION: ReadonlySet<string> = new Set(['GONE', 'DELETED', 'PARENT_DELETED']);

/** Whether a person can revise a rejected change in a form and send it again (D4). */
export const isRevisable = (entry: {
  readonly table: string;
  readonly op: string;
  readonly code?: string;
  readonly blocked_by?: string;
}): boolean =>
  entry.code !== undefined &&
  entry.blocked_by === undefined &&
  entry.op !== 'delete' &&
  entityOf(entry.table)?.is_revisable === true &&
  !BEYOND_REVISION.has(entry.code);

/** A rejected change as a form revises it. */
export interface RejectedEdit<Table extends FormTable = FormTable> {
  readonly table: Table;
  readonly mutation_id: string;
  /** Why the server rejected it. */
  readonly code: string;
  /** The row as the screen shows it, the rejected values included. */
  readonly shown: RowOf<Table>;
  /** The row as it is without the rejected change; its rev is the base of what is sent instead (D4). */
  readonly beneath: RowOf<Table>;
}

/** Whether a rejected change is one of this table. */
export const isRejectedOf = <Table extends FormTable>(
  table: Table,
  rejected: RejectedEdit,
): rejected is RejectedEdit<Table> => rejected.table === table;

const beneathOf = <Row extends object>(
  { mutation }: RejectedEntry,
  shown: Row,
  server: object | undefined,
): Row => {
  if (mutation.op === 'put' || server === undefined) return shown;
  const columns = Object.entries(server).filter(([column]) => column in mutation.set);
  return { ...shown, ...Object.fromEntries(columns) };
};

/** The rejected change with this id; null when it is not rejected any more, or no form of its own columns can help it. */
export const getRejectedEdit = async (db: AppDatabase, mutation_id: string): Promise<RejectedEdit | null> => {
  const rejected = await db.store.list_rejected();
  const entry = rejected.find(({ mutation }) => mutation.id === mutation_id);
  if (!entry) return null;
  const { table, row_id, op } = entry.mutation;
  const { code, blocked_by } = entry;
  if (!isRevisable({ table, op, code, ...(blocked_by === undefined ? {} : { blocked_by }) })) return null;
  if (!isFormTable(table)) return null;
  const server = await db.rows.shadow.get(rowKey(table, row_id));
  const shown = await db.rows[table].get(row_id);
  return shown === undefined
    ? null
    : { table, mutation_id, code, shown, beneath: beneathOf(entry, shown, server?.row) };
};
