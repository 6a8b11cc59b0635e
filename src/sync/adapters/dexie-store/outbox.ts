import type { Transaction } from 'dexie';
import { rowKey } from '../../core/row-key.ts';
import type { OutboxEntry, StoreCounts } from '../../store-port.ts';
import { asHandedOut, toOutboxEntry } from './context.ts';
import type { StoreContext } from './context.ts';
import { readMeta, writeMeta } from './meta.ts';
import { OWN_ROW } from './schema.ts';
import type { StoredEntry } from './schema.ts';

const encoder = new TextEncoder();
/** How many waiting mutations are read before their length is known: about as many as a long text each would make a batch. */
const FIRST_READ = 16;

/** The next mutations in order, marked attempted on disk before anyone may send them (D10). */
export async function takeBatch(
  context: StoreContext,
  limits: { readonly count: number; readonly bytes: number },
): Promise<readonly OutboxEntry[]> {
  return context.access.strict('rw', ['outbox', 'meta'], async (tx) => {
    const handed_out_seq = (await readMeta(tx, 'handed_out_seq')) ?? 0;
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
    if (last_seq > handed_out_seq) await writeMeta(tx, 'handed_out_seq', last_seq);
    return batch.map(toOutboxEntry);
  });
}

/** Takes acknowledged entries out of the outbox; those that waited longest, as they nearly always are, in one call. */
export async function takeOut(
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

/** How much waits and is parked. */
export async function readCounts(context: StoreContext): Promise<StoreCounts> {
  return context.access.relaxed('r', ['outbox', 'parked'], async (tx) => {
    const [queued, parked, oldest] = await Promise.all([
      tx.table('outbox').count(),
      tx.table('parked').count(),
      tx.table<StoredEntry>('outbox').orderBy('seq').first(),
    ]);
    return { queued, parked, oldest_at: oldest?.made_at ?? null };
  });
}

/** What waits, in the order of sending. */
export async function listOutbox(
  context: StoreContext,
  limit = Number.POSITIVE_INFINITY,
): Promise<readonly OutboxEntry[]> {
  return context.access.relaxed('r', ['outbox', 'meta'], async (tx) => {
    const [entries, handed_out_seq] = await Promise.all([
      tx.table<StoredEntry>('outbox').orderBy('seq').limit(limit).toArray(),
      readMeta(tx, 'handed_out_seq'),
    ]);
    return asHandedOut(entries, handed_out_seq).map(toOutboxEntry);
  });
}

/** The row of every entry of a store, as often as it has one; no value is loaded. */
async function ownRows(tx: Transaction, store: 'outbox' | 'parked'): Promise<readonly string[]> {
  const keys = await tx.table(store).orderBy(OWN_ROW).keys();
  return keys.flatMap((key) => (Array.isArray(key) ? [rowKey(String(key[0]), String(key[1]))] : []));
}

/** Per row key how many changes wait and are parked. */
export async function changesByRow(
  context: StoreContext,
): Promise<ReadonlyMap<string, { readonly waiting: number; readonly parked: number }>> {
  return context.access.relaxed('r', ['outbox', 'parked'], async (tx) => {
    const [waiting, parked] = await Promise.all([ownRows(tx, 'outbox'), ownRows(tx, 'parked')]);
    const found = new Map<string, { waiting: number; parked: number }>();
    const at = (key: string): { waiting: number; parked: number } => {
      const known = found.get(key) ?? { waiting: 0, parked: 0 };
      found.set(key, known);
      return known;
    };
    for (const key of waiting) at(key).waiting += 1;
    for (const key of parked) at(key).parked += 1;
    return found;
  });
}
