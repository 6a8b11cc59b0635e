/** What every part of the store works with: options and scope of a transaction, the meta records, writes gathered by store. */
import type { Dexie, Transaction } from 'dexie';
import type { Groups } from '../../core/expected.ts';
import type { Cursor } from '../../protocol.ts';
import type { OutboxEntry, RejectedEntry, PullState, RowChange } from '../../store-port.ts';
import { type DexieStoreOptions, type StoredEntry, type StoredRejected, SYNC_STORES } from './schema.ts';

/** What runs in a transaction. */
export type Work<T> = (tx: Transaction) => Promise<T>;

/** Runs transactions; a lost connection (iOS) is closed, reopened and tried once more. */
export interface StoreAccess {
  /** People's writes: on disk before it resolves (G1). */
  strict<T>(mode: 'r' | 'rw', stores: readonly string[], body: Work<T>): Promise<T>;
  /** What can be had again from the server. */
  relaxed<T>(mode: 'r' | 'rw', stores: readonly string[], body: Work<T>): Promise<T>;
}

/** What every part of the store works with. */
export interface StoreContext {
  readonly options: DexieStoreOptions;
  readonly access: StoreAccess;
  readonly known_tables: ReadonlySet<string>;
}

/** Synced tables, own stores and the observer's stores: the scope of a transaction that changes rows. */
export function rowScope(context: StoreContext): readonly string[] {
  const { tables, derive } = context.options;
  return [...new Set([...tables, ...Object.keys(SYNC_STORES), ...(derive?.stores ?? [])])];
}

/** The columns of a table that merge as one (C6). */
export const groupsOf = ({ options }: StoreContext, table: string): Groups => options.groups?.[table] ?? [];

/** Tells the row observer, in the same transaction. */
export async function tellObserver(
  tx: Transaction,
  context: StoreContext,
  changes: readonly RowChange[],
): Promise<void> {
  if (changes.length > 0) await context.options.derive?.on_rows(tx, changes);
}

/** Entries of the outbox with `attempted` as it is: said by themselves, or by their place (D10). */
export const withAttempted = (
  entries: readonly StoredEntry[],
  last_attempted_seq: number | undefined,
): readonly StoredEntry[] =>
  entries.map((entry) =>
    entry.attempted || entry.seq > (last_attempted_seq ?? 0) ? entry : { ...entry, attempted: true },
  );

/** The group of a change, for what is made of it. */
export const groupOf = ({ group }: { readonly group?: string }): { readonly group?: string } =>
  group === undefined ? {} : { group };

/** An entry as the engine and the screens see it. */
export const toOutboxEntry = (stored: StoredEntry): OutboxEntry => ({
  mutation: stored.mutation,
  before: stored.before,
  made_at: stored.made_at,
  attempted: stored.attempted,
  ...groupOf(stored),
});

/** A rejected entry as the screens see it. */
export const toRejectedEntry = (stored: StoredRejected): RejectedEntry => ({
  ...toOutboxEntry(stored),
  code: stored.code,
  rejected_at: stored.rejected_at,
  ...(stored.blocked_by === undefined ? {} : { blocked_by: stored.blocked_by }),
});

/** A pending entry as it lies among the rejected. */
export function toRejected(
  entry: StoredEntry,
  why: { readonly code: string; readonly rejected_at: string; readonly blocked_by?: string },
): StoredRejected {
  const { again: _again, ...rejected } = entry;
  return { ...rejected, ...why };
}

/** An open mark-and-sweep run. */
interface ResyncState {
  /** `marks`: another epoch, where revs start anew, so what the run itself brought is all that counts (D2). */
  readonly guard: 'known_revs' | 'marks';
  /** The last page left nothing to fetch and nothing pending (D8). */
  readonly clean_end: boolean;
  /** The tables it fetches from their beginning. */
  readonly tables: 'all' | readonly string[];
}

/** What the device remembers of pulling. */
export interface PullMeta {
  readonly cursor: Cursor | null;
  readonly epoch: string | null;
  readonly scope: string | null;
  readonly first_sync_done: boolean;
  readonly last_pull_at: string | null;
  readonly last_push_at: string | null;
  /** Absent in what an older build remembered. */
  readonly clock_skew_ms?: number | null;
  /** Epoch the revs on the screens come from: lags behind `epoch` while a run is open. */
  readonly base_epoch: string | null;
  readonly resync: ResyncState | null;
}

interface MetaValues {
  readonly pull: PullMeta;
  readonly leader_epoch: number;
  readonly client_id: string;
  readonly seq: number;
  /** Mutations of the outbox up to this seq were attempted (D10): one write a batch. */
  readonly last_attempted_seq: number;
  /** The server was restored: files it confirmed may be gone (PH10). */
  readonly files_again: boolean;
}

interface MetaRow<K extends keyof MetaValues> {
  readonly key: K;
  readonly value: MetaValues[K];
}

/** One remembered value; undefined before it was ever set. */
export async function readMeta<K extends keyof MetaValues>(
  tx: Pick<Dexie, 'table'>,
  key: K,
): Promise<MetaValues[K] | undefined> {
  const row = await tx.table<MetaRow<K>, string>('meta').get(key);
  return row?.value;
}

/** Remembers a value. */
export async function writeMeta<K extends keyof MetaValues>(
  tx: Transaction,
  key: K,
  value: MetaValues[K],
): Promise<void> {
  await tx.table<MetaRow<K>, string>('meta').put({ key, value });
}

/** The pull memory of a database that may never have pulled. */
export async function readPullMeta(tx: Transaction): Promise<PullMeta> {
  const known = await readMeta(tx, 'pull');
  return (
    known ?? {
      cursor: null,
      epoch: null,
      scope: null,
      first_sync_done: false,
      last_pull_at: null,
      last_push_at: null,
      base_epoch: null,
      resync: null,
    }
  );
}

/** The part of the memory the engine sees. */
export const toPullState = (
  meta: PullMeta,
  tables: readonly string[],
  acknowledged: string | null,
): PullState => ({
  cursor: meta.cursor,
  epoch: meta.epoch,
  scope: meta.scope,
  first_sync_done: meta.first_sync_done,
  tables,
  resync_open: meta.resync !== null,
  last_pull_at: meta.last_pull_at,
  last_push_at: meta.last_push_at,
  clock_skew_ms: meta.clock_skew_ms ?? null,
  acknowledged,
});

/** Beyond this many removals it is worth to ask whether they are all there is. */
const SINGLE_REMOVALS_MAX = 8;

/** Writes gathered by table, so that a hundred rows cost one call a table and not one each. */
export class BulkWrites {
  readonly #puts = new Map<string, object[]>();
  readonly #removals = new Map<string, string[]>();

  /** Later: adds or replaces this record. */
  put(table: string, record: object): void {
    const list = this.#puts.get(table);
    if (list === undefined) this.#puts.set(table, [record]);
    else list.push(record);
  }

  /** Later: takes the record with this primary key away; it must be there. */
  remove(table: string, key: string): void {
    const list = this.#removals.get(table);
    if (list === undefined) this.#removals.set(table, [key]);
    else list.push(key);
  }

  /** Does it all, in the transaction given. */
  async run(tx: Transaction): Promise<void> {
    // Removals first: their question is answered before the disk begins with the hundreds of puts.
    await Promise.all([
      ...[...this.#removals].map(([table, keys]) => this.#removeAll(tx, table, keys)),
      ...[...this.#puts].map(([table, records]) => tx.table<object>(table).bulkPut(records)),
    ]);
  }

  /** When they are all that the table holds, as the shadows after a push, it is emptied in one call. */
  async #removeAll(tx: Transaction, name: string, keys: readonly string[]): Promise<void> {
    const table = tx.table<object, string>(name);
    const are_all =
      keys.length > SINGLE_REMOVALS_MAX && !this.#puts.has(name) && (await table.count()) === keys.length;
    await (are_all ? table.clear() : table.bulkDelete([...keys]));
  }
}
