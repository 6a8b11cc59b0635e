import { comparePlain, compareText } from '../lib/compare.ts';
import { assertNever } from '../lib/assert-never.ts';
import { uuidv7Time } from '../lib/uuid.ts';
import { addDays, type CalendarDate } from './calendar-date.ts';
import { type ClientFigures, typeCount } from './figures.ts';
import { foldSearched, matchRank, phoneDigits, type Searched, searchQuery } from './search-match.ts';

/** Sort keys of the client list; last_service, descending, is where it starts (M-016). */
export const CLIENT_SORT_KEYS = ['last_service', 'planned', 'name', 'created_at', 'total_value'] as const;
export type ClientSortKey = (typeof CLIENT_SORT_KEYS)[number];
export type SortDirection = 'asc' | 'desc';

export const DEFAULT_CLIENT_SORT: { readonly key: ClientSortKey; readonly direction: SortDirection } = {
  key: 'last_service',
  direction: 'desc',
};

/** What is planned of a client: anything, something whose day has passed, something today, or in the next seven days. */
export const PLANNED_FILTERS = ['open', 'late', 'today', 'week'] as const;
export type PlannedFilter = (typeof PLANNED_FILTERS)[number];

/** What sorting and filtering need of a client. */
export interface ListedClient {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly created_at: string | null;
  readonly figures: Pick<
    ClientFigures,
    'last_service' | 'total_cents' | 'type_counts' | 'open_dates' | 'open_services'
  >;
  readonly email: string;
  readonly phone: string | null;
  readonly yacht_name: string | null;
  readonly yacht_type: string | null;
  readonly location: string | null;
}

/** A client the server has not stamped yet was made on this device; its id knows when. */
const createdMs = (client: ListedClient): number | null =>
  client.created_at === null ? uuidv7Time(client.id) : Date.parse(client.created_at);

const SORT_VALUE: Record<Exclude<ClientSortKey, 'name'>, (client: ListedClient) => string | number | null> = {
  last_service: (client) => client.figures.last_service,
  // What is overdue comes first: it waits longest.
  planned: (client) => client.figures.open_dates[0] ?? null,
  created_at: createdMs,
  total_value: (client) => client.figures.total_cents,
};

/** Clients as a Dutch reader looks for a name; of one name by id. The order that `sortClients` expects. */
export const inNameOrder = <T extends Pick<ListedClient, 'id' | 'name'>>(clients: readonly T[]): T[] =>
  clients.toSorted((a, b) => compareText(a.name, b.name) || comparePlain(a.id, b.id));

/**
 * A sorted copy (M-016) of clients that stand in the order of their names: those without a value stand last in both directions,
 * equal ones stay by name. Names are compared once a list, not once a tap: comparing them as a reader does takes ten times as long.
 */
export const sortClients = <T extends ListedClient>(
  by_name: readonly T[],
  key: ClientSortKey,
  direction: SortDirection,
): readonly T[] => {
  if (key === 'name') return direction === 'asc' ? by_name : by_name.toReversed();
  const sign = direction === 'asc' ? 1 : -1;
  const valued: { readonly client: T; readonly value: string | number }[] = [];
  const without: T[] = [];
  for (const client of by_name) {
    const value = SORT_VALUE[key](client);
    if (value === null) without.push(client);
    else valued.push({ client, value });
  }
  valued.sort((a, b) => sign * comparePlain(a.value, b.value));
  return [...valued.map(({ client }) => client), ...without];
};

export interface ClientFilter {
  /**
   * Every word must occur in name, yacht, location, e-mail address or a service that was given, or as part of the telephone
   * number; read and folded as 'search everything' does (M-015).
   */
  readonly text: string;
  readonly status: 'all' | (string & {});
  /** Clients with at least one record of this type; null for all (M-017). */
  readonly service_type: string | null;
  /** Clients of whom something is planned like this, seen from a day; null for all. */
  readonly planned: { readonly what: PlannedFilter; readonly today: CalendarDate } | null;
}

/** The words that people read for a stored service type. */
type TypeWords = (type: string) => string;

const NO_WORDS: Searched = { head: '', body: '', phones: '', above: null };

/** Makes the text of each client when it is searched for the first time; `typeWords` names their services. */
const createSearchTexts = (typeWords: TypeWords): ((client: ListedClient) => Searched) => {
  const of_types = new Map<string, Searched>();
  const typesText = ({ figures }: ListedClient): Searched => {
    const types = Object.keys(figures.type_counts);
    if (types.length === 0) return NO_WORDS;
    const key = types.join('\n');
    const known = of_types.get(key);
    if (known !== undefined) return known;
    const made = { ...NO_WORDS, body: foldSearched(types.map(typeWords)) };
    of_types.set(key, made);
    return made;
  };
  const texts = new WeakMap<ListedClient, Searched>();
  return (client) => {
    const known = texts.get(client);
    if (known !== undefined) return known;
    const made = {
      head: foldSearched([client.name]),
      body: foldSearched([client.yacht_name, client.location, client.yacht_type, client.email]),
      phones: phoneDigits([client.phone]),
      above: typesText(client),
    };
    texts.set(client, made);
    return made;
  };
};

const WEEK_DAYS = 7;

/** Whether something is planned of a client as the filter says. */
const plannedBy = ({
  what,
  today,
}: NonNullable<ClientFilter['planned']>): ((figures: ListedClient['figures']) => boolean) => {
  const week_end = addDays(today, WEEK_DAYS);
  switch (what) {
    case 'open':
      return ({ open_services }) => open_services > 0;
    case 'late':
      return ({ open_dates }) => open_dates.some((date) => date < today);
    case 'today':
      return ({ open_dates }) => open_dates.includes(today);
    case 'week':
      return ({ open_dates }) => open_dates.some((date) => date >= today && date < week_end);
    default:
      return assertNever(what);
  }
};

/** Finds the clients a filter lets through, in their order (M-015). One finder remembers what it has read of each client. */
export const createClientFinder = (
  typeWords: TypeWords,
): (<T extends ListedClient>(clients: readonly T[], filter: ClientFilter) => T[]) => {
  const searchText = createSearchTexts(typeWords);
  return (clients, filter) => {
    const query = searchQuery(filter.text);
    const isPlanned = filter.planned === null ? null : plannedBy(filter.planned);
    return clients.filter(
      (client) =>
        (filter.status === 'all' || client.status === filter.status) &&
        (filter.service_type === null || typeCount(client.figures.type_counts, filter.service_type) > 0) &&
        (isPlanned === null || isPlanned(client.figures)) &&
        (query.wanted.length === 0 || matchRank(searchText(client), query) !== null),
    );
  };
};
