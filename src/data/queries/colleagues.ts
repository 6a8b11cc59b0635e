import type { ColleagueRow } from '../../domain/rows.generated.ts';
import { comparePlain, compareText } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';

/** User id → name of everybody on the staff, as far as this device knows; people who left are not in it. */
export const colleagueNames = async (db: AppDatabase): Promise<ReadonlyMap<string, string>> =>
  new Map((await db.rows.colleagues.toArray()).map(({ id, name }) => [id, name]));

/** Everybody on the staff, by name. */
export const listColleagues = async (db: AppDatabase): Promise<readonly ColleagueRow[]> =>
  (await db.rows.colleagues.toArray()).toSorted(
    (a, b) => compareText(a.name, b.name) || comparePlain(a.id, b.id),
  );
