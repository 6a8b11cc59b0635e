import type { Transaction } from 'dexie';
import type { Incoming, IncomingRows } from '../../core/incoming.ts';
import { splitRowKey } from '../../core/row-key.ts';
import { sameJson } from '../../core/json.ts';
import { composeView } from '../../core/view.ts';
import type { SyncRow } from '../../protocol.ts';
import type { RowChange } from '../../store-port.ts';
import { BulkWrites } from './bulk-writes.ts';
import { groupsOf, type StoreContext } from './context.ts';
import { type KnownRow, readKnownRows } from './known-rows.ts';
import type { StoredEntry, StoredTombstone } from './schema.ts';

/** Whether the rev guard looks at what is known, or only at what the open run brought (another epoch). */
export type RevGuard = 'known_revs' | 'marks';

/** The server's row as this device knows it: beneath the overlays, or on the screen when there are none. */
function knownServerRow({ shadow, view }: KnownRow): SyncRow | null {
  if (shadow !== undefined) return shadow.row;
  return view !== undefined && view.rev > 0 ? view : null;
}

/**
 * Whether what the server said is news. A row that went out of sight did not change by that: in another role the
 * same rev of it is (PL21).
 */
export const isNews = (
  incoming: Pick<Incoming, 'rev' | 'row'>,
  known: { readonly row_rev: number | undefined; readonly tombstone: StoredTombstone | undefined },
  guard: RevGuard,
): boolean => {
  if (guard === 'marks') return true;
  const { row_rev = -1, tombstone } = known;
  const is_in_sight_again = incoming.row !== null && tombstone?.withdrawn === true;
  const tombstone_rev = (tombstone?.rev ?? -1) - (is_in_sight_again ? 1 : 0);
  return incoming.rev > Math.max(row_rev, tombstone_rev);
};

/** What is kept of a row that the server said to be gone, or out of sight. */
export const tombstoneOf = (key: string, { rev, deletion, withdrawn }: Incoming): StoredTombstone => ({
  key,
  rev,
  ...(deletion && { deletion }),
  ...(withdrawn && { withdrawn }),
});

/**
 * Writes shadow, tombstone and view of rows that have, had or get changes of a person over them.
 * @param touched keys of rows to compose anew
 * @param incoming what the server said of any of them
 * @param lifted changes this transaction takes out, if nothing else goes from over these rows
 * @returns what changed on the screens
 */
export async function recomposeRows(
  tx: Transaction,
  context: StoreContext,
  touched: readonly string[],
  incoming: IncomingRows,
  guard: RevGuard,
  lifted: readonly StoredEntry[] = [],
): Promise<readonly RowChange[]> {
  const keys = [...new Set(touched)];
  if (keys.length === 0) return [];
  const knownOf = await readKnownRows(tx, context, keys, lifted);
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
  said: Incoming | undefined,
  guard: RevGuard,
): NextServerRow {
  const row = knownServerRow(known);
  const revs = { row_rev: row?.rev, tombstone: known.tombstone };
  if (said === undefined || !isNews(said, revs, guard)) {
    // Named again, even as it was known, it is there after all.
    const absent = known.shadow?.absent === true && (said?.row ?? null) === null;
    return { row, tombstone: undefined, absent };
  }
  return { row: said.row, tombstone: said.row === null ? tombstoneOf(key, said) : null, absent: false };
}

function writeServerRow(writes: BulkWrites, key: string, next: NextServerRow, known: KnownRow): void {
  if (known.overlays.length > 0 && next.row !== null)
    writes.put('shadow', { key, row: next.row, ...(next.absent ? { absent: true } : {}) });
  else if (known.shadow !== undefined) writes.remove('shadow', key);
  if (next.tombstone === null) {
    if (known.tombstone !== undefined) writes.remove('tombstones', key);
  } else if (next.tombstone !== undefined) writes.put('tombstones', next.tombstone);
}
