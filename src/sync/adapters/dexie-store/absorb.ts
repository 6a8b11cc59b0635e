import type { Transaction } from 'dexie';
import type { Incoming, IncomingRows } from '../../core/incoming.ts';
import { tellObserver } from './context.ts';
import type { StoreContext } from './context.ts';
import { eraseFromJournal } from './journal.ts';
import type { PullMeta } from './meta.ts';
import { followDeletions } from './beyond-adding.ts';
import { recomposeRows } from './recompose.ts';
import type { StoredEntry, StoredRev } from './schema.ts';
import { type Tombstones, tombstonesOf, writeClean } from './write-clean.ts';

const NO_TOMBSTONES: Tombstones = new Map();

/** Keys of all rows that have a person's change over them. */
export async function coveredKeys(tx: Transaction): Promise<Set<string>> {
  const [waiting, parked, shadows] = await Promise.all([
    tx.table('outbox').orderBy('touches').uniqueKeys(),
    tx.table('parked').orderBy('touches').uniqueKeys(),
    tx.table<unknown, string>('shadow').toCollection().primaryKeys(),
  ]);
  return new Set([...waiting.map(String), ...parked.map(String), ...shadows]);
}

/** Leaves out what the run has brought already in a newer state, and marks the rest (D8). */
async function markBrought(tx: Transaction, incoming: IncomingRows): Promise<IncomingRows> {
  const marks = tx.table<StoredRev, string>('sweep_marks');
  const keys = [...incoming.keys()];
  const known = await marks.bulkGet(keys);
  const fresh: IncomingRows = new Map();
  for (const [index, key] of keys.entries()) {
    const said = incoming.get(key);
    if (said !== undefined && said.rev > (known[index]?.rev ?? -1)) fresh.set(key, said);
  }
  await marks.bulkPut([...fresh].map(([key, { rev }]) => ({ key, rev })));
  return fresh;
}

/**
 * Writes what the server said, keeps people's changes on top, and tells the row observer once.
 * @param touched rows to compose anew although the server said nothing of them
 * @param lifted changes this transaction takes out, if nothing else goes from over rows
 */
export async function absorb(
  tx: Transaction,
  context: StoreContext,
  pull: PullMeta,
  said: IncomingRows,
  touched: readonly string[],
  lifted: readonly StoredEntry[] = [],
): Promise<void> {
  const incoming = pull.resync === null ? said : await markBrought(tx, said);
  const guard = pull.resync?.guard ?? 'known_revs';
  const to_compose = new Set(touched);
  // Most answers to a push are about its own rows only, and nothing else lies over those.
  const is_all_touched = [...incoming.keys()].every((key) => to_compose.has(key));
  const [covered, tombstones] = is_all_touched
    ? [to_compose, NO_TOMBSTONES]
    : await Promise.all([coveredKeys(tx), tombstonesOf(tx, [...incoming.keys()])]);
  const clean: Incoming[] = [];
  for (const [key, one] of incoming) {
    if (covered.has(key)) to_compose.add(key);
    if (!to_compose.has(key)) clean.push(one);
  }
  const first_sync = !pull.first_sync_done && pull.resync === null;
  const written = await writeClean(tx, clean, guard, tombstones, first_sync);
  const composed = [...(await recomposeRows(tx, context, [...to_compose], incoming, guard, lifted))];
  // Only a deletion, a row that comes into sight again, or a run that may bring deleted rows back, changes what parked
  // changes can still become.
  const comesOrGoes = ([key, { row }]: readonly [string, Incoming]): boolean =>
    row === null || tombstones.get(key)?.withdrawn === true;
  if (pull.resync !== null || [...incoming].some(comesOrGoes)) {
    const touched_again = await followDeletions(tx, context, incoming);
    composed.push(...(await recomposeRows(tx, context, touched_again, new Map(), guard)));
  }
  await eraseFromJournal(tx, incoming);
  await tellObserver(tx, context, [...written, ...composed]);
}
