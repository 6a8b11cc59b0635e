/**
 * The device's memory of its user and sign-in: one small IndexedDB database that tabs and the service worker
 * share (localStorage does not exist in a worker, and one transaction per change keeps two tabs from mixing).
 */
import { type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import type { StoredTokens } from './access-token.ts';
import type { DeviceUser } from './session-types.ts';

/** The database's name; its version rises only with a change of its stores. */
export const SESSION_DATABASE = 'havenglans-session';
const STORE = 'records';
const KEY = 'device';

/** Who this device belongs to, and the tokens to send with. Tokens are null when a sign-in is needed. */
export interface SessionRecord {
  readonly user: DeviceUser;
  readonly tokens: StoredTokens | null;
}

/** The one record. Every call is one transaction; a failure of the device's storage rejects. */
export interface SessionRecords {
  read(): Promise<SessionRecord | null>;
  /** Reads and writes in one transaction; `change` returns the record to keep, or null to forget. */
  update(change: (current: SessionRecord | null) => SessionRecord | null): Promise<SessionRecord | null>;
}

const recordSchema = v.object({
  user: v.object({
    id: v.string(),
    email: v.string(),
    role: v.picklist(['admin', 'technician']),
    name: v.string(),
  }),
  tokens: v.nullable(
    v.object({
      access_token: v.string(),
      refresh_token: v.string(),
      user_id: v.string(),
      issued_at_s: v.number(),
      expires_at_s: v.number(),
      clock_skew_ms: v.number(),
    }),
  ),
});

/** A record of an unknown shape counts as none: the person signs in once more. */
function parseRecord(value: unknown): SessionRecord | null {
  const parsed = v.safeParse(recordSchema, value);
  return parsed.success ? parsed.output : null;
}

/** Opens lazily and again after the browser closed the connection (iOS does, in the background). */
export function createSessionRecords(name: string = SESSION_DATABASE): SessionRecords {
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
    read: () => retrying(async (db) => parseRecord(await db.get(STORE, KEY))),
    update: (change) =>
      retrying(async (db) => {
        const tx = db.transaction(STORE, 'readwrite', { durability: 'strict' });
        const next = change(parseRecord(await tx.store.get(KEY)));
        if (next) await tx.store.put(next, KEY);
        else await tx.store.delete(KEY);
        await tx.done;
        return next;
      }),
  };
}
