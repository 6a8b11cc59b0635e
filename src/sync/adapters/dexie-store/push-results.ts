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

/** Results whose mutation still waits (D6), in order of seq. What was sent is what waits longest: one read finds it. */
async function stillWaiting(tx: Transaction, results: readonly PushResult[]): Promise<readonly Answered[]> {
  const outbox = tx.table<StoredEntry>('outbox');
  const oldest = await outbox.orderBy('seq').limit(results.length).toArray();
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
async function takeOut(tx: Transaction, entries: readonly StoredEntry[]): Promise<void> {
  const outbox = tx.table<StoredEntry, number>('outbox');
  const [first, last] = [entries[0]?.seq, entries.at(-1)?.seq];
  if (first === undefined || last === undefined) return;
  const range = outbox.where('seq').between(first, last, true, true);
  if ((await range.count()) === entries.length) await range.delete();
  else await outbox.bulkDelete(entries.map(({ seq }) => seq));
}

/** Older changes of fields the server has just answered a newer change of stop showing (D4). */
async function hideOlder(tx: Transaction, answered: readonly StoredEntry[]): Promise<void> {
  for (const store of ['parked', 'outbox'] as const) {
    const table = tx.table<StoredEntry | StoredParked>(store);
    const oldest = await table.orderBy('seq').first();
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
    const pull = await readPullMeta(tx, context.options.tables);
    // Of a server that has been put back since: what it took is lost there, so it has to go out again (D1).
    if (pull.epoch !== null && pull.epoch !== reply.epoch) return;
    await writeMeta(tx, 'pull', { ...pull, last_push_at: at });
    await pruneJournal(tx, reply.server_time);
    const answered = await stillWaiting(tx, reply.results);
    if (answered.length === 0) return;
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
    await takeOut(
      tx,
      accepted.map(({ entry }) => entry),
    );
    await writeJournal(tx, accepted, reply.server_time);
    const moot = await dropDeletedSince(tx, refused);
    const rejected = refused.filter(({ entry }) => !moot.ids.has(entry.id));
    const touched = [...accepted.flatMap(({ entry }) => entry.touches), ...moot.touched];
    const answer = {
      succeeded: new Set(accepted.map(({ entry }) => entry.id)),
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
    await hideOlder(
      tx,
      accepted.map(({ entry }) => entry),
    );
    await absorb(tx, context, pull, said, touched);
  });
}
