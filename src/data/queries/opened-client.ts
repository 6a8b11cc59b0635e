/** What the dialog of a client asks. Each query can be begun before it opens, and is there when the same client is opened again. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { AppDatabase } from '../database/database.ts';
import { beginKeptQuery, createKeptQuery } from '../kept-query.ts';
import type { SyncedTable } from '../tables.ts';
import { listClientNotes, readNotesOfDay } from './client-notes.ts';
import { getClient } from './clients.ts';
import { listConflicts } from './conflicts.ts';
import { listPendingVersions } from './pending-versions.ts';
import { listServicePhotos } from './service-photos.ts';
import { listServiceRecords } from './service-records.ts';

/** Whether it was deleted (null), and what the list tells of it. */
export const clientOpened = createKeptQuery(getClient);
export const recordsOpened = createKeptQuery(listServiceRecords);
export const photosOpened = createKeptQuery(listServicePhotos);

/** The entry that this person writes on a day, and the others. */
export const notesOpened = createKeptQuery(async (db: AppDatabase, client_id: string, day: CalendarDate) => {
  const [own, entries] = await Promise.all([
    readNotesOfDay(db, { client_id, day }),
    listClientNotes(db, client_id),
  ]);
  return { own, entries: entries.filter(({ id }) => id !== own.id) };
});

/** The values of this device that wait beside those of a row and of what belongs to it. */
export const pendingOpened = createKeptQuery(
  async (db: AppDatabase, table: SyncedTable, row_id: string) =>
    await listPendingVersions(db, { table, row_id }),
);

export const conflictsOpened = createKeptQuery(async (db: AppDatabase) => await listConflicts(db));

/** Begins to read a client whose link somebody is about to press. */
export const beginClient = (db: AppDatabase, client_id: string, day: CalendarDate): void => {
  beginKeptQuery(clientOpened, db, client_id);
  beginKeptQuery(recordsOpened, db, client_id);
  beginKeptQuery(notesOpened, db, client_id, day);
  beginKeptQuery(pendingOpened, db, 'clients', client_id);
  beginKeptQuery(conflictsOpened, db);
  beginKeptQuery(photosOpened, db, client_id);
};
