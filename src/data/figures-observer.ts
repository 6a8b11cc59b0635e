import type { Transaction } from 'dexie';
import type { RowChange, RowObserver, SyncRow } from '../sync/index.ts';
import { byClient, foldInto, readBuckets } from './figures-fold.ts';
import { BEHIND_ROWS, foldPage, settleFigures } from './figures-filling.ts';
import { EMPTY_TOTALS, type Totals, TOTALS_ID } from './figures-rows.ts';

const isActive = (row: SyncRow | null): boolean =>
  row !== null && row.deleted_at === null && row['status'] === 'active';

/** Folds record changes into the stored figures of their clients; answers the totals moved by the same amount. */
const writeFigures = async (
  tx: Transaction,
  changes: readonly RowChange[],
  totals: Totals,
): Promise<Totals> => {
  const grouped = byClient(changes);
  if (grouped.size === 0) return totals;
  const is_behind = totals.behind !== undefined;
  const buckets = await readBuckets(tx, [...grouped.keys()]);
  const next = await foldInto(tx, buckets, grouped, totals, is_behind);
  await tx.table('figures').bulkPut([...buckets.values()]);
  return is_behind ? { ...next, behind: BEHIND_ROWS } : next;
};

/**
 * Keeps `figures` and `totals` in the transaction that writes the rows, so they are never seen apart.
 * Cost: one read and one write for a whole page; a client is recounted from its records only when its latest
 * one changed. During the first sync the figures of clients follow at its end, in the transaction of its last page
 * (figures-filling.ts). Expects the rows to be written already.
 */
export const figuresObserver: RowObserver = {
  stores: ['figures', 'totals'],
  on_rows: async (tx, changes, is_filling) => {
    const table = tx.table<Totals, string>('totals');
    const former = (await table.get(TOTALS_ID)) ?? EMPTY_TOTALS;
    let active_clients = former.active_clients;
    for (const { table: name, before, after } of changes) {
      if (name === 'clients') active_clients += Number(isActive(after)) - Number(isActive(before));
    }
    const counted = { ...former, active_clients };
    const next = await (is_filling ? foldPage : writeFigures)(tx, changes, counted);
    if (JSON.stringify(next) !== JSON.stringify(former)) await table.put(next);
  },
  on_filled: settleFigures,
};
