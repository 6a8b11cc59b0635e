/** What an answer of the server changes on this device: rows, tombstones, and rejected inserts whose parent came or went. */
import { Dexie, type Transaction } from 'dexie';
import { dependantsOf, parentKey, tablesBelow } from '../../core/dependants.ts';
import type { Incoming, IncomingRows } from '../../core/incoming.ts';
import { rowKey, splitRowKey } from '../../core/row-key.ts';
import type { SyncRow } from '../../protocol.ts';
import { type PullMeta, type StoreContext, tellObserver } from './context.ts';
import { eraseFromJournal } from './journal.ts';
import { OWN_ROW, type StoredEntry, type StoredRejected, type StoredRev } from './schema.ts';
import { NO_TOMBSTONES, tombstonesOf, writeUntouchedRows } from './untouched-rows.ts';
import { recomposeRows } from './view.ts';

/** What a hidden entry carries. */
export const HIDDEN = { hidden: true } as const;

/** Whether an insert refused with this code can never be taken as it is. */
export const isBeyondAdding = ({ mutation }: Pick<StoredEntry, 'mutation'>, code: string): boolean =>
  mutation.op === 'put' && (code === 'DELETED' || code === 'PARENT_DELETED');

const shown = ({ hidden: _hidden, ...entry }: StoredRejected): StoredRejected => entry;

/** Hides or shows rejected inserts, each with all that follows it; `changed` is what they become, by id. */
function following(rejected: readonly StoredRejected[], parents: StoreContext['options']['parents']) {
  const mutations = rejected.map(({ mutation }) => mutation);
  const changed = new Map<string, StoredRejected>();
  const take = (entry: StoredRejected, next: StoredRejected): void => {
    changed.set(entry.id, next);
    const followers = new Set(dependantsOf(entry.mutation, mutations, parents).map(({ id }) => id));
    for (const one of rejected) {
      if (followers.has(one.id)) changed.set(one.id, next.hidden ? { ...one, ...HIDDEN } : shown(one));
    }
  };
  return { changed, take };
}

/**
 * Hides rejected inserts whose parent a run swept away: it is not on this device, and nothing of this person's lies over
 * it. A parent that comes again brings them back (`followDeletions`).
 * @returns keys of rows to compose anew
 */
export async function hideOrphans(
  tx: Transaction,
  { options: { parents } }: StoreContext,
): Promise<readonly string[]> {
  const table = tx.table<StoredRejected, string>('rejected');
  const rejected = await table.orderBy('seq').toArray();
  const { changed, take } = following(rejected, parents);
  for (const entry of rejected) {
    const parent = entry.mutation.op === 'put' && !entry.hidden ? parentKey(entry.mutation, parents) : null;
    if (parent === null) continue;
    const { table: name, id } = splitRowKey(parent);
    const [row, pending, refused] = await Promise.all([
      tx.table<SyncRow, string>(name).get(id),
      tx.table('outbox').where('touches').equals(parent).count(),
      table.where('touches').equals(parent).count(),
    ]);
    if (row === undefined && pending + refused === 0) take(entry, { ...entry, ...HIDDEN });
  }
  await table.bulkPut([...changed.values()]);
  return [...changed.values()].flatMap(({ touches }) => touches);
}

/**
 * Rejected inserts by what became of their parent: one whose parent was deleted goes from the lists, whatever it was refused
 * for; one whose parent is there again, after a restore, comes back.
 * @returns keys of rows to compose anew
 */
async function followDeletions(
  tx: Transaction,
  { options: { parents } }: StoreContext,
  incoming: IncomingRows,
): Promise<readonly string[]> {
  const table = tx.table<StoredRejected, string>('rejected');
  // What hangs on a row is of the tables below its own, which the index tells; anything else that was rejected is not read.
  const below = tablesBelow(new Set([...incoming.values()].map(({ table: of }) => of)), parents);
  const found = await Promise.all(
    below.map((name) => table.where(OWN_ROW).between([name, Dexie.minKey], [name, Dexie.maxKey]).toArray()),
  );
  const rejected = found.flat().toSorted((a, b) => a.seq - b.seq);
  if (rejected.length === 0) return [];
  const there = new Set<string>();
  for (const [name, received] of Map.groupBy(incoming.values(), ({ table: of }) => of)) {
    const rows = await tx.table<SyncRow, string>(name).bulkGet(received.map(({ id }) => id));
    for (const row of rows) if (row !== undefined) there.add(rowKey(name, row.id));
  }
  const isGone = (key: string): boolean => incoming.get(key)?.row === null && !there.has(key);
  const { changed, take } = following(rejected, parents);
  for (const entry of rejected) {
    const { mutation, hidden = false } = entry;
    const parent = parentKey(mutation, parents) ?? '';
    if (mutation.op === 'put' && isGone(parent)) {
      if (!hidden) take(entry, { ...entry, ...HIDDEN });
    } else if (mutation.op === 'put' && hidden && there.has(parent)) {
      take(entry, shown(entry));
    }
  }
  await table.bulkPut([...changed.values()]);
  return [...changed.values()].flatMap(({ touches }) => touches);
}

/** Keys of all rows that have a person's change over them. */
export async function overlaidKeys(tx: Transaction): Promise<Set<string>> {
  const [pending, rejected, shadows] = await Promise.all([
    tx.table('outbox').orderBy('touches').uniqueKeys(),
    tx.table('rejected').orderBy('touches').uniqueKeys(),
    tx.table<unknown, string>('shadow').toCollection().primaryKeys(),
  ]);
  return new Set([...pending.map(String), ...rejected.map(String), ...shadows]);
}

/** Leaves out what the run has brought already in a newer state, and marks the rest (D8). */
async function markBrought(tx: Transaction, incoming: IncomingRows): Promise<IncomingRows> {
  const marks = tx.table<StoredRev, string>('seen_rows');
  const keys = [...incoming.keys()];
  const known = await marks.bulkGet(keys);
  const fresh: IncomingRows = new Map();
  for (const [index, key] of keys.entries()) {
    const received = incoming.get(key);
    if (received !== undefined && received.rev > (known[index]?.rev ?? -1)) fresh.set(key, received);
  }
  await marks.bulkPut([...fresh].map(([key, { rev }]) => ({ key, rev })));
  return fresh;
}

/**
 * Writes what the server said, keeps people's changes on top, and tells the row observer once.
 * @param affected_keys rows to compose anew although the server said nothing of them
 * @param removed_overlays changes this transaction takes out, if nothing else goes from over rows
 */
export async function mergeIncoming(
  tx: Transaction,
  context: StoreContext,
  pull: PullMeta,
  received: IncomingRows,
  affected_keys: readonly string[],
  removed_overlays: readonly StoredEntry[] = [],
): Promise<void> {
  const incoming = pull.resync === null ? received : await markBrought(tx, received);
  const guard = pull.resync?.guard ?? 'known_revs';
  const to_compose = new Set(affected_keys);
  // Most answers to a push are about its own rows only, and nothing else lies over those.
  const is_all_affected = [...incoming.keys()].every((key) => to_compose.has(key));
  const [overlaid, tombstones] = is_all_affected
    ? [to_compose, NO_TOMBSTONES]
    : await Promise.all([overlaidKeys(tx), tombstonesOf(tx, [...incoming.keys()])]);
  const clean: Incoming[] = [];
  for (const [key, one] of incoming) {
    if (overlaid.has(key)) to_compose.add(key);
    if (!to_compose.has(key)) clean.push(one);
  }
  const first_sync = !pull.first_sync_done && pull.resync === null;
  const written = await writeUntouchedRows(tx, clean, guard, tombstones, first_sync);
  const composed = [
    ...(await recomposeRows(tx, context, [...to_compose], incoming, guard, removed_overlays)),
  ];
  // Only a deletion, a row that comes into sight again, or a run that may bring deleted rows back, changes what rejected
  // changes can still become.
  const comesOrGoes = ([key, { row }]: readonly [string, Incoming]): boolean =>
    row === null || tombstones.get(key)?.withdrawn === true;
  if (pull.resync !== null || [...incoming].some(comesOrGoes)) {
    const parents_changed = await followDeletions(tx, context, incoming);
    composed.push(...(await recomposeRows(tx, context, parents_changed, new Map(), guard)));
  }
  await eraseFromJournal(tx, incoming);
  await tellObserver(tx, context, [...written, ...composed]);
}
