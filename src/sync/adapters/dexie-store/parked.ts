import type { Transaction } from 'dexie';
import { dependantsOf, wasSeen } from '../../core/dependants.ts';
import type { Removal } from '../../core/dependants.ts';
import type { IncomingRows } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { ParkedEntry } from '../../store-port.ts';
import { absorb } from './absorb.ts';
import { HIDDEN, isBeyondAdding } from './beyond-adding.ts';
import { rowScope, toParked, toParkedEntry } from './context.ts';
import type { StoreContext } from './context.ts';
import { readPullMeta } from './meta.ts';
import type { StoredEntry, StoredParked } from './schema.ts';
import { markUnwanted } from './uploads.ts';

/** Code of a change that waits for a parked insert, on the same row or of its parent. */
export const WAITS_FOR_PARKED = 'WAITS_FOR_PARKED';

interface Verdict {
  readonly code: string;
  readonly parked_at: string;
}

/**
 * Moves a rejected mutation to the parked, and with an insert what cannot go without it (G4).
 * @param answered mutations of the same answer that succeeded: they stay out of it
 * @param codes of mutations the same answer rejected on their own account
 * @returns keys of rows to compose anew
 */
export async function parkEntry(
  tx: Transaction,
  context: StoreContext,
  rejected: StoredEntry,
  verdict: Verdict,
  answer: { readonly succeeded: ReadonlySet<string>; readonly codes: ReadonlyMap<string, string> },
): Promise<readonly string[]> {
  const outbox = tx.table<StoredEntry, number>('outbox');
  const hidden = isBeyondAdding(rejected, verdict.code) ? HIDDEN : {};
  const parked = [{ ...toParked(rejected, verdict), ...hidden }];
  if (rejected.mutation.op === 'put') {
    const waiting = await outbox.orderBy('seq').toArray();
    const dependants = dependantsOf(
      rejected.mutation,
      waiting.map(({ mutation }) => mutation),
      context.options.parents,
    );
    const ids = new Set(dependants.map(({ id }) => id));
    for (const entry of waiting) {
      if (!ids.has(entry.id) || answer.succeeded.has(entry.id)) continue;
      const code = answer.codes.get(entry.id) ?? WAITS_FOR_PARKED;
      const why = { code, parked_at: verdict.parked_at, because_of: rejected.id };
      parked.push({ ...toParked(entry, why), ...hidden });
    }
  }
  await outbox.bulkDelete(parked.map(({ seq }) => seq));
  await tx.table<StoredParked>('parked').bulkPut(parked);
  return parked.flatMap(({ touches }) => touches);
}

/** Parks one mutation whose batch is refused whenever it is in it (K2). */
export async function parkById(
  context: StoreContext,
  mutation_id: string,
  code: string,
  at: string,
): Promise<void> {
  await context.access.strict('rw', rowScope(context), async (tx) => {
    const entry = await tx.table<StoredEntry>('outbox').where('id').equals(mutation_id).first();
    if (entry === undefined) return;
    const answer = { succeeded: new Set<string>(), codes: new Map<string, string>() };
    const touched = await parkEntry(tx, context, entry, { code, parked_at: at }, answer);
    await absorb(tx, context, await readPullMeta(tx), new Map(), touched);
  });
}

/**
 * A change made after what takes its insert away stands on its own from now on: it keeps the server's verdict, and
 * without one it waits for it like any other.
 */
async function standAlone(tx: Transaction, entry: StoredParked): Promise<void> {
  const { because_of: _because_of, hidden: _hidden, ...alone } = entry;
  const parked = tx.table<StoredParked, string>('parked');
  if (entry.code !== WAITS_FOR_PARKED) {
    await parked.put(alone);
    return;
  }
  const { code: _code, parked_at: _parked_at, ...waiting } = alone;
  await parked.delete(entry.id);
  await tx.table<StoredEntry>('outbox').add(waiting);
}

/**
 * Removes a parked change, with an insert also what can only follow it, even where the whole was parked because of
 * yet another insert; answers the rows to compose anew.
 * @param before only what was made before this place in the order; later changes stay
 */
export async function dropParked(
  tx: Transaction,
  context: StoreContext,
  dropped: StoredParked,
  before = Number.POSITIVE_INFINITY,
): Promise<readonly string[]> {
  const parked = tx.table<StoredParked, string>('parked');
  const all = await parked.orderBy('seq').toArray();
  const mutations = all.map(({ mutation }) => mutation);
  const following = new Set(
    dependantsOf(dropped.mutation, mutations, context.options.parents).map(({ id }) => id),
  );
  const group = all.filter(
    ({ id, because_of }) => id === dropped.id || because_of === dropped.id || following.has(id),
  );
  const gone = group.filter(({ seq }) => seq < before);
  await parked.bulkDelete(gone.map(({ id }) => id));
  const inserted = gone.filter(({ mutation }) => mutation.op === 'put');
  await markUnwanted(
    tx,
    inserted.map(({ mutation }) => rowKey(mutation.table, mutation.row_id)),
  );
  for (const later of group.filter(({ seq }) => seq >= before)) await standAlone(tx, later);
  return group.flatMap(({ touches }) => touches);
}

/**
 * Whether a rejected insert may go with all that waits for it: nothing of that was added without the knowledge of
 * whoever deletes the row (G4).
 * @param before only what was made before this place in the order
 */
export async function wasAllSeen(
  tx: Transaction,
  context: StoreContext,
  insert: StoredParked,
  removal: Removal,
  before = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const parked = await tx.table<StoredParked>('parked').where('seq').below(before).sortBy('seq');
  const mutations = parked.map(({ mutation }) => mutation);
  const following = dependantsOf(insert.mutation, mutations, context.options.parents);
  return following.every((mutation) => wasSeen(removal, mutation));
}

/**
 * What lay parked over the rows an accepted delete took away: the person deleted it with them. A row that was not
 * taken after all keeps its own, and so does an insert that somebody's unseen work hangs on: a person decides (D7).
 * @returns keys of rows to compose anew
 */
export async function dropBeneath(
  tx: Transaction,
  context: StoreContext,
  removal: StoredEntry,
  said: IncomingRows,
): Promise<readonly string[]> {
  const parked = tx.table<StoredParked, string>('parked');
  const over = await parked.where('touches').anyOf(removal.touches).distinct().sortBy('seq');
  const touched: string[] = [];
  const kept = new Set<string>();
  for (const entry of over) {
    const key = rowKey(entry.mutation.table, entry.mutation.row_id);
    const is_gone = entry.mutation.op === 'put' || said.get(key)?.row === null;
    if (!is_gone || entry.seq > removal.seq || !removal.touches.includes(key)) continue;
    if (kept.has(entry.because_of ?? '')) continue;
    if (!(await wasAllSeen(tx, context, entry, removal.mutation, removal.seq))) {
      kept.add(entry.id);
      continue;
    }
    touched.push(...(await dropParked(tx, context, entry, removal.seq)));
  }
  return touched;
}

/** Drops a parked change, with an insert also what can only follow it. */
export async function discardParked(context: StoreContext, mutation_id: string): Promise<void> {
  await context.access.strict('rw', rowScope(context), async (tx) => {
    const parked = tx.table<StoredParked, string>('parked');
    const entry = await parked.get(mutation_id);
    if (entry === undefined) return;
    const touched = await dropParked(tx, context, entry);
    await absorb(tx, context, await readPullMeta(tx), new Map(), touched);
  });
}

/** Everything parked, oldest change first. */
export async function listParked(context: StoreContext): Promise<readonly ParkedEntry[]> {
  return context.access.relaxed('r', ['parked'], async (tx) => {
    const entries = await tx.table<StoredParked>('parked').orderBy('seq').toArray();
    return entries.map(toParkedEntry);
  });
}
