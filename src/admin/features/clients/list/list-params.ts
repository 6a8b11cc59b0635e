/** The state of the list in the address: search text, filters, order and view (M-002). */
import {
  CLIENT_SORT_KEYS,
  type ClientSortKey,
  DEFAULT_CLIENT_SORT,
  PLANNED_FILTERS,
  type PlannedFilter,
  type SortDirection,
} from '../../../../domain/client-list.ts';

export type ListView = 'list' | 'grid';
type StatusFilter = 'all' | 'prospect' | 'active' | 'completed';

export interface ListParams {
  readonly search: string;
  readonly status: StatusFilter;
  /** null: every type. */
  readonly service_type: string | null;
  /** null: whatever is planned. */
  readonly planned: PlannedFilter | null;
  readonly sort: ClientSortKey;
  readonly direction: SortDirection;
  /** null: as this device remembers it. */
  readonly view: ListView | null;
}

/** The direction a person expects when choosing this order; last_service descending is M-016's default. */
const DEFAULT_DIRECTION: Readonly<Record<ClientSortKey, SortDirection>> = {
  last_service: DEFAULT_CLIENT_SORT.direction,
  planned: 'asc',
  name: 'asc',
  created_at: 'desc',
  total_value: 'desc',
};

const STATUS_FILTERS: readonly StatusFilter[] = ['all', 'prospect', 'active', 'completed'];

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | null =>
  allowed.find((candidate) => candidate === value) ?? null;

/** Reads the list's part of an address query; what is unknown becomes the default. */
export function parseListParams(query: URLSearchParams): ListParams {
  const sort = oneOf(query.get('sort'), CLIENT_SORT_KEYS) ?? DEFAULT_CLIENT_SORT.key;
  return {
    search: query.get('q') ?? '',
    status: oneOf(query.get('status'), STATUS_FILTERS) ?? 'all',
    service_type: query.get('type') || null,
    planned: oneOf(query.get('planned'), PLANNED_FILTERS),
    sort,
    direction: oneOf<SortDirection>(query.get('dir'), ['asc', 'desc']) ?? DEFAULT_DIRECTION[sort],
    view: oneOf<ListView>(query.get('view'), ['list', 'grid']),
  };
}

/**
 * The query with this change: defaults are left out, other keys stay as they are. A new sort without a
 * direction takes the direction a person expects of it.
 */
export function withListParams(query: URLSearchParams, change: Partial<ListParams>): URLSearchParams {
  const direction = change.direction ?? (change.sort ? DEFAULT_DIRECTION[change.sort] : undefined);
  const next: ListParams = {
    ...parseListParams(query),
    ...change,
    ...(direction ? { direction } : {}),
  };
  const result = new URLSearchParams(query);
  const put = (key: string, value: string | null) => {
    if (value) result.set(key, value);
    else result.delete(key);
  };
  put('q', next.search);
  put('status', next.status === 'all' ? null : next.status);
  put('type', next.service_type);
  put('planned', next.planned);
  put('sort', next.sort === DEFAULT_CLIENT_SORT.key ? null : next.sort);
  put('dir', next.direction === DEFAULT_DIRECTION[next.sort] ? null : next.direction);
  put('view', next.view);
  return result;
}

/** Whether the list is as it opens: nothing searched or filtered, in its usual order. */
export const isUsualList = ({ search, sort, direction, ...filters }: ListParams): boolean =>
  search === '' &&
  sort === DEFAULT_CLIENT_SORT.key &&
  direction === DEFAULT_CLIENT_SORT.direction &&
  activeFilters({ search, sort, direction, ...filters }) === 0;

/** How many filters (not the search text, not the order) narrow the list. */
export function activeFilters({ status, service_type, planned }: ListParams): number {
  return [status !== 'all', service_type !== null, planned !== null].filter(Boolean).length;
}
