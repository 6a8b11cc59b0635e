import type { Dexie } from 'dexie';
import type { Clock, Store, SyncRow } from '../../src/sync/index.ts';
import type { SeeingStore, TestChange } from '../../src/sync/testing/index.ts';

export interface StoreHarness {
  readonly store: SeeingStore;
  /** The two instances under the store: people's writes, and what is pulled. */
  readonly pair: { readonly strict: Dexie; readonly relaxed: Dexie };
  readonly indexedDB: IDBFactory;
  /** Another store on the same database. */
  readonly open_again: () => Promise<StoreHarness>;
  readonly rows: (table: string) => Promise<readonly SyncRow[]>;
  readonly row: (table: string, id: string) => Promise<SyncRow | undefined>;
}

/** Opens a store on a fresh database with the tables of the app. */
export type OpenHarness = (options?: { readonly clock?: Clock }) => Promise<StoreHarness>;

/** Leaves no room for another megabyte, as a full disk does; the answer makes room again. */
export type FillDisk = () => Promise<() => Promise<void>>;

/** A change of one column of a client. */
export const notes = (id: string, text: string, base_rev: number): TestChange => ({
  op: 'patch',
  table: 'clients',
  row_id: id,
  set: { notes: text },
  base_rev,
});

/** A new client. */
export const newClient = (id: string): TestChange => ({
  op: 'put',
  table: 'clients',
  row_id: id,
  set: { name: `Klant ${id}`, notes: null },
});

/** A new service record of a client. */
export const newRecord = (id: string, client_id: string): TestChange => ({
  op: 'put',
  table: 'service_records',
  row_id: id,
  set: { client_id, amount: 10 },
});

/** Waiting mutations in order. */
export const outbox = async (store: Store) => (await store.list_outbox()).map(({ mutation }) => mutation);
/** Rejected entries in order. */
export const rejectedIn = async (store: Store) => store.list_rejected();
