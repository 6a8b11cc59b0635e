/** Acknowledged mutations, kept to be sent again to a server that was restored. */
import type { Table, Transaction } from 'dexie';
import type { IncomingRows } from '../../core/incoming.ts';
import { sameJson } from '../../core/json.ts';
import { newestOf } from '../../core/newest-acknowledged.ts';
import { rowKey, touchedKeys } from '../../core/row-key.ts';
import type { Mutation, PushResult, SyncRow } from '../../protocol.ts';
import type { JournalEntry } from '../../store-port.ts';
import { groupOf, type StoreContext } from './context.ts';
import {
  type StoredAnswer,
  type StoredEntry,
  type StoredRejected,
  type StoredRev,
  WAITS_FOR_REJECTED,
} from './schema.ts';

/** How long acknowledged changes are kept, by the server's clock (K6); the server's ledger is kept far longer. */
const JOURNAL_KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** One form of a server time, so that times compare as texts. */
const utc = (server_time: string, earlier_ms = 0): string =>
  new Date(Date.parse(server_time) - earlier_ms).toISOString();

const answersOf = (tx: Transaction): Table<StoredAnswer, string> => tx.table('journal');

/** One record of the changes that one answer acknowledged; no record without changes. */
function answerOf(at: string, entries: readonly JournalEntry[]): readonly StoredAnswer[] {
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

/** A rejected mutation as versions before 15 kept it. */
type ParkedBefore15 = Omit<StoredRejected, 'rejected_at' | 'blocked_by'> & {
  readonly parked_at: string;
  readonly because_of?: string;
};

/** An upload as versions before 20 kept it. */
interface UploadBefore20 {
  readonly key: string;
  readonly state: string;
  readonly unwanted: boolean | number;
}

/**
 * Brings what an older version left on the disk into the shape of this one, in the upgrade's own transaction (K7).
 * Before version 7 every acknowledged change was a single record; before version 15 rejected mutations and the last
 * place of an attempted one had other names; before version 18 a pending upload was called 'waiting'; before
 * version 20 `unwanted` was a boolean, which no index holds.
 */
export async function upgradeSyncStores(tx: Transaction): Promise<void> {
  const journal = tx.table<StoredAnswer | JournalEntry, string>('journal');
  const found = await journal.toArray();
  await journal.bulkPut(found.flatMap((one) => ('entries' in one ? [] : answerOf(one.at, [one]))));
  const uploads = tx.table<UploadBefore20, string>('uploads');
  await uploads.bulkPut(
    (await uploads.toArray()).map((upload) => ({
      ...upload,
      state: upload.state === 'waiting' ? 'pending' : upload.state,
      unwanted: Number(upload.unwanted),
    })),
  );
  if (!tx.idbtrans.objectStoreNames.contains('parked')) return;
  const parked = await tx.table<ParkedBefore15>('parked').toArray();
  await tx.table<StoredRejected>('rejected').bulkPut(
    parked.map(({ parked_at, because_of, code, ...entry }) => ({
      ...entry,
      code: code === 'WAITS_FOR_PARKED' ? WAITS_FOR_REJECTED : code,
      rejected_at: parked_at,
      ...(because_of === undefined ? {} : { blocked_by: because_of }),
    })),
  );
  const meta = tx.table<{ key: string; value: unknown }, string>('meta');
  const attempted = await meta.get('handed_out_seq');
  if (attempted === undefined) return;
  await meta.put({ key: 'last_attempted_seq', value: attempted.value });
  await meta.delete('handed_out_seq');
}
