import type { Transaction } from 'dexie';
import { rowKey } from '../../core/row-key.ts';
import type { NewFile } from '../../store-port.ts';
import { BYTES_STORES } from './schema.ts';
import type { StoredBytes, StoredThumbnail, StoredUpload } from './schema.ts';

/** The further stores a commit with files writes. */
export const bytesScope = (files: readonly NewFile[]): readonly string[] =>
  files.length === 0 ? [] : Object.keys(BYTES_STORES);

/** Keeps the files of new rows, to be sent when their row is there (PH1). */
export async function keepFiles(tx: Transaction, files: readonly NewFile[], made_at: string): Promise<void> {
  for (const { table, row_id, path, mime_type, sha256, bytes, thumbnail } of files) {
    const upload: StoredUpload = {
      key: rowKey(table, row_id),
      table,
      row_id,
      path,
      mime_type,
      size_bytes: bytes.byteLength,
      sha256,
      made_at,
      state: 'waiting',
      code: null,
      unwanted: false,
      again: false,
    };
    await Promise.all([
      tx.table<StoredUpload>('uploads').add(upload),
      tx.table<StoredBytes>('photo_bytes').put({ id: row_id, bytes, kept_at: made_at }),
      thumbnail && tx.table<StoredThumbnail>('photo_thumbnails').put({ id: row_id, bytes: thumbnail }),
    ]);
  }
}

/** A person deleted or discarded these rows here: their bytes need not be sent (PH8); or took that back. */
export async function markUnwanted(tx: Transaction, keys: readonly string[], unwanted = true): Promise<void> {
  const uploads = tx.table<StoredUpload, string>('uploads');
  const found = (await uploads.bulkGet([...keys])).filter((upload) => upload !== undefined);
  await uploads.bulkPut(found.map((upload) => ({ ...upload, unwanted })));
}

/** Forgets bytes that are no longer wanted. */
export async function dropUpload(tx: Transaction, { key, row_id }: StoredUpload): Promise<void> {
  await Promise.all([
    tx.table<StoredUpload, string>('uploads').delete(key),
    tx.table<StoredBytes, string>('photo_bytes').delete(row_id),
    tx.table<StoredThumbnail, string>('photo_thumbnails').delete(row_id),
  ]);
}
