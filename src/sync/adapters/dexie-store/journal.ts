/** Acknowledged mutations, kept to be sent again to a server that was restored. */
import type { Table, Transaction } from 'dexie';
import type { IncomingRows } from '../../core/incoming.ts';
import { sameJson } from '../../core/json.ts';
import { newestOf } from '../../core/newest-acknowledged.ts';
import { rowKey, touchedKeys } from '../../core/row-key.ts';
import type { Mutation, PushResult, SyncRow } from '../../protocol.ts';
import type { JournalEntry } from '../../store-port.ts';
import { groupOf, type StoreContext } from './context.ts';
import type { StoredAnswer, StoredEntry, StoredRev } from './schema.ts';

/** How long acknowledged changes are kept, by the server's clock (K6); the server's ledger is kept far longer. */
const JOURNAL_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** One form of a server time, so that times compare as texts. */
const utc = (server_time: string, earlier_ms = 0): string =>
  new Date(Date.parse(server_time) - earlier_ms).toISOString();

const answersOf = (tx: Transaction): Table<StoredAnswer, string> => tx.table('journal');

/** One record of the changes that one answer acknowledged; no record without changes. */
export function answerOf(at: string, entries: readonly JournalEntry[]): readonly StoredAnswer[] {
  const id = newestOf(entries);
  return id === null ? [] : [{ id, at, keys: [...new Set(entries.map(({ key }) => key))], entries }];
}

/** Writes down what the server acknowledged, in the transaction that records the result. */
export async function writeJournal(
  tx: Transaction,
  accepted: readonly { readonly result: PushResult; readonly entry: StoredEntry }[],
  server_time: string,
): Promise<void> {
  const at = utc(server_time);
  const entries = accepted.flatMap(({ result: { status, dup }, entry }): readonly JournalEntry[] => {
    if (status === 'rejected') return [];
    const { id, mutation, before, made_at } = entry;
    const key = rowKey(mutation.table, mutation.row_id);
    return [{ id, key, mutation, before, made_at, at, status, dup, ...groupOf(entry) }];
  });
  await answersOf(tx).bulkPut(answerOf(at, entries));
}

/** Forgets what is older than 30 days. */
export async function pruneJournal(tx: Transaction, server_time: string): Promise<void> {
  await answersOf(tx).where('at').below(utc(server_time, JOURNAL_KEPT_MS)).delete();
}

/** The newest mutation known to be acknowledged (D1). */
export async function newestAcknowledged(tx: Transaction): Promise<string | null> {
  // By its key: the record itself may hold hundreds of changes.
  const at = await answersOf(tx).orderBy('at').lastKey();
  if (at === undefined) return null;
  const together = await answersOf(tx).where('at').equals(at).primaryKeys();
  const [only] = together;
  if (only !== undefined && together.length === 1) return only;
  const answers = await answersOf(tx).bulkGet(together);
  return newestOf(answers.flatMap((answer) => answer?.entries ?? []));
}

/** Takes the entries out of these answers for which `is_out` holds. */
async function leaveOut(
  tx: Transaction,
  answers: readonly StoredAnswer[],
  is_out: (entry: JournalEntry) => boolean,
): Promise<void> {
  const changed = answers.filter(({ entries }) => entries.some(is_out));
  await answersOf(tx).bulkDelete(changed.map(({ id }) => id));
  const kept = changed.flatMap(({ at, entries }) =>
    answerOf(
      at,
      entries.filter((entry) => !is_out(entry)),
    ),
  );
  await answersOf(tx).bulkPut(kept);
}

/** Rows that are gone for good keep no values in the journal either (S5); that they were deleted here stays in it. */
export async function eraseFromJournal(tx: Transaction, received: IncomingRows): Promise<void> {
  // What goes out of sight is not gone: should the server be put back, it may be needed again.
  const gone = [...received].flatMap(([key, { row, withdrawn }]) =>
    row === null && !withdrawn ? [key] : [],
  );
  if (gone.length === 0 || (await answersOf(tx).count()) === 0) return;
  const tombstones = await tx.table<StoredRev, string>('tombstones').bulkGet(gone);
  const erased = new Set(tombstones.flatMap((tombstone) => (tombstone === undefined ? [] : [tombstone.key])));
  await leaveOut(
    tx,
    await answersOf(tx)
      .where('keys')
      .anyOf([...erased])
      .distinct()
      .toArray(),
    ({ key, mutation }) => erased.has(key) && mutation.op !== 'delete',
  );
}

/** Takes all changes of these tables out of the journal. */
export async function forgetJournal(context: StoreContext, tables: readonly string[]): Promise<void> {
  const prefixes = tables.map((table) => rowKey(table, ''));
  await context.access.relaxed('rw', ['journal'], async (tx) => {
    const answers = await answersOf(tx).where('keys').startsWithAnyOf(prefixes).distinct().toArray();
    if (answers.length > 0) await leaveOut(tx, answers, ({ mutation }) => tables.includes(mutation.table));
  });
}

/** Fields whose value on the screen is another by now: what is sent again never shows over a newer change (MG2). */
const changedSince = (mutation: Mutation, view: SyncRow | undefined): readonly string[] =>
  mutation.op !== 'patch' || view === undefined
    ? []
    : Object.keys(mutation.set).filter((field) => !sameJson(mutation.set[field], view[field]));

/**
 * Puts the journal back into the outbox, as it was sent (D2): its places in the order are before all that waits.
 * @returns keys of rows to compose anew
 */
export async function sendJournalAgain(
  tx: Transaction,
  context: StoreContext,
  server_time: string,
): Promise<readonly string[]> {
  await pruneJournal(tx, server_time);
  const answers = await answersOf(tx).toArray();
  const is_known = ({ mutation }: JournalEntry): boolean => context.known_tables.has(mutation.table);
  const entries = answers.flatMap((answer) => answer.entries.filter(is_known));
  const again = await Promise.all(
    entries.map(async ({ id, mutation, before, made_at, ...entry }): Promise<StoredEntry> => {
      const view = await tx.table<SyncRow, string>(mutation.table).get(mutation.row_id);
      const superseded = changedSince(mutation, view);
      const touches = touchedKeys(mutation);
      return {
        seq: mutation.seq,
        id,
        touches,
        mutation,
        before,
        made_at,
        attempted: true,
        superseded,
        again: true,
        ...groupOf(entry),
      };
    }),
  );
  await tx.table<StoredEntry>('outbox').bulkAdd(again);
  await leaveOut(tx, answers, is_known);
  return again.flatMap(({ touches }) => touches);
}

/** Codes that say the row was deleted, by a person, after this change was acknowledged. */
const DELETED_SINCE: readonly string[] = ['DELETED', 'PARENT_DELETED'];

/**
 * Takes out what was sent again and is refused because its row has been deleted since: there is nothing to decide,
 * and an erased person's values must not stay among the rejected (S5).
 * @returns ids of the mutations taken out, and keys of rows to compose anew
 */
export async function dropDeletedSince(
  tx: Transaction,
  rejected: readonly { readonly result: PushResult; readonly entry: StoredEntry }[],
): Promise<{ readonly ids: ReadonlySet<string>; readonly affected_keys: readonly string[] }> {
  const outbox = tx.table<StoredEntry, number>('outbox');
  const moot = rejected.filter(
    ({ result, entry }) => entry.again === true && DELETED_SINCE.includes(result.code ?? ''),
  );
  const rows = new Set(moot.map(({ entry: { mutation } }) => rowKey(mutation.table, mutation.row_id)));
  if (rows.size === 0) return { ids: new Set(), affected_keys: [] };
  const over = await outbox
    .where('touches')
    .anyOf([...rows])
    .distinct()
    .toArray();
  const dropped = over.filter(
    ({ again, mutation }) => again === true && rows.has(rowKey(mutation.table, mutation.row_id)),
  );
  await outbox.bulkDelete(dropped.map(({ seq }) => seq));
  return {
    ids: new Set(dropped.map(({ id }) => id)),
    affected_keys: dropped.flatMap(({ touches }) => touches),
  };
}

/** Acknowledged changes, newest first; of one row when it is named. */
export async function listJournal(
  context: StoreContext,
  row?: { readonly table: string; readonly row_id: string },
): Promise<readonly JournalEntry[]> {
  return context.access.relaxed('r', ['journal'], async (tx) => {
    const wanted = row && rowKey(row.table, row.row_id);
    const answers = await (wanted === undefined
      ? answersOf(tx).toArray()
      : answersOf(tx).where('keys').equals(wanted).toArray());
    const entries = answers.flatMap((answer) => answer.entries);
    const of_row = entries.filter(({ key }) => wanted === undefined || key === wanted);
    return of_row.toSorted((a, b) => b.mutation.seq - a.mutation.seq);
  });
}
