/** The addresses of the lists that figures count, with the filters that leave exactly what was counted. */
import type { CalendarDate, CalendarMonth } from '../../../domain/calendar-date.ts';
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
  open_requests: (table: ConvertibleTable) => withQuery(requestList(table), { status: 'new' }),
  late_requests: (table: ConvertibleTable) => withQuery(requestList(table), { antwoord: 'te-laat' }),
  answered_requests: (table: ConvertibleTable, month: CalendarMonth) =>
    withQuery(requestList(table), { beantwoord: month }),
} as const;
