/** The rows of the screens, composed of what the server said and of the changes over it. */
import type { Transaction } from 'dexie';
import type { Incoming, IncomingRows } from '../../core/incoming.ts';
import { sameJson } from '../../core/json.ts';
import { rowKey, splitRowKey } from '../../core/row-key.ts';
import { composeView, type Overlay } from '../../core/view.ts';
import type { SyncRow } from '../../protocol.ts';
import type { RowChange } from '../../store-port.ts';
import { BulkWrites, groupsOf, type StoreContext } from './context.ts';
import type { StoredEntry, StoredRejected, StoredShadow, StoredTombstone } from './schema.ts';

type Overlays = ReadonlyMap<string, readonly (Overlay & { readonly seq: number })[]>;

/** Beyond this many rows one read of the whole store is cheaper than one for each, if it holds no more than asked for. */
const SINGLE_READS_MAX = 8;

/**
 * Entries of a store that touch any of the rows; possibly others too, but never more than twice as many as there are rows,
 * since an entry may hold an article. Reads never use a cursor, so that each is one request.
 */
export async function touching<T extends StoredEntry | StoredRejected>(
  tx: Transaction,
  store: 'outbox' | 'rejected',
  keys: readonly string[],
): Promise<readonly T[]> {
  const table = tx.table<T>(store);
  if (keys.length > SINGLE_READS_MAX && (await table.count()) <= 2 * keys.length) return table.toArray();
  const lists = await Promise.all(keys.map((key) => table.where('touches').equals(key).toArray()));
  const by_id = new Map(lists.flat().map((entry) => [entry.id, entry]));
  return [...by_id.values()];
}

const asOverlay = (entry: StoredEntry | StoredRejected): Overlay => ({
  mutation: entry.mutation,
  superseded: entry.superseded ?? [],
  hidden: 'hidden' in entry,
  rejected: false,
});

/** Waiting and rejected changes of the given rows, each row's in order of seq, without those that are being taken out. */
async function overlaysOf(
  tx: Transaction,
  keys: readonly string[],
  without: ReadonlySet<string>,
): Promise<Overlays> {
  const [pending, rejected] = await Promise.all([
    touching<StoredEntry>(tx, 'outbox', keys),
    touching<StoredRejected>(tx, 'rejected', keys),
  ]);
  const found = new Map<string, (Overlay & { seq: number })[]>();
  const wanted = new Set(keys);
  const add = (entry: StoredEntry | StoredRejected, is_rejected: boolean): void => {
    for (const key of entry.touches) {
      if (!wanted.has(key)) continue;
      const list = found.get(key) ?? [];
      list.push({ ...asOverlay(entry), seq: entry.seq, rejected: is_rejected });
      found.set(key, list);
    }
  };
  for (const entry of pending) if (!without.has(entry.id)) add(entry, false);
  for (const entry of rejected) add(entry, true);
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
function patchesByRow(removed_overlays: readonly StoredEntry[]): ReadonlyMap<string, readonly StoredEntry[]> {
  const by_row = Map.groupBy(removed_overlays, ({ mutation }) => rowKey(mutation.table, mutation.row_id));
  return new Map(
    [...by_row].filter(([, entries]) => entries.every(({ mutation }) => mutation.op === 'patch')),
  );
}

/** One row as the device knows it. */
interface KnownRow {
  readonly shadow: StoredShadow | undefined;
  /** As it stands on the screens. */
  readonly view: SyncRow | undefined;
  readonly tombstone: StoredTombstone | undefined;
  /** Waiting and rejected changes over it, in order of seq. */
  readonly overlays: readonly Overlay[];
}

/**
 * Reads what is known of these rows.
 * @param removed_overlays changes this transaction takes out, in order of seq. Where they were all that lay over a row its view is
 * what they make of its shadow, and is not read: after a push of hundreds that read is a fifth of writing the results.
 */
async function readKnownRows(
  tx: Transaction,
  context: StoreContext,
  keys: readonly string[],
  removed_overlays: readonly StoredEntry[],
): Promise<(key: string) => KnownRow> {
  const patches = patchesByRow(removed_overlays);
  const [overlays, shadows, tombstones, read] = await Promise.all([
    overlaysOf(tx, keys, new Set(removed_overlays.map(({ id }) => id))),
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

/** Whether the rev guard looks at what is known, or only at what the open run brought (another epoch). */
export type RevGuard = 'known_revs' | 'marks';

/** The server's row as this device knows it: beneath the overlays, or on the screen when there are none. */
function knownServerRow({ shadow, view }: KnownRow): SyncRow | null {
  if (shadow !== undefined) return shadow.row;
  return view !== undefined && view.rev > 0 ? view : null;
}

/**
 * Whether what the server said is news. Another role may see a row that this one did not, or not see it, without any
 * change of the row: then the same rev of it is (PL21).
 */
export const isNews = (
  incoming: Pick<Incoming, 'rev' | 'row' | 'withdrawn'>,
  known: { readonly row_rev: number | undefined; readonly tombstone: StoredTombstone | undefined },
  guard: RevGuard,
): boolean => {
  if (guard === 'marks') return true;
  const { row_rev = -1, tombstone } = known;
  const is_in_sight_again = incoming.row !== null && tombstone?.withdrawn === true;
  const tombstone_rev = (tombstone?.rev ?? -1) - (is_in_sight_again ? 1 : 0);
  return incoming.rev > Math.max(row_rev - (incoming.withdrawn ? 1 : 0), tombstone_rev);
};

/** What is kept of a row that the server said to be gone, or out of sight. */
export const tombstoneOf = (key: string, { rev, deletion, withdrawn }: Incoming): StoredTombstone => ({
  key,
  rev,
  ...(deletion && { deletion }),
  ...(withdrawn && { withdrawn }),
});

/**
 * Writes shadow, tombstone and view of rows on which unsent changes of a person lie, lay before this transaction, or lie after it.
 * @param affected_keys keys of rows to compose anew
 * @param incoming what the server said of any of them
 * @param removed_overlays changes this transaction takes out, if nothing else goes from over these rows
 * @returns what changed on the screens
 */
export async function recomposeRows(
  tx: Transaction,
  context: StoreContext,
  affected_keys: readonly string[],
  incoming: IncomingRows,
  guard: RevGuard,
  removed_overlays: readonly StoredEntry[] = [],
): Promise<readonly RowChange[]> {
  const keys = [...new Set(affected_keys)];
  if (keys.length === 0) return [];
  const knownOf = await readKnownRows(tx, context, keys, removed_overlays);
  const changes: RowChange[] = [];
  const writes = new BulkWrites();
  for (const key of keys) {
    const { table, id } = splitRowKey(key);
    const known = knownOf(key);
    const { overlays } = known;
    const next = nextServerRow(key, known, incoming.get(key), guard);
    const beneath = overlays.length === 0 && next.absent ? null : next.row;
    const after = composeView(beneath, id, overlays, groupsOf(context, table));
    writeServerRow(writes, key, next, known);
    const before = known.view ?? null;
    if (sameJson(after, before)) continue;
    if (after === null) writes.remove(table, id);
    else writes.put(table, after);
    changes.push({ table, id, before, after });
  }
  await writes.run(tx);
  return changes;
}

interface NextServerRow {
  readonly row: SyncRow | null;
  /** To be written; null: none is to be there; undefined: leave as it is. */
  readonly tombstone: StoredTombstone | null | undefined;
  /** A sweep proved that the server has it no more, but a person's change still lies over it (D8). */
  readonly absent: boolean;
}

function nextServerRow(
  key: string,
  known: KnownRow,
  received: Incoming | undefined,
  guard: RevGuard,
): NextServerRow {
  const row = knownServerRow(known);
  const revs = { row_rev: row?.rev, tombstone: known.tombstone };
  if (received === undefined || !isNews(received, revs, guard)) {
    // Named again, even as it was known, it is there after all.
    const absent = known.shadow?.absent === true && (received?.row ?? null) === null;
    return { row, tombstone: undefined, absent };
  }
  return {
    row: received.row,
    tombstone: received.row === null ? tombstoneOf(key, received) : null,
    absent: false,
  };
}

function writeServerRow(writes: BulkWrites, key: string, next: NextServerRow, known: KnownRow): void {
  if (known.overlays.length > 0 && next.row !== null)
    writes.put('shadow', { key, row: next.row, ...(next.absent ? { absent: true } : {}) });
  else if (known.shadow !== undefined) writes.remove('shadow', key);
  if (next.tombstone === null) {
    if (known.tombstone !== undefined) writes.remove('tombstones', key);
  } else if (next.tombstone !== undefined) writes.put('tombstones', next.tombstone);
}
