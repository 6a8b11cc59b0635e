import type { Transaction } from 'dexie';
import { addIncoming, incomingOfResults } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { PushReply, PushResult, SyncRow } from '../../protocol.ts';
import { absorb } from './absorb.ts';
import { rowScope } from './context.ts';
import type { StoreContext } from './context.ts';
import { dropDeletedSince, pruneJournal, writeJournal } from './journal.ts';
import { readPullMeta, writeMeta } from './meta.ts';
import { dropBeneath, parkEntry } from './parked.ts';
import type { StoredEntry, StoredParked, StoredShadow } from './schema.ts';

interface Answered {
  readonly result: PushResult;
  readonly entry: StoredEntry;
}

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

/** Older changes of fields the server has just answered a newer change of stop showing (D4). */
async function hideOlder(tx: Transaction, answered: readonly StoredEntry[]): Promise<void> {
  const stores = ['parked', 'outbox'] as const;
  const firsts = await Promise.all(
    stores.map((store) => tx.table<StoredEntry | StoredParked>(store).orderBy('seq').first()),
  );
  for (const [index, store] of stores.entries()) {
    const table = tx.table<StoredEntry | StoredParked>(store);
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

/** Books the answer to a push: acknowledged ones go, rejected ones are parked, rows are written. */
export async function applyPush(context: StoreContext, reply: PushReply, at: string): Promise<void> {
  await context.access.relaxed('rw', rowScope(context), async (tx) => {
    const [pull, oldest] = await Promise.all([
      readPullMeta(tx, context.options.tables),
      oldestWaiting(tx, reply.results.length),
    ]);
    // Of a server that has been put back since: what it took is lost there, so it has to go out again (D1).
    if (pull.epoch !== null && pull.epoch !== reply.epoch) return;
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
      return;
    }
    const accepted = answered.filter(({ result }) => result.status !== 'rejected');
    const refused = answered.filter(({ result }) => result.status === 'rejected');
    const said = incomingOfResults(
      answered.map(({ result }) => result),
      context.known_tables,
    );
    for (const { result, entry } of accepted) {
      if (entry.mutation.op !== 'delete' || result.row !== null) continue;
      const { table, row_id: id } = entry.mutation;
      addIncoming(said, { table, id, row: null, rev: await missingRev(tx, table, id) });
    }
    const taken = accepted.map(({ entry }) => entry);
    await takeOut(tx, taken, oldest);
    const moot = await dropDeletedSince(tx, refused);
    const rejected = refused.filter(({ entry }) => !moot.ids.has(entry.id));
    const touched = [...accepted.flatMap(({ entry }) => entry.touches), ...moot.touched];
    const answer = {
      succeeded: new Set(taken.map(({ id }) => id)),
      codes: new Map(rejected.map(({ result, entry }) => [entry.id, result.code ?? 'REJECTED'])),
    };
    const parked = new Set<string>();
    for (const { entry } of rejected) {
      if (parked.has(entry.id)) continue;
      const verdict = { code: answer.codes.get(entry.id) ?? 'REJECTED', parked_at: at };
      touched.push(...(await parkEntry(tx, context, entry, verdict, answer)));
      const because = await tx.table<StoredParked>('parked').where('because_of').equals(entry.id).toArray();
      for (const { id } of because) parked.add(id);
    }
    // After the parking: an older change may have been rejected by this very answer.
    for (const { entry } of accepted) {
      if (entry.mutation.op === 'delete') touched.push(...(await dropBeneath(tx, context, entry, said)));
    }
    await hideOlder(tx, taken);
    // The disk takes the journal down while the rows are composed.
    await Promise.all([
      absorb(tx, context, pull, said, touched),
      writeJournal(tx, accepted, reply.server_time),
      written,
    ]);
  });
}
