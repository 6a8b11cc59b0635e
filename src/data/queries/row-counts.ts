import type { AppDatabase } from '../database/database.ts';
import { SYNCED_TABLES, type SyncedTable } from '../tables.ts';

/** How many rows of each synced table stand on this device, in the order of the tables. */
export const countRows = async (db: AppDatabase): Promise<ReadonlyMap<SyncedTable, number>> =>
  new Map(
    await Promise.all(SYNCED_TABLES.map(async (table) => [table, await db.rows[table].count()] as const)),
  );

/** Asks a device whether it holds any row of a table. */
export const hasRows =
  (table: SyncedTable) =>
  async (db: AppDatabase): Promise<boolean> =>
    (await db.rows[table].limit(1).count()) > 0;
