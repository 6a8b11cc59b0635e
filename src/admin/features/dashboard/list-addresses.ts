/** The addresses of the lists that figures count, with the filters that leave exactly what was counted. */
import type { ServiceFilter } from '../../../data/index.ts';
import {
  type CalendarDate,
  type CalendarMonth,
  isCalendarMonth,
  monthOf,
} from '../../../domain/calendar-date.ts';
import type { ConvertibleTable } from '../../../domain/leads/request-status.ts';
import { adminPage, REQUEST_KIND_PATHS } from '../../../admin-routes.ts';

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

const requestList = (table: ConvertibleTable): string =>
  adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS[table] });

export const LISTS = {
  posts: () => adminPage('blog'),
  posts_since: (since: CalendarDate) => withQuery(adminPage('blog'), { sinds: since }),
  posts_meeting_seo: () => withQuery(adminPage('blog'), { seo: 'met' }),
  posts_missing_seo: () => withQuery(adminPage('blog'), { seo: 'missed' }),
  page_views: () => adminPage('dashboard_views'),
  open_requests: (table: ConvertibleTable) => withQuery(requestList(table), { status: 'new' }),
  late_requests: (table: ConvertibleTable) => withQuery(requestList(table), { antwoord: 'te-laat' }),
  answered_requests: (table: ConvertibleTable, month: CalendarMonth) =>
    withQuery(requestList(table), { beantwoord: month }),
  answers_in: (month: CalendarMonth) => withQuery(adminPage('dashboard_answers'), { maand: month }),
  open_services: () => withQuery(adminPage('dashboard_services'), { status: 'open' }),
  late_services: () => withQuery(adminPage('dashboard_services'), { status: 'te-laat' }),
  services_done_in: (month: CalendarMonth) => withQuery(adminPage('dashboard_services'), { maand: month }),
  services_of_type: (type: string) => withQuery(adminPage('dashboard_services'), { type }),
} as const;

/** The month whose answers an address asks for; the present one where it names none. */
export function parseAnswerMonth(query: URLSearchParams, today: CalendarDate): CalendarMonth {
  const month = query.get('maand') ?? '';
  return isCalendarMonth(month) ? month : monthOf(today);
}

/** The services that an address asks for; what is unknown becomes the open ones. */
export function parseServiceFilter(query: URLSearchParams, today: CalendarDate): ServiceFilter {
  const type = query.get('type') ?? '';
  if (type !== '') return { kind: 'type', type };
  const month = query.get('maand') ?? '';
  if (isCalendarMonth(month)) return { kind: 'done_in', month };
  return query.get('status') === 'te-laat' ? { kind: 'late', today } : { kind: 'open' };
}
