/** Mutations the server rejected: parked with what hangs on them, retried or discarded. */
import type { Transaction } from 'dexie';
import { dependantsOf, type Removal, wasSeen } from '../../core/dependants.ts';
import { type Groups, isAsExpected } from '../../core/expected.ts';
import type { IncomingRows } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { Mutation } from '../../protocol.ts';
import type { ParkedEntry } from '../../store-port.ts';
import {
  groupsOf,
  readMeta,
  readPullMeta,
  rowScope,
  type StoreContext,
  toParked,
  toParkedEntry,
  writeMeta,
} from './context.ts';
import { mergeIncoming, HIDDEN, isBeyondAdding } from './merge-incoming.ts';
import type { StoredEntry, StoredParked } from './schema.ts';
import { markUnwanted } from './uploads.ts';
import { touching } from './view.ts';

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
    await mergeIncoming(tx, context, await readPullMeta(tx), new Map(), touched);
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
    await mergeIncoming(tx, context, await readPullMeta(tx), new Map(), touched);
  });
}

/** Everything parked, oldest change first. */
export async function listParked(context: StoreContext): Promise<readonly ParkedEntry[]> {
  return context.access.relaxed('r', ['parked'], async (tx) => {
    const entries = await tx.table<StoredParked>('parked').orderBy('seq').toArray();
    return entries.map(toParkedEntry);
  });
}

/** The parked entry that has to be dealt with, and what waits for it, in order of seq. */
async function parkedGroup(tx: Transaction, mutation_id: string): Promise<readonly StoredParked[]> {
  const parked = tx.table<StoredParked, string>('parked');
  const asked = await parked.get(mutation_id);
  if (asked === undefined) return [];
  const root = asked.because_of === undefined ? undefined : await parked.get(asked.because_of);
  const first = root ?? asked;
  const waiting = await parked.where('because_of').equals(first.id).sortBy('seq');
  return [first, ...waiting];
}

/**
 * An insert with the later patches of its row in it: one change that may well be accepted now. Never with one that was
 * made after a delete of the row: in the insert's place the delete would take it along unseen; nor with one whose
 * writer did not see what is in it by then: the server keeps both (OB12).
 * @param removal_seq place of the first delete over the row that still waits or is parked
 */
function foldPatches(
  group: readonly StoredParked[],
  removal_seq: number,
  groups: Groups,
): readonly StoredParked[] {
  const [root, ...rest] = group;
  if (root === undefined || root.mutation.op !== 'put') return group;
  const own = rowKey(root.mutation.table, root.mutation.row_id);
  const others: StoredParked[] = [];
  let set = root.mutation.set;
  for (const entry of rest) {
    const { mutation, seq } = entry;
    const is_own = mutation.op === 'patch' && rowKey(mutation.table, mutation.row_id) === own;
    const known = set;
    const fits = Object.keys(mutation.set).every((field) => isAsExpected(mutation, field, known, groups));
    if (is_own && seq < removal_seq && fits) set = { ...set, ...mutation.set };
    else others.push(entry);
  }
  return [{ ...root, mutation: { ...root.mutation, set } }, ...others];
}

/** The first delete that takes one of these changes' rows away, waiting or parked, as its place in the order; none: infinity. */
async function firstRemovalSeq(tx: Transaction, changes: readonly StoredParked[]): Promise<number> {
  const keys = [...new Set(changes.map(({ mutation }) => rowKey(mutation.table, mutation.row_id)))];
  const over = await Promise.all([touching(tx, 'outbox', keys), touching(tx, 'parked', keys)]);
  const removals = over
    .flat()
    .filter(({ mutation, touches }) => mutation.op === 'delete' && touches.some((key) => keys.includes(key)));
  return Math.min(...removals.map(({ seq }) => seq));
}

/**
 * Whether a change of a row that the server has may take a new place in the order: not where one of its fields was
 * changed again since, for it would then replace its successor (D4).
 */
async function isLast(tx: Transaction, { seq, mutation, superseded = [] }: StoredParked): Promise<boolean> {
  if (superseded.length > 0) return false;
  const key = rowKey(mutation.table, mutation.row_id);
  const over = await Promise.all([touching(tx, 'outbox', [key]), touching(tx, 'parked', [key])]);
  return !over
    .flat()
    .some(
      (other) =>
        other.seq > seq &&
        rowKey(other.mutation.table, other.mutation.row_id) === key &&
        Object.keys(other.mutation.set).some((field) => field in mutation.set),
    );
}

/** What goes again, with its places in the order, and what stays parked by itself. */
interface Renumbered {
  readonly again: readonly StoredParked[];
  readonly left: readonly StoredParked[];
}

/**
 * An insert that goes again takes a new place, and so does all that follows it: the server believes no insert to be new
 * whose place its ledger may have forgotten (PS24), and this one is surely new, for it was refused. Every other change keeps
 * its place, and so does an insert with a delete over one of its rows: that was made to come after it.
 */
async function renumber(tx: Transaction, group: readonly StoredParked[]): Promise<Renumbered> {
  const [root] = group;
  if (root?.mutation.op !== 'put' || (await firstRemovalSeq(tx, group)) !== Number.POSITIVE_INFINITY)
    return { again: group, left: [] };
  const inserted = new Set(
    group.flatMap(({ mutation: { op, table, row_id } }) => (op === 'put' ? [rowKey(table, row_id)] : [])),
  );
  let seq = (await readMeta(tx, 'seq')) ?? 0;
  const again: StoredParked[] = [];
  const left: StoredParked[] = [];
  for (const entry of group) {
    const { table, row_id } = entry.mutation;
    if (!inserted.has(rowKey(table, row_id)) && !(await isLast(tx, entry))) {
      left.push(entry);
      continue;
    }
    seq += 1;
    again.push({ ...entry, seq, mutation: { ...entry.mutation, seq } });
  }
  await writeMeta(tx, 'seq', seq);
  return { again, left };
}

/**
 * Puts a parked change and what waits for it back into the outbox, in the transaction given.
 * @param is_moved it belongs to a row added just before (PS27): as any change that never left the device it can be taken back
 */
export async function requeueParked(
  tx: Transaction,
  context: StoreContext,
  mutation_id: string,
  is_moved = false,
): Promise<void> {
  const { options } = context;
  const group = await parkedGroup(tx, mutation_id);
  const [root] = group;
  if (root === undefined) return;
  const parked = tx.table<StoredParked, string>('parked');
  const folded = foldPatches(
    group,
    await firstRemovalSeq(tx, [root]),
    groupsOf(context, root.mutation.table),
  );
  const { again, left } = await renumber(tx, folded);
  await parked.bulkDelete(group.map(({ id }) => id));
  const entries = again.map((entry): StoredEntry => {
    const { code: _code, parked_at: _parked_at, because_of: _because_of, hidden: _hidden, ...rest } = entry;
    const mutation: Mutation = { ...entry.mutation, id: options.random.uuid() };
    return { ...rest, id: mutation.id, mutation, attempted: !is_moved };
  });
  await tx.table<StoredEntry>('outbox').bulkAdd(entries);
  await parked.bulkPut(left.map(({ because_of: _because_of, ...alone }) => alone));
  const touched = group.flatMap(({ touches }) => touches);
  await mergeIncoming(tx, context, await readPullMeta(tx), new Map(), touched);
}

/** Back into the outbox with new ids (PS17); content is fixed from here on. */
export async function retryParked(context: StoreContext, mutation_id: string): Promise<void> {
  await context.access.strict('rw', rowScope(context), async (tx) => {
    await requeueParked(tx, context, mutation_id);
  });
}
