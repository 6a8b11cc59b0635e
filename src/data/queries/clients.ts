import { inNameOrder } from '../../domain/client-list.ts';
import type { ClientFigures } from '../../domain/figures.ts';
import type { ClientRow } from '../../domain/rows.generated.ts';
import { compareText } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';
import { bucketOf, EMPTY_TOTALS, figuresIn, TOTALS_ID } from '../derived/figures-rows.ts';
import { createKeptLook, keepReady } from '../live.ts';
import { createReadAhead } from '../read-ahead.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import { badgesByRow, badgesWithChildren } from './badges.ts';

/** A client with its figures, as lists and the detail show it. */
export interface ClientListItem extends ClientRow {
  readonly figures: ClientFigures;
  /** The heaviest of the client's own and its services' badges. */
  readonly badge: RowBadge;
}

/** So many are read at once: ten thousand in one go would hold up a key that is pressed meanwhile. */
const CLIENTS_A_READ = 1_000;

const allClients = async (db: AppDatabase): Promise<ClientRow[]> => {
  const clients: ClientRow[] = [];
  for (let after = '', is_last = false; !is_last; after = clients.at(-1)?.id ?? '') {
    const read = await db.rows.clients.where('id').above(after).limit(CLIENTS_A_READ).toArray();
    clients.push(...read);
    is_last = read.length < CLIENTS_A_READ;
  }
  return clients;
};

/** All clients by name (M-027: `sortClients` orders them otherwise, in memory). Made for 10,000. */
export const listClients = async (db: AppDatabase): Promise<ClientListItem[]> => {
  const [clients, buckets, badges] = await Promise.all([
    allClients(db),
    db.rows.figures.toArray(),
    badgesWithChildren(db),
  ]);
  const by_bucket = new Map(buckets.map((bucket) => [bucket.bucket, bucket]));
  const by_name = inNameOrder(clients);
  // Comparing ten thousand names takes long: the browser handles a key that was pressed meanwhile before the items are made.
  await new Promise((resolve) => setTimeout(resolve));
  return by_name.map((client) => ({
    ...client,
    figures: figuresIn(by_bucket.get(bucketOf(client.id)), client.id),
    badge: badges.get(client.id) ?? 'none',
  }));
};

/** The list that most starts of the admin show first. */
export const clientListAhead = createReadAhead(listClients);
export const clientListKept = createKeptLook<ClientListItem[]>();
/** Has the list ready before it opens. @returns Ends it. */
export const keepClientListReady = (db: AppDatabase): (() => void) =>
  keepReady(clientListKept(db), () => ({ deps: [db], query: async () => await listClients(db) }));

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
