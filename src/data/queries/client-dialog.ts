/** What the dialog of a client asks. Each query can be begun before it opens, and is there when the same client is opened again. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { AppDatabase } from '../database/database.ts';
import { prefetch, createKeptQuery } from '../kept-query.ts';
import type { SyncedTable } from '../tables.ts';
import { listClientNotes, readNotesOfDay } from './client-notes.ts';
import { getClient } from './clients.ts';
import { listConflicts } from './conflicts.ts';
import { listPendingVersions } from './pending-versions.ts';
import { listServicePhotos } from './service-photos.ts';
import { listServiceRecords } from './service-records.ts';

/** What the list tells of a client; null when it was deleted. */
export const clientQuery = createKeptQuery(getClient);
export const clientRecordsQuery = createKeptQuery(listServiceRecords);
export const clientPhotosQuery = createKeptQuery(listServicePhotos);

/** The entry that this person writes on a day, and the others. */
export const clientNotesQuery = createKeptQuery(
  async (db: AppDatabase, client_id: string, day: CalendarDate) => {
    const [own, entries] = await Promise.all([
      readNotesOfDay(db, { client_id, day }),
      listClientNotes(db, client_id),
    ]);
    return { own, entries: entries.filter(({ id }) => id !== own.id) };
  },
);

/** The values of this device that wait beside those of a row and of what belongs to it. */
export const pendingVersionsQuery = createKeptQuery(
  async (db: AppDatabase, table: SyncedTable, row_id: string) =>
    await listPendingVersions(db, { table, row_id }),
);

export const conflictsQuery = createKeptQuery(async (db: AppDatabase) => await listConflicts(db));

/** Reads what the dialog of a client asks first, before it opens: somebody is about to press its link. */
export const prefetchClient = (db: AppDatabase, client_id: string, day: CalendarDate): void => {
  prefetch(clientQuery, db, client_id);
  prefetch(clientRecordsQuery, db, client_id);
  prefetch(clientNotesQuery, db, client_id, day);
  prefetch(pendingVersionsQuery, db, 'clients', client_id);
  prefetch(conflictsQuery, db);
  prefetch(clientPhotosQuery, db, client_id);
};
