import type { Table } from 'dexie';
import { type ClientFigures, emptyFigures, type TypeCounts } from '../../domain/figures.ts';
import { isSoundRevenue, type Revenue } from '../../domain/revenue.ts';

/**
 * Figures of the clients whose ids end alike. A page of a first sync touches most clients: some hundred larger
 * rows are written and read about ten times as fast as one row a client.
 */
export interface FiguresBucket {
  readonly bucket: string;
  /** Client id → figures; clients without records are absent. */
  readonly clients: Record<string, ClientFigures>;
}

/** The bucket of a client: the last two digits of its id, so at most 256. */
export const bucketOf = (client_id: string): string => client_id.slice(-2);

/** A client's figures from its bucket. */
export const figuresIn = (bucket: FiguresBucket | undefined, client_id: string): ClientFigures =>
  bucket?.clients[client_id] ?? emptyFigures(client_id);

/** Whether totals can be counted on: they are numbers. */
export const areSound = (totals: Totals): boolean =>
  [totals.active_clients, totals.open_services, totals.total_cents].every(Number.isSafeInteger) &&
  isSoundRevenue(totals.revenue);

/** Figures over all clients, one row, kept with the records (M-017). */
export interface Totals {
  readonly id: typeof TOTALS_ID;
  /** Clients with status active. */
  readonly active_clients: number;
  readonly open_services: number;
  readonly total_cents: number;
  readonly type_counts: TypeCounts;
  /** What services that are done brought in. */
  readonly revenue: Revenue;
}

export const TOTALS_ID = 'all';

/** The totals of an empty database. */
export const EMPTY_TOTALS: Totals = {
  id: TOTALS_ID,
  active_clients: 0,
  open_services: 0,
  total_cents: 0,
  type_counts: {},
  revenue: {},
};

interface Bucket {
  readonly bucket: string;
}

/** Reading and writing buckets costs the page's own time: after so many a key that was pressed meanwhile is drawn. */
const BUCKETS_AT_ONCE = 48;

/**
 * Reads buckets, has them changed in place and writes them back whole, some at once: the next ones are read meanwhile.
 * @param blank one that is not there yet
 */
export const changeBuckets = async <B extends Bucket>(
  table: Table<B, string>,
  names: readonly string[],
  blank: (bucket: string) => B,
  change: (buckets: ReadonlyMap<string, B>) => Promise<void> | void,
): Promise<void> => {
  const read = async (from: number): Promise<ReadonlyMap<string, B>> => {
    const some = names.slice(from, from + BUCKETS_AT_ONCE);
    const stored = some.length === 0 ? [] : await table.bulkGet(some);
    return new Map(some.map((bucket, index) => [bucket, stored[index] ?? blank(bucket)]));
  };
  let buckets = await read(0);
  for (let next = BUCKETS_AT_ONCE; buckets.size > 0; next += BUCKETS_AT_ONCE) {
    await change(buckets);
    [, buckets] = await Promise.all([table.bulkPut([...buckets.values()]), read(next)]);
  }
};
