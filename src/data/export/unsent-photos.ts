/** Pictures that stand on this device only, read past Dexie as the rest of an export. */
import * as v from 'valibot';
import { openRaw, readAllRaw, readRaw } from './raw-database.ts';

const uploadShape = v.object({
  key: v.string(),
  row_id: v.string(),
  mime_type: v.optional(v.string(), 'application/octet-stream'),
  unwanted: v.optional(v.boolean(), false),
});
const bytesShape = v.object({ bytes: v.instance(ArrayBuffer) });

/** A picture as it stands in an export: its row by id, its bytes as text. */
export interface ExportedPhoto {
  readonly key: string;
  readonly row_id: string;
  readonly mime_type: string;
  /** Null: the bytes are no longer on this device. */
  readonly base64: string | null;
}

const CHUNK_BYTES = 32_768;

function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  }
  return btoa(binary);
}

/**
 * The user's pictures whose bytes the server has not confirmed, with the bytes when `with_bytes`; those of rows the
 * user deleted are nobody's loss. Null when they cannot be read, for then there may be some.
 */
export async function readUnsentPhotos(
  user_id: string,
  { with_bytes }: { readonly with_bytes: boolean },
): Promise<readonly ExportedPhoto[] | null> {
  const database = await openRaw(user_id);
  if (database === null) return null;
  try {
    // A database from before there were photos.
    if (!database.objectStoreNames.contains('uploads')) return [];
    const found = v.safeParse(v.array(uploadShape), await readAllRaw(database, 'uploads'));
    if (!found.success) return null;
    const photos: ExportedPhoto[] = [];
    for (const { key, row_id, mime_type, unwanted } of found.output) {
      if (unwanted) continue;
      const stored = with_bytes
        ? v.safeParse(bytesShape, await readRaw(database, 'photo_bytes', row_id))
        : null;
      const base64 = stored?.success === true ? base64Of(stored.output.bytes) : null;
      photos.push({ key, row_id, mime_type, base64 });
    }
    return photos;
  } finally {
    database.close();
  }
}
