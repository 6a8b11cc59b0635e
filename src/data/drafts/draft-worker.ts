/** Stores drafts on a connection of its own, the newest version of each, one transaction at a time. */
import { DATABASE_VERSION, databaseName, nativeVersion } from '../database/database-name.ts';
import type { Draft } from './draft.ts';
import type { DraftWorkerMessage } from './draft-worker-client.ts';

const waiting = new Map<string, Draft>();
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

/** Puts drafts that are newer than what is there. */
const put = (database: IDBDatabase, drafts: readonly Draft[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction('drafts', 'readwrite', { durability: 'relaxed' });
    const store = transaction.objectStore('drafts');
    for (const draft of drafts) {
      const present: IDBRequest<Draft | undefined> = store.get(draft.key);
      present.addEventListener('success', () => {
        if (present.result === undefined || !(present.result.seq >= draft.seq)) store.put(draft);
      });
    }
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });

async function storeWaiting(): Promise<void> {
  if (is_storing || user_id === null) return;
  is_storing = true;
  try {
    while (waiting.size > 0) {
      connection ??= open(databaseName(user_id));
      const database = await connection;
      const drafts = [...waiting.values()];
      waiting.clear();
      await put(database, drafts);
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
  waiting.set(data.draft.key, data.draft);
  void storeWaiting();
});
