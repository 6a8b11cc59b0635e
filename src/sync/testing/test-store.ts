import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createDexieStore } from '../adapters/dexie-store/dexie-store.ts';
import { openDexiePair } from './open-pair.ts';
import type { DexiePair } from './open-pair.ts';
import { BYTES_STORES, SYNC_STORES } from '../adapters/dexie-store/schema.ts';
import type { DexieStoreOptions } from '../adapters/dexie-store/schema.ts';
import type { Random } from '../ports.ts';
import type { SyncRow } from '../protocol.ts';
import { createSeededRandom } from './seeded-random.ts';
import { seeingStore, type SeeingStore } from './seeing-store.ts';

/** Synced tables of the tests, as in the app. */
export const TEST_TABLES = ['clients', 'service_records', 'conflicts'] as const;
export const TEST_PARENTS = { service_records: { table: 'clients', column: 'client_id' } } as const;

/** A store on a database of its own, with eyes for what the screens would read. */
export interface TestStore {
  readonly store: SeeingStore;
  readonly pair: DexiePair;
  /** What it lies in: one of its own in memory, or the browser's. */
  readonly indexedDB: IDBFactory;
  /** Another store on the same database: another tab, or the next start of the app. */
  readonly open_again: (options?: Partial<DexieStoreOptions>) => Promise<TestStore>;
  readonly rows: (table: string) => Promise<readonly SyncRow[]>;
  readonly row: (table: string, id: string) => Promise<SyncRow | undefined>;
  /** Everything in one of the engine's own stores. */
  readonly dump: (store: string) => Promise<readonly unknown[]>;
}

interface TestDatabase {
  readonly name: string;
  /** Undefined: the browser's own. */
  readonly factory: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange } | undefined;
  readonly random: Random;
}

let databases = 0;

async function openOn(database: TestDatabase, options: Partial<DexieStoreOptions>): Promise<TestStore> {
  const tables = options.tables ?? TEST_TABLES;
  const stores = Object.fromEntries(TEST_TABLES.map((table) => [table, 'id'] as const));
  const derived = Object.fromEntries((options.derive?.stores ?? []).map((name) => [name, 'id'] as const));
  const pair = await openDexiePair({
    name: database.name,
    version: 1,
    stores: { ...stores, figures: 'id', ...derived, ...SYNC_STORES, ...BYTES_STORES },
    ...(database.factory === undefined ? {} : { factory: database.factory }),
  });
  const store = createDexieStore({
    ...pair,
    parents: TEST_PARENTS,
    random: database.random,
    app_version: 'test',
    ...options,
    tables,
  });
  return {
    store: seeingStore(store, pair.relaxed),
    pair,
    indexedDB: database.factory?.indexedDB ?? indexedDB,
    open_again: (again = {}) => openOn(database, { ...options, ...again }),
    rows: (table) => pair.relaxed.table<SyncRow>(table).orderBy('id').toArray(),
    row: (table, id) => pair.relaxed.table<SyncRow, string>(table).get(id),
    dump: (name) => pair.relaxed.table<unknown>(name).toArray(),
  };
}

/** A fresh database in memory, or in the browser this runs in. */
export async function createTestStore(
  options: Partial<DexieStoreOptions> = {},
  place: 'memory' | 'browser' = 'memory',
): Promise<TestStore> {
  databases += 1;
  const random = options.random ?? createSeededRandom(databases);
  const database: TestDatabase = {
    name: `sync-test-${databases}-${random.uuid()}`,
    factory: place === 'memory' ? { indexedDB: new IDBFactory(), IDBKeyRange } : undefined,
    random,
  };
  return openOn(database, options);
}
