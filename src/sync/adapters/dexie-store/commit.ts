/** A person's changes, committed as one transaction; and rejected work that moves to another row. */
import type { Transaction } from 'dexie';
import { sameValue } from '../../core/expected.ts';
import { rowKey, splitRowKey, touchedKeys } from '../../core/row-key.ts';
import type { SyncRow } from '../../protocol.ts';
import type { KeptInput, LocalChange, NewFile, RowChange } from '../../store-port.ts';
import { commitOne, type CommitRun, type Named } from './commit-change.ts';
import { readMeta, readPullMeta, rowScope, type StoreContext, tellObserver, writeMeta } from './context.ts';
import { dropRejected } from './rejected.ts';
import { requeueRejected } from './retry-rejected.ts';
import type { StoredRejected } from './schema.ts';
import { bytesScope, keepFiles, markUnwanted } from './uploads.ts';
import { recomposeRows } from './view.ts';

/**
 * Whether an earlier try of this commit reached the disk although its answer was lost. Another tab may have sent it
 * since: then its new rows tell, for their ids are this commit's own.
 */
async function wasWritten(tx: Transaction, changes: readonly Named[]): Promise<boolean> {
  const ids = changes.map(({ mutation_id }) => mutation_id);
  const puts = changes.filter(({ op }) => op === 'put');
  const [pending, rejected, rows] = await Promise.all([
    tx.table('outbox').where('id').anyOf(ids).count(),
    tx.table('rejected').where('id').anyOf(ids).count(),
    Promise.all(puts.map(({ table, row_id }) => tx.table<SyncRow, string>(table).get(row_id))),
  ]);
  return pending + rejected > 0 || rows.some((row) => row !== undefined);
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

const inputStores = (input: KeptInput | undefined): readonly string[] =>
  [input?.store, input?.bytes_store].filter((store) => store !== undefined);

/** Puts a mark in the place of what was typed; what was typed after it stays. */
async function leaveMark(
  tx: Transaction,
  { store, key }: KeptInput,
  left: { readonly seq: number },
): Promise<void> {
  const present = await tx.table<{ readonly seq?: number }, string>(store).get(key);
  if ((present?.seq ?? 0) <= left.seq) await tx.table<object>(store).put(left);
}

/** The input that is committed stands in its stores no longer (OB13). */
const takeInput = (tx: Transaction, input: KeptInput): Promise<unknown> =>
  input.left === undefined
    ? Promise.all(inputStores(input).map((store) => tx.table(store).delete(input.key)))
    : leaveMark(tx, input, input.left);

/** Whether every row that is to be deleted went from the screens. */
const isAllGone = (changes: readonly LocalChange[], told: readonly RowChange[]): boolean =>
  changes.every(
    ({ op, table, row_id }) =>
      op !== 'delete' || told.some((one) => one.table === table && one.id === row_id && one.after === null),
  );

/** Ends a commit that was to take rows back of which one may have left the device: all of it stays as it was. */
class NotTakenBack extends Error {
  override readonly name = 'NotTakenBack';
}

/** What a commit takes along. */
interface CommitParts {
  readonly instead_of?: KeptInput | undefined;
  readonly files?: readonly NewFile[] | undefined;
  /** The rejected mutations the changes take the place of (PS20). */
  readonly revises?: readonly string[] | undefined;
  /** Those of them that are inserts follow the changes in the order, for they belong to a row of them now (PS27). */
  readonly moves?: boolean | undefined;
  /** What becomes rejected again when all that the changes delete is gone; else nothing happens, by `NotTakenBack` (PS27). */
  readonly rejects?: readonly StoredRejected[] | undefined;
}

/** What a commit did. */
interface Committed {
  /** Rows as they were and as they are; none when the answer to a first try was lost and the second found it written. */
  readonly rows: readonly RowChange[];
  /** With `moves`: all rejected entries that the commit took, as they were stored. */
  readonly former: readonly StoredRejected[];
}

const NOTHING: Committed = { rows: [], former: [] };

const allRejected = (tx: Transaction): Promise<readonly StoredRejected[]> =>
  tx.table<StoredRejected>('rejected').orderBy('seq').toArray();

/**
 * A person's changes in one strict transaction: mutations, shadows, rows, derived data, files, the draft they were
 * (G1).
 */
export async function commitChanges(
  context: StoreContext,
  changes: readonly LocalChange[],
  { instead_of, files = [], revises = [], moves = false, rejects = [] }: CommitParts,
): Promise<Committed> {
  const { options, access } = context;
  const foreign = changes
    .flatMap(touchedKeys)
    .find((key) => !context.known_tables.has(splitRowKey(key).table));
  if (foreign !== undefined) throw new Error(`not in a synced table: ${foreign}`);
  // Ids are drawn before the transaction: after a lost connection the second try finds out whether it was written.
  const named = changes.map((change) => ({ ...change, mutation_id: options.random.uuid() }));
  const made_at = new Date(options.clock?.now_ms() ?? Date.now()).toISOString();
  let tried_before = false;
  const scope = [...rowScope(context), ...inputStores(instead_of), ...bytesScope(files)];
  return access.strict('rw', scope, async (tx) => {
    const revised = (await tx.table<StoredRejected, string>('rejected').bulkGet([...revises])).filter(
      (entry) => entry !== undefined,
    );
    const written =
      tried_before && ((await wasWritten(tx, named)) || (revises.length > 0 && revised.length === 0));
    tried_before = true;
    if (written) return NOTHING;
    if (instead_of?.only_if_there === true) {
      if ((await tx.table(instead_of.store).get(instead_of.key)) === undefined) return NOTHING;
    }
    if (await deletesUnseen(tx, context, named)) return NOTHING;
    const rejected_before = moves ? await allRejected(tx) : [];
    const remembered = Promise.all([readMeta(tx, 'seq'), readPullMeta(tx)]);
    let used = 0;
    const next = async (): Promise<{ seq: number; epoch: string | null }> => {
      const [last_seq = 0, pull] = await remembered;
      used += 1;
      return { seq: last_seq + used, epoch: pull.base_epoch };
    };
    const run: CommitRun = { tx, context, made_at, next, writes: [] };
    // Awaited here: were a later step to fail, a rejection of this one would be left unhandled.
    if (instead_of !== undefined) await takeInput(tx, instead_of);
    const row_changes: RowChange[] = [];
    for (const refused of revised) {
      if (refused.mutation.op === 'put') continue;
      const uncovered_keys = await dropRejected(tx, context, refused);
      row_changes.push(...(await recomposeRows(tx, context, uncovered_keys, new Map(), 'known_revs')));
    }
    for (const change of named) {
      const keys = [...touchedKeys(change), ...(await commitOne(run, change))];
      if (change.op === 'delete') await markUnwanted(tx, keys);
      row_changes.push(...(await recomposeRows(tx, context, keys, new Map(), 'known_revs')));
    }
    const [last_seq = 0] = await remembered;
    if (used > 0) run.writes.push(writeMeta(tx, 'seq', last_seq + used));
    run.writes.push(keepFiles(tx, files, made_at));
    await Promise.all(run.writes);
    if (rejects.length > 0) {
      if (!isAllGone(named, row_changes)) throw new NotTakenBack();
      await tx.table<StoredRejected>('rejected').bulkPut([...rejects]);
      const affected_keys = rejects.flatMap(({ touches }) => touches);
      await markUnwanted(tx, affected_keys, 0);
      row_changes.push(...(await recomposeRows(tx, context, affected_keys, new Map(), 'known_revs')));
    }
    const told = mergeRowChanges(row_changes);
    await tellObserver(tx, context, told);
    // They take new places in the order they had.
    for (const { id, mutation } of revised.toSorted((a, b) => a.seq - b.seq)) {
      if (mutation.op === 'put') await requeueRejected(tx, context, id, moves);
    }
    const rejected_now = new Set((moves ? await allRejected(tx) : []).map(({ id }) => id));
    return { rows: told, former: rejected_before.filter(({ id }) => !rejected_now.has(id)) };
  });
}

type Delete = Extract<LocalChange, { op: 'delete' }>;

/** Ids of the rows of a table whose column names one of these. */
async function idsBelow(
  tx: Transaction,
  table_name: string,
  column: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const table = tx.table<SyncRow, string>(table_name);
  const found =
    column in table.schema.idxByName
      ? table.where(column).anyOf([...ids])
      : table.filter((row) => {
          const of = row[column];
          return typeof of === 'string' && ids.has(of);
        });
  return new Set(await found.primaryKeys());
}

/** Whether every row below is one that the person saw. */
async function isAllBelowSeen(tx: Transaction, context: StoreContext, change: Delete): Promise<boolean> {
  const below = new Map<string, ReadonlySet<string>>([[change.table, new Set([change.row_id])]]);
  // Parents stand before their children in the order of the tables.
  for (const table of context.options.tables) {
    const parent = context.options.parents[table];
    const above = parent === undefined ? undefined : below.get(parent.table);
    if (parent === undefined || above === undefined) continue;
    const ids = await idsBelow(tx, table, parent.column, above);
    const seen = new Set(change.seen?.[table] ?? []);
    if ([...ids].some((id) => !seen.has(id))) return false;
    below.set(table, ids);
  }
  return true;
}

/** Whether one of the changes would delete what its person has not seen; a row that is gone holds nothing. */
async function deletesUnseen(
  tx: Transaction,
  context: StoreContext,
  changes: readonly LocalChange[],
): Promise<boolean> {
  for (const change of changes) {
    if (change.op !== 'delete' || change.expected === undefined) continue;
    const { expected } = change;
    const row = await tx.table<SyncRow, string>(change.table).get(change.row_id);
    if (row === undefined) continue;
    const is_seen = Object.entries(expected).every(([name, value]) => sameValue(value, row[name]));
    if (!is_seen || !(await isAllBelowSeen(tx, context, change))) return true;
  }
  return false;
}

/** The rejected entries that a move took, as they were stored. */
type FormerRejected = readonly StoredRejected[];

/**
 * Commits the changes in place of rejected ones, in one transaction: rejected inserts go again after them, with what of the
 * changes is theirs (a new parent), at the end of the order and with all that waits for them; anything else that is named
 * is gone (PS27).
 */
export async function moveRejected(
  context: StoreContext,
  mutation_ids: readonly string[],
  changes: readonly LocalChange[],
): Promise<{ readonly rows: readonly RowChange[]; readonly former: FormerRejected }> {
  return commitChanges(context, changes, { revises: mutation_ids, moves: true });
}

/**
 * Takes a move back: the changes (which remove what it added) and the rejected work among the rejected again, in one
 * transaction. Nothing happens when a row that has to go stays, for it may have left the device. Answers whether it did.
 */
export async function moveBackRejected(
  context: StoreContext,
  changes: readonly LocalChange[],
  former: FormerRejected,
): Promise<boolean> {
  try {
    await commitChanges(context, changes, { rejects: former });
    return true;
  } catch (error) {
    if (error instanceof NotTakenBack) return false;
    throw error;
  }
}
