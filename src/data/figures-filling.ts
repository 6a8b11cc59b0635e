import type { Transaction } from 'dexie';
import type { RowChange, SyncRow } from '../sync/index.ts';
import { type Buckets, byClient, foldInto } from './figures-fold.ts';
import { EMPTY_TOTALS, type FiguresBucket, type Totals, TOTALS_ID } from './figures-rows.ts';

/**
 * The pages of a first sync touch nearly every client each: writing all figures with each would be a third of its time.
 * They are folded in memory and written with the last page. What is held counts only if `totals.behind` names it: a page
 * of another tab, a person's change, an aborted transaction, a new start of the page let the figures be counted from
 * the rows instead, in the same transaction.
 */
let held: { readonly name: string; readonly buckets: Buckets } | null = null;

/** Stands for nothing that is held: the figures are to be counted from the rows. */
export const BEHIND_ROWS = 'rows';

const ROWS_AT_ONCE = 5_000;

/** What is held for this database; the stored figures when its first sync begins just now. */
const heldFor = async (tx: Transaction, totals: Totals): Promise<Buckets | null> => {
  if (totals.behind !== undefined) return held?.name === totals.behind ? held.buckets : null;
  const stored = await tx.table<FiguresBucket, string>('figures').toArray();
  return new Map(stored.map((bucket) => [bucket.bucket, bucket]));
};

/** Folds a page of the first sync into what is held; answers the totals, which are kept with every page. */
export const foldPage = async (
  tx: Transaction,
  changes: readonly RowChange[],
  totals: Totals,
): Promise<Totals> => {
  const grouped = byClient(changes);
  if (grouped.size === 0) return totals;
  const buckets = await heldFor(tx, totals);
  // From here on what was held is spoilt, unless this transaction ends well and names it.
  held = null;
  if (buckets === null) return { ...totals, behind: BEHIND_ROWS };
  const next = await foldInto(tx, buckets, grouped, totals);
  held = { name: crypto.randomUUID(), buckets };
  return { ...next, behind: held.name };
};

/** Figures of all clients, counted from the rows. */
const countAll = async (tx: Transaction, totals: Totals): Promise<{ buckets: Buckets; totals: Totals }> => {
  const records = tx.table<SyncRow, string>('service_records');
  const buckets: Buckets = new Map();
  let counted: Totals = { ...EMPTY_TOTALS, active_clients: totals.active_clients };
  let last = '';
  for (;;) {
    const rows = await records.where(':id').above(last).limit(ROWS_AT_ONCE).toArray();
    const changes = rows.map((row) => ({ table: 'service_records', id: row.id, before: null, after: row }));
    counted = await foldInto(tx, buckets, byClient(changes), counted);
    const next = rows.at(-1)?.id;
    if (next === undefined) return { buckets, totals: counted };
    last = next;
  }
};

/** Writes the figures of all clients, in the transaction that ends the first sync. */
export const settleFigures = async (tx: Transaction): Promise<void> => {
  const table = tx.table<Totals, string>('totals');
  const former = await table.get(TOTALS_ID);
  if (former?.behind === undefined) return;
  const { behind, ...totals } = former;
  const done = held?.name === behind ? { buckets: held.buckets, totals } : await countAll(tx, totals);
  held = null;
  const figures = tx.table<FiguresBucket, string>('figures');
  await figures.clear();
  await figures.bulkPut([...done.buckets.values()]);
  await table.put(done.totals);
};
