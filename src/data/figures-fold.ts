import type { Transaction } from 'dexie';
import {
  type ClientFigures,
  countFigures,
  countType,
  foldFigures,
  type RecordChange,
  type RecordFacts,
  typeCount,
} from '../domain/figures.ts';
import type { RowChange, SyncRow } from '../sync/index.ts';
import { bucketOf, figuresIn, type FiguresBucket, type Totals } from './figures-rows.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What figures need of a stored record; null for one that is not there or deleted. */
export const recordFacts = (row: SyncRow | null): RecordFacts | null =>
  row === null || row.deleted_at !== null
    ? null
    : {
        id: row.id,
        client_id: text(row['client_id']),
        service_type: text(row['service_type']),
        date: text(row['date']),
        amount: Number(row['amount'] ?? 0),
        status: text(row['status']),
      };

/** Changes by the client they count for; a record that moved counts for both. */
export const byClient = (changes: readonly RowChange[]): Map<string, RecordChange[]> => {
  const grouped = new Map<string, RecordChange[]>();
  for (const change of changes) {
    if (change.table !== 'service_records') continue;
    const facts = { before: recordFacts(change.before), after: recordFacts(change.after) };
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

/** Figures of clients by their bucket, for writing: changed in place, then written back whole. */
export type Buckets = Map<string, FiguresBucket>;

/** The buckets of some clients. */
export const readBuckets = async (tx: Transaction, client_ids: readonly string[]): Promise<Buckets> => {
  const names = [...new Set(client_ids.map(bucketOf))];
  const stored = await tx.table<FiguresBucket, string>('figures').bulkGet(names);
  return new Map(names.map((bucket, index) => [bucket, stored[index] ?? { bucket, clients: {} }]));
};

/**
 * Folds changes into the figures of their clients; answers the totals moved by the same amount. `anew` counts every one
 * of them from its records, where the figures are not those of the records on this device.
 */
export const foldInto = async (
  tx: Transaction,
  buckets: Buckets,
  grouped: ReadonlyMap<string, readonly RecordChange[]>,
  totals: Totals,
  anew = false,
): Promise<Totals> => {
  const folds = [...grouped].map(([client_id, changes]) => {
    const former = figuresIn(buckets.get(bucketOf(client_id)), client_id);
    return { former, folded: anew ? ('recount' as const) : foldFigures(former, changes) };
  });
  const rare = folds.filter(({ folded }) => folded === 'recount').map(({ former }) => former.client_id);
  const records = await recount(tx, rare);

  let next_totals = totals;
  for (const { former, folded } of folds) {
    const { client_id } = former;
    const next = folded === 'recount' ? countFigures(client_id, records.get(client_id) ?? []) : folded;
    next_totals = addDifference(next_totals, former, next);
    const bucket = bucketOf(client_id);
    const { clients }: Pick<FiguresBucket, 'clients'> = buckets.get(bucket) ?? { clients: {} };
    if (next.record_count === 0) delete clients[client_id];
    else clients[client_id] = next;
    buckets.set(bucket, { bucket, clients });
  }
  return next_totals;
};
