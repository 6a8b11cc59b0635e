import type { Transaction } from 'dexie';
import { incomingOfResults } from '../../core/incoming.ts';
import type { PushReply, PushResult } from '../../protocol.ts';
import { absorb } from './absorb.ts';
import { rowScope } from './context.ts';
import type { StoreContext } from './context.ts';
import { pruneJournal, writeJournal } from './journal.ts';
import { readPullMeta, writeMeta } from './meta.ts';
import { type Answered, settleMixed } from './mixed-answer.ts';
import { takeOut } from './outbox.ts';
import type { StoredEntry, StoredParked } from './schema.ts';

/** What waits longest: what an answer is about, nearly always. */
const oldestWaiting = (tx: Transaction, count: number): PromiseLike<readonly StoredEntry[]> =>
  tx.table<StoredEntry>('outbox').orderBy('seq').limit(count).toArray();

/** Results whose mutation still waits (D6), in order of seq. */
async function stillWaiting(
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
 * Books the answer to a push: acknowledged ones go, rejected ones are parked, rows are written.
 * @returns how many mutations still wait
 */
export async function applyPush(context: StoreContext, reply: PushReply, at: string): Promise<number> {
  return context.access.relaxed('rw', rowScope(context), async (tx) => {
    const outbox = tx.table<StoredEntry>('outbox');
    const [pull, waiting, oldest, oldest_parked] = await Promise.all([
      readPullMeta(tx),
      outbox.count(),
      oldestWaiting(tx, reply.results.length),
      tx.table<StoredParked>('parked').orderBy('seq').first(),
    ]);
    // Of a server that has been put back since: what it took is lost there, so it has to go out again (D1).
    if (pull.epoch !== null && pull.epoch !== reply.epoch) return waiting;
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
    const answered = await stillWaiting(tx, reply.results, oldest);
    if (answered.length === 0) {
      await written;
      return waiting;
    }
    const accepted = answered.filter(({ result }) => result.status !== 'rejected');
    const refused = answered.filter(({ result }) => result.status === 'rejected');
    const said = incomingOfResults(
      answered.map(({ result }) => result),
      context.known_tables,
    );
    const taken = accepted.map(({ entry }) => entry);
    const newest_seq = taken.at(-1)?.seq ?? 0;
    // As nearly always: all that waited longest was taken, and nothing older lies over its rows.
    const is_all_taken =
      refused.length === 0 &&
      taken.every((entry, index) => entry === oldest[index] && entry.mutation.op !== 'delete') &&
      (oldest_parked?.seq ?? Number.POSITIVE_INFINITY) > newest_seq;
    const touched = is_all_taken
      ? taken.flatMap(({ touches }) => touches)
      : await settleMixed({ tx, context, accepted, refused, oldest, said, at });
    // The disk takes them out and the journal down while the rows are composed.
    await Promise.all([
      is_all_taken && takeOut(tx, taken, oldest),
      absorb(tx, context, pull, said, touched, is_all_taken ? taken : []),
      writeJournal(tx, accepted, reply.server_time),
      written,
    ]);
    return is_all_taken ? waiting - taken.length : outbox.count();
  });
}
