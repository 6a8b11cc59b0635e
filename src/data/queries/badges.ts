import type { AppDatabase } from '../database/database.ts';
import { PARENTS, SYNCED_TABLES } from '../tables.ts';
import { type RowBadge, unsentByRow } from '../changes/pending-changes.ts';
import { openConflicts } from './open-conflicts.ts';
import { parentIds } from './related-rows.ts';

const WEIGHT: Record<RowBadge, number> = { none: 0, pending: 1, conflict: 2, rejected: 3 };

/** The one of two badges that matters more. */
export const heavierBadge = (a: RowBadge, b: RowBadge): RowBadge => (WEIGHT[b] > WEIGHT[a] ? b : a);

/** Row id → badge of every row that has one: pending, rejected, or with an open conflict. */
export const badgesByRow = async (db: AppDatabase): Promise<Map<string, RowBadge>> => {
  const [unsent, conflicts] = await Promise.all([unsentByRow(db), openConflicts(db)]);
  const badges = new Map<string, RowBadge>(unsent);
  for (const { row_id } of conflicts) raise(badges, row_id, 'conflict');
  return badges;
};

/** Gives a row a badge unless it carries a heavier one. */
const raise = (badges: Map<string, RowBadge>, row_id: string, badge: RowBadge): void => {
  if (WEIGHT[badge] > WEIGHT[badges.get(row_id) ?? 'none']) badges.set(row_id, badge);
};

/** `badgesByRow`, where a row also carries the heaviest badge of all that belongs to it: a client that of its photos. */
export const badgesWithChildren = async (db: AppDatabase): Promise<Map<string, RowBadge>> => {
  const badges = await badgesByRow(db);
  // Children come after their parents: from the last on, a badge rises from child to parent.
  for (const table of SYNCED_TABLES.toReversed()) {
    if (PARENTS[table] === undefined) continue;
    for (const [id, above] of await parentIds(db, table, [...badges.keys()])) {
      if (above !== null) raise(badges, above, badges.get(id) ?? 'none');
    }
  }
  return badges;
};
