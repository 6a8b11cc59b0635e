/** The photos that belong on board: those of the day's visits, and of what was done last for the same clients. */
import { type CalendarDate, today as todayNow } from '../../domain/calendar-date.ts';
import type { ServicePhotoRow, ServiceRecordRow } from '../../domain/rows.generated.ts';
import { KEPT_PHOTO_BYTES } from '../../domain/service-photo.ts';
import { isOpenStatus } from '../../domain/service-record.ts';
import { comparePlain } from '../../lib/compare.ts';
import { withinRoom } from '../../lib/within-room.ts';
import type { AppDatabase } from '../database/database.ts';
import { servicesOf, shownOfDay } from '../queries/day-plan.ts';
import { rowsOf } from '../queries/related-rows.ts';

/** So many services that were done whose photos are worth having on board. */
const LAST_SERVICES = 3;

/** Newest first; of one moment the id decides. */
export const newestFirst = (a: ServicePhotoRow, b: ServicePhotoRow): number =>
  Date.parse(b.taken_at) - Date.parse(a.taken_at) || comparePlain(b.id, a.id);

/** The photos of some services. */
type PhotosIn = (record_ids: readonly string[]) => Promise<readonly ServicePhotoRow[]>;

/** Photos of some visits, and of the last services that were done for the same clients, newest first. */
const photosOfVisits = async (
  db: AppDatabase,
  visits: readonly ServiceRecordRow[],
  today: CalendarDate,
  photosIn: PhotosIn,
): Promise<readonly ServicePhotoRow[]> => {
  const services = await servicesOf(db, [...new Set(visits.map(({ client_id }) => client_id))]);
  const done = [...services.values()].flatMap((records) =>
    records.filter(({ date, status }) => date <= today && !isOpenStatus(status)).slice(0, LAST_SERVICES),
  );
  const photos = await photosIn([...visits, ...done].map(({ id }) => id));
  return photos.toSorted(newestFirst);
};

/** Each photo where it comes first: several visits may be to one client. */
const once = (photos: readonly ServicePhotoRow[]): readonly ServicePhotoRow[] => [
  ...new Map(photos.map((photo) => [photo.id, photo])).values(),
];

/**
 * Whose visits the day has, those worth most first. Visits are those of today and tomorrow, and what the person has overdue,
 * since that may come next. A person who has none of their own, as somebody at the office, looks at the day of all: then
 * every visit is of their own day, otherwise their own and those without a technician.
 */
const visitsOfDay = async (db: AppDatabase, today: CalendarDate) => {
  const { plan } = await shownOfDay(db, today);
  const mine = [...plan.today.mine, ...plan.tomorrow.mine, ...plan.overdue.mine];
  const unassigned = [...plan.today.unassigned, ...plan.tomorrow.unassigned];
  const others = [...plan.today.others, ...plan.tomorrow.others];
  return mine.length > 0
    ? { own: [mine, unassigned], others: [others] }
    : { own: [unassigned, others], others: [] };
};

/** Photos of groups of visits, those of the first group first. */
const photosOfGroups = async (
  db: AppDatabase,
  groups: readonly (readonly ServiceRecordRow[])[],
  today: CalendarDate,
  photosIn: PhotosIn = async (ids) => await rowsOf(db.rows.service_photos, 'service_record_id', ids),
): Promise<readonly ServicePhotoRow[]> => {
  const found = groups.map(async (visits) => await photosOfVisits(db, visits, today, photosIn));
  return once((await Promise.all(found)).flat());
};

/**
 * The photos of the day in the order of their worth; the first are those of the person's own day, which stay as long as it lasts.
 * @param photosIn for who has the photos at hand; else they are read
 */
export const photosOfDay = async (
  db: AppDatabase,
  today: CalendarDate = todayNow(),
  photosIn?: PhotosIn,
): Promise<{ readonly all: readonly ServicePhotoRow[]; readonly own: readonly ServicePhotoRow[] }> => {
  const visits = await visitsOfDay(db, today);
  const [own, others] = await Promise.all([
    photosOfGroups(db, visits.own, today, photosIn),
    photosOfGroups(db, visits.others, today, photosIn),
  ]);
  return { all: once([...own, ...others]), own };
};

/** How far the photos of the person's own day are on this device. */
export interface DayPhotos {
  readonly has_visits: boolean;
  readonly wanted: number;
  /** In the order in which they are worth fetching. */
  readonly missing: readonly string[];
  /** How many of the missing are beyond what is fetched ahead: a person asks for them. */
  readonly beyond_room: number;
}

/** Which photos of the person's own day are not on this device yet. */
export const dayPhotos = async (
  db: AppDatabase,
  today: CalendarDate,
  room_bytes: number = KEPT_PHOTO_BYTES,
): Promise<DayPhotos> => {
  const visits = await visitsOfDay(db, today);
  const own = await photosOfGroups(db, visits.own, today);
  // All keys are one read, and there are hundreds.
  const here = new Set(await db.rows.photo_bytes.toCollection().primaryKeys());
  const ahead = new Set(withinRoom(own, { bytes: room_bytes }));
  const missing = own.filter(({ id }) => !here.has(id));
  return {
    has_visits: visits.own.flat().length > 0,
    wanted: own.length,
    missing: missing.map(({ id }) => id),
    beyond_room: missing.filter((photo) => !ahead.has(photo)).length,
  };
};
