/**
 * Stores drafts on a connection of its own, the newest version of each, one transaction at a time. They lie in a store
 * that no page has in a transaction while somebody types: IndexedDB would let the worker wait for a page that is too busy
 * to end its transaction.
 */
import { DATABASE_VERSION, databaseName, nativeVersion } from '../database/database-name.ts';
import type { Draft } from './draft.ts';
import type { DraftWorkerMessage, DraftVersion } from './draft-worker-client.ts';

const STORE = 'typed_drafts';

const unstored = new Map<string, Draft>();
/** Versions that are stored elsewhere, up to which a draft goes, by key. */
const unneeded = new Map<string, number>();
let user_id: string | null = null;
let connection: Promise<IDBDatabase> | null = null;
let is_storing = false;

const letGo = (): void => {
  connection = null;
};

/** Opens exactly what this build's pages opened; makes nothing and changes nothing. */
const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, nativeVersion(DATABASE_VERSION));
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', letGo);
      // An upgrade or a removal does not wait for drafts.
      database.addEventListener('versionchange', () => {
        database.close();
        letGo();
      });
      resolve(database);
    });
  });

/** Puts what is newer and takes away what is stored elsewhere; the two never name one draft. */
const write = (
  database: IDBDatabase,
  newer: readonly Draft[],
  elsewhere: readonly DraftVersion[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    const store = transaction.objectStore(STORE);
    for (const draft of newer) store.put(draft);
    for (const { key, seq } of elsewhere) {
      const present: IDBRequest<Draft | undefined> = store.get(key);
      present.addEventListener('success', () => {
        if (present.result !== undefined && present.result.seq <= seq) store.delete(key);
      });
    }
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });

async function storeAll(): Promise<void> {
  if (is_storing || user_id === null) return;
  is_storing = true;
  try {
    while (unstored.size + unneeded.size > 0) {
      connection ??= open(databaseName(user_id));
      const database = await connection;
      const newer = [...unstored.values()];
      const elsewhere = [...unneeded].map(([key, seq]) => ({ key, seq }));
      unstored.clear();
      unneeded.clear();
      await write(database, newer, elsewhere);
    }
  } catch {
    // The page stores its drafts too, and tells when it cannot; the next one is tried anew.
    letGo();
  } finally {
    is_storing = false;
  }
}

addEventListener('message', ({ data }: MessageEvent<DraftWorkerMessage>) => {
  if (data.kind === 'open') {
    user_id = data.user_id;
    connection = open(databaseName(user_id));
    connection.catch(letGo);
    return;
  }
  if (data.kind === 'put') {
    // Newer than all that was stored elsewhere: it replaces what would go.
    unneeded.delete(data.draft.key);
    unstored.set(data.draft.key, data.draft);
  } else {
    const { key, seq } = data.version;
    const newest = unstored.get(key);
    if (newest !== undefined && newest.seq > seq) return;
    unstored.delete(key);
    unneeded.set(key, seq);
  }
  void storeAll();
});
