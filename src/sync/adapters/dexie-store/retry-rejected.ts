/** Rejected changes that go again. */
import type { Transaction } from 'dexie';
import { type Groups, isAsExpected } from '../../core/expected.ts';
import { rowKey } from '../../core/row-key.ts';
import type { Mutation } from '../../protocol.ts';
import { groupsOf, readMeta, readPullMeta, rowScope, type StoreContext, writeMeta } from './context.ts';
import { mergeIncoming } from './merge-incoming.ts';
import type { StoredEntry, StoredRejected } from './schema.ts';
import { touching } from './view.ts';

/** The rejected entry that has to be dealt with, and the entries that depend on it, in order of seq. */
async function rejectedGroup(tx: Transaction, mutation_id: string): Promise<readonly StoredRejected[]> {
  const rejected = tx.table<StoredRejected, string>('rejected');
  const asked = await rejected.get(mutation_id);
  if (asked === undefined) return [];
  const root = asked.blocked_by === undefined ? undefined : await rejected.get(asked.blocked_by);
  const first = root ?? asked;
  const blocked = await rejected.where('blocked_by').equals(first.id).sortBy('seq');
  return [first, ...blocked];
}

/**
 * An insert with the later patches of its row in it: one change that may well be accepted now. Never with one that was
 * made after a delete of the row: in the insert's place the delete would take it along unseen; nor with one whose
 * writer did not see what is in it by then: the server keeps both (OB12).
 * @param removal_seq place of the first delete over the row that still waits or is rejected
 */
function foldPatches(
  group: readonly StoredRejected[],
  removal_seq: number,
  groups: Groups,
): readonly StoredRejected[] {
  const [root, ...rest] = group;
  if (root === undefined || root.mutation.op !== 'put') return group;
  const own = rowKey(root.mutation.table, root.mutation.row_id);
  const others: StoredRejected[] = [];
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

/** The first delete that takes one of these changes' rows away, pending or rejected, as its place in the order; none: infinity. */
async function firstRemovalSeq(tx: Transaction, changes: readonly StoredRejected[]): Promise<number> {
  const keys = [...new Set(changes.map(({ mutation }) => rowKey(mutation.table, mutation.row_id)))];
  const over = await Promise.all([touching(tx, 'outbox', keys), touching(tx, 'rejected', keys)]);
  const removals = over
    .flat()
    .filter(({ mutation, touches }) => mutation.op === 'delete' && touches.some((key) => keys.includes(key)));
  return Math.min(...removals.map(({ seq }) => seq));
}

/**
 * Whether a change of a row that the server has may take a new place in the order: not where one of its fields was
 * changed again since, for it would then replace its successor (D4).
 */
async function isLast(tx: Transaction, { seq, mutation, superseded = [] }: StoredRejected): Promise<boolean> {
  if (superseded.length > 0) return false;
  const key = rowKey(mutation.table, mutation.row_id);
  const over = await Promise.all([touching(tx, 'outbox', [key]), touching(tx, 'rejected', [key])]);
  return !over
    .flat()
    .some(
      (other) =>
        other.seq > seq &&
        rowKey(other.mutation.table, other.mutation.row_id) === key &&
        Object.keys(other.mutation.set).some((field) => field in mutation.set),
    );
}

/** What goes again, with its places in the order, and what stays rejected by itself. */
interface Renumbered {
  readonly again: readonly StoredRejected[];
  readonly left: readonly StoredRejected[];
}

/**
 * An insert that goes again takes a new place, and so does all that follows it: the server believes no insert to be new
 * whose place its ledger may have forgotten (PS24), and this one is surely new, for it was refused. Every other change keeps
 * its place, and so does an insert with a delete over one of its rows: that was made to come after it.
 */
async function renumber(tx: Transaction, group: readonly StoredRejected[]): Promise<Renumbered> {
  const [root] = group;
  if (root?.mutation.op !== 'put' || (await firstRemovalSeq(tx, group)) !== Number.POSITIVE_INFINITY)
    return { again: group, left: [] };
  const inserted = new Set(
    group.flatMap(({ mutation: { op, table, row_id } }) => (op === 'put' ? [rowKey(table, row_id)] : [])),
  );
  let seq = (await readMeta(tx, 'seq')) ?? 0;
  const again: StoredRejected[] = [];
  const left: StoredRejected[] = [];
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
 * Puts a rejected change and those that depend on it back into the outbox, in the transaction given.
 * @param is_moved it belongs to a row added just before (PS27): as any change that never left the device it can be taken back
 */
export async function requeueRejected(
  tx: Transaction,
  context: StoreContext,
  mutation_id: string,
  is_moved = false,
): Promise<void> {
  const { options } = context;
  const group = await rejectedGroup(tx, mutation_id);
  const [root] = group;
  if (root === undefined) return;
  const rejected = tx.table<StoredRejected, string>('rejected');
  const folded = foldPatches(
    group,
    await firstRemovalSeq(tx, [root]),
    groupsOf(context, root.mutation.table),
  );
  const { again, left } = await renumber(tx, folded);
  await rejected.bulkDelete(group.map(({ id }) => id));
  const entries = again.map((entry): StoredEntry => {
    const {
      code: _code,
      rejected_at: _rejected_at,
      blocked_by: _blocked_by,
      hidden: _hidden,
      ...rest
    } = entry;
    const mutation: Mutation = { ...entry.mutation, id: options.random.uuid() };
    return { ...rest, id: mutation.id, mutation, attempted: !is_moved };
  });
  await tx.table<StoredEntry>('outbox').bulkAdd(entries);
  await rejected.bulkPut(left.map(({ blocked_by: _blocked_by, ...alone }) => alone));
  const affected_keys = group.flatMap(({ touches }) => touches);
  await mergeIncoming(tx, context, await readPullMeta(tx), new Map(), affected_keys);
}

/** Back into the outbox with new ids (PS17); content is fixed from here on. */
export async function retryRejected(context: StoreContext, mutation_id: string): Promise<void> {
  await context.access.strict('rw', rowScope(context), async (tx) => {
    await requeueRejected(tx, context, mutation_id);
  });
}
