import type { Transaction } from 'dexie';
import type { Incoming, IncomingRows } from '../../core/incoming.ts';
import { rowKey, splitRowKey } from '../../core/row-key.ts';
import { sameJson } from '../../core/json.ts';
import { composeView } from '../../core/view.ts';
import type { Overlay } from '../../core/view.ts';
import type { SyncRow } from '../../protocol.ts';
import type { RowChange } from '../../store-port.ts';
import { BulkWrites } from './bulk-writes.ts';
import type { StoredEntry, StoredParked, StoredRev, StoredShadow } from './schema.ts';

/** Whether the rev guard looks at what is known, or only at what the open run brought (another epoch). */
export type RevGuard = 'known_revs' | 'marks';

type Overlays = ReadonlyMap<string, readonly (Overlay & { readonly seq: number })[]>;

/** Beyond this many rows one read of the whole store is cheaper than one for each; it holds hundreds at most. */
const SINGLE_READS_MAX = 8;

/** Entries of a store that touch any of the rows; possibly others too. Never by cursor: one answer a read. */
async function touching<T extends StoredEntry | StoredParked>(
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

/** Waiting and parked changes of the given rows, each row's in order of seq. */
export async function overlaysOf(tx: Transaction, keys: readonly string[]): Promise<Overlays> {
  const [waiting, parked] = await Promise.all([
    touching<StoredEntry>(tx, 'outbox', keys),
    touching<StoredParked>(tx, 'parked', keys),
  ]);
  const found = new Map<string, (Overlay & { seq: number })[]>();
  const wanted = new Set(keys);
  const add = (entry: StoredEntry | StoredParked, is_parked: boolean): void => {
    const { seq, mutation, superseded = [] } = entry;
    for (const key of entry.touches) {
      if (!wanted.has(key)) continue;
      const list = found.get(key) ?? [];
      list.push({ seq, mutation, superseded, parked: is_parked });
      found.set(key, list);
    }
  };
  for (const entry of waiting) add(entry, false);
  for (const entry of parked) add(entry, true);
  for (const list of found.values()) list.sort((a, b) => a.seq - b.seq);
  return found;
}

/** Records of a small store by key: for many it is cheaper to read all there are, if they are no more than asked for. */
async function recordsOf<T extends StoredShadow | StoredRev>(
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

interface Known {
  readonly shadow: StoredShadow | undefined;
  readonly view: SyncRow | undefined;
  readonly grave: StoredRev | undefined;
}

/** The server's row as this device knows it: beneath the overlays, or on the screen when there are none. */
function knownServerRow({ shadow, view }: Known): SyncRow | null {
  if (shadow !== undefined) return shadow.row;
  return view !== undefined && view.rev > 0 ? view : null;
}

/** Whether what the server said is news (D6, D9). */
export const isNews = (
  incoming: Pick<Incoming, 'rev'>,
  known: { readonly row_rev: number | undefined; readonly grave_rev: number | undefined },
  guard: RevGuard,
): boolean => guard === 'marks' || incoming.rev > Math.max(known.row_rev ?? -1, known.grave_rev ?? -1);

/**
 * Writes shadow, tombstone and view of rows that have, had or get changes of a person over them.
 * @param touched keys of rows to compose anew
 * @param incoming what the server said of any of them
 * @returns what changed on the screens
 */
export async function recomposeRows(
  tx: Transaction,
  touched: readonly string[],
  incoming: IncomingRows,
  guard: RevGuard,
): Promise<readonly RowChange[]> {
  const keys = [...new Set(touched)];
  if (keys.length === 0) return [];
  const [overlays, shadows, graves, views] = await Promise.all([
    overlaysOf(tx, keys),
    recordsOf<StoredShadow>(tx, 'shadow', keys),
    recordsOf<StoredRev>(tx, 'tombstones', keys),
    viewsOf(tx, keys),
  ]);
  const changes: RowChange[] = [];
  const writes = new BulkWrites();
  for (const key of keys) {
    const { table, id } = splitRowKey(key);
    const known = { shadow: shadows.get(key), view: views.get(key), grave: graves.get(key) };
    const next = nextServerRow(known, incoming.get(key), guard);
    const over = overlays.get(key) ?? [];
    const after = composeView(over.length === 0 && next.absent ? null : next.row, id, over);
    writeServerRow(writes, key, next, { known, covered: over.length > 0 });
    const before = known.view ?? null;
    if (sameJson(after, before)) continue;
    if (after === null) writes.remove(table, id);
    else writes.put(table, after);
    changes.push({ table, id, before, after });
  }
  await writes.run(tx);
  return changes;
}

/** The rows on the screens, by key; one read a table. */
async function viewsOf(tx: Transaction, keys: readonly string[]): Promise<ReadonlyMap<string, SyncRow>> {
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
  return new Map(found.flat());
}

interface NextServerRow {
  readonly row: SyncRow | null;
  /** Rev of the tombstone to be written; null: none is to be there; undefined: leave as it is. */
  readonly grave_rev: number | null | undefined;
  /** A sweep proved that the server has it no more, but a person's change still lies over it (D8). */
  readonly absent: boolean;
}

function nextServerRow(known: Known, said: Incoming | undefined, guard: RevGuard): NextServerRow {
  const row = knownServerRow(known);
  const revs = { row_rev: row?.rev, grave_rev: known.grave?.rev };
  if (said === undefined || !isNews(said, revs, guard)) {
    // Named again, even as it was known, it is there after all.
    const absent = known.shadow?.absent === true && (said?.row ?? null) === null;
    return { row, grave_rev: undefined, absent };
  }
  return { row: said.row, grave_rev: said.row === null ? said.rev : null, absent: false };
}

function writeServerRow(
  writes: BulkWrites,
  key: string,
  next: NextServerRow,
  { known, covered }: { readonly known: Known; readonly covered: boolean },
): void {
  if (covered && next.row !== null)
    writes.put('shadow', { key, row: next.row, ...(next.absent ? { absent: true } : {}) });
  else if (known.shadow !== undefined) writes.remove('shadow', key);
  if (next.grave_rev === null) {
    if (known.grave !== undefined) writes.remove('tombstones', key);
  } else if (next.grave_rev !== undefined) writes.put('tombstones', { key, rev: next.grave_rev });
}
