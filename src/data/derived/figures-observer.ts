import type { Dexie, Transaction } from 'dexie';
import {
  type ClientFigures,
  countFigures,
  countType,
  foldFigures,
  type RecordChange,
  type RecordFacts,
  typeCount,
} from '../../domain/figures.ts';
import { foldRevenue } from '../../domain/revenue.ts';
import type { RowChange, SyncRow } from '../../sync/index.ts';
import {
  areSound,
  bucketOf,
  changeBuckets,
  EMPTY_TOTALS,
  figuresIn,
  type FiguresBucket,
  type Totals,
  TOTALS_ID,
} from './figures-rows.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The columns of a stored record that figures need; null for a record that is not there or deleted. */
export const recordFacts = (row: SyncRow | null): RecordFacts | null =>
  row === null || row.deleted_at !== null
    ? null
    : {
        id: row.id,
        client_id: text(row['client_id']),
        service_type: text(row['service_type']),
        date: text(row['date']),
        amount: row['amount'] ?? 0,
        status: text(row['status']),
      };

const isActive = (row: SyncRow | null): boolean =>
  row !== null && row.deleted_at === null && row['status'] === 'active';

/** Of the changes, those of service records. */
const recordChanges = (changes: readonly RowChange[]): readonly RecordChange[] =>
  changes
    .filter(({ table }) => table === 'service_records')
    .map(({ before, after }) => ({ before: recordFacts(before), after: recordFacts(after) }));

/** Changes by the client they count for; a record that moved counts for both. */
const byClient = (changes: readonly RecordChange[]): Map<string, RecordChange[]> => {
  const grouped = new Map<string, RecordChange[]>();
  for (const facts of changes) {
    for (const client_id of new Set([facts.before?.client_id, facts.after?.client_id])) {
      if (client_id === undefined) continue;
      const group = grouped.get(client_id);
      if (group) group.push(facts);
      else grouped.set(client_id, [facts]);
    }
  }
  return grouped;
};

/** Reads the records of clients whose figures cannot be folded. */
const recount = async (
  tx: Transaction,
  client_ids: readonly string[],
): Promise<Map<string, RecordFacts[]>> => {
  const grouped = new Map<string, RecordFacts[]>(client_ids.map((id) => [id, []]));
  if (client_ids.length === 0) return grouped;
  const rows: SyncRow[] = await tx.table('service_records').where('client_id').anyOf(client_ids).toArray();
  for (const row of rows) {
    const facts = recordFacts(row);
    if (facts) grouped.get(facts.client_id)?.push(facts);
  }
  return grouped;
};

const addDifference = (totals: Totals, former: ClientFigures, next: ClientFigures): Totals => {
  let { type_counts } = totals;
  for (const type of new Set([...Object.keys(former.type_counts), ...Object.keys(next.type_counts)])) {
    const by = typeCount(next.type_counts, type) - typeCount(former.type_counts, type);
    if (by !== 0) type_counts = countType(type_counts, type, by);
  }
  return {
    ...totals,
    open_services: totals.open_services + next.open_services - former.open_services,
    total_cents: totals.total_cents + next.total_cents - former.total_cents,
    type_counts,
  };
};

/** Folds record changes into the figures of their clients; answers the totals moved by the same amount. */
const writeFigures = async (
  tx: Transaction,
  changes: readonly RecordChange[],
  totals: Totals,
): Promise<Totals> => {
  if (changes.length === 0) return totals;
  const by_bucket = Map.groupBy(byClient(changes), ([client_id]) => bucketOf(client_id));
  let next_totals = { ...totals, revenue: foldRevenue(totals.revenue, changes) };
  await changeBuckets(
    tx.table<FiguresBucket, string>('figures'),
    [...by_bucket.keys()],
    (bucket): FiguresBucket => ({ bucket, clients: {} }),
    async (buckets) => {
      const folds = [...buckets].flatMap(([name, bucket]) =>
        (by_bucket.get(name) ?? []).map(([client_id, of_client]) => {
          const former = figuresIn(bucket, client_id);
          return { bucket, former, folded: foldFigures(former, of_client) };
        }),
      );
      const rare = folds.filter(({ folded }) => folded === 'recount').map(({ former }) => former.client_id);
      const records = await recount(tx, rare);
      for (const { bucket, former, folded } of folds) {
        const { client_id } = former;
        const next = folded === 'recount' ? countFigures(client_id, records.get(client_id) ?? []) : folded;
        next_totals = addDifference(next_totals, former, next);
        if (next.record_count === 0) delete bucket.clients[client_id];
        else bucket.clients[client_id] = next;
      }
    },
  );
  return next_totals;
};

/**
 * Keeps `figures` and `totals` in the transaction that writes the rows, so they are never seen apart.
 * Each bucket is read and written once for a whole page; a client is recounted from its records only when its latest
 * one changed. Expects the rows to be written already.
 */
export const keepFigures = async (tx: Transaction, changes: readonly RowChange[]): Promise<void> => {
  let more_active = 0;
  for (const { table: name, before, after } of changes) {
    if (name === 'clients') more_active += Number(isActive(after)) - Number(isActive(before));
  }
  if (more_active === 0 && changes.every(({ table }) => table !== 'service_records')) return;
  const table = tx.table<Totals, string>('totals');
  const former = (await table.get(TOTALS_ID)) ?? EMPTY_TOTALS;
  const active_clients = former.active_clients + more_active;
  const next = await writeFigures(tx, recordChanges(changes), { ...former, active_clients });
  if (JSON.stringify(next) !== JSON.stringify(former)) await table.put(next);
};

/** Whether the totals that are kept, if any, are numbers: from what is none, nothing can be counted on. */
export const areFiguresSound = async (dexie: Dexie): Promise<boolean> => {
  const totals = await dexie.table<Totals, string>('totals').get(TOTALS_ID);
  return totals === undefined || areSound(totals);
};
