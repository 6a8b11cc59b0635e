/** Answers to a push that also refuse, delete, or leave something older behind: what each of these asks of the rest. */
import type { Transaction } from 'dexie';
import { addIncoming } from '../../core/incoming.ts';
import type { IncomingRows } from '../../core/incoming.ts';
import { rowKey } from '../../core/row-key.ts';
import type { PushResult, SyncRow } from '../../protocol.ts';
import type { StoreContext } from './context.ts';
import { dropDeletedSince } from './journal.ts';
import { takeOut } from './outbox.ts';
import { dropBeneath, parkEntry } from './parked.ts';
import type { StoredEntry, StoredParked, StoredShadow } from './schema.ts';

/** A result with the entry it is about. */
export interface Answered {
  readonly result: PushResult;
  readonly entry: StoredEntry;
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

/** An answer under way. */
interface Answer {
  readonly tx: Transaction;
  readonly context: StoreContext;
  readonly accepted: readonly Answered[];
  readonly refused: readonly Answered[];
  /** What waited longest, in order. */
  readonly oldest: readonly StoredEntry[];
  /** The rows that came with it; what deletes found missing is added. */
  readonly said: IncomingRows;
  /** Device wall time of the answer, ISO 8601. */
  readonly at: string;
}

/** Parks what was refused, with what waits for it; answers keys of rows to compose anew. */
async function parkRefused({ tx, context, accepted, refused, at }: Answer): Promise<readonly string[]> {
  const moot = await dropDeletedSince(tx, refused);
  const rejected = refused.filter(({ entry }) => !moot.ids.has(entry.id));
  const answer = {
    succeeded: new Set(accepted.map(({ entry }) => entry.id)),
    codes: new Map(rejected.map(({ result, entry }) => [entry.id, result.code ?? 'REJECTED'])),
  };
  const touched = [...moot.touched];
  const parked = new Set<string>();
  for (const { entry } of rejected) {
    if (parked.has(entry.id)) continue;
    const verdict = { code: answer.codes.get(entry.id) ?? 'REJECTED', parked_at: at };
    touched.push(...(await parkEntry(tx, context, entry, verdict, answer)));
    const because = await tx.table<StoredParked>('parked').where('because_of').equals(entry.id).toArray();
    for (const { id } of because) parked.add(id);
  }
  return touched;
}

/**
 * Takes out what was taken, parks what was refused, and lets go of what lay beneath a delete.
 * @returns keys of rows to compose anew
 */
export async function settleMixed(answer: Answer): Promise<readonly string[]> {
  const { tx, context, accepted, oldest, said } = answer;
  const deleted = accepted.filter(({ entry }) => entry.mutation.op === 'delete');
  for (const { result, entry } of deleted) {
    if (result.row !== null) continue;
    const { table, row_id: id } = entry.mutation;
    addIncoming(said, { table, id, row: null, rev: await missingRev(tx, table, id) });
  }
  const taken = accepted.map(({ entry }) => entry);
  await takeOut(tx, taken, oldest);
  const touched = [...taken.flatMap(({ touches }) => touches), ...(await parkRefused(answer))];
  // After the parking: an older change may have been rejected by this very answer.
  for (const { entry } of deleted) touched.push(...(await dropBeneath(tx, context, entry, said)));
  await hideOlder(tx, taken);
  return touched;
}
