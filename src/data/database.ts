import type { Dexie, Table } from 'dexie';
import type { ClientRow, ConflictRow, ServiceRecordRow } from '../domain/rows.generated.ts';
import { log } from '../lib/logger.ts';
import { createListeners } from '../lib/listeners.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { createDexieStore, type DexieStore, type SyncRow, systemRandom } from '../sync/index.ts';
import { databaseName, defineDexie, newerOnDisk } from './dexie-instance.ts';
import type { Draft } from './drafts.ts';
import { figuresObserver } from './figures-observer.ts';
import type { FiguresBucket, Totals } from './figures-rows.ts';
import { faultOf } from './storage-fault.ts';
import { PARENTS, SYNCED_TABLES } from './tables.ts';

/** The tables screens read, typed. Written by the store alone, except `drafts`. */
export interface AppTables {
  readonly clients: Table<ClientRow, string>;
  readonly service_records: Table<ServiceRecordRow, string>;
  readonly conflicts: Table<ConflictRow, string>;
  readonly figures: Table<FiguresBucket, string>;
  readonly totals: Table<Totals, string>;
  readonly drafts: Table<Draft, string>;
  /** The engine's: the server's row beneath a person's unsent change; names rows whose deletion waits. */
  readonly shadow: Table<{ readonly key: string; readonly row: SyncRow }, string>;
}

/** Why this page may no longer use the database: another page upgraded it (reload), or it was deleted. */
export type DatabaseGone = 'newer_version' | 'deleted';

/** The local database of one signed-in user. */
export interface AppDatabase {
  readonly user_id: string;
  readonly store: DexieStore;
  readonly rows: AppTables;
  /** Calls back after every change a person made on this page has been stored. */
  on_local_write(listener: () => void): () => void;
  /** Told by commands after a commit. */
  local_write(): void;
  /** Calls back once when the database may no longer be used by this page (K7). */
  on_gone(listener: (why: DatabaseGone) => void): () => void;
  close(): void;
}

export type OpenError = 'newer_version' | 'blocked' | 'broken';

export interface OpenOptions {
  /** Stands in every mutation made here. */
  readonly app_version?: string;
  /** How long another tab gets to let go of an older version before the person is told. */
  readonly blocked_wait_ms?: number;
}

const BLOCKED_WAIT_MS = 3_000;

const tablesOf = (dexie: Dexie): AppTables => ({
  clients: dexie.table('clients'),
  service_records: dexie.table('service_records'),
  conflicts: dexie.table('conflicts'),
  figures: dexie.table('figures'),
  totals: dexie.table('totals'),
  drafts: dexie.table('drafts'),
  shadow: dexie.table('shadow'),
});

/** Opens both instances; `blocked` when an older tab does not let go in time. */
const openBoth = async (
  strict: Dexie,
  relaxed: Dexie,
  blocked_wait_ms: number,
): Promise<'open' | 'blocked'> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<'blocked'>((resolve) => {
    strict.on('blocked', () => {
      timer = setTimeout(() => resolve('blocked'), blocked_wait_ms);
    });
  });
  const opening = async (): Promise<'open'> => {
    await strict.open();
    await relaxed.open();
    return 'open';
  };
  try {
    return await Promise.race([opening(), blocked]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Opens the local database of a user, making it when it is not there: one Dexie instance with strict
 * durability for people's writes and one relaxed for pulled pages, on the same database.
 *
 * Errors: `newer_version` (another build was here: reload, K7), `blocked` (an older tab does not let go),
 * `broken` (the browser cannot open it).
 */
export const openAppDatabase = async (
  user_id: string,
  options: OpenOptions = {},
): Promise<Result<AppDatabase, OpenError>> => {
  const name = databaseName(user_id);
  const strict = defineDexie(name, 'strict');
  const relaxed = defineDexie(name, 'relaxed');
  const closeBoth = (): void => {
    for (const dexie of [strict, relaxed]) dexie.close({ disableAutoOpen: true });
  };

  const gone = createListeners<[DatabaseGone]>();
  const local_writes = createListeners<[]>();
  let is_gone = false;
  for (const dexie of [strict, relaxed]) {
    dexie.on('versionchange', ({ newVersion }) => {
      closeBoth();
      if (is_gone) return;
      is_gone = true;
      gone.call(newVersion ? 'newer_version' : 'deleted');
    });
  }

  try {
    if (await newerOnDisk(name)) return err('newer_version');
    const opened = await openBoth(strict, relaxed, options.blocked_wait_ms ?? BLOCKED_WAIT_MS);
    if (opened === 'blocked') {
      closeBoth();
      return err('blocked');
    }
  } catch (error) {
    closeBoth();
    if (faultOf(error) === 'newer_version') return err('newer_version');
    log.error('the local database could not be opened', error);
    return err('broken');
  }

  const store = createDexieStore({
    strict,
    relaxed,
    tables: SYNCED_TABLES,
    parents: PARENTS,
    derive: figuresObserver,
    random: systemRandom,
    app_version: options.app_version ?? 'unknown',
  });
  return ok({
    user_id,
    store,
    rows: tablesOf(relaxed),
    on_local_write: local_writes.add,
    local_write: local_writes.call,
    on_gone: gone.add,
    close: () => {
      store.close();
      closeBoth();
    },
  });
};

/** Removes a user's database from this device; close it first. Errors: `blocked` while another tab holds it, `broken`. */
export const deleteAppDatabase = async (
  user_id: string,
): Promise<Result<undefined, 'blocked' | 'broken'>> => {
  return await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName(user_id));
    request.addEventListener('success', () => resolve(ok(undefined)));
    request.addEventListener('error', () => resolve(err('broken')));
    request.addEventListener('blocked', () => resolve(err('blocked')));
  });
};
