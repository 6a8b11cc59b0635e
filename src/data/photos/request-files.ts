/**
 * The files of requests on this device (C-018): the list of each request that was opened here with a connection, and the
 * bytes of files that were opened, so that both are there without one. They go with their request, however that goes.
 */
import { Dexie, type Transaction } from 'dexie';
import { attachmentBlob, type RequestFile } from '../../domain/leads/request-file.ts';
import { type Room, withinRoom } from '../../lib/within-room.ts';
import type { RowObserver } from '../../sync/index.ts';
import type { AppDatabase } from '../database/database.ts';

/** A file of a request as this device knows it. */
export interface KeptRequestFile extends RequestFile {
  /** When it was last opened here, ISO 8601; null when its bytes are not on this device. */
  readonly opened_at: string | null;
}

/** Beside the list, which live queries read often. */
export interface RequestFileBytes {
  readonly id: string;
  readonly bytes: ArrayBuffer;
}

/** Room for opened files: a season of requests, and no more than that on a phone. */
const OPENED_ROOM: Room = { bytes: 100 * 1024 * 1024, count: 200 };

/** Runs a write of a request's files, unless the request went meanwhile: what is kept then would stay for good. */
const whileThere = async (db: AppDatabase, contact_id: string, write: () => Promise<void>): Promise<void> => {
  const { contacts, request_files, request_file_bytes } = db.rows;
  await request_files.db.transaction('rw', [contacts, request_files, request_file_bytes], async () => {
    if ((await contacts.get(contact_id)) !== undefined) await write();
  });
};

/** The files of a request as far as this device knows them, in the order the visitor chose them. */
export const listRequestFiles = async (
  db: AppDatabase,
  contact_id: string,
): Promise<readonly KeptRequestFile[]> =>
  await db.rows.request_files.where('contact_id').equals(contact_id).sortBy('position');

/** Keeps the list of a request as the server gave it; of files that are no longer in it nothing stays. */
export const keepRequestFileList = async (
  db: AppDatabase,
  contact_id: string,
  files: readonly RequestFile[],
): Promise<void> => {
  const { request_files, request_file_bytes } = db.rows;
  await whileThere(db, contact_id, async () => {
    const known = new Map((await listRequestFiles(db, contact_id)).map((file) => [file.id, file]));
    const gone = [...known.keys()].filter((id) => !files.some((file) => file.id === id));
    await request_files.bulkDelete(gone);
    await request_file_bytes.bulkDelete(gone);
    await request_files.bulkPut(
      files.map((file) => ({ ...file, opened_at: known.get(file.id)?.opened_at ?? null })),
    );
  });
};

/** Lets go of the bytes of these; they stay in their lists. */
const forgetBytes = async (db: AppDatabase, ids: readonly string[]): Promise<void> => {
  const { request_files, request_file_bytes } = db.rows;
  await request_file_bytes.bulkDelete([...ids]);
  await request_files
    .where('id')
    .anyOf(ids)
    .modify((file: { opened_at: string | null }) => {
      file.opened_at = null;
    });
};

/** Those whose bytes are here, the one that was opened last first. */
const openedFiles = async (db: AppDatabase): Promise<readonly KeptRequestFile[]> =>
  (await db.rows.request_files.where('opened_at').above(Dexie.minKey).sortBy('opened_at')).toReversed();

/**
 * Keeps the bytes of a file that was opened; those that were opened longest ago make room for it. Throws what the database
 * throws: they can be fetched again.
 */
export const keepRequestFile = async (
  db: AppDatabase,
  file: RequestFile,
  bytes: ArrayBuffer,
  { now_ms = Date.now(), room = OPENED_ROOM }: { readonly now_ms?: number; readonly room?: Room } = {},
): Promise<void> => {
  const { request_files, request_file_bytes } = db.rows;
  await whileThere(db, file.contact_id, async () => {
    await request_files.put({ ...file, opened_at: new Date(now_ms).toISOString() });
    await request_file_bytes.put({ id: file.id, bytes });
    const opened = await openedFiles(db);
    const kept = new Set(withinRoom(opened, room));
    await forgetBytes(
      db,
      opened.filter((one) => !kept.has(one)).map(({ id }) => id),
    );
  });
};

/** Opens a file that is on this device, which counts as the last opened from now on; null when it is not here. */
export const openRequestFile = async (
  db: AppDatabase,
  file_id: string,
  now_ms: number = Date.now(),
): Promise<Blob | null> => {
  const { request_files, request_file_bytes } = db.rows;
  return await request_files.db.transaction('rw', [request_files, request_file_bytes], async () => {
    const kept = await request_file_bytes.get(file_id);
    if (kept === undefined) return null;
    await request_files.update(file_id, { opened_at: new Date(now_ms).toISOString() });
    return attachmentBlob(kept.bytes);
  });
};

const bytesOf = (files: readonly KeptRequestFile[]): number =>
  files.reduce((sum, { size_bytes }) => sum + size_bytes, 0);

/**
 * Lets go of opened files, the one that was opened longest ago first, until so many bytes are free; answers how many
 * bytes that are.
 */
export const dropRequestFiles = async (db: AppDatabase, room_bytes: number): Promise<number> => {
  const { request_files, request_file_bytes } = db.rows;
  return await request_files.db.transaction('rw', [request_files, request_file_bytes], async () => {
    const opened = await openedFiles(db);
    const kept = new Set(withinRoom(opened, { bytes: bytesOf(opened) - room_bytes }));
    const dropped = opened.filter((file) => !kept.has(file));
    await forgetBytes(
      db,
      dropped.map(({ id }) => id),
    );
    return bytesOf(dropped);
  });
};

/** The files of a request go with it, in the transaction in which it leaves this device (R-18, C-018). */
export const requestFilesObserver: RowObserver = {
  stores: ['request_files', 'request_file_bytes'],
  on_rows: async (tx: Transaction, changes) => {
    const gone = changes.flatMap(({ table, id, after }) =>
      table === 'contacts' && after === null ? [id] : [],
    );
    if (gone.length === 0) return;
    const files = tx.table<KeptRequestFile, string>('request_files');
    const ids = await files.where('contact_id').anyOf(gone).primaryKeys();
    await files.bulkDelete(ids);
    await tx.table<RequestFileBytes, string>('request_file_bytes').bulkDelete(ids);
  },
};
