import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { FORMS_DATABASE } from './marks.ts';
import type { Draft, StoredFile, WaitingForm } from './stored-form.ts';

const VERSION = 1;

interface FormsSchema extends DBSchema {
  waiting: { key: string; value: WaitingForm };
  drafts: { key: string; value: Draft };
  files: { key: string; value: StoredFile; indexes: { owner: string } };
}

export type FormsDatabase = IDBPDatabase<FormsSchema>;

/**
 * Opens, works and closes again, so that no page and no worker ever stands in the way of a newer version. Rejects
 * where the browser keeps nothing (some private windows).
 */
export async function withForms<T>(work: (database: FormsDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<FormsSchema>(FORMS_DATABASE, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('waiting', { keyPath: 'id' });
      fresh.createObjectStore('drafts', { keyPath: 'kind' });
      fresh.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** A write is on the disk before anybody is told that something is kept. */
export const DURABLE = { durability: 'strict' } as const;
