import type { AppDatabase } from '../database.ts';
import { type RowBadge, waitingByRow } from '../waiting.ts';

const WEIGHT: Record<RowBadge, number> = { none: 0, waiting: 1, conflict: 2, parked: 3 };

/** The one of two badges that matters more. */
export const heavierBadge = (a: RowBadge, b: RowBadge): RowBadge => (WEIGHT[b] > WEIGHT[a] ? b : a);

/** Row id → badge of every row that has one: unsent, refused or with a conflict nobody has seen to. */
export const badgesByRow = async (db: AppDatabase): Promise<Map<string, RowBadge>> => {
  const badges = new Map<string, RowBadge>(await waitingByRow(db));
  for (const { row_id, resolved_at } of await db.rows.conflicts.toArray()) {
    if (resolved_at === null) raise(badges, row_id, 'conflict');
  }
  return badges;
};

/** Gives a row a badge unless it carries a heavier one. */
const raise = (badges: Map<string, RowBadge>, row_id: string, badge: RowBadge): void => {
  if (WEIGHT[badge] > WEIGHT[badges.get(row_id) ?? 'none']) badges.set(row_id, badge);
};

/** Client id → badge, where a client also carries the heaviest badge of its services and their photos. */
export const badgesByClient = async (db: AppDatabase): Promise<Map<string, RowBadge>> => {
  const badges = await badgesByRow(db);
  const photos = (await db.rows.service_photos.bulkGet([...badges.keys()])).filter(
    (row) => row !== undefined,
  );
  for (const { id, service_record_id } of photos) raise(badges, service_record_id, badges.get(id) ?? 'none');
  const records = await db.rows.service_records.bulkGet([...badges.keys()]);
  for (const record of records) {
    if (record) raise(badges, record.client_id, badges.get(record.id) ?? 'none');
  }
  return badges;
};
