import { sameJson, type Json } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { labelRows, type RowLabel } from '../row-naming.ts';
import { isSynced } from '../tables.ts';

/** A value that waits beside the one on the screen: another tab had changed it. */
export interface PendingVersion {
  readonly mutation_id: string;
  readonly table: string;
  readonly field: string;
  readonly value: Json;
}

/**
 * Values of a row and of all that belongs to it that wait for sending and do not show (MG6), oldest first; the
 * server will keep them as a conflict, unless what shows is refused.
 */
export const listPendingVersions = async (
  db: AppDatabase,
  top: NonNullable<RowLabel['top']>,
): Promise<readonly PendingVersion[]> => {
  const unseen = (await db.store.list_outbox()).filter(({ mutation }) => mutation.expected !== undefined);
  const labels = await labelRows(
    db,
    unseen.map(({ mutation: { table, row_id } }) => ({ table, row_id, columns: {} })),
  );
  const versions = await Promise.all(
    unseen.map(async ({ mutation }, index): Promise<readonly PendingVersion[]> => {
      const { id: mutation_id, table, row_id, expected = {}, set } = mutation;
      const owner = labels[index]?.top;
      if (!isSynced(table) || owner?.table !== top.table || owner.row_id !== top.row_id) return [];
      const row = await db.rows[table].get(row_id);
      if (row === undefined) return [];
      const shown = Object.fromEntries(Object.entries<Json>({ ...row }));
      return Object.entries(set)
        .filter(([field, value]) => field in expected && !sameJson(shown[field] ?? null, value))
        .map(([field, value]) => ({ mutation_id, table, field, value }));
    }),
  );
  return versions.flat();
};
