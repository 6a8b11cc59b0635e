import type { Transaction } from 'dexie';
import { cleanColumns } from '../../core/json.ts';
import { canJoin, changedColumns, deleteBase, inheritBases, joinPatch } from '../../core/coalesce.ts';
import { dependantsOf, parentKey, wasSeen } from '../../core/dependants.ts';
import { rowKey, splitRowKey, touchedKeys } from '../../core/row-key.ts';
import type { Json, Mutation, SyncRow } from '../../protocol.ts';
import type { KeptInput, LocalChange, NewFile, RowChange } from '../../store-port.ts';
import { asHandedOut, rowScope, tellObserver } from './context.ts';
import type { StoreContext } from './context.ts';
import { readMeta, readPullMeta, writeMeta } from './meta.ts';
import { WAITS_FOR_PARKED, dropParked, requeueParked, wasAllSeen } from './parked.ts';
import { recomposeRows } from './recompose.ts';
import type { StoredEntry, StoredParked } from './schema.ts';
import { bytesScope, keepFiles, markUnwanted } from './uploads.ts';

interface CommitRun {
  readonly tx: Transaction;
  readonly context: StoreContext;
  readonly made_at: string;
  /** The next place in the order, and the epoch the bases on the screens come from. */
  readonly next: () => Promise<{ readonly seq: number; readonly epoch: string | null }>;
  /** Under way; later reads of the transaction see them. Awaited together: each await is a turn of the disk. */
  readonly writes: Promise<unknown>[];
}

/** A change with the id of its mutation. */
type Named = LocalChange & { readonly mutation_id: string };

type Change<Op extends LocalChange['op']> = Extract<LocalChange, { op: Op }> & {
  readonly mutation_id: string;
};

/** Everything waiting or parked that lies over one row, in order of seq. */
interface Pending {
  readonly waiting: readonly StoredEntry[];
  readonly parked: readonly StoredParked[];
  readonly view: SyncRow | null;
}

async function readPending(run: CommitRun, table: string, id: string): Promise<Pending> {
  const key = rowKey(table, id);
  const [waiting, parked, row, handed_out_seq] = await Promise.all([
    run.tx.table<StoredEntry>('outbox').where('touches').equals(key).toArray(),
    run.tx.table<StoredParked>('parked').where('touches').equals(key).toArray(),
    run.tx.table<SyncRow, string>(table).get(id),
    readMeta(run.tx, 'handed_out_seq'),
  ]);
  const own = (entry: StoredEntry | StoredParked): boolean =>
    rowKey(entry.mutation.table, entry.mutation.row_id) === key;
  return {
    waiting: asHandedOut(waiting, handed_out_seq).filter(own),
    parked: parked.filter(own),
    view: row ?? null,
  };
}

/** The parked insert without which this change cannot be sent. */
async function parkedInsert(
  run: CommitRun,
  pending: Pending,
  mutation: Mutation,
): Promise<StoredParked | undefined> {
  const own = pending.parked.find((entry) => entry.mutation.op === 'put');
  const parent = parentKey(mutation, run.context.options.parents);
  if (own !== undefined || parent === null) return own;
  const of_parent = await run.tx.table<StoredParked>('parked').where('touches').equals(parent).toArray();
  return of_parent.find(
    (entry) => entry.mutation.op === 'put' && rowKey(entry.mutation.table, entry.mutation.row_id) === parent,
  );
}

/**
 * Bases of the changes beneath which nobody saw the server's row. A rejected delete hides nothing, and neither does a
 * field that was changed again and answered since.
 */
const hiddenBases = ({ waiting, parked }: Pending): readonly Pick<Mutation, 'bases'>[] =>
  [...waiting, ...parked.filter(({ mutation }) => mutation.op !== 'delete')].map(
    ({ mutation, superseded = [] }) => ({
      bases: Object.fromEntries(
        Object.entries(mutation.bases).filter(([field]) => !superseded.includes(field)),
      ),
    }),
  );

const valuesBefore = (pending: Pending, set: Mutation['set']): Record<string, Json> =>
  Object.fromEntries(Object.keys(set).map((name) => [name, pending.view?.[name] ?? null]));

/** Adds a new mutation to the outbox, or to the parked when it has to wait for one of them. */
async function enqueue(
  run: CommitRun,
  pending: Pending,
  change: Named,
  parts: Pick<Mutation, 'set' | 'bases' | 'seen'>,
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
    before: op === 'patch' ? valuesBefore(pending, parts.set) : {},
    made_at,
    attempted: false,
  };
  const blocker = await parkedInsert(run, pending, mutation);
  if (blocker === undefined) {
    run.writes.push(run.tx.table<StoredEntry>('outbox').add(entry));
    return;
  }
  const because_of = blocker.because_of ?? blocker.id;
  const parked: StoredParked = { ...entry, code: WAITS_FOR_PARKED, parked_at: made_at, because_of };
  run.writes.push(run.tx.table<StoredParked>('parked').add(parked));
}

async function commitPatch(run: CommitRun, change: Change<'patch'>): Promise<void> {
  const { table, row_id, mutation_id: id } = change;
  const pending = await readPending(run, table, row_id);
  const set = changedColumns(cleanColumns(change.set), pending.view);
  const fields = Object.keys(set);
  if (fields.length === 0) return;
  const groups = run.context.options.groups?.[table] ?? [];
  const bases = inheritBases(fields, change.base_rev, hiddenBases(pending), groups);
  const last = pending.waiting.at(-1);
  const moves = (run.context.options.parents[table]?.column ?? '') in set;
  // Over a row that a waiting delete took away it stands by itself: what goes with the delete is older (G4).
  if (last !== undefined && pending.view !== null && canJoin(last) && !moves) {
    const joined = joinPatch(last, {
      id,
      set,
      bases,
      before: valuesBefore(pending, set),
      made_at: run.made_at,
    });
    run.writes.push(run.tx.table<StoredEntry>('outbox').put({ ...last, ...joined, id }));
    return;
  }
  await enqueue(run, pending, change, { set, bases });
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
 * otherwise (OB10): what another tab added meanwhile is not lost, the server asks again (D7).
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

/** Answers rows to compose anew besides those the change names. */
async function commitOne(run: CommitRun, change: Named): Promise<readonly string[]> {
  if (change.op === 'delete') return commitDelete(run, change);
  await (change.op === 'put' ? commitPut(run, change) : commitPatch(run, change));
  return [];
}

/**
 * Whether an earlier try of this commit reached the disk although its answer was lost. Another tab may have sent it
 * since: then its new rows tell, for their ids are this commit's own.
 */
async function wasWritten(tx: Transaction, changes: readonly Named[]): Promise<boolean> {
  const ids = changes.map(({ mutation_id }) => mutation_id);
  const puts = changes.filter(({ op }) => op === 'put');
  const [waiting, parked, rows] = await Promise.all([
    tx.table('outbox').where('id').anyOf(ids).count(),
    tx.table('parked').where('id').anyOf(ids).count(),
    Promise.all(puts.map(({ table, row_id }) => tx.table<SyncRow, string>(table).get(row_id))),
  ]);
  return waiting + parked > 0 || rows.some((row) => row !== undefined);
}

/** One change a row: as it was before the first, as it is after the last. */
function mergeRowChanges(changes: readonly RowChange[]): readonly RowChange[] {
  const by_key = new Map<string, RowChange>();
  for (const change of changes) {
    const key = rowKey(change.table, change.id);
    by_key.set(key, { ...change, before: (by_key.get(key) ?? change).before });
  }
  return [...by_key.values()];
}

/** What a commit takes along. */
interface CommitParts {
  readonly instead_of?: KeptInput | undefined;
  readonly files?: readonly NewFile[] | undefined;
  /** The parked mutations the changes take the place of (PS20). */
  readonly revises?: readonly string[] | undefined;
}

/**
 * A person's changes in one strict transaction: mutations, shadows, rows, derived data, files, the draft they were
 * (G1). Answers the rows as they were and as they are.
 */
export async function commitChanges(
  context: StoreContext,
  changes: readonly LocalChange[],
  { instead_of, files = [], revises = [] }: CommitParts,
): Promise<readonly RowChange[]> {
  const { options, access } = context;
  const foreign = changes
    .flatMap(touchedKeys)
    .find((key) => !context.known_tables.has(splitRowKey(key).table));
  if (foreign !== undefined) throw new Error(`not in a synced table: ${foreign}`);
  // Ids are drawn before the transaction: after a lost connection the second try finds out whether it was written.
  const named = changes.map((change) => ({ ...change, mutation_id: options.random.uuid() }));
  const made_at = new Date(options.clock?.now_ms() ?? Date.now()).toISOString();
  let tried_before = false;
  const scope = [
    ...rowScope(context),
    ...(instead_of === undefined ? [] : [instead_of.store]),
    ...bytesScope(files),
  ];
  return access.strict('rw', scope, async (tx) => {
    const revised = (await tx.table<StoredParked, string>('parked').bulkGet([...revises])).filter(
      (entry) => entry !== undefined,
    );
    const written =
      tried_before && ((await wasWritten(tx, named)) || (revises.length > 0 && revised.length === 0));
    tried_before = true;
    if (written) return [];
    const remembered = Promise.all([readMeta(tx, 'seq'), readPullMeta(tx, options.tables)]);
    let used = 0;
    const next = async (): Promise<{ seq: number; epoch: string | null }> => {
      const [last_seq = 0, pull] = await remembered;
      used += 1;
      return { seq: last_seq + used, epoch: pull.base_epoch };
    };
    const run: CommitRun = { tx, context, made_at, next, writes: [] };
    if (instead_of !== undefined) run.writes.push(tx.table(instead_of.store).delete(instead_of.key));
    const row_changes: RowChange[] = [];
    for (const refused of revised) {
      if (refused.mutation.op === 'put') continue;
      const uncovered = await dropParked(tx, context, refused);
      row_changes.push(...(await recomposeRows(tx, uncovered, new Map(), 'known_revs')));
    }
    for (const change of named) {
      const keys = [...touchedKeys(change), ...(await commitOne(run, change))];
      if (change.op === 'delete') await markUnwanted(tx, keys);
      row_changes.push(...(await recomposeRows(tx, keys, new Map(), 'known_revs')));
    }
    const [last_seq = 0] = await remembered;
    if (used > 0) run.writes.push(writeMeta(tx, 'seq', last_seq + used));
    run.writes.push(keepFiles(tx, files, made_at));
    await Promise.all(run.writes);
    const told = mergeRowChanges(row_changes);
    await tellObserver(tx, context, told);
    for (const { id, mutation } of revised) if (mutation.op === 'put') await requeueParked(tx, context, id);
    return told;
  });
}
