/** Parked changes on their way back into the outbox (D4). */
import type { Transaction } from 'dexie';
import { type Groups, isAsExpected } from '../../core/expected.ts';
import { rowKey } from '../../core/row-key.ts';
import type { Mutation } from '../../protocol.ts';
import { absorb } from './absorb.ts';
import { groupsOf, rowScope } from './context.ts';
import type { StoreContext } from './context.ts';
import { touching } from './known-rows.ts';
import { readPullMeta } from './meta.ts';
import type { StoredEntry, StoredParked } from './schema.ts';

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
 * made after a delete of the row: in the insert's place the delete would take it along unseen (G4); nor with one whose
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

/** The place in the order of the first delete that takes this change's row away, waiting or parked; none: infinity. */
async function firstRemovalSeq(tx: Transaction, { mutation }: StoredParked): Promise<number> {
  const key = rowKey(mutation.table, mutation.row_id);
  const over = await Promise.all([touching(tx, 'outbox', [key]), touching(tx, 'parked', [key])]);
  const removals = over.flat().filter((entry) => entry.mutation.op === 'delete');
  return Math.min(...removals.map(({ seq }) => seq));
}

/** Puts a parked change and what waits for it back into the outbox, in the transaction given (D4). */
export async function requeueParked(
  tx: Transaction,
  context: StoreContext,
  mutation_id: string,
): Promise<void> {
  const { options } = context;
  const group = await parkedGroup(tx, mutation_id);
  const [root] = group;
  if (root === undefined) return;
  const removal_seq = await firstRemovalSeq(tx, root);
  await tx.table<StoredParked, string>('parked').bulkDelete(group.map(({ id }) => id));
  const again = foldPatches(group, removal_seq, groupsOf(context, root.mutation.table)).map(
    (entry): StoredEntry => {
      const { code: _code, parked_at: _parked_at, because_of: _because_of, ...rest } = entry;
      const mutation: Mutation = { ...entry.mutation, id: options.random.uuid() };
      return { ...rest, id: mutation.id, mutation, attempted: true };
    },
  );
  await tx.table<StoredEntry>('outbox').bulkAdd(again);
  const touched = group.flatMap(({ touches }) => touches);
  await absorb(tx, context, await readPullMeta(tx, options.tables), new Map(), touched);
}

/** Back into the outbox with new ids and the old seq (D4); content is fixed from here on (D10). */
export async function retryParked(context: StoreContext, mutation_id: string): Promise<void> {
  await context.access.strict('rw', rowScope(context), async (tx) => {
    await requeueParked(tx, context, mutation_id);
  });
}
