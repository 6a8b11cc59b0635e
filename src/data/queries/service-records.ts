import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { ServiceRecordRow } from '../../domain/rows.generated.ts';
import { byDateDescending } from '../../domain/service-record.ts';
import type { AppDatabase } from '../database/database.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { badgesByRow } from './badges.ts';

/** A service as a client's history shows it. */
export interface ServiceRecordItem extends ServiceRecordRow {
  readonly badge: RowBadge;
}

/** A client's services, newest date first (M-028). */
export const listServiceRecords = async (
  db: AppDatabase,
  client_id: string,
): Promise<ServiceRecordItem[]> => {
  const [records, badges] = await Promise.all([
    db.rows.service_records.where('client_id').equals(client_id).toArray(),
    badgesByRow(db),
  ]);
  return records
    .toSorted(byDateDescending)
    .map((record) => ({ ...record, badge: badges.get(record.id) ?? 'none' }));
};

/** Services of some statuses from one day until another, by the index of status and date: of 100,000 rows only these are read. */
export const servicesBetween = async (
  db: AppDatabase,
  statuses: readonly ServiceRecordRow['status'][],
  [first, last]: readonly [CalendarDate, CalendarDate],
): Promise<ServiceRecordRow[]> => {
  const found = await Promise.all(
    statuses.map(
      async (status) =>
        await db.rows.service_records
          .where('[status+date]')
          .between([status, first], [status, last], true, true)
          .toArray(),
    ),
  );
  return found.flat();
};
