import { rowKey } from '../../core/row-key.ts';
import type { OutboxEntry, StoreCounts } from '../../store-port.ts';
import { toOutboxEntry } from './context.ts';
import type { StoreContext } from './context.ts';
import type { StoredEntry, StoredParked } from './schema.ts';

const encoder = new TextEncoder();

/** The next mutations in order, marked attempted on disk before anyone may send them (D10). */
export async function takeBatch(
  context: StoreContext,
  limits: { readonly count: number; readonly bytes: number },
): Promise<readonly OutboxEntry[]> {
  return context.access.strict('rw', ['outbox'], async (tx) => {
    const outbox = tx.table<StoredEntry, number>('outbox');
    const next = await outbox.orderBy('seq').limit(limits.count).toArray();
    const batch: StoredEntry[] = [];
    let bytes = 0;
    for (const entry of next) {
      bytes += encoder.encode(JSON.stringify(entry.mutation)).length;
      if (batch.length > 0 && bytes > limits.bytes) break;
      batch.push({ ...entry, attempted: true });
    }
    const unmarked = batch.filter((_entry, index) => next[index]?.attempted === false);
    if (unmarked.length > 0) await outbox.bulkPut(unmarked);
    return batch.map(toOutboxEntry);
  });
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
  return context.access.relaxed('r', ['outbox'], async (tx) => {
    const entries = await tx.table<StoredEntry>('outbox').orderBy('seq').limit(limit).toArray();
    return entries.map(toOutboxEntry);
  });
}

/** Per row key how many changes wait and are parked. */
export async function changesByRow(
  context: StoreContext,
): Promise<ReadonlyMap<string, { readonly waiting: number; readonly parked: number }>> {
  return context.access.relaxed('r', ['outbox', 'parked'], async (tx) => {
    const [waiting, parked] = await Promise.all([
      tx.table<StoredEntry>('outbox').toArray(),
      tx.table<StoredParked>('parked').toArray(),
    ]);
    const found = new Map<string, { waiting: number; parked: number }>();
    const at = (entry: StoredEntry | StoredParked): { waiting: number; parked: number } => {
      const key = rowKey(entry.mutation.table, entry.mutation.row_id);
      const known = found.get(key) ?? { waiting: 0, parked: 0 };
      found.set(key, known);
      return known;
    };
    for (const entry of waiting) at(entry).waiting += 1;
    for (const entry of parked) at(entry).parked += 1;
    return found;
  });
}
