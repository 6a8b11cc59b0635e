/** The outbox as it is sent, counted and listed, and the results of a push. */
import type { Transaction } from 'dexie';
import { addIncoming, incomingOfResults, type IncomingRows } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { PushReply, PushResult, SyncRow } from '../../protocol.ts';
import type { OutboxEntry, StoreCounts } from '../../store-port.ts';
import {
  withAttempted,
  readMeta,
  readPullMeta,
  rowScope,
  type StoreContext,
  toOutboxEntry,
  writeMeta,
} from './context.ts';
import { dropDeletedSince, pruneJournal, writeJournal } from './journal.ts';
import { mergeIncoming } from './merge-incoming.ts';
import { dropBeneath, rejectEntry } from './rejected.ts';
import { OWN_ROW, type StoredEntry, type StoredRejected, type StoredShadow } from './schema.ts';

const encoder = new TextEncoder();
/** How many pending mutations are read before their length is known: about as many as a long text each would make a batch. */
const FIRST_READ = 16;

/** The next mutations in order, marked attempted on disk before anyone may send them (D10). */
export async function takeBatch(
  context: StoreContext,
  limits: { readonly count: number; readonly bytes: number },
): Promise<readonly OutboxEntry[]> {
  return context.access.strict('rw', ['outbox', 'meta'], async (tx) => {
    const last_attempted_seq = (await readMeta(tx, 'last_attempted_seq')) ?? 0;
    const batch: StoredEntry[] = [];
    let bytes = 0;
    let is_full = false;
    while (!is_full && batch.length < limits.count) {
      // As many as would fit if they were as long as those so far, so that long ones are not read by the hundred (PS28).
      const likely =
        bytes === 0 ? FIRST_READ : Math.ceil(((limits.bytes - bytes) * batch.length) / bytes) + 1;
      const wanted = Math.min(limits.count - batch.length, Math.max(1, likely));
      const next = await tx
        .table<StoredEntry, number>('outbox')
        .where('seq')
        .above(batch.at(-1)?.seq ?? Number.NEGATIVE_INFINITY)
        .limit(wanted)
        .toArray();
      for (const entry of next) {
        bytes += encoder.encode(JSON.stringify(entry.mutation)).length;
        is_full = batch.length > 0 && bytes > limits.bytes;
        if (is_full) break;
        batch.push({ ...entry, attempted: true });
      }
      is_full ||= next.length < wanted;
    }
    const last_seq = batch.at(-1)?.seq ?? 0;
    if (last_seq > last_attempted_seq) await writeMeta(tx, 'last_attempted_seq', last_seq);
    return batch.map(toOutboxEntry);
  });
}

/** Takes acknowledged entries out of the outbox; those that waited longest, as they nearly always are, in one call. */
async function takeOut(
  tx: Transaction,
  entries: readonly StoredEntry[],
  oldest: readonly StoredEntry[],
): Promise<void> {
  const outbox = tx.table<StoredEntry, number>('outbox');
  const [first, last] = [entries[0]?.seq, entries.at(-1)?.seq];
  if (first === undefined || last === undefined) return;
  const between = oldest.filter(({ seq }) => seq >= first && seq <= last);
  const is_all_between = between.length === entries.length && between.at(-1)?.seq === last;
  if (is_all_between) await outbox.where('seq').between(first, last, true, true).delete();
  else await outbox.bulkDelete(entries.map(({ seq }) => seq));
}

/** How much waits and is rejected. */
export async function readCounts(context: StoreContext): Promise<StoreCounts> {
  return context.access.relaxed('r', ['outbox', 'rejected'], async (tx) => {
    const [pending, rejected, oldest] = await Promise.all([
      tx.table('outbox').count(),
      tx.table('rejected').count(),
      tx.table<StoredEntry>('outbox').orderBy('seq').first(),
    ]);
    return { pending, rejected, oldest_at: oldest?.made_at ?? null };
  });
}

/** The pending mutations, in the order of sending. */
export async function listOutbox(
  context: StoreContext,
  limit = Number.POSITIVE_INFINITY,
): Promise<readonly OutboxEntry[]> {
  return context.access.relaxed('r', ['outbox', 'meta'], async (tx) => {
    const [entries, last_attempted_seq] = await Promise.all([
      tx.table<StoredEntry>('outbox').orderBy('seq').limit(limit).toArray(),
      readMeta(tx, 'last_attempted_seq'),
    ]);
    return withAttempted(entries, last_attempted_seq).map(toOutboxEntry);
  });
}

/** The row of every entry of a store, as often as it has one; no value is loaded. */
async function ownRows(tx: Transaction, store: 'outbox' | 'rejected'): Promise<readonly string[]> {
  const keys = await tx.table(store).orderBy(OWN_ROW).keys();
  return keys.flatMap((key) => (Array.isArray(key) ? [rowKey(String(key[0]), String(key[1]))] : []));
}

/** Per row key how many changes wait and are rejected. */
export async function changesByRow(
  context: StoreContext,
): Promise<ReadonlyMap<string, { readonly pending: number; readonly rejected: number }>> {
  return context.access.relaxed('r', ['outbox', 'rejected'], async (tx) => {
    const [pending, rejected] = await Promise.all([ownRows(tx, 'outbox'), ownRows(tx, 'rejected')]);
    const found = new Map<string, { pending: number; rejected: number }>();
    const at = (key: string): { pending: number; rejected: number } => {
      const known = found.get(key) ?? { pending: 0, rejected: 0 };
      found.set(key, known);
      return known;
    };
    for (const key of pending) at(key).pending += 1;
    for (const key of rejected) at(key).rejected += 1;
    return found;
  });
}

/** A result with the entry it is about. */
interface Answered {
  readonly result: PushResult;
  readonly entry: StoredEntry;
}

/** Older changes of fields the server has just answered a newer change of stop showing (D4). */
async function hideOlder(tx: Transaction, answered: readonly StoredEntry[]): Promise<void> {
  const stores = ['rejected', 'outbox'] as const;
  const firsts = await Promise.all(
    stores.map((store) => tx.table<StoredEntry | StoredRejected>(store).orderBy('seq').first()),
  );
  for (const [index, store] of stores.entries()) {
    const table = tx.table<StoredEntry | StoredRejected>(store);
    const oldest = firsts[index];
    for (const { mutation } of answered) {
      if (oldest === undefined || oldest.seq > mutation.seq) continue;
      const older = await table.where('touches').equals(rowKey(mutation.table, mutation.row_id)).toArray();
      for (const entry of older) {
        const fields = Object.keys(mutation.set).filter((field) => field in entry.mutation.set);
        if (entry.seq >= mutation.seq || fields.length === 0) continue;
        await table.put({ ...entry, superseded: [...new Set([...(entry.superseded ?? []), ...fields])] });
      }
    }
  }
}

/** Rev beneath which a row that a delete found missing is surely gone (D9: a rebirth goes on above it). */
async function missingRev(tx: Transaction, table: string, id: string): Promise<number> {
  const [shadow, view] = await Promise.all([
    tx.table<StoredShadow, string>('shadow').get(rowKey(table, id)),
    tx.table<SyncRow, string>(table).get(id),
  ]);
  return (shadow?.row.rev ?? view?.rev ?? 0) + 1;
}

/** An answer under way. */
interface Answer {
  readonly tx: Transaction;
  readonly context: StoreContext;
  readonly accepted: readonly Answered[];
  readonly refused: readonly Answered[];
  /** What waited longest, in order. */
  readonly oldest: readonly StoredEntry[];
  /** The rows that came with it; what deletes found missing is added. */
  readonly received: IncomingRows;
  /** Device wall time of the answer, ISO 8601. */
  readonly at: string;
}

/** Rejects the refused mutations with those that depend on them; answers keys of rows to compose anew. */
async function keepRejected({ tx, context, accepted, refused, at }: Answer): Promise<readonly string[]> {
  const moot = await dropDeletedSince(tx, refused);
  const rejected = refused.filter(({ entry }) => !moot.ids.has(entry.id));
  const answer = {
    succeeded: new Set(accepted.map(({ entry }) => entry.id)),
    codes: new Map(rejected.map(({ result, entry }) => [entry.id, result.code ?? 'REJECTED'])),
  };
  const affected_keys = [...moot.affected_keys];
  const blocked = new Set<string>();
  for (const { entry } of rejected) {
    if (blocked.has(entry.id)) continue;
    const verdict = { code: answer.codes.get(entry.id) ?? 'REJECTED', rejected_at: at };
    affected_keys.push(...(await rejectEntry(tx, context, entry, verdict, answer)));
    const by_this = await tx.table<StoredRejected>('rejected').where('blocked_by').equals(entry.id).toArray();
    for (const { id } of by_this) blocked.add(id);
  }
  return affected_keys;
}

/**
 * Takes accepted mutations out, keeps refused ones as rejected, and drops the work beneath an accepted delete.
 * @returns keys of rows to compose anew
 */
async function settleMixed(answer: Answer): Promise<readonly string[]> {
  const { tx, context, accepted, oldest, received } = answer;
  const deleted = accepted.filter(({ entry }) => entry.mutation.op === 'delete');
  for (const { result, entry } of deleted) {
    if (result.row !== null) continue;
    const { table, row_id: id } = entry.mutation;
    addIncoming(received, { table, id, row: null, rev: await missingRev(tx, table, id) });
  }
  const taken = accepted.map(({ entry }) => entry);
  await takeOut(tx, taken, oldest);
  const affected_keys = [...taken.flatMap(({ touches }) => touches), ...(await keepRejected(answer))];
  // After that: an older change may have been rejected by this very answer.
  for (const { entry } of deleted) affected_keys.push(...(await dropBeneath(tx, context, entry, received)));
  await hideOlder(tx, taken);
  return affected_keys;
}

/** The oldest pending mutations, which an answer is nearly always about. */
const oldestPending = (tx: Transaction, count: number): PromiseLike<readonly StoredEntry[]> =>
  tx.table<StoredEntry>('outbox').orderBy('seq').limit(count).toArray();

/** Results whose mutation still waits (D6), in order of seq. */
async function stillPending(
  tx: Transaction,
  results: readonly PushResult[],
  oldest: readonly StoredEntry[],
): Promise<readonly Answered[]> {
  const outbox = tx.table<StoredEntry>('outbox');
  const by_id = new Map(oldest.map((entry) => [entry.id, entry]));
  const found = await Promise.all(
    results.map(async (result): Promise<Answered | null> => {
      const entry = by_id.get(result.id) ?? (await outbox.get({ id: result.id }));
      return entry === undefined ? null : { result, entry };
    }),
  );
  return found.filter((one) => one !== null).toSorted((a, b) => a.entry.seq - b.entry.seq);
}

/**
 * Books the answer to a push: acknowledged ones go, rejected ones are kept, rows are written.
 * @returns how many mutations still wait
 */
export async function applyPush(context: StoreContext, reply: PushReply, at: string): Promise<number> {
  return context.access.relaxed('rw', rowScope(context), async (tx) => {
    const outbox = tx.table<StoredEntry>('outbox');
    const [pull, pending, oldest, oldest_rejected] = await Promise.all([
      readPullMeta(tx),
      outbox.count(),
      oldestPending(tx, reply.results.length),
      tx.table<StoredRejected>('rejected').orderBy('seq').first(),
    ]);
    // Of a server that has been put back since: what it took is lost there, so it has to go out again (D1).
    if (pull.epoch !== null && pull.epoch !== reply.epoch) return pending;
    // What is only written is awaited together at the end: each await is a turn of the disk.
    const written = Promise.all([
      // From the first answer on the device knows whose it is, or it could not tell when that one is put back (D1).
      writeMeta(tx, 'pull', {
        ...pull,
        epoch: pull.epoch ?? reply.epoch,
        scope: pull.scope ?? reply.scope,
        last_push_at: at,
      }),
      pruneJournal(tx, reply.server_time),
    ]);
    const answered = await stillPending(tx, reply.results, oldest);
    if (answered.length === 0) {
      await written;
      return pending;
    }
    const accepted = answered.filter(({ result }) => result.status !== 'rejected');
    const refused = answered.filter(({ result }) => result.status === 'rejected');
    const received = incomingOfResults(
      answered.map(({ result }) => result),
      context.known_tables,
    );
    const taken = accepted.map(({ entry }) => entry);
    const newest_seq = taken.at(-1)?.seq ?? 0;
    // As nearly always: all that waited longest was taken, and nothing older lies over its rows.
    const is_all_taken =
      refused.length === 0 &&
      taken.every((entry, index) => entry === oldest[index] && entry.mutation.op !== 'delete') &&
      (oldest_rejected?.seq ?? Number.POSITIVE_INFINITY) > newest_seq;
    const affected_keys = is_all_taken
      ? taken.flatMap(({ touches }) => touches)
      : await settleMixed({ tx, context, accepted, refused, oldest, received, at });
    // The disk takes them out and the journal down while the rows are composed.
    await Promise.all([
      is_all_taken && takeOut(tx, taken, oldest),
      mergeIncoming(tx, context, pull, received, affected_keys, is_all_taken ? taken : []),
      writeJournal(tx, accepted, reply.server_time),
      written,
    ]);
    return is_all_taken ? pending - taken.length : outbox.count();
  });
}
