/** What the device knows of rows that have, had or get changes of a person over them, read for composing them anew. */
import type { Transaction } from 'dexie';
import { rowKey, splitRowKey } from '../../core/row-key.ts';
import { composeView } from '../../core/view.ts';
import type { Overlay } from '../../core/view.ts';
import type { SyncRow } from '../../protocol.ts';
import { groupsOf, type StoreContext } from './context.ts';
import type { StoredEntry, StoredParked, StoredShadow, StoredTombstone } from './schema.ts';

type Overlays = ReadonlyMap<string, readonly (Overlay & { readonly seq: number })[]>;

/** Beyond this many rows one read of the whole store is cheaper than one for each; it holds hundreds at most. */
const SINGLE_READS_MAX = 8;

/** Entries of a store that touch any of the rows; possibly others too. Never by cursor: one answer a read. */
export async function touching<T extends StoredEntry | StoredParked>(
  tx: Transaction,
  store: 'outbox' | 'parked',
  keys: readonly string[],
): Promise<readonly T[]> {
  const table = tx.table<T>(store);
  if (keys.length > SINGLE_READS_MAX) return table.toArray();
  const lists = await Promise.all(keys.map((key) => table.where('touches').equals(key).toArray()));
  const by_id = new Map(lists.flat().map((entry) => [entry.id, entry]));
  return [...by_id.values()];
}

const asOverlay = (entry: StoredEntry | StoredParked): Overlay => ({
  mutation: entry.mutation,
  superseded: entry.superseded ?? [],
  hidden: 'hidden' in entry,
  parked: false,
});

/** Waiting and parked changes of the given rows, each row's in order of seq, without those that are being taken out. */
async function overlaysOf(
  tx: Transaction,
  keys: readonly string[],
  without: ReadonlySet<string>,
): Promise<Overlays> {
  const [waiting, parked] = await Promise.all([
    touching<StoredEntry>(tx, 'outbox', keys),
    touching<StoredParked>(tx, 'parked', keys),
  ]);
  const found = new Map<string, (Overlay & { seq: number })[]>();
  const wanted = new Set(keys);
  const add = (entry: StoredEntry | StoredParked, is_parked: boolean): void => {
    for (const key of entry.touches) {
      if (!wanted.has(key)) continue;
      const list = found.get(key) ?? [];
      list.push({ ...asOverlay(entry), seq: entry.seq, parked: is_parked });
      found.set(key, list);
    }
  };
  for (const entry of waiting) if (!without.has(entry.id)) add(entry, false);
  for (const entry of parked) add(entry, true);
  for (const list of found.values()) list.sort((a, b) => a.seq - b.seq);
  return found;
}

/** Records of a small store by key: for many it is cheaper to read all there are, if they are no more than asked for. */
async function recordsOf<T extends StoredShadow | StoredTombstone>(
  tx: Transaction,
  store: 'shadow' | 'tombstones',
  keys: readonly string[],
): Promise<ReadonlyMap<string, T>> {
  const table = tx.table<T, string>(store);
  const first = keys.length > SINGLE_READS_MAX ? await table.limit(keys.length + 1).toArray() : null;
  const is_all = first !== null && first.length <= keys.length;
  const found = is_all ? first : await table.bulkGet([...keys]);
  return new Map(found.flatMap((record) => (record === undefined ? [] : [[record.key, record]])));
}

/** The rows on the screens, by key; one read a table. */
async function viewsOf(
  tx: Transaction,
  keys: readonly string[],
): Promise<readonly (readonly [string, SyncRow])[]> {
  const ids = new Map<string, string[]>();
  for (const key of keys) {
    const { table, id } = splitRowKey(key);
    const list = ids.get(table);
    if (list === undefined) ids.set(table, [id]);
    else list.push(id);
  }
  const found = await Promise.all(
    [...ids].map(async ([table, wanted]) => {
      const rows = await tx.table<SyncRow, string>(table).bulkGet(wanted);
      return rows.flatMap((row) => (row === undefined ? [] : [[rowKey(table, row.id), row] as const]));
    }),
  );
  return found.flat();
}

/** Changes that are being taken out by the row they lay over, where they were all patches: those lie over a shadow. */
function patchesByRow(lifted: readonly StoredEntry[]): ReadonlyMap<string, readonly StoredEntry[]> {
  const by_row = Map.groupBy(lifted, ({ mutation }) => rowKey(mutation.table, mutation.row_id));
  return new Map(
    [...by_row].filter(([, entries]) => entries.every(({ mutation }) => mutation.op === 'patch')),
  );
}

/** One row as the device knows it. */
export interface KnownRow {
  readonly shadow: StoredShadow | undefined;
  /** As it stands on the screens. */
  readonly view: SyncRow | undefined;
  readonly tombstone: StoredTombstone | undefined;
  /** Waiting and parked changes over it, in order of seq. */
  readonly overlays: readonly Overlay[];
}

/**
 * Reads what is known of these rows.
 * @param lifted changes this transaction takes out, in order of seq. Where they were all that lay over a row its view is
 * what they make of its shadow, and is not read: after a push of hundreds that read is a fifth of the booking.
 */
export async function readKnownRows(
  tx: Transaction,
  context: StoreContext,
  keys: readonly string[],
  lifted: readonly StoredEntry[],
): Promise<(key: string) => KnownRow> {
  const patches = patchesByRow(lifted);
  const [overlays, shadows, tombstones, read] = await Promise.all([
    overlaysOf(tx, keys, new Set(lifted.map(({ id }) => id))),
    recordsOf<StoredShadow>(tx, 'shadow', keys),
    recordsOf<StoredTombstone>(tx, 'tombstones', keys),
    viewsOf(
      tx,
      keys.filter((key) => !patches.has(key)),
    ),
  ]);
  const views = new Map(read);
  const left: string[] = [];
  for (const [key, entries] of patches) {
    const shadow = shadows.get(key);
    const groups = groupsOf(context, splitRowKey(key).table);
    const view = shadow && composeView(shadow.row, shadow.row.id, entries.map(asOverlay), groups);
    if (view && !overlays.has(key)) views.set(key, view);
    else left.push(key);
  }
  for (const [key, view] of await viewsOf(tx, left)) views.set(key, view);
  return (key) => ({
    shadow: shadows.get(key),
    view: views.get(key),
    tombstone: tombstones.get(key),
    overlays: overlays.get(key) ?? [],
  });
}
