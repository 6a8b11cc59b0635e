import type { AppDatabase } from '../database/database.ts';

/** User id → name of everybody on the staff, as far as this device knows; people who left are not in it. */
export const colleagueNames = async (db: AppDatabase): Promise<ReadonlyMap<string, string>> =>
  new Map((await db.rows.colleagues.toArray()).map(({ id, name }) => [id, name]));
