/** Mutations the server rejected: kept with what hangs on them, listed, discarded. */
import type { Transaction } from 'dexie';
import { dependantsOf, type Removal, wasSeen } from '../../core/dependants.ts';
import type { IncomingRows } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { RejectedEntry } from '../../store-port.ts';
import { readPullMeta, rowScope, type StoreContext, toRejected, toRejectedEntry } from './context.ts';
import { mergeIncoming, HIDDEN, isBeyondAdding } from './merge-incoming.ts';
import { type StoredEntry, type StoredRejected, WAITS_FOR_REJECTED } from './schema.ts';
import { markUnwanted } from './uploads.ts';

interface Verdict {
  readonly code: string;
  readonly rejected_at: string;
}

/**
 * Keeps a rejected mutation among the rejected, and with an insert what cannot go without it (G4).
 * @param answered mutations of the same answer that succeeded: they stay out of it
 * @param codes of mutations the same answer rejected on their own account
 * @returns keys of rows to compose anew
 */
export async function rejectEntry(
  tx: Transaction,
  context: StoreContext,
  rejected: StoredEntry,
  verdict: Verdict,
  answer: { readonly succeeded: ReadonlySet<string>; readonly codes: ReadonlyMap<string, string> },
): Promise<readonly string[]> {
  const outbox = tx.table<StoredEntry, number>('outbox');
  const hidden = isBeyondAdding(rejected, verdict.code) ? HIDDEN : {};
  const entries = [{ ...toRejected(rejected, verdict), ...hidden }];
  if (rejected.mutation.op === 'put') {
    const pending = await outbox.orderBy('seq').toArray();
    const dependants = dependantsOf(
      rejected.mutation,
      pending.map(({ mutation }) => mutation),
      context.options.parents,
    );
    const ids = new Set(dependants.map(({ id }) => id));
    for (const entry of pending) {
      if (!ids.has(entry.id) || answer.succeeded.has(entry.id)) continue;
      const code = answer.codes.get(entry.id) ?? WAITS_FOR_REJECTED;
      const why = { code, rejected_at: verdict.rejected_at, blocked_by: rejected.id };
      entries.push({ ...toRejected(entry, why), ...hidden });
    }
  }
  await outbox.bulkDelete(entries.map(({ seq }) => seq));
  await tx.table<StoredRejected>('rejected').bulkPut(entries);
  return entries.flatMap(({ touches }) => touches);
}

/** Rejects one mutation whose batch is refused whenever it is in it (K2). */
export async function rejectById(
  context: StoreContext,
  mutation_id: string,
  code: string,
  at: string,
): Promise<void> {
  await context.access.strict('rw', rowScope(context), async (tx) => {
    const entry = await tx.table<StoredEntry>('outbox').where('id').equals(mutation_id).first();
    if (entry === undefined) return;
    const answer = { succeeded: new Set<string>(), codes: new Map<string, string>() };
    const affected_keys = await rejectEntry(tx, context, entry, { code, rejected_at: at }, answer);
    await mergeIncoming(tx, context, await readPullMeta(tx), new Map(), affected_keys);
  });
}

/**
 * A change made after what takes its insert away stands on its own from now on: it keeps the server's verdict, and
 * without one it waits for it like any other.
 */
async function standAlone(tx: Transaction, entry: StoredRejected): Promise<void> {
  const { blocked_by: _blocked_by, hidden: _hidden, ...alone } = entry;
  const rejected = tx.table<StoredRejected, string>('rejected');
  if (entry.code !== WAITS_FOR_REJECTED) {
    await rejected.put(alone);
    return;
  }
  const { code: _code, rejected_at: _rejected_at, ...pending } = alone;
  await rejected.delete(entry.id);
  await tx.table<StoredEntry>('outbox').add(pending);
}

/**
 * Removes a rejected change, with an insert also what can only follow it, even where the whole was rejected because of
 * yet another insert; answers the rows to compose anew.
 * @param before only what was made before this place in the order; later changes stay
 */
export async function dropRejected(
  tx: Transaction,
  context: StoreContext,
  dropped: StoredRejected,
  before = Number.POSITIVE_INFINITY,
): Promise<readonly string[]> {
  const rejected = tx.table<StoredRejected, string>('rejected');
  const all = await rejected.orderBy('seq').toArray();
  const mutations = all.map(({ mutation }) => mutation);
  const following = new Set(
    dependantsOf(dropped.mutation, mutations, context.options.parents).map(({ id }) => id),
  );
  const group = all.filter(
    ({ id, blocked_by }) => id === dropped.id || blocked_by === dropped.id || following.has(id),
  );
  const gone = group.filter(({ seq }) => seq < before);
  await rejected.bulkDelete(gone.map(({ id }) => id));
  const inserted = gone.filter(({ mutation }) => mutation.op === 'put');
  await markUnwanted(
    tx,
    inserted.map(({ mutation }) => rowKey(mutation.table, mutation.row_id)),
  );
  for (const later of group.filter(({ seq }) => seq >= before)) await standAlone(tx, later);
  return group.flatMap(({ touches }) => touches);
}

/**
 * Whether a rejected insert may go with all that waits for it: the person who deletes the row saw all of it (G4).
 * @param before only what was made before this place in the order
 */
export async function wasAllSeen(
  tx: Transaction,
  context: StoreContext,
  insert: StoredRejected,
  removal: Removal,
  before = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const rejected = await tx.table<StoredRejected>('rejected').where('seq').below(before).sortBy('seq');
  const mutations = rejected.map(({ mutation }) => mutation);
  const following = dependantsOf(insert.mutation, mutations, context.options.parents);
  return following.every((mutation) => wasSeen(removal, mutation));
}

/**
 * The rejected work on rows that an accepted delete took away: the person deleted it with them. A row that was not
 * taken after all keeps its own, and so does an insert that somebody's unseen work hangs on: a person decides (D7).
 * @returns keys of rows to compose anew
 */
export async function dropBeneath(
  tx: Transaction,
  context: StoreContext,
  removal: StoredEntry,
  received: IncomingRows,
): Promise<readonly string[]> {
  const rejected = tx.table<StoredRejected, string>('rejected');
  const over = await rejected.where('touches').anyOf(removal.touches).distinct().sortBy('seq');
  const affected_keys: string[] = [];
  const kept = new Set<string>();
  for (const entry of over) {
    const key = rowKey(entry.mutation.table, entry.mutation.row_id);
    const is_gone = entry.mutation.op === 'put' || received.get(key)?.row === null;
    if (!is_gone || entry.seq > removal.seq || !removal.touches.includes(key)) continue;
    if (kept.has(entry.blocked_by ?? '')) continue;
    if (!(await wasAllSeen(tx, context, entry, removal.mutation, removal.seq))) {
      kept.add(entry.id);
      continue;
    }
    affected_keys.push(...(await dropRejected(tx, context, entry, removal.seq)));
  }
  return affected_keys;
}

/** Drops a rejected change, with an insert also what can only follow it. */
export async function discardRejected(context: StoreContext, mutation_id: string): Promise<void> {
  await context.access.strict('rw', rowScope(context), async (tx) => {
    const rejected = tx.table<StoredRejected, string>('rejected');
    const entry = await rejected.get(mutation_id);
    if (entry === undefined) return;
    const affected_keys = await dropRejected(tx, context, entry);
    await mergeIncoming(tx, context, await readPullMeta(tx), new Map(), affected_keys);
  });
}

/** Everything rejected, oldest change first. */
export async function listRejected(context: StoreContext): Promise<readonly RejectedEntry[]> {
  return context.access.relaxed('r', ['rejected'], async (tx) => {
    const entries = await tx.table<StoredRejected>('rejected').orderBy('seq').toArray();
    return entries.map(toRejectedEntry);
  });
}
