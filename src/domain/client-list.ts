import { comparePlain, compareText } from '../lib/compare.ts';
import { foldText } from '../lib/search-text.ts';
import { uuidv7Time } from '../lib/uuid.ts';
import { type ClientFigures, typeCount } from './figures.ts';

/** Sort keys of the client list; last_service, descending, is where it starts (M-016). */
export const CLIENT_SORT_KEYS = ['last_service', 'name', 'created_at', 'total_value'] as const;
export type ClientSortKey = (typeof CLIENT_SORT_KEYS)[number];
export type SortDirection = 'asc' | 'desc';

export const DEFAULT_CLIENT_SORT: { readonly key: ClientSortKey; readonly direction: SortDirection } = {
  key: 'last_service',
  direction: 'desc',
};

/** What sorting and filtering need of a client. */
export interface ListedClient {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly created_at: string | null;
  readonly figures: Pick<ClientFigures, 'last_service' | 'total_cents' | 'type_counts'>;
  /** The folded text it is searched in. */
  readonly search_key: string;
}

/** A client the server has not stamped yet was made on this device; its id knows when. */
const createdMs = (client: ListedClient): number | null =>
  client.created_at === null ? uuidv7Time(client.id) : Date.parse(client.created_at);

const SORT_VALUE: Record<Exclude<ClientSortKey, 'name'>, (client: ListedClient) => string | number | null> = {
  last_service: (client) => client.figures.last_service,
  created_at: createdMs,
  total_value: (client) => client.figures.total_cents,
};

const byName = (a: ListedClient, b: ListedClient): number =>
  compareText(a.name, b.name) || comparePlain(a.id, b.id);

/** A sorted copy (M-016): clients without a value stand last in both directions; equal ones stand by name. */
export const sortClients = <T extends ListedClient>(
  clients: readonly T[],
  key: ClientSortKey,
  direction: SortDirection,
): T[] => {
  const sign = direction === 'asc' ? 1 : -1;
  if (key === 'name') return clients.toSorted((a, b) => sign * byName(a, b));
  return clients
    .map((client) => ({ client, value: SORT_VALUE[key](client) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) {
        return Number(a.value === null) - Number(b.value === null) || byName(a.client, b.client);
      }
      return sign * comparePlain(a.value, b.value) || byName(a.client, b.client);
    })
    .map(({ client }) => client);
};

export interface ClientFilter {
  /** Every word must occur in name, yacht name or location; case and diacritics do not matter (M-015). */
  readonly text: string;
  readonly status: 'all' | (string & {});
  /** Clients with at least one record of this type; null for all (M-017). */
  readonly service_type: string | null;
}

/** The clients a filter lets through, in their order (M-015). */
export const filterClients = <T extends ListedClient>(clients: readonly T[], filter: ClientFilter): T[] => {
  const words = foldText(filter.text).split(/\s+/).filter(Boolean);
  return clients.filter(
    (client) =>
      (filter.status === 'all' || client.status === filter.status) &&
      (filter.service_type === null || typeCount(client.figures.type_counts, filter.service_type) > 0) &&
      words.every((word) => client.search_key.includes(word)),
  );
};
