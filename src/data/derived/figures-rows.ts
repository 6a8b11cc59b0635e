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
