/** The pictures on this device: of every photo the small one, of the day's and of recent ones the full one. */
import { addDays, today } from '../../domain/calendar-date.ts';
import type { ServicePhotoRow } from '../../domain/rows.generated.ts';
import { KEPT_PHOTO_BYTES, RECENT_PHOTO_DAYS } from '../../domain/service-photo.ts';
import { withinRoom } from '../../lib/within-room.ts';
import { rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { faultOf } from '../database/storage-fault.ts';
import { newestFirst, photosOfDay } from './day-photos.ts';
import { dropRequestFiles } from './request-files.ts';

/** How many bytes a full device frees at once: room for many texts and several photos. */
const MADE_ROOM_BYTES = 50 * 1024 * 1024;

/** A picture as it stands on this device; null when it is not here (`runtime.photos.fetch` gets it). */
export const readPhoto = async (
  db: AppDatabase,
  photo_id: string,
  size: 'thumbnail' | 'full',
): Promise<Blob | null> => {
  const table = size === 'full' ? db.rows.photo_bytes : db.rows.photo_thumbnails;
  const [kept, row, upload] = await Promise.all([
    table.get(photo_id),
    db.rows.service_photos.get(photo_id),
    db.rows.uploads.get(rowKey('service_photos', photo_id)),
  ]);
  if (kept === undefined) return null;
  return new Blob([kept.bytes], { type: row?.mime_type ?? upload?.mime_type ?? '' });
};

/** The largest file on this device of a picture that the server does not have, by the keys of its uploads; null without any. */
export const readUnsentPicture = async (db: AppDatabase, keys: readonly string[]): Promise<Blob | null> => {
  const uploads = (await db.rows.uploads.bulkGet([...keys])).flatMap((upload) => upload ?? []);
  for (const { row_id, mime_type } of uploads.toSorted((a, b) => b.size_bytes - a.size_bytes)) {
    const kept = await db.rows.photo_bytes.get(row_id);
    if (kept !== undefined) return new Blob([kept.bytes], { type: mime_type });
  }
  return null;
};

/** The small picture of one of the site, by its file; null when this device never had it. */
export const readSiteThumbnail = async (db: AppDatabase, file_id: string): Promise<Blob | null> => {
  const [kept, file] = await Promise.all([
    db.rows.photo_thumbnails.get(file_id),
    db.rows.site_files.get(file_id),
  ]);
  if (kept === undefined) return null;
  return new Blob([kept.bytes], { type: file?.format === 'jpg' ? 'image/jpeg' : 'image/webp' });
};

/** Keeps a picture that was fetched. Throws what the database throws: it can be fetched again. */
export const keepPhoto = async (
  db: AppDatabase,
  photo_id: string,
  picture: { readonly bytes: ArrayBuffer; readonly thumbnail: ArrayBuffer | null },
  now_ms: number = Date.now(),
): Promise<void> => {
  const { photo_bytes, photo_thumbnails } = db.rows;
  const write = async (): Promise<void> =>
    await photo_bytes.db.transaction('rw', [photo_bytes, photo_thumbnails], async () => {
      await photo_bytes.put({ id: photo_id, bytes: picture.bytes, kept_at: new Date(now_ms).toISOString() });
      if (picture.thumbnail !== null) await photo_thumbnails.put({ id: photo_id, bytes: picture.thumbnail });
    });
  try {
    await write();
  } catch (error) {
    if (faultOf(error) !== 'quota') throw error;
    const { own } = await photosOfDay(db, today(now_ms));
    const of_day = new Set(own.map(({ id }) => id));
    if (!of_day.has(photo_id)) throw error;
    // On a full device the day comes before what else was fetched ahead.
    await dropPictures(db, MADE_ROOM_BYTES, of_day);
    await write();
  }
};

/** Keeps a small picture that was fetched, unless its photo has gone meanwhile. Throws what the database throws. */
export const keepSmallPhoto = async (
  db: AppDatabase,
  photo_id: string,
  thumbnail: ArrayBuffer,
): Promise<void> => {
  const { photo_thumbnails, service_photos } = db.rows;
  await photo_thumbnails.db.transaction('rw', [photo_thumbnails, service_photos], async () => {
    if ((await service_photos.get(photo_id)) === undefined) return;
    await photo_thumbnails.put({ id: photo_id, bytes: thumbnail });
  });
};

/**
 * Photos whose full picture is worth its room: first those of the day, then those of recent work, newest first, as far as
 * there is room; and which of them belong to the person's own day.
 */
const worthKeeping = async (
  db: AppDatabase,
  now_ms: number,
  room_bytes: number,
): Promise<{ readonly kept: readonly ServicePhotoRow[]; readonly own: readonly ServicePhotoRow[] }> => {
  const photos = await db.rows.service_photos.toArray();
  const by_record = Map.groupBy(photos, ({ service_record_id }) => service_record_id);
  const records = await db.rows.service_records.bulkGet([...by_record.keys()]);
  // All are in memory: the index would be asked once for each of the hundreds of services of a day's clients.
  const photosIn = async (record_ids: readonly string[]) =>
    record_ids.flatMap((id) => by_record.get(id) ?? []);
  const { all, own } = await photosOfDay(db, today(now_ms), photosIn);
  const of_day = new Set(all.map(({ id }) => id));
  const oldest = addDays(today(now_ms), -RECENT_PHOTO_DAYS);
  const recent = new Set(
    records.flatMap((record) => (record !== undefined && record.date >= oldest ? [record.id] : [])),
  );
  const of_recent_work = photos
    .filter(({ id, service_record_id }) => !of_day.has(id) && recent.has(service_record_id))
    .toSorted(newestFirst);
  return { kept: withinRoom([...all, ...of_recent_work], { bytes: room_bytes }), own };
};

/** Removes pictures, except those that still wait to be sent (D14). */
const removeExcept = async (
  db: AppDatabase,
  full: ReadonlySet<string>,
  small: ReadonlySet<string>,
): Promise<void> => {
  const { uploads, photo_bytes, photo_thumbnails } = db.rows;
  await uploads.db.transaction('rw', [uploads, photo_bytes, photo_thumbnails], async () => {
    const unsent = new Set((await uploads.toArray()).map(({ row_id }) => row_id));
    const gone = (ids: readonly string[], kept: ReadonlySet<string>): string[] =>
      ids.filter((id) => !kept.has(id) && !unsent.has(id));
    await photo_bytes.bulkDelete(gone(await photo_bytes.toCollection().primaryKeys(), full));
    await photo_thumbnails.bulkDelete(gone(await photo_thumbnails.toCollection().primaryKeys(), small));
  });
};

/** Everything that has a small picture here: photos, and files of the site's pictures. */
const withThumbnail = async (db: AppDatabase): Promise<ReadonlySet<string>> => {
  const keys = await Promise.all(
    [db.rows.service_photos, db.rows.site_files].map(
      async (table) => await table.toCollection().primaryKeys(),
    ),
  );
  return new Set(keys.flat());
};

/**
 * Lets go of full pictures of older work and of what is beyond the room for them, and of all pictures of photos that
 * are gone. Those of the person's own day that are here stay, also beyond the room: somebody asked for them. Small ones
 * stay as long as their photo does.
 * @returns Ids of the photos of the day and of recent work that the server has and this device has not, in the order of their
 * worth: to be fetched ahead, so that they are there without a network. One that still waits here is not among them.
 */
export const tidyPhotos = async (
  db: AppDatabase,
  now_ms: number = Date.now(),
  room_bytes: number = KEPT_PHOTO_BYTES,
): Promise<string[]> => {
  const { kept, own } = await worthKeeping(db, now_ms, room_bytes);
  await removeExcept(db, new Set([...kept, ...own].map(({ id }) => id)), await withThumbnail(db));
  const here = new Set(await db.rows.photo_bytes.toCollection().primaryKeys());
  return kept.filter(({ id, rev }) => rev > 0 && !here.has(id)).map(({ id }) => id);
};

/**
 * Full pictures the server has go, those of rows that are gone first, then the oldest, until so many bytes are free. The
 * spared ones stay.
 */
const dropPictures = async (
  db: AppDatabase,
  room_bytes: number,
  spared: ReadonlySet<string> = new Set(),
): Promise<void> => {
  const { photo_bytes, service_photos, site_files, uploads } = db.rows;
  const unsent = new Set((await uploads.toArray()).map(({ row_id }) => row_id));
  const ids = (await photo_bytes.toCollection().primaryKeys()).filter(
    (id) => !unsent.has(id) && !spared.has(id),
  );
  const [photos, files] = await Promise.all([service_photos.bulkGet(ids), site_files.bulkGet(ids)]);
  const ages = ids.map((id, index) => {
    const at_ms = Date.parse(photos[index]?.taken_at ?? files[index]?.created_at ?? '');
    return {
      id,
      at_ms: Number.isNaN(at_ms) ? 0 : at_ms,
      size_bytes: photos[index]?.size_bytes ?? files[index]?.size_bytes ?? 0,
    };
  });
  const all_bytes = ages.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  const newest_first = ages.toSorted((a, b) => b.at_ms - a.at_ms);
  const kept = withinRoom(newest_first, { bytes: all_bytes - room_bytes }).map(({ id }) => id);
  await removeExcept(db, new Set([...kept, ...spared]), await withThumbnail(db));
};

/** Makes room on a full device of what the server has too: opened files of requests first, then full pictures. */
export const makeRoom = async (db: AppDatabase, room_bytes: number = MADE_ROOM_BYTES): Promise<void> => {
  const freed_bytes = await dropRequestFiles(db, room_bytes);
  if (freed_bytes < room_bytes) await dropPictures(db, room_bytes - freed_bytes);
};

/**
 * Runs a write of one transaction; when the device is full, what the server has too makes room and it is tried once more
 * (ST3). Throws what the write throws.
 */
export const makingRoom = async <T>(db: AppDatabase, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (faultOf(error) !== 'quota') throw error;
    try {
      await makeRoom(db);
    } catch {
      // What could not be written is what a person is told of.
      throw error;
    }
    return await write();
  }
};
