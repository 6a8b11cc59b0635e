import { type Json, rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import type { RowLabel } from '../row-naming.ts';
import { PARENTS } from '../tables.ts';
import type { BackupRow, ColumnValue, RestorableTable } from './restorable.ts';

/** A field that the backup has otherwise. */
export interface FieldDifference {
  readonly field: string;
  readonly here: Json;
  readonly backup: ColumnValue;
}

/** A row that is here and in the backup, but not the same. */
export interface RowDifference {
  readonly table: RestorableTable;
  readonly id: string;
  readonly label: RowLabel;
  /** The rev on the screen when the person looks: the base of what is restored (D3). */
  readonly base_rev: number;
  readonly fields: readonly FieldDifference[];
  /** Here it was changed after the backup was made, or has changes that wait. */
  readonly is_newer_here: boolean;
}

/** What became of a row of the backup on this device; a `withdrawn` one lives where this user does not see it (PL21). */
type RestoreOutcome =
  | { readonly kind: 'equal' | 'missing' | 'deleted' | 'withdrawn' | 'orphaned' }
  | { readonly kind: 'different'; readonly difference: Omit<RowDifference, 'label'> };

const columnOf = (row: Readonly<Record<string, Json | undefined>>, column: string): Json =>
  row[column] ?? null;

/** The ids of clients that are in the backup and may come back. */
export type RowsToRestore = ReadonlyMap<string, string>;

/** Looks up what becomes of these rows, in their order. */
export const restoreOutcomes = async (
  db: AppDatabase,
  table: RestorableTable,
  rows: readonly BackupRow[],
  to_restore: RowsToRestore,
): Promise<readonly RestoreOutcome[]> => {
  const ids = rows.map(({ id }) => id);
  const keys = ids.map((id) => rowKey(table, id));
  const parent = PARENTS[table];
  const parent_ids = rows.map(({ columns }) => (parent ? String(columns[parent.column]) : ''));
  const [shown, tombstones, shadows, parents] = await Promise.all([
    db.rows[table].bulkGet(ids),
    db.rows.tombstones.bulkGet(keys),
    db.rows.shadow.bulkGet(keys),
    parent ? db.rows[parent.table].bulkGet(parent_ids) : [],
  ]);
  const parent_tombstones = parent
    ? await db.rows.tombstones.bulkGet(parent_ids.map((id) => rowKey(parent.table, id)))
    : [];

  return rows.map((row, index): RestoreOutcome => {
    const here = shown[index];
    if (here === undefined) {
      // A shadow without a row on the screen: its deletion waits.
      if (tombstones[index] !== undefined || shadows[index] !== undefined)
        return { kind: tombstones[index]?.withdrawn === true ? 'withdrawn' : 'deleted' };
      if (!parent || parents[index] !== undefined) return { kind: 'missing' };
      if (to_restore.has(parent_ids[index] ?? '')) return { kind: 'missing' };
      const above = parent_tombstones[index];
      if (above === undefined) return { kind: 'orphaned' };
      return { kind: above.withdrawn === true ? 'withdrawn' : 'deleted' };
    }
    const fields = Object.entries(row.columns)
      .map(([field, backup]) => ({ field, here: columnOf({ ...here }, field), backup }))
      .filter(({ here: value, backup }) => value !== backup);
    if (fields.length === 0) return { kind: 'equal' };
    // A shadow lies beneath changes that wait; a row of rev 0 is one.
    const is_newer_here = here.rev > row.rev || here.rev === 0 || shadows[index] !== undefined;
    return {
      kind: 'different',
      difference: { table, id: row.id, base_rev: here.rev, fields, is_newer_here },
    };
  });
};
