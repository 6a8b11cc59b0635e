/** The state of the list in the address: search text and status. */
import type { RequestItem } from '../../../../data/index.ts';
import { type CalendarMonth, isCalendarMonth } from '../../../../domain/calendar-date.ts';
import { answeredMonth, isLate } from '../../../../domain/leads/answer-time.ts';
import {
  REQUEST_STATUSES,
  type RequestStatus,
  type RequestTable,
} from '../../../../domain/leads/request-status.ts';
import { foldText } from '../../../../lib/search-text.ts';

export interface RequestParams {
  readonly search: string;
  /** null: every status. */
  readonly status: RequestStatus | null;
  /** Only those whose answer is late. */
  readonly is_late: boolean;
  /** Only those answered in this month; null: all. */
  readonly answered_in: CalendarMonth | null;
}

/** The filters without which the list is whole. */
export const NO_FILTERS: Omit<RequestParams, 'search'> = { status: null, is_late: false, answered_in: null };

/** How the list of a table stands in the query of its address; what is unknown becomes the default. */
const codecOf = (table: RequestTable) => {
  const statuses: readonly RequestStatus[] = REQUEST_STATUSES[table];
  const read = (query: URLSearchParams): RequestParams => ({
    search: query.get('q') ?? '',
    status: statuses.find((status) => status === query.get('status')) ?? null,
    is_late: query.get('antwoord') === 'te-laat',
    answered_in: [query.get('beantwoord') ?? ''].find(isCalendarMonth) ?? null,
  });
  const put = (query: URLSearchParams, change: Partial<RequestParams>): URLSearchParams => {
    const next = { ...read(query), ...change };
    const result = new URLSearchParams(query);
    for (const [key, value] of [
      ['q', next.search],
      ['status', next.status],
      ['antwoord', next.is_late ? 'te-laat' : null],
      ['beantwoord', next.answered_in],
    ] as const) {
      if (value) result.set(key, value);
      else result.delete(key);
    }
    return result;
  };
  return { read, put };
};

export const REQUEST_CODECS = {
  contacts: codecOf('contacts'),
  founding_members: codecOf('founding_members'),
  newsletter_subscriptions: codecOf('newsletter_subscriptions'),
} as const satisfies Readonly<Record<RequestTable, unknown>>;

/** The requests that pass: every word of the search is in name or address, and status and answer are those asked for (C-015). */
export function filterRequests(
  requests: readonly RequestItem[],
  { search, status, is_late, answered_in }: RequestParams,
  server_now_ms: number,
): readonly RequestItem[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return requests.filter(
    (request) =>
      (status === null || request.status === status) &&
      (!is_late || isLate(request, server_now_ms)) &&
      (answered_in === null || answeredMonth(request) === answered_in) &&
      words.every((word) => request.search_key.includes(word)),
  );
}
