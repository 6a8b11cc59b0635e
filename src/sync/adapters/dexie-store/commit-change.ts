/** One change of a commit: the unsent changes over its row, and the mutation that is made of it. */
import type { Transaction } from 'dexie';
import { changedColumns, deleteBase, inheritBases, joinPatch, joinTarget } from '../../core/coalesce.ts';
import { dependantsOf, parentKey, wasSeen } from '../../core/dependants.ts';
import { unseenColumns } from '../../core/expected.ts';
import { cleanColumns } from '../../core/json.ts';
import { rowKey, touchedKeys } from '../../core/row-key.ts';
import type { Json, Mutation, SyncRow } from '../../protocol.ts';
import type { LocalChange } from '../../store-port.ts';
import { withAttempted, groupOf, groupsOf, readMeta, type StoreContext } from './context.ts';
import { HIDDEN } from './merge-incoming.ts';
import { dropRejected, wasAllSeen } from './rejected.ts';
import { type StoredEntry, type StoredRejected, WAITS_FOR_REJECTED } from './schema.ts';

/** A commit under way. */
export interface CommitRun {
  readonly tx: Transaction;
  readonly context: StoreContext;
  readonly made_at: string;
  /** The next place in the order, and the epoch the bases on the screens come from. */
  readonly next: () => Promise<{ readonly seq: number; readonly epoch: string | null }>;
  /** Under way; later reads of the transaction see them. Awaited together: each await is a turn of the disk. */
  readonly writes: PromiseLike<unknown>[];
}

/** A change with the id of its mutation. */
export type Named = LocalChange & { readonly mutation_id: string };

/** Everything pending or rejected that lies over one row, in order of seq. */
interface Unsent {
  readonly pending: readonly StoredEntry[];
  readonly rejected: readonly StoredRejected[];
  readonly view: SyncRow | null;
}

/** Reads it. */
async function readUnsent(run: CommitRun, table: string, id: string): Promise<Unsent> {
  const key = rowKey(table, id);
  const [pending, rejected, row, last_attempted_seq] = await Promise.all([
    run.tx.table<StoredEntry>('outbox').where('touches').equals(key).toArray(),
    run.tx.table<StoredRejected>('rejected').where('touches').equals(key).toArray(),
    run.tx.table<SyncRow, string>(table).get(id),
    readMeta(run.tx, 'last_attempted_seq'),
  ]);
  const own = (entry: StoredEntry | StoredRejected): boolean =>
    rowKey(entry.mutation.table, entry.mutation.row_id) === key;
  return {
    pending: withAttempted(pending, last_attempted_seq).filter(own),
    rejected: rejected.filter(own),
    view: row ?? null,
  };
}

/** The rejected insert without which this change cannot be sent. */
async function rejectedInsert(
  run: CommitRun,
  unsent: Unsent,
  mutation: Mutation,
): Promise<StoredRejected | undefined> {
  const own = unsent.rejected.find((entry) => entry.mutation.op === 'put');
  const parent = parentKey(mutation, run.context.options.parents);
  if (own !== undefined || parent === null) return own;
  const of_parent = await run.tx.table<StoredRejected>('rejected').where('touches').equals(parent).toArray();
  return of_parent.find(
    (entry) => entry.mutation.op === 'put' && rowKey(entry.mutation.table, entry.mutation.row_id) === parent,
  );
}

/**
 * Bases of the changes that hid the server's row from the person. A rejected delete hides nothing, and neither does a
 * field that was changed again and answered since, nor one whose writer had not seen what is on the screen (MG6).
 */
const hiddenBases = ({ pending, rejected }: Unsent): readonly Pick<Mutation, 'bases'>[] =>
  [...pending, ...rejected.filter(({ mutation }) => mutation.op !== 'delete')].map(
    ({ mutation, superseded = [] }) => ({
      bases: Object.fromEntries(
        Object.entries(mutation.bases).filter(
          ([field]) => !superseded.includes(field) && !(field in (mutation.expected ?? {})),
        ),
      ),
    }),
  );

/** What these fields show now; where the writer had not seen that, what the writer saw. */
const valuesBefore = (
  { view }: Unsent,
  { set, expected = {} }: Pick<Mutation, 'set' | 'expected'>,
): Record<string, Json> =>
  Object.fromEntries(
    Object.keys(set).map((name) => [name, (name in expected ? expected[name] : view?.[name]) ?? null]),
  );

type Change<Op extends LocalChange['op']> = Extract<LocalChange, { op: Op }> & {
  readonly mutation_id: string;
};

/** Adds a new mutation to the outbox, or to the rejected when it has to wait for one of them. */
async function enqueue(
  run: CommitRun,
  unsent: Unsent,
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
    before: op === 'patch' ? valuesBefore(unsent, parts) : {},
    made_at,
    attempted: false,
    ...groupOf(change),
  };
  const blocker = await rejectedInsert(run, unsent, mutation);
  if (blocker === undefined) {
    run.writes.push(run.tx.table<StoredEntry>('outbox').add(entry));
    return;
  }
  const blocked_by = blocker.blocked_by ?? blocker.id;
  const rejected: StoredRejected = {
    ...entry,
    code: WAITS_FOR_REJECTED,
    rejected_at: made_at,
    blocked_by,
    ...(blocker.hidden && HIDDEN),
  };
  run.writes.push(run.tx.table<StoredRejected>('rejected').add(rejected));
}

/** What the writer saw, in the characters in which it is stored (K2). */
const cleanSeen = (seen: Change<'patch'>['expected']): Record<string, Json> =>
  cleanColumns(Object.fromEntries(Object.entries(seen).map(([name, value]) => [name, value ?? null])));

/**
 * The pending changes of the row that come after the insert of every row the columns name: the server refuses a change that
 * names a row it does not have yet (OB16).
 */
async function afterInserts(
  run: CommitRun,
  table: string,
  set: Readonly<Record<string, Json>>,
  { pending }: Unsent,
): Promise<readonly StoredEntry[]> {
  let last_insert = -1;
  for (const [column, named_table] of Object.entries(run.context.options.references?.[table] ?? {})) {
    const id = set[column];
    if (typeof id !== 'string') continue;
    const named = run.tx.table<StoredEntry>('outbox').where('touches').equals(rowKey(named_table, id));
    for (const { seq, mutation } of await named.toArray())
      if (mutation.op === 'put') last_insert = Math.max(last_insert, seq);
  }
  return pending.filter(({ seq }) => seq > last_insert);
}

async function commitPatch(run: CommitRun, change: Change<'patch'>): Promise<void> {
  const { table, row_id, mutation_id: id } = change;
  const unsent = await readUnsent(run, table, row_id);
  const groups = groupsOf(run.context, table);
  const set = changedColumns(cleanColumns(change.set), unsent.view, groups);
  const fields = Object.keys(set);
  if (fields.length === 0) return;
  const seen = cleanSeen(change.expected);
  const over = [...unsent.pending, ...unsent.rejected].map(({ mutation }) => mutation);
  const expected = unseenColumns(fields, seen, unsent.view, over, groups);
  const bases = inheritBases(fields, change.base_rev, hiddenBases(unsent), groups);
  const moves = (run.context.options.parents[table]?.column ?? '') in set;
  // Over a row that a pending delete took away it stands by itself: what goes with the delete is older (G4).
  const is_unjoined = run.context.options.unjoined?.has(table) === true;
  const joins_none = unsent.view === null || moves || is_unjoined;
  const target = joins_none
    ? undefined
    : joinTarget(
        await afterInserts(run, table, set, unsent),
        unsent.rejected,
        { set, seen, expected },
        groups,
      );
  if (target === undefined || target.group !== change.group) {
    const is_all_seen = Object.keys(expected).length === 0;
    await enqueue(run, unsent, change, { set, bases, ...(is_all_seen ? {} : { expected }) });
    return;
  }
  const before = valuesBefore(unsent, { set, expected });
  const joined = joinPatch(target, { id, set, bases, expected, before, made_at: run.made_at }, groups);
  const outbox = run.tx.table<StoredEntry, number>('outbox');
  run.writes.push(joined === null ? outbox.delete(target.seq) : outbox.put({ ...target, ...joined, id }));
}

async function commitPut(run: CommitRun, change: Change<'put'>): Promise<void> {
  const unsent = await readUnsent(run, change.table, change.row_id);
  if (unsent.view !== null || unsent.pending.length > 0) {
    throw new Error(`put of a row that exists: ${rowKey(change.table, change.row_id)}`);
  }
  await enqueue(run, unsent, change, { set: cleanColumns(change.set), bases: {} });
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
  const [stored, last_attempted_seq] = await Promise.all([
    outbox.orderBy('seq').toArray(),
    readMeta(run.tx, 'last_attempted_seq'),
  ]);
  const pending = withAttempted(stored, last_attempted_seq);
  const mutations = pending.map(({ mutation }) => mutation);
  const following = new Set(
    dependantsOf(insert.mutation, mutations, run.context.options.parents).map(({ id }) => id),
  );
  const group = pending.filter(({ id }) => id === insert.id || following.has(id));
  if (group.some(({ attempted, mutation }) => attempted || !wasSeen(change, mutation))) return null;
  run.writes.push(outbox.bulkDelete(group.map(({ seq }) => seq)));
  return group.flatMap(({ touches }) => touches);
}

/** Answers further rows to compose anew. A row that is gone already stays so. */
async function commitDelete(run: CommitRun, change: Change<'delete'>): Promise<readonly string[]> {
  const unsent = await readUnsent(run, change.table, change.row_id);
  if (unsent.view === null) return [];
  const insert = unsent.pending.find((entry) => entry.mutation.op === 'put');
  const taken_back = insert === undefined ? null : await takeBack(run, insert, change);
  if (taken_back !== null) return taken_back;
  const never_sent = unsent.rejected.find((entry) => entry.mutation.op === 'put');
  if (never_sent !== undefined && (await wasAllSeen(run.tx, run.context, never_sent, change)))
    return dropRejected(run.tx, run.context, never_sent);
  if (change.unsent_only === true) return [];
  await enqueue(run, unsent, change, {
    set: {},
    bases: { '*': deleteBase(change.base_rev, hiddenBases(unsent)) },
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
