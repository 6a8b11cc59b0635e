import type { AppDatabase } from '../database.ts';
import { labelRows, type RowLabel } from '../row-labels.ts';

/** Two people changed one field: the value that stands and the one that lost (G4). */
export interface ConflictItem {
  readonly id: string;
  readonly rev: number;
  readonly table: string;
  readonly row_id: string;
  readonly row_label: string;
  readonly row: RowLabel;
  readonly field: string;
  readonly kept: unknown;
  readonly lost: unknown;
  /** Whose value lost. */
  readonly user_id: string | null;
  /** When the server found it, ISO 8601. */
  readonly found_at: string | null;
}

/** Conflicts nobody has seen to yet, newest first. */
export const listConflicts = async (db: AppDatabase): Promise<ConflictItem[]> => {
  const open = (await db.rows.conflicts.toArray())
    .filter(({ resolved_at }) => resolved_at === null)
    .toSorted((a, b) => ((a.created_at ?? '') < (b.created_at ?? '') ? 1 : -1));
  const labels = await labelRows(
    db,
    open.map(({ table_name, row_id }) => ({ table: table_name, row_id, columns: {} })),
  );
  return open.flatMap((conflict, index) => {
    const row = labels[index];
    if (row === undefined) return [];
    return {
      id: conflict.id,
      rev: conflict.rev,
      table: conflict.table_name,
      row_id: conflict.row_id,
      row_label: row.text,
      row,
      field: conflict.field,
      kept: conflict.kept,
      lost: conflict.lost,
      user_id: conflict.user_id,
      found_at: conflict.created_at,
    };
  });
};
