/** Bytes that wait to be sent, in the transactions of their rows and for the upload queue. */
import { type Dexie, liveQuery, type Transaction } from 'dexie';
import { rowKey } from '../../core/row-key.ts';
import type { SyncRow } from '../../protocol.ts';
import type { NewFile } from '../../store-port.ts';
import type { TakenUpload, UploadStore } from '../../upload-ports.ts';
import { readMeta, type StoreContext, writeMeta } from './context.ts';
import {
  BYTES_STORES,
  type StoredBytes,
  type StoredEntry,
  type StoredRejected,
  type StoredThumbnail,
  type StoredUpload,
} from './schema.ts';

/** The further stores a commit with files writes. */
export const bytesScope = (files: readonly NewFile[]): readonly string[] =>
  files.length === 0 ? [] : Object.keys(BYTES_STORES);

/** Keeps the files of new rows, to be sent when their row is there (PH1). */
export async function keepFiles(tx: Transaction, files: readonly NewFile[], made_at: string): Promise<void> {
  for (const { table, row_id, bucket, path, small_path, mime_type, sha256, bytes, thumbnail } of files) {
    const upload: StoredUpload = {
      key: rowKey(table, row_id),
      table,
      row_id,
      bucket,
      path,
      small_path,
      mime_type,
      size_bytes: bytes.byteLength,
      sha256,
      made_at,
      state: 'pending',
      code: null,
      unwanted: 0,
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
export async function markUnwanted(
  tx: Transaction,
  keys: readonly string[],
  unwanted: StoredUpload['unwanted'] = 1,
): Promise<void> {
  const uploads = tx.table<StoredUpload, string>('uploads');
  const found = (await uploads.bulkGet([...keys])).filter((upload) => upload !== undefined);
  await uploads.bulkPut(found.map((upload) => ({ ...upload, unwanted })));
}

/** Forgets bytes that are no longer wanted. */
async function dropUpload(tx: Transaction, { key, row_id }: StoredUpload): Promise<void> {
  await Promise.all([
    tx.table<StoredUpload, string>('uploads').delete(key),
    tx.table<StoredBytes, string>('photo_bytes').delete(row_id),
    tx.table<StoredThumbnail, string>('photo_thumbnails').delete(row_id),
  ]);
}

/** A database, or a transaction of it. */
type Tables = Pick<Dexie, 'table'>;

const uploadsOf = (tx: Tables) => tx.table<StoredUpload, string>('uploads');

/** Rows that changes of this device lie over, and those an insert does: what becomes of them is not known yet. */
interface Pending {
  readonly any: ReadonlySet<string>;
  readonly inserts: ReadonlySet<string>;
}

async function readPending(tx: Tables): Promise<Pending> {
  const lists = await Promise.all(
    ['outbox', 'rejected'].map((store) => tx.table<StoredEntry | StoredRejected>(store).toArray()),
  );
  const entries = lists.flat();
  const inserts = entries.filter(({ mutation }) => mutation.op === 'put');
  return {
    any: new Set(entries.flatMap(({ touches }) => touches)),
    inserts: new Set(inserts.map(({ mutation }) => rowKey(mutation.table, mutation.row_id))),
  };
}

/** The rows of uploads, by key. */
async function readRows(tx: Tables, uploads: readonly StoredUpload[]): Promise<ReadonlyMap<string, SyncRow>> {
  const found = new Map<string, SyncRow>();
  for (const [name, of_table] of Map.groupBy(uploads, ({ table }) => table)) {
    const rows = await tx.table<SyncRow, string>(name).bulkGet(of_table.map(({ row_id }) => row_id));
    for (const row of rows) if (row !== undefined) found.set(rowKey(name, row.id), row);
  }
  return found;
}

/**
 * What became of the row decides: with the server, the bytes may go; not there yet, they wait; deleted here for good,
 * they go with it; gone for any other reason, they are kept and shown (D14).
 */
async function settle(
  tx: Transaction,
  upload: StoredUpload,
  row: SyncRow | undefined,
  pending: Pending,
): Promise<'ready' | 'not_ready'> {
  if (row === undefined) {
    if (pending.any.has(upload.key)) return 'not_ready';
    if (upload.unwanted === 1 || upload.again) await dropUpload(tx, upload);
    else if (upload.code !== 'ROW_GONE')
      await uploadsOf(tx).put({ ...upload, state: 'failed', code: 'ROW_GONE' });
    return 'not_ready';
  }
  const is_back = upload.code === 'ROW_GONE';
  const next: StoredUpload = is_back
    ? { ...upload, state: 'pending', code: null, unwanted: 0 }
    : { ...upload, unwanted: 0 };
  if (is_back || upload.unwanted === 1) await uploadsOf(tx).put(next);
  return row.rev > 0 && !pending.inserts.has(upload.key) && next.state !== 'failed' ? 'ready' : 'not_ready';
}

const byAge = (a: StoredUpload, b: StoredUpload): number =>
  a.made_at < b.made_at ? -1 : Number(a.made_at > b.made_at) || (a.key < b.key ? -1 : 1);

/** All that `ready` depends on, in short. */
async function fingerprint(tx: Tables): Promise<string> {
  const uploads = await uploadsOf(tx).toArray();
  const [run, pending, rows] = await Promise.all([readRunState(tx), readPending(tx), readRows(tx, uploads)]);
  const facts = uploads.map(
    ({ key, state }) => `${state} ${rows.get(key)?.rev} ${pending.any.has(key)} ${pending.inserts.has(key)}`,
  );
  return [run.is_settled, run.files_again, ...facts].join();
}

async function readRunState(tx: Tables): Promise<{ is_settled: boolean; files_again: boolean }> {
  const [pull, files_again] = await Promise.all([readMeta(tx, 'pull'), readMeta(tx, 'files_again')]);
  return { is_settled: (pull?.resync ?? null) === null, files_again: files_again === true };
}

/** The bytes that wait, in the device's database. */
export function createUploadStore({ access, options }: StoreContext): UploadStore {
  const bytes_stores = ['uploads', ...Object.keys(BYTES_STORES)];
  const { files = {} } = options;
  const change = async (key: string, next: (upload: StoredUpload) => StoredUpload | null): Promise<void> => {
    await access.relaxed('rw', ['uploads'], async (tx) => {
      const upload = await uploadsOf(tx).get(key);
      if (upload === undefined) return;
      const changed = next(upload);
      await (changed === null ? uploadsOf(tx).delete(key) : uploadsOf(tx).put(changed));
    });
  };

  /** After a restore the server may lack what it once confirmed: everything here is looked for again (PH10). */
  const offerAgain = (): Promise<void> =>
    access.relaxed('rw', ['uploads', 'photo_bytes', 'meta', ...Object.keys(files)], async (tx) => {
      const ids = await tx.table<StoredBytes, string>('photo_bytes').toCollection().primaryKeys();
      for (const [table, fileOf] of Object.entries(files)) {
        const rows = await tx.table<SyncRow, string>(table).bulkGet(ids);
        for (const row of rows) {
          const file = row === undefined ? null : fileOf(row);
          if (row === undefined || file === null) continue;
          const key = rowKey(table, row.id);
          if ((await uploadsOf(tx).get(key)) !== undefined) continue;
          const made_at = row.created_at ?? '';
          const waits = { state: 'pending', code: null, unwanted: 0, again: true } as const;
          await uploadsOf(tx).put({ key, table, row_id: row.id, ...file, made_at, ...waits });
        }
      }
      await writeMeta(tx, 'files_again', false);
    });

  return {
    async ready() {
      const run = await access.relaxed('r', ['meta'], readRunState);
      // While a run is open, rows here may be rows of another epoch (D2).
      if (!run.is_settled) return [];
      if (run.files_again) await offerAgain();
      const tables = await access.relaxed('r', ['uploads'], async (tx) =>
        (await uploadsOf(tx).toArray()).map(({ table }) => table),
      );
      if (tables.length === 0) return [];
      const scope = [...new Set([...bytes_stores, 'outbox', 'rejected', ...tables])];
      return access.relaxed('rw', scope, async (tx) => {
        const uploads = (await uploadsOf(tx).toArray()).filter(({ table }) => tables.includes(table));
        const [pending, rows] = await Promise.all([readPending(tx), readRows(tx, uploads)]);
        const ready: string[] = [];
        for (const upload of uploads.toSorted(byAge)) {
          if ((await settle(tx, upload, rows.get(upload.key), pending)) === 'ready') ready.push(upload.key);
        }
        return ready;
      });
    },
    none_sending: () =>
      access.relaxed('rw', ['uploads'], async (tx) => {
        const sending = (await uploadsOf(tx).toArray()).filter(({ state }) => state === 'sending');
        await uploadsOf(tx).bulkPut(sending.map((upload) => ({ ...upload, state: 'pending' })));
      }),
    take: (key) =>
      access.relaxed('rw', bytes_stores, async (tx): Promise<TakenUpload | null> => {
        const upload = await uploadsOf(tx).get(key);
        if (upload === undefined || upload.state === 'failed' || upload.unwanted === 1) return null;
        const kept = await tx.table<StoredBytes, string>('photo_bytes').get(upload.row_id);
        if (kept === undefined) {
          await uploadsOf(tx).put({ ...upload, state: 'failed', code: 'BYTES_LOST' });
          return null;
        }
        await uploadsOf(tx).put({ ...upload, state: 'sending' });
        const small =
          upload.small_path === null
            ? undefined
            : await tx.table<StoredThumbnail, string>('photo_thumbnails').get(upload.row_id);
        return { ...upload, bytes: kept.bytes, small: small?.bytes ?? null };
      }),
    small_sent: (key) => change(key, (upload) => ({ ...upload, small_path: null })),
    put_back: (key) =>
      change(key, (upload) => (upload.state === 'sending' ? { ...upload, state: 'pending' } : upload)),
    confirm: (key) => change(key, () => null),
    stop_offering: (key) => change(key, (upload) => (upload.again ? null : upload)),
    reject: (key, code) => change(key, (upload) => ({ ...upload, state: 'failed', code })),
    watch(on) {
      const found = liveQuery(() => fingerprint(options.relaxed));
      const subscription = found.subscribe({ next: on, error: () => undefined });
      return () => subscription.unsubscribe();
    },
  };
}
