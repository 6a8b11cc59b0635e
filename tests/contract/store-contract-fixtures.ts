import { expect } from 'vitest';
import type { Dexie } from 'dexie';
import type { Clock, PushResult, Store, SyncRow } from '../../src/sync/index.ts';
import {
  pullReply,
  pushReply,
  pushResult,
  type SeeingStore,
  type TestChange,
} from '../../src/sync/testing/index.ts';

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

/** Device time of every answer. */
export const AT = '2026-05-01T10:00:00.000Z';
/** Limits that hold nothing back. */
export const ALL = { count: 50, bytes: 256 * 1024 };

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

/** Writes a page of server rows as the current leader. */
export async function pulled(
  store: Store,
  tables: Record<string, readonly SyncRow[]>,
  cursor: number,
): Promise<void> {
  const leader_epoch = await store.next_leader_epoch();
  const { cursor: asked_with } = await store.pull_state();
  const reply = pullReply({ tables, cursor: { x: cursor } });
  expect(await store.apply_page({ asked_with, leader_epoch, reply, at: AT })).toBe('applied');
}

/** Sends everything that waits and answers each mutation with `answer`. */
export async function pushed(
  store: Store,
  answer: (mutation: { id: string; table: string; row_id: string; seq: number }) => Partial<PushResult>,
): Promise<void> {
  const batch = await store.take_batch(ALL);
  const results = batch.map(({ mutation }) => pushResult(mutation, answer(mutation)));
  const { epoch } = await store.pull_state();
  await store.apply_push(pushReply(results, epoch === null ? {} : { epoch }), AT);
}

/** Waiting mutations in order. */
export const queued = async (store: Store) => (await store.list_outbox()).map(({ mutation }) => mutation);
/** Parked entries in order. */
export const parked = async (store: Store) => store.list_parked();
