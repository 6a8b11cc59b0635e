/** Refused inserts that no retry brings through, for what they belong to is gone; what hangs on them (PS26). */
import type { Transaction } from 'dexie';
import { dependantsOf, parentKey } from '../../core/dependants.ts';
import type { IncomingRows } from '../../core/incoming.ts';
import { rowKey, splitRowKey } from '../../core/row-key.ts';
import type { SyncRow } from '../../protocol.ts';
import type { StoreContext } from './context.ts';
import type { StoredEntry, StoredParked } from './schema.ts';

/** What a hidden entry carries. */
export const HIDDEN = { hidden: true } as const;

/** Whether an insert refused with this code can never be taken as it is. */
export const isBeyondAdding = ({ mutation }: Pick<StoredEntry, 'mutation'>, code: string): boolean =>
  mutation.op === 'put' && (code === 'DELETED' || code === 'PARENT_DELETED');

const shown = ({ hidden: _hidden, ...entry }: StoredParked): StoredParked => entry;

/** Hides or shows parked inserts, each with all that follows it; `changed` is what they become, by id. */
function following(parked: readonly StoredParked[], parents: StoreContext['options']['parents']) {
  const mutations = parked.map(({ mutation }) => mutation);
  const changed = new Map<string, StoredParked>();
  const take = (entry: StoredParked, next: StoredParked): void => {
    changed.set(entry.id, next);
    const followers = new Set(dependantsOf(entry.mutation, mutations, parents).map(({ id }) => id));
    for (const one of parked) {
      if (followers.has(one.id)) changed.set(one.id, next.hidden ? { ...one, ...HIDDEN } : shown(one));
    }
  };
  return { changed, take };
}

/**
 * Hides parked inserts whose parent a run swept away: it is not on this device, and nothing of this person's lies over
 * it. A parent that comes again brings them back (`followDeletions`).
 * @returns keys of rows to compose anew
 */
export async function hideOrphans(
  tx: Transaction,
  { options: { parents } }: StoreContext,
): Promise<readonly string[]> {
  const table = tx.table<StoredParked, string>('parked');
  const parked = await table.orderBy('seq').toArray();
  const { changed, take } = following(parked, parents);
  for (const entry of parked) {
    const parent = entry.mutation.op === 'put' && !entry.hidden ? parentKey(entry.mutation, parents) : null;
    if (parent === null) continue;
    const { table: name, id } = splitRowKey(parent);
    const [row, waiting, refused] = await Promise.all([
      tx.table<SyncRow, string>(name).get(id),
      tx.table('outbox').where('touches').equals(parent).count(),
      table.where('touches').equals(parent).count(),
    ]);
    if (row === undefined && waiting + refused === 0) take(entry, { ...entry, ...HIDDEN });
  }
  await table.bulkPut([...changed.values()]);
  return [...changed.values()].flatMap(({ touches }) => touches);
}

/**
 * Parked inserts by what became of their parent: one whose parent was deleted goes from the lists, whatever it was refused
 * for; one whose parent is there again, after a restore, comes back.
 * @returns keys of rows to compose anew
 */
export async function followDeletions(
  tx: Transaction,
  { options: { parents } }: StoreContext,
  incoming: IncomingRows,
): Promise<readonly string[]> {
  const table = tx.table<StoredParked, string>('parked');
  const parked = await table.orderBy('seq').toArray();
  if (parked.length === 0) return [];
  const there = new Set<string>();
  for (const [name, said] of Map.groupBy(incoming.values(), ({ table: of }) => of)) {
    const rows = await tx.table<SyncRow, string>(name).bulkGet(said.map(({ id }) => id));
    for (const row of rows) if (row !== undefined) there.add(rowKey(name, row.id));
  }
  const isGone = (key: string): boolean => incoming.get(key)?.row === null && !there.has(key);
  const { changed, take } = following(parked, parents);
  for (const entry of parked) {
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
