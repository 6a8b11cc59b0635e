import type { AppDatabase } from '../database/database.ts';
import { PARENTS, SYNCED_TABLES } from '../tables.ts';

/** Ids of the rows below these rows of a table, by table, as a delete names them; tables without any are absent. */
export const rowsBelow = async (
  db: AppDatabase,
  table: string,
  ids: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const below: Record<string, readonly string[]> = {};
  for (const child of SYNCED_TABLES) {
    const parent = PARENTS[child];
    if (parent?.table !== table) continue;
    const found = await db.rows[child]
      .where(parent.column)
      .anyOf([...ids])
      .primaryKeys();
    if (found.length > 0) Object.assign(below, { [child]: found }, await rowsBelow(db, child, found));
  }
  return below;
};
