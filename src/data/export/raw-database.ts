/**
 * Reading a user's database past Dexie, on a connection of its own: when a connection is lost, a newer build has the
 * database, or Dexie cannot open it, its stores can often still be read.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { databaseName } from '../database/database-name.ts';

/** A failing disk may never answer; a person waits no longer than this for one part. */
const TIMEOUT_MS = 4_000;

/** The result of the work; null when it fails or takes too long. */
const inTime = async <T>(work: () => Promise<T>): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/** Opens what is there in whatever version, to be read only; null when that fails or nothing is there. Close it. */
export const openRaw = async (user_id: string): Promise<IDBPDatabase | null> =>
  await inTime(
    async () =>
      await openDB(databaseName(user_id), undefined, {
        // No version is asked for, so this runs only where nothing was: nothing is what stays.
        upgrade: (_database, _old, _new, transaction) => {
          transaction.done.catch(() => undefined);
          transaction.abort();
        },
        // No upgrade has to wait for this reader.
        blocking: (_current, _blocked, { target }) => {
          if (target instanceof IDBDatabase) target.close();
        },
      }),
  );

/** Everything in a store, in the order of its keys; null when it cannot be read or is not there. */
export const readAllRaw = async (database: IDBPDatabase, store: string): Promise<unknown[] | null> =>
  await inTime(async () => await database.getAll(store));

/** One row; null when it cannot be read or is not there. */
export const readRaw = async (database: IDBPDatabase, store: string, key: string): Promise<unknown> =>
  (await inTime(async () => await database.get(store, key))) ?? null;
