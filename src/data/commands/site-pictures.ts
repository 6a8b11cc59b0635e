/** Storing pictures of the site on the device: rows and bytes of their files (decision 010). */
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { PictureSlot } from '../../domain/site-content.ts';
import {
  MAX_SITE_FILE_BYTES,
  mainFile,
  MIME_TYPE_OF,
  type PictureBucket,
  type PictureColumns,
  pictureColumns,
  siteFilePath,
  type SitePicture,
} from '../../domain/site-picture.ts';
import { ok, type Result } from '../../lib/result.ts';
import { uuidv7 } from '../../lib/uuid.ts';
import type { Json, LocalChange, NewFile } from '../../sync/index.ts';

/** Pictures chosen for an entry. */
export type ChosenPictures = { readonly [slot in PictureSlot]?: SitePicture };

/** What a picture becomes: the columns of the row that shows it, and rows and bytes of its files. */
export interface StoredPicture {
  readonly columns: PictureColumns & Readonly<Record<string, Json>>;
  readonly changes: readonly LocalChange[];
  readonly files: readonly NewFile[];
}

/** A picture as rows and bytes of its files (PH1), and what the row that shows it says; null when it has no file. */
const storePicture = (picture: SitePicture, bucket: PictureBucket): StoredPicture | null => {
  const picture_id = uuidv7();
  const columns = pictureColumns({ bucket, picture_id }, picture);
  if (columns === null) return null;
  const main = mainFile(picture.files);
  const rows = picture.files.map((file) => ({ file, row_id: uuidv7() }));
  return {
    columns: { ...columns, variants: { ...columns.variants } },
    changes: rows.map(({ row_id, file: { width, format, sha256, bytes } }) => ({
      op: 'put',
      table: 'site_files',
      row_id,
      set: { bucket, picture_id, width, format, size_bytes: bytes.byteLength, sha256 },
    })),
    files: rows.map(({ row_id, file }) => ({
      table: 'site_files',
      row_id,
      bucket,
      path: siteFilePath({ picture_id, ...file }),
      small_path: null,
      mime_type: MIME_TYPE_OF[file.format],
      sha256: file.sha256,
      bytes: file.bytes,
      thumbnail: file === main ? picture.thumbnail : null,
    })),
  };
};

/** Stores the pictures chosen, to lie in this bucket, or names those that cannot be. */
export const storePictures = (
  pictures: ChosenPictures,
  bucket: PictureBucket,
): Result<ReadonlyMap<PictureSlot, StoredPicture>, FieldErrors> => {
  const stored = new Map<PictureSlot, StoredPicture>();
  for (const slot of ['picture', 'before', 'after'] as const) {
    const picture = pictures[slot];
    if (picture === undefined) continue;
    const made = storePicture(picture, bucket);
    const is_too_large = picture.files.some(({ bytes }) => bytes.byteLength > MAX_SITE_FILE_BYTES);
    if (made === null || is_too_large) return { ok: false, error: { [slot]: 'too_large' } };
    stored.set(slot, made);
  }
  return ok(stored);
};
