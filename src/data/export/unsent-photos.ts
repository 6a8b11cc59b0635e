/** Pictures that stand on this device only, read past Dexie as the rest of an export. */
import type { IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { withoutPlace } from '../../lib/erase-place.ts';
import { rowKey } from '../../sync/index.ts';
import { openRaw, readAllRaw, readRaw } from './raw-database.ts';

const uploadShape = v.object({
  key: v.string(),
  row_id: v.string(),
  mime_type: v.optional(v.string(), 'application/octet-stream'),
  /** A boolean in databases of before version 20. */
  unwanted: v.optional(v.union([v.boolean(), v.number()]), 0),
});
const captureShape = v.object({
  id: v.string(),
  service_record_id: v.string(),
  mime_type: v.optional(v.string(), ''),
});
const bytesShape = v.object({ bytes: v.instance(ArrayBuffer) });

/** A picture as it stands in an export: its row by id, its bytes as text. */
export interface ExportedPhoto {
  readonly key: string;
  readonly row_id: string;
  /** Of a picture that is not a photo yet, which is here as it was taken but for the place: the service it is for. */
  readonly service_record_id?: string;
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

/** What a store holds, in the shape given; nothing when the database is from before it, null when it cannot be read. */
async function readShaped<S extends v.GenericSchema>(
  database: IDBPDatabase,
  store: string,
  shape: S,
): Promise<v.InferOutput<S>[] | null> {
  if (!database.objectStoreNames.contains(store)) return [];
  const found = v.safeParse(v.array(shape), await readAllRaw(database, store));
  return found.success ? found.output : null;
}

async function readBytes(database: IDBPDatabase, store: string, id: string): Promise<ArrayBuffer | null> {
  const stored = v.safeParse(bytesShape, await readRaw(database, store, id));
  return stored.success ? stored.output.bytes : null;
}

/**
 * The user's pictures whose bytes the server has not confirmed, and those that are not photos yet, with the bytes when
 * `with_bytes`. Those of rows that the user deleted are left out. Null when they cannot be read, since then there may be
 * some.
 */
export async function readUnsentPhotos(
  user_id: string,
  { with_bytes }: { readonly with_bytes: boolean },
): Promise<readonly ExportedPhoto[] | null> {
  const database = await openRaw(user_id);
  if (database === null) return null;
  const bytes = async (store: string, id: string): Promise<ArrayBuffer | null> =>
    with_bytes ? await readBytes(database, store, id) : null;
  try {
    // Captures first: one that becomes a photo meanwhile is then found twice under one key, never missed.
    const captures = await readShaped(database, 'photo_captures', captureShape);
    const uploads = await readShaped(database, 'uploads', uploadShape);
    if (uploads === null || captures === null) return null;
    const photos = new Map<string, ExportedPhoto>();
    for (const { id, service_record_id, mime_type } of captures) {
      const key = rowKey('service_photos', id);
      const raw = await bytes('photo_capture_bytes', id);
      const base64 = raw && base64Of(withoutPlace(raw));
      photos.set(key, { key, row_id: id, service_record_id, mime_type, base64 });
    }
    for (const { key, row_id, mime_type, unwanted } of uploads) {
      if (unwanted === true || unwanted === 1) continue;
      const encoded = await bytes('photo_bytes', row_id);
      photos.set(key, { key, row_id, mime_type, base64: encoded && base64Of(encoded) });
    }
    return [...photos.values()];
  } finally {
    database.close();
  }
}
