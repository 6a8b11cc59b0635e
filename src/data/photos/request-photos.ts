/**
 * Pictures that a visitor sent with a request go along to the service that was planned of it (decision 031): which are due
 * is kept on the device that made the client, also without signal; with the server they become photos like any other.
 */
import { isShownType, type RequestFile } from '../../domain/leads/request-file.ts';
import type { PhotoKind } from '../../domain/service-photo.ts';
import type { Result } from '../../lib/result.ts';
import { sha256Hex } from '../../lib/sha256.ts';
import type { AppDatabase } from '../database/database.ts';
import type { UndoStep } from '../undo/step.ts';
import { keepCapture } from './photo-captures.ts';
import { listRequestFiles } from './request-files.ts';

/** A service that gets the pictures of its request: a visitor's device may send them for days after it. */
export interface DueRequestPhotos {
  /** The service. */
  readonly id: string;
  readonly contact_id: string;
  /** When the request was sent, ISO 8601: the pictures were taken before it. */
  readonly sent_at: string;
  /** By the server's clock as far as this device knows it, ISO 8601. */
  readonly kept_at: string;
  /** The files that were brought, once there is one: where its photo was deleted since, no second one is made. */
  readonly brought?: readonly string[];
  /** The request's rev when all that had arrived by then was brought; each further file raises it. */
  readonly looked_rev?: number;
}

const DUE = 'request_photos_due';
/** The state in which the yacht came. */
const KIND: PhotoKind = 'before';
/** It is noted before the service is stored; of one that is not there after this long nothing is due. */
const STORED_WITHIN_MS = 60_000;
/** As long as the server waits for a file that was announced (decision 018); what could not be had by then stays with its request alone. */
const DUE_FOR_MS = 7 * 24 * 60 * 60 * 1_000;

/** The server's files of requests, by way of this device. */
export interface RequestFileSource {
  readonly list: (contact_id: string) => Promise<Result<readonly RequestFile[], string>>;
  /** `no_link`: there is no such file (any more). */
  readonly fetch: (file: RequestFile) => Promise<Result<Blob, string>>;
}

/**
 * The id of the photo that a file becomes in a service, the same whichever tab makes it and however often: version 8 of a
 * UUID, whose digits are our own.
 */
const requestPhotoId = async (service_record_id: string, file_id: string): Promise<string> => {
  const hex = await sha256Hex(`${service_record_id}/${file_id}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The server's clock as far as this device knows it. */
const serverMs = async (db: AppDatabase, now_ms: number): Promise<number> =>
  now_ms + ((await db.store.pull_state()).clock_skew_ms ?? 0);

/** Notes, before the service is stored, that the pictures of its request go along. Throws what the database throws. */
export const noteRequestPhotos = async (
  db: AppDatabase,
  due: Pick<DueRequestPhotos, 'id' | 'contact_id' | 'sent_at'>,
): Promise<void> => {
  const kept_at = new Date(await serverMs(db, Date.now())).toISOString();
  await db.store.strict_write([DUE], async (tx) => {
    await tx.table<DueRequestPhotos, string>(DUE).put({ ...due, kept_at });
  });
};

/** Nothing goes along to a service any more: it was not stored, or its time is over. */
export const forgetRequestPhotos = async (db: AppDatabase, service_record_id: string): Promise<void> => {
  await db.store.strict_write([DUE], async (tx) => {
    await tx.table(DUE).delete(service_record_id);
  });
};

/** Notes how far a service is, if anything is due to it still. */
const noteProgress = async (
  db: AppDatabase,
  service_record_id: string,
  now: Partial<Pick<DueRequestPhotos, 'brought' | 'looked_rev'>>,
): Promise<void> => {
  await db.store.strict_write([DUE], async (tx) => {
    await tx.table<DueRequestPhotos, string>(DUE).update(service_record_id, now);
  });
};

/** Keeps one picture to become a photo; `gone` when there is no such file any more, `away` when the server could not be asked. */
const bringOne = async (
  db: AppDatabase,
  files: RequestFileSource,
  { id: service_record_id, sent_at: taken_at }: DueRequestPhotos,
  file: RequestFile,
): Promise<'brought' | 'gone' | 'away'> => {
  const id = await requestPhotoId(service_record_id, file.id);
  if ((await db.rows.service_photos.get(id)) !== undefined) return 'brought';
  const fetched = await files.fetch(file);
  if (!fetched.ok) return fetched.error === 'no_link' ? 'gone' : 'away';
  const capture = { id, service_record_id, kind: KIND, taken_at, name: file.file_name };
  const kept = await keepCapture(db, { ...capture, picture: fetched.value });
  return kept.ok ? 'brought' : 'away';
};

/** Brings what has arrived for one service and was not brought yet. */
const bringToService = async (
  db: AppDatabase,
  files: RequestFileSource,
  due: DueRequestPhotos,
  is_over: () => boolean,
): Promise<void> => {
  const request = await db.rows.contacts.get(due.contact_id);
  // Without a file so far, or nothing came since.
  if (request === undefined || request.attachment_url === null || request.rev === due.looked_rev) return;
  const listed = await files.list(due.contact_id);
  if (!listed.ok) return;
  let brought = due.brought ?? [];
  let is_complete = true;
  for (const file of listed.value) {
    if (!isShownType(file.content_type) || brought.includes(file.id)) continue;
    if (is_over()) return;
    const done = await bringOne(db, files, due, file);
    if (done === 'away') is_complete = false;
    if (done !== 'brought') continue;
    brought = [...brought, file.id];
    await noteProgress(db, due.id, { brought });
  }
  if (is_complete) await noteProgress(db, due.id, { looked_rev: request.rev });
};

/**
 * Fetches the pictures that are due and keeps each as one that was taken for its service, those that arrive later too; what
 * cannot be had now stays due. Other files than pictures, and pictures that not every browser shows, stay with their request
 * alone.
 */
export const bringRequestPhotos = async (
  db: AppDatabase,
  files: RequestFileSource,
  { now_ms = Date.now(), is_over = () => false }: { now_ms?: number; is_over?: () => boolean } = {},
): Promise<void> => {
  const server_ms = await serverMs(db, now_ms);
  for (const due of await db.rows.request_photos_due.toArray()) {
    if (is_over()) return;
    const age_ms = server_ms - Date.parse(due.kept_at);
    const is_stored = (await db.rows.service_records.get(due.id)) !== undefined;
    if (is_stored && age_ms <= DUE_FOR_MS) await bringToService(db, files, due, is_over);
    else if (age_ms > STORED_WITHIN_MS) await forgetRequestPhotos(db, due.id);
  }
};

/** A step that made a service of a request, with the photos that came along since: an undo takes them back too. */
export const withRequestPhotos = async (db: AppDatabase, step: UndoStep): Promise<UndoStep> => {
  const request = step.rows.find(({ table, after }) => table === 'contacts' && 'client_id' in after);
  const service = step.rows.find(({ kind, table }) => kind === 'put' && table === 'service_records');
  if (request === undefined || service === undefined) return step;
  const files = await listRequestFiles(db, request.row_id);
  const ids = await Promise.all(files.map(async ({ id }) => await requestPhotoId(service.row_id, id)));
  const photos = (await db.rows.service_photos.bulkGet(ids)).flatMap((photo) =>
    photo === undefined ? [] : [photo.id],
  );
  const after = { service_record_id: service.row_id, kind: KIND };
  const added = photos.map((row_id) => ({ kind: 'put' as const, table: 'service_photos', row_id, after }));
  return { ...step, rows: [...step.rows, ...added] };
};
