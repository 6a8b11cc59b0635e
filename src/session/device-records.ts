/**
 * What this device remembers beside the data of its people: one small IndexedDB database that tabs and the service
 * worker share (localStorage does not exist in a worker, and one transaction per change keeps two tabs from mixing).
 */
import { STORAGE_PREFIX } from '../brand.ts';
import { type IDBPDatabase, openDB, unwrap } from 'idb';
import * as v from 'valibot';
import { endOnLeave } from '../lib/end-on-leave.ts';

/** The database's name; its version rises only with a change of its stores. */
export const SESSION_DATABASE = `${STORAGE_PREFIX}-session`;
const STORE = 'records';

/** One record. Every call is one transaction; a failure of the device's storage rejects. */
export interface DeviceRecord<T> {
  read(): Promise<T | null>;
  /** Reads and writes in one transaction; `change` returns the record to keep, or null to forget. */
  update(change: (current: T | null) => T | null): Promise<T | null>;
}

/** The records of this device by key. */
export interface DeviceRecords {
  /** A record of an unknown shape counts as none. */
  record<T>(key: string, schema: v.GenericSchema<unknown, T>): DeviceRecord<T>;
}

/** Opens lazily and again after the browser closed the connection (iOS does, in the background). */
export function createDeviceRecords(name: string = SESSION_DATABASE): DeviceRecords {
  let connection: Promise<IDBPDatabase> | null = null;

  function connect(): Promise<IDBPDatabase> {
    connection ??= openDB(name, 1, {
      upgrade: (db) => {
        db.createObjectStore(STORE);
      },
      blocking: (_current, _blocked, event) => {
        connection = null;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => {
        connection = null;
      },
    }).then((db) => {
      endOnLeave(unwrap(db));
      return db;
    });
    return connection;
  }

  async function retrying<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await connect());
    } catch {
      connection = null;
      return work(await connect());
    }
  }

  return {
    record<T>(key: string, schema: v.GenericSchema<unknown, T>): DeviceRecord<T> {
      const parse = (value: unknown): T | null => {
        const parsed = v.safeParse(schema, value);
        return parsed.success ? parsed.output : null;
      };
      return {
        read: () => retrying(async (db) => parse(await db.get(STORE, key))),
        update: (change) =>
          retrying(async (db) => {
            const tx = db.transaction(STORE, 'readwrite', { durability: 'strict' });
            const next = change(parse(await tx.store.get(key)));
            if (next === null) await tx.store.delete(key);
            else await tx.store.put(next, key);
            await tx.done;
            return next;
          }),
      };
    },
  };
}
