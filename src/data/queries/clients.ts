import { compareText } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';
import { bucketOf, EMPTY_TOTALS, figuresIn, TOTALS_ID } from '../derived/figures-rows.ts';
import { badgesByRow } from './badges.ts';
import type { ClientListItem } from './client-list.ts';

/** One client with its figures; null when it does not exist (any more). Its badge is its own. */
export const getClient = async (db: AppDatabase, id: string): Promise<ClientListItem | null> => {
  const [client, bucket, badges] = await Promise.all([
    db.rows.clients.get(id),
    db.rows.figures.get(bucketOf(id)),
    badgesByRow(db),
  ]);
  if (client === undefined) return null;
  return {
    ...client,
    figures: figuresIn(bucket, id),
    badge: badges.get(id) ?? 'none',
  };
};

/** The figures above the list (M-001), from totals kept with the records: no scan. */
export interface HeaderFigures {
  readonly active_clients: number;
  readonly open_services: number;
  readonly total_cents: number;
}

/** Active clients, open services and the sum of all service amounts in cents (M-001). */
export const headerFigures = async (db: AppDatabase): Promise<HeaderFigures> => {
  const { active_clients, open_services, total_cents } =
    (await db.rows.totals.get(TOTALS_ID)) ?? EMPTY_TOTALS;
  return { active_clients, open_services, total_cents };
};

/** The service types that occur in the records, in Dutch order of their stored text (M-017). */
export const serviceTypesInUse = async (db: AppDatabase): Promise<string[]> => {
  const totals = await db.rows.totals.get(TOTALS_ID);
  return Object.keys(totals?.type_counts ?? {}).toSorted(compareText);
};
