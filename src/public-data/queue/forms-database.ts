import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';
import { FORMS_DATABASE } from './local-flags.ts';
import { type Draft, NOT_ANNOUNCED, type QueuedForm, type StoredFile, type Uploads } from './stored-form.ts';

/** 2 keeps the bytes of files in a store of their own. 3 names the store of queued forms as the code does. */
const VERSION = 3;

interface FormsSchema extends DBSchema {
  queued: { key: string; value: QueuedForm };
  drafts: { key: string; value: Draft };
  files: { key: string; value: StoredFile; indexes: { owner: string } };
  file_bytes: { key: string; value: ArrayBuffer };
}

type FormsDatabase = IDBPDatabase<FormsSchema>;
type UpgradeWork = IDBPTransaction<
  FormsSchema,
  ('queued' | 'drafts' | 'files' | 'file_bytes')[],
  'versionchange'
>;

/** Version 1 stored no address and no bound of files with a form, since every form had these. */
const FORMER_UPLOADS: Uploads = { ask_path: '/api/attachments', max_bytes: 10 * 1024 * 1024 };

/** Completes the forms and files of version 1, so that an update loses no submission and no file. */
async function moveFormer(work: UpgradeWork): Promise<void> {
  const queued = work.objectStore('queued');
  for (const form of await queued.getAll()) {
    const upload_secret = crypto.randomUUID();
    await queued.put({ ...form, uploads: FORMER_UPLOADS, upload_secret, is_taken: false });
  }
  const files = work.objectStore('files');
  for (const former of await files.getAll()) {
    if (!('bytes' in former) || !(former.bytes instanceof ArrayBuffer)) continue;
    const { bytes, id, owner, name, type } = former;
    await work.objectStore('file_bytes').put(bytes, id);
    const size_bytes = bytes.byteLength;
    await files.put({ id, owner, name, type, size_bytes, is_original: false, ...NOT_ANNOUNCED });
  }
}

/**
 * Opens the database for one piece of work and closes it again, so that no page and no worker blocks the upgrade to a newer
 * version. Rejects where the browser stores nothing (some private windows).
 */
export async function withForms<T>(work: (database: FormsDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<FormsSchema>(FORMS_DATABASE, VERSION, {
    upgrade(opened, from_version, _to_version, upgrading) {
      if (from_version === 0) {
        opened.createObjectStore('queued', { keyPath: 'id' });
        opened.createObjectStore('drafts', { keyPath: 'kind' });
        opened.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
      } else unwrap(upgrading).objectStore('waiting').name = 'queued';
      if (from_version < 2) opened.createObjectStore('file_bytes');
      if (from_version === 1) moveFormer(upgrading).catch(() => upgrading.abort());
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The browser reports such a write as done only when it is on the disk, so the visitor is told of nothing that may be lost. */
export const DURABLE = { durability: 'strict' } as const;
