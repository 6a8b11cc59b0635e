import { parseInput } from '../../domain/field-errors.ts';
import {
  MAX_PHOTO_BYTES,
  newServicePhotoInput,
  type NewServicePhotoInput,
  type PhotoKind,
  PHOTO_BUCKET,
  photoPath,
  smallPhotoPath,
  type PhotoPicture,
} from '../../domain/service-photo.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import { rowKey } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';
import { captureInput } from '../photos/photo-captures.ts';
import { type CommandError, commitUnnoted, type EditedRow, invalid, storageGuard } from './command.ts';
import { type DeleteError, deleteWhole, type SeenWhole } from './delete-seen.ts';
import { editRow } from './rows.ts';

interface NewServicePhoto extends NewServicePhotoInput {
  readonly service_record_id: string;
  readonly picture: PhotoPicture;
  /** The kept picture it is made of, whose id it takes: it goes in the same transaction (PH11). */
  readonly capture_id?: string;
}

/**
 * Adds a photo to a service: row, mutation and bytes in one strict transaction (PH1); answers its id. Of a
 * capture that is gone nothing is added: another tab did it.
 * It is no step of undo: it may happen in another tab, or long after the person took it.
 */
export const addServicePhoto = async (
  db: AppDatabase,
  { service_record_id, picture, capture_id, ...input }: NewServicePhoto,
): Promise<Result<{ id: string }, CommandError>> => {
  const parsed = parseInput(newServicePhotoInput, input);
  if (!parsed.ok) return invalid(parsed.error);
  const { bytes, thumbnail, mime_type, width, height, sha256 } = picture;
  const size_bytes = bytes.byteLength;
  if (size_bytes > MAX_PHOTO_BYTES) return invalid({ picture: 'too_large' });
  const id = capture_id ?? uuidv7();
  const set = { service_record_id, ...parsed.value, width, height, mime_type, size_bytes, sha256 };
  const table = 'service_photos';
  const file = {
    table,
    row_id: id,
    bucket: PHOTO_BUCKET,
    path: photoPath(id),
    small_path: smallPhotoPath(id),
    mime_type,
    sha256,
    bytes,
    thumbnail,
  };
  const input_of_it = capture_id === undefined ? undefined : captureInput(capture_id);
  const done = await commitUnnoted(db, [{ op: 'put', table, row_id: id, set }], input_of_it, [file]);
  return done.ok ? ok({ id }) : done;
};

/** Says what a photo shows. */
export const setPhotoKind = async (
  db: AppDatabase,
  { kind, ...row }: EditedRow & { readonly kind: PhotoKind },
): Promise<Result<undefined, CommandError>> =>
  await editRow(db, 'service_photos', { ...row, changes: { kind } });

/**
 * Deletes one photo for good, its bytes with it once the server agrees; `unseen`, and nothing is done, when
 * another tab changed it since the person was asked (OB14).
 */
export const deleteServicePhoto = async (
  db: AppDatabase,
  photo: SeenWhole,
): Promise<Result<undefined, DeleteError>> => await deleteWhole(db, 'service_photos', photo);

/**
 * Puts bytes that could not be sent back among those that wait (PH7); others of the same picture go on. Bytes without a
 * row are left alone: they wait again by themselves when their row is back.
 */
export const retryUploads = async (
  db: AppDatabase,
  keys: readonly string[],
): Promise<Result<undefined, CommandError>> => {
  const { uploads } = db.rows;
  const done = await storageGuard(async () => {
    await uploads
      .where('key')
      .anyOf([...keys])
      .and(({ state, code }) => state === 'failed' && code !== 'ROW_GONE')
      .modify({ state: 'pending', code: null });
  });
  if (done.ok) db.local_write();
  return done;
};

/** `retryUploads` for the one file of a photo. */
export const retryPhotoBytes = async (
  db: AppDatabase,
  id: string,
): Promise<Result<undefined, CommandError>> => await retryUploads(db, [rowKey('service_photos', id)]);

/**
 * Gives up a picture whose row was deleted by somebody else before its files were sent; they are nowhere else (PH8).
 * Files of a row that is there stay: such a photo is deleted with `deleteServicePhoto`.
 */
export const discardOrphanedPicture = async (
  db: AppDatabase,
  keys: readonly string[],
): Promise<Result<undefined, CommandError>> =>
  await storageGuard(async () => {
    const { uploads, photo_bytes, photo_thumbnails } = db.rows;
    await uploads.db.transaction('rw', [uploads, photo_bytes, photo_thumbnails], async () => {
      const files = (await uploads.bulkGet([...keys])).filter((file) => file?.code === 'ROW_GONE');
      const gone = files.flatMap((file) => (file === undefined ? [] : [file]));
      const row_ids = gone.map(({ row_id }) => row_id);
      await Promise.all([
        uploads.bulkDelete(gone.map(({ key }) => key)),
        photo_bytes.bulkDelete(row_ids),
        photo_thumbnails.bulkDelete(row_ids),
      ]);
    });
  });
