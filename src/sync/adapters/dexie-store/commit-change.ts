/** One change of a person on its way into the outbox: joined to what waits, held behind what is parked, or taken back. */
import { cleanColumns } from '../../core/json.ts';
import { changedColumns, deleteBase, inheritBases, joinPatch, joinTarget } from '../../core/coalesce.ts';
import { dependantsOf, wasSeen } from '../../core/dependants.ts';
import { unseenColumns } from '../../core/expected.ts';
import { rowKey, touchedKeys } from '../../core/row-key.ts';
import type { Json, Mutation } from '../../protocol.ts';
import type { LocalChange } from '../../store-port.ts';
import { HIDDEN } from './beyond-adding.ts';
import { asHandedOut, groupsOf } from './context.ts';
import { readMeta } from './meta.ts';
import { WAITS_FOR_PARKED, dropParked, wasAllSeen } from './parked.ts';
import {
  type CommitRun,
  hiddenBases,
  type Named,
  parkedInsert,
  type Pending,
  readPending,
  valuesBefore,
} from './pending.ts';
import type { StoredEntry, StoredParked } from './schema.ts';

type Change<Op extends LocalChange['op']> = Extract<LocalChange, { op: Op }> & {
  readonly mutation_id: string;
};

/** Adds a new mutation to the outbox, or to the parked when it has to wait for one of them. */
async function enqueue(
  run: CommitRun,
  pending: Pending,
  change: Named,
  parts: Pick<Mutation, 'set' | 'bases' | 'seen' | 'expected'>,
): Promise<void> {
  const { seq, epoch } = await run.next();
  const { table, row_id, op, mutation_id: id } = change;
  const { app_version } = run.context.options;
  const { made_at } = run;
  const mutation: Mutation = { id, seq, table, row_id, op, ...parts, epoch, app_version, made_at };
  const entry: StoredEntry = {
    seq,
    id,
    touches: touchedKeys({ table, row_id, ...(parts.seen === undefined ? {} : { seen: parts.seen }) }),
    mutation,
    before: op === 'patch' ? valuesBefore(pending, parts) : {},
    made_at,
    attempted: false,
  };
  const blocker = await parkedInsert(run, pending, mutation);
  if (blocker === undefined) {
    run.writes.push(run.tx.table<StoredEntry>('outbox').add(entry));
    return;
  }
  const because_of = blocker.because_of ?? blocker.id;
  const parked: StoredParked = {
    ...entry,
    code: WAITS_FOR_PARKED,
    parked_at: made_at,
    because_of,
    ...(blocker.hidden && HIDDEN),
  };
  run.writes.push(run.tx.table<StoredParked>('parked').add(parked));
}

/** What the writer saw, in the characters in which it is stored (K2). */
const cleanSeen = (seen: Change<'patch'>['expected']): Record<string, Json> =>
  cleanColumns(Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, value ?? null])));

async function commitPatch(run: CommitRun, change: Change<'patch'>): Promise<void> {
  const { table, row_id, mutation_id: id } = change;
  const pending = await readPending(run, table, row_id);
  const set = changedColumns(cleanColumns(change.set), pending.view);
  const fields = Object.keys(set);
  if (fields.length === 0) return;
  const groups = groupsOf(run.context, table);
  const seen = cleanSeen(change.expected);
  const over = [...pending.waiting, ...pending.parked].map(({ mutation }) => mutation);
  const expected = unseenColumns(fields, seen, pending.view, over, groups);
  const bases = inheritBases(fields, change.base_rev, hiddenBases(pending), groups);
  const moves = (run.context.options.parents[table]?.column ?? '') in set;
  // Over a row that a waiting delete took away it stands by itself: what goes with the delete is older (G4).
  const joins_none = pending.view === null || moves;
  const target = joins_none
    ? undefined
    : joinTarget(pending.waiting, pending.parked, { set, seen, expected }, groups);
  if (target === undefined) {
    const is_all_seen = Object.keys(expected).length === 0;
    await enqueue(run, pending, change, { set, bases, ...(is_all_seen ? {} : { expected }) });
    return;
  }
  const before = valuesBefore(pending, { set, expected });
  const joined = joinPatch(target, { id, set, bases, expected, before, made_at: run.made_at }, groups);
  const outbox = run.tx.table<StoredEntry, number>('outbox');
  run.writes.push(joined === null ? outbox.delete(target.seq) : outbox.put({ ...target, ...joined, id }));
}

async function commitPut(run: CommitRun, change: Change<'put'>): Promise<void> {
  const pending = await readPending(run, change.table, change.row_id);
  if (pending.view !== null || pending.waiting.length > 0) {
    throw new Error(`put of a row that exists: ${rowKey(change.table, change.row_id)}`);
  }
  await enqueue(run, pending, change, { set: cleanColumns(change.set), bases: {} });
}

/**
 * Takes an insert back with all that follows it, when none of it ever left the device and the person saw it all; null
 * otherwise (OB10): what another tab added meanwhile is not lost, the server asks again.
 */
async function takeBack(
  run: CommitRun,
  insert: StoredEntry,
  change: Change<'delete'>,
): Promise<readonly string[] | null> {
  const outbox = run.tx.table<StoredEntry, number>('outbox');
  const [stored, handed_out_seq] = await Promise.all([
    outbox.orderBy('seq').toArray(),
    readMeta(run.tx, 'handed_out_seq'),
  ]);
  const waiting = asHandedOut(stored, handed_out_seq);
  const mutations = waiting.map(({ mutation }) => mutation);
  const following = new Set(
    dependantsOf(insert.mutation, mutations, run.context.options.parents).map(({ id }) => id),
  );
  const group = waiting.filter(({ id }) => id === insert.id || following.has(id));
  if (group.some(({ attempted, mutation }) => attempted || !wasSeen(change, mutation))) return null;
  run.writes.push(outbox.bulkDelete(group.map(({ seq }) => seq)));
  return group.flatMap(({ touches }) => touches);
}

/** Answers further rows to compose anew. A row that is gone already stays so. */
async function commitDelete(run: CommitRun, change: Change<'delete'>): Promise<readonly string[]> {
  const pending = await readPending(run, change.table, change.row_id);
  if (pending.view === null) return [];
  const insert = pending.waiting.find((entry) => entry.mutation.op === 'put');
  const taken_back = insert === undefined ? null : await takeBack(run, insert, change);
  if (taken_back !== null) return taken_back;
  const never_sent = pending.parked.find((entry) => entry.mutation.op === 'put');
  if (never_sent !== undefined && (await wasAllSeen(run.tx, run.context, never_sent, change)))
    return dropParked(run.tx, run.context, never_sent);
  if (change.unsent_only === true) return [];
  await enqueue(run, pending, change, {
    set: {},
    bases: { '*': deleteBase(change.base_rev, hiddenBases(pending)) },
    ...(change.seen === undefined ? {} : { seen: change.seen }),
  });
  return [];
}

/** Puts one change of a person into the outbox; answers rows to compose anew besides those it names. */
export async function commitOne(run: CommitRun, change: Named): Promise<readonly string[]> {
  if (change.op === 'delete') return commitDelete(run, change);
  await (change.op === 'put' ? commitPut(run, change) : commitPatch(run, change));
  return [];
}
