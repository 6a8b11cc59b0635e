/** What work that is done brought in, month by month. */
import { type CalendarMonth, isWorkDate, monthOf } from './calendar-date.ts';
import type { RecordChange, RecordFacts } from './figures.ts';
import { centsOf } from './money.ts';
import { isOpenStatus, SERVICE_STATUSES } from './service-record.ts';

/** The statuses of work that is done; one that this build does not know earns nothing. */
export const DONE_STATUSES = SERVICE_STATUSES.filter((status) => !isOpenStatus(status));

interface MonthRevenue {
  readonly cents: number;
  readonly services: number;
}

/** By the month of the service; months without any are absent. */
export type Revenue = Readonly<Record<CalendarMonth, MonthRevenue>>;

const NOTHING: MonthRevenue = { cents: 0, services: 0 };

const earns = (record: RecordFacts | null): record is RecordFacts =>
  record !== null && isWorkDate(record.date) && DONE_STATUSES.some((done) => done === record.status);

/** The revenue after changes of records: all of it can be added and taken away, so nothing is ever read again. */
export function foldRevenue(revenue: Revenue, changes: readonly RecordChange[]): Revenue {
  const months = new Map(Object.entries(revenue));
  const count = (record: RecordFacts | null, by: 1 | -1): void => {
    if (!earns(record)) return;
    const month = monthOf(record.date);
    const { cents, services } = months.get(month) ?? NOTHING;
    const next = { cents: cents + by * (centsOf(record.amount) ?? 0), services: services + by };
    if (next.services > 0) months.set(month, next);
    else months.delete(month);
  };
  for (const { before, after } of changes) {
    count(before, -1);
    count(after, 1);
  }
  return Object.fromEntries(months);
}

/** Whether every month holds numbers: from what is none, nothing can be counted on. */
export const isSoundRevenue = (revenue: Revenue): boolean =>
  Object.values(revenue).every(({ cents, services }) => [cents, services].every(Number.isSafeInteger));
