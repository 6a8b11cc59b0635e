import { Dexie } from 'dexie';
import { BYTES_STORES, SYNC_STORES, upgradeSyncStores } from '../../sync/index.ts';
import { DATABASE_VERSION, nativeVersion } from './database-name.ts';
import { PHOTO_BUCKET } from '../../domain/service-photo.ts';
import { endOnLeave } from '../../lib/end-on-leave.ts';
import { DATA_STORES, entityOf } from '../tables.ts';

/**
 * Whether a newer build made the database. Asked before anything opens it; this call also wakes IndexedDB up
 * where a fresh Safari would leave the first open hanging.
 */
export const newerOnDisk = async (name: string): Promise<boolean> => {
  if (typeof indexedDB.databases !== 'function') return false;
  const found = (await indexedDB.databases()).find((database) => database.name === name);
  return (found?.version ?? 0) >= nativeVersion(DATABASE_VERSION + 1);
};

/**
 * IndexedDB that is never opened without a version. Dexie would open a newer database that way, without a word,
 * and patch it into the shape it knows (K7); so it also holds when the store reopens a lost connection.
 */
const versionedFactory = {
  open: (name: string, version?: number): IDBOpenDBRequest => {
    if (version === undefined) throw new DOMException('made by a newer build', 'VersionError');
    const request = indexedDB.open(name, version);
    // Ahead of Dexie's own listener, which takes the connection over.
    request.addEventListener('success', () => endOnLeave(request.result));
    return request;
  },
  deleteDatabase: (name: string): IDBOpenDBRequest => indexedDB.deleteDatabase(name),
  databases: async (): Promise<IDBDatabaseInfo[]> => await indexedDB.databases(),
};

/** Where the files of a table lay before uploads said so themselves. */
const formerBucket = (table: string): string =>
  entityOf(table)?.is_of_site === true ? 'site-images' : PHOTO_BUCKET;

/** A Dexie instance on the database with this build's schema; not opened yet. Durability is per instance. */
export const defineDexie = (name: string, durability: 'strict' | 'relaxed'): Dexie => {
  const dexie = new Dexie(name, {
    chromeTransactionDurability: durability,
    // Reads go to the disk: a cache of 10,000 rows would cost the memory twice.
    cache: 'disabled',
    indexedDB: versionedFactory,
  });
  dexie
    .version(DATABASE_VERSION)
    .stores({ ...DATA_STORES, ...SYNC_STORES, ...BYTES_STORES })
    .upgrade((tx) => upgradeSyncStores(tx, formerBucket));
  return dexie;
};
