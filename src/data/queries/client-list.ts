/** The list of the clients: the first rows of its usual order soon, all of them a moment later. Made for 10,000. */
import { addDays, type CalendarDate, today, WORK_DATES } from '../../domain/calendar-date.ts';
import { DEFAULT_CLIENT_SORT, inNameOrder, sortClients } from '../../domain/client-list.ts';
import { type ClientFigures, emptyFigures } from '../../domain/figures.ts';
import { DONE_STATUSES } from '../../domain/revenue.ts';
import type { ClientRow } from '../../domain/rows.generated.ts';
import type { RowBadge } from '../changes/pending-changes.ts';
import type { AppDatabase } from '../database/database.ts';
import { bucketOf, figuresIn, type FiguresBucket } from '../derived/figures-rows.ts';
import { createKeptLook, keepReady } from '../live.ts';
import { createReadAhead } from '../read-ahead.ts';
import { badgesWithChildren } from './badges.ts';
import { rowsInPages } from './related-rows.ts';
import { servicesBetween } from './service-records.ts';

/** A client with its figures, as lists and the detail show it. */
export interface ClientListItem extends ClientRow {
  readonly figures: ClientFigures;
  /** The heaviest of the client's own and its services' badges. */
  readonly badge: RowBadge;
}

/** What a list of clients has to show. */
export interface ClientList {
  /** By name when these are all; else those that come first in the list's usual order, in that order. */
  readonly clients: readonly ClientListItem[];
  readonly is_whole: boolean;
}

/** So many are read at once: ten thousand in one go would hold up a key that is pressed meanwhile. */
const CLIENTS_A_READ = 500;
/** A bucket holds the figures of some forty clients. */
const BUCKETS_A_READ = 16;

const withFigures = (
  clients: readonly ClientRow[],
  buckets: readonly FiguresBucket[],
  badges: ReadonlyMap<string, RowBadge>,
): ClientListItem[] => {
  const by_name = new Map(buckets.map((bucket) => [bucket.bucket, bucket]));
  return clients.map((client) => ({
    ...client,
    figures: figuresIn(by_name.get(bucketOf(client.id)), client.id),
    badge: badges.get(client.id) ?? 'none',
  }));
};

/** All clients by name (M-027: `sortClients` orders them otherwise, in memory). */
export const listClients = async (db: AppDatabase): Promise<ClientListItem[]> => {
  const [clients, buckets, badges] = await Promise.all([
    rowsInPages(db.rows.clients, 'id', CLIENTS_A_READ),
    rowsInPages(db.rows.figures, 'bucket', BUCKETS_A_READ),
    badgesWithChildren(db),
  ]);
  const by_name = inNameOrder(clients);
  // Comparing ten thousand names takes long: the browser handles a key that was pressed meanwhile before the items are made.
  await new Promise((resolve) => setTimeout(resolve));
  return withFigures(by_name, buckets, badges);
};

/** What a large screen shows of a list. */
const FIRST_CLIENTS = 32;
/** How many days before today the first clients are looked for, each time more of them. */
const DAYS_BACK = [0, 1, 3, 7, 31, 127, 511] as const;
/** Work of one day for more clients than this is an import: all of them are as soon read. */
const MOST_CANDIDATES = 400;

/** At least `FIRST_CLIENTS` clients with the day of their last service, of whole days; null when there are not so many, or far more. */
const lastServed = async (db: AppDatabase): Promise<ReadonlyMap<string, CalendarDate> | null> => {
  const days = new Map<string, CalendarDate>();
  let until: CalendarDate = WORK_DATES.last;
  for (const back of DAYS_BACK) {
    const from = addDays(today(), -back);
    for (const { client_id, date } of await servicesBetween(db, DONE_STATUSES, [from, until])) {
      const known = days.get(client_id);
      if (known === undefined || known < date) days.set(client_id, date);
    }
    if (days.size >= FIRST_CLIENTS) return days.size <= MOST_CANDIDATES ? days : null;
    until = addDays(from, -1);
  }
  return null;
};

/**
 * The clients that come first in the list's usual order (M-016), found by the index of the services: of 10,000 only these are read.
 * Null where that is no quicker than all of them, as on a device with few.
 */
export const firstClients = async (db: AppDatabase): Promise<ClientList | null> => {
  const [days, badges] = await Promise.all([lastServed(db), badgesWithChildren(db)]);
  if (days === null) return null;
  const found = (await db.rows.clients.bulkGet([...days.keys()])).flatMap((client) => client ?? []);
  // Their order hangs on the day of the last service alone: the other figures are read of those that are shown.
  const dated = inNameOrder(found).map((client) => ({
    ...client,
    figures: { ...emptyFigures(client.id), last_service: days.get(client.id) ?? null },
  }));
  const first = sortClients(dated, DEFAULT_CLIENT_SORT.key, DEFAULT_CLIENT_SORT.direction).slice(
    0,
    FIRST_CLIENTS,
  );
  if (first.length < FIRST_CLIENTS) return null;
  const buckets = await db.rows.figures.bulkGet([...new Set(first.map(({ id }) => bucketOf(id)))]);
  const clients = withFigures(
    first,
    buckets.flatMap((bucket) => bucket ?? []),
    badges,
  );
  // What the figures say is what the whole list goes by.
  if (clients.some(({ id, figures }) => figures.last_service !== days.get(id))) return null;
  return { clients, is_whole: false };
};

/** All clients, as what the list shows in the end. */
export const wholeClientList = async (db: AppDatabase): Promise<ClientList> => ({
  clients: await listClients(db),
  is_whole: true,
});

/** The list that most starts of the admin show first, as it opens: nothing searched or filtered. */
export const clientListAhead = createReadAhead(
  async (db) => (await firstClients(db)) ?? (await wholeClientList(db)),
);
export const clientListKept = createKeptLook<ClientList>();
/** Has the list ready before it opens. @returns Ends it. */
export const keepClientListReady = (db: AppDatabase): (() => void) =>
  keepReady(clientListKept(db), () => ({ deps: [db], query: async () => await wholeClientList(db) }));
