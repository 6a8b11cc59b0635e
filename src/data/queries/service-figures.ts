/** Figures of all services, and the lists of them: by indexes and kept totals, since there may be 100,000. */
import { addDays, type CalendarDate, type CalendarMonth, WORK_DATES } from '../../domain/calendar-date.ts';
import { typeCount, type TypeCounts } from '../../domain/figures.ts';
import { DONE_STATUSES, type Revenue } from '../../domain/revenue.ts';
import type { ClientRow, ServiceRecordRow } from '../../domain/rows.generated.ts';
import { isOpenStatus, SERVICE_STATUSES } from '../../domain/service-record.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { comparePlain } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';
import { EMPTY_TOTALS, type Totals, TOTALS_ID } from '../derived/figures-rows.ts';
import { createKeptLook } from '../live.ts';

const OPEN_STATUSES = SERVICE_STATUSES.filter(isOpenStatus);
/** Before and after every text that a date may be. */
const [BEFORE_ALL, AFTER_ALL] = ['', '\uffff'];

/** Of all services on this device. */
export interface ServiceFigures {
  readonly all: number;
  readonly open: number;
  /** Open ones whose day has passed. */
  readonly late: number;
  readonly revenue: Revenue;
  readonly type_counts: TypeCounts;
}

/** Which services a list holds: exactly those of a figure. */
export type ServiceFilter =
  | { readonly kind: 'open' }
  | { readonly kind: 'late'; readonly today: CalendarDate }
  | { readonly kind: 'done_in'; readonly month: CalendarMonth }
  | { readonly kind: 'type'; readonly type: string };

interface Range {
  readonly index: '[status+date]' | '[service_type+date]';
  readonly of: string;
  readonly from: string;
  readonly to: string;
}

const ofStatuses = (statuses: readonly string[], from: string, to: string): readonly Range[] =>
  statuses.map((of) => ({ index: '[status+date]', of, from, to }));

const rangesOf = (filter: ServiceFilter): readonly Range[] => {
  switch (filter.kind) {
    case 'open':
      return ofStatuses(OPEN_STATUSES, BEFORE_ALL, AFTER_ALL);
    case 'late':
      return ofStatuses(OPEN_STATUSES, WORK_DATES.first, addDays(filter.today, -1));
    case 'done_in':
      return ofStatuses(DONE_STATUSES, `${filter.month}-01`, `${filter.month}-31`);
    case 'type':
      return [{ index: '[service_type+date]', of: filter.type, from: BEFORE_ALL, to: AFTER_ALL }];
    default:
      return assertNever(filter);
  }
};

const inRange = (db: AppDatabase, { index, of, from, to }: Range) =>
  db.rows.service_records.where(index).between([of, from], [of, to], true, true);

/** Ranges of an index, counted: thirty thousand take as long as a whole screen may. */
const countIn = async (db: AppDatabase, ranges: readonly Range[]): Promise<number> => {
  const counts = await Promise.all(ranges.map(async (range) => await inRange(db, range).count()));
  return counts.reduce((sum, count) => sum + count, 0);
};

const totalsOf = async (db: AppDatabase): Promise<Totals> =>
  (await db.rows.totals.get(TOTALS_ID)) ?? EMPTY_TOTALS;

/** Open services whose day has passed. */
export const countLate = async (db: AppDatabase, today: CalendarDate): Promise<number> =>
  await countIn(db, rangesOf({ kind: 'late', today }));
export const lateCountKept = createKeptLook<number>();

/** Reads no service: totals are kept with the rows, and what is late is counted in an index. */
export const serviceFigures = async (db: AppDatabase, today: CalendarDate): Promise<ServiceFigures> => {
  const [{ open_services: open, revenue, type_counts }, late] = await Promise.all([
    totalsOf(db),
    countLate(db, today),
  ]);
  return {
    all: Object.values(type_counts).reduce((sum, count) => sum + count, 0),
    open,
    late,
    revenue,
    type_counts,
  };
};

/** A service among those of other clients. */
export interface ListedService extends ServiceRecordRow {
  /** Null while the client has not arrived on this device. */
  readonly client: ClientRow | null;
}

interface ServiceList {
  /** How many pass. */
  readonly count: number;
  /** The first of them, with their clients. */
  readonly services: readonly ListedService[];
  /** What those of a month brought in together; null for services that are not all done. */
  readonly revenue_cents: number | null;
}

/** What has to be done stands in the order in which it was planned, what is done with the newest first. */
const isOldestFirst = ({ kind }: ServiceFilter): boolean => kind === 'open' || kind === 'late';

/** What the figure of a list says, kept with the rows as that is; only what is late depends on the day, and is counted. */
const figureOf = async (
  db: AppDatabase,
  filter: ServiceFilter,
): Promise<Pick<ServiceList, 'count' | 'revenue_cents'>> => {
  if (filter.kind === 'late') return { count: await countIn(db, rangesOf(filter)), revenue_cents: null };
  const { open_services, type_counts, revenue } = await totalsOf(db);
  if (filter.kind === 'open') return { count: open_services, revenue_cents: null };
  if (filter.kind === 'type') return { count: typeCount(type_counts, filter.type), revenue_cents: null };
  const { services: count = 0, cents: revenue_cents = 0 } = revenue[filter.month] ?? {};
  return { count, revenue_cents };
};

/** In the order of a list: its first services by day, of several on one day by id. */
const byPlace = (filter: ServiceFilter): ((a: ServiceRecordRow, b: ServiceRecordRow) => number) => {
  const sign = isOldestFirst(filter) ? 1 : -1;
  return (a, b) => sign * (comparePlain(a.date, b.date) || comparePlain(a.id, b.id));
};

/** The first services of each range, which an index holds in the order of their days, and of all of them in the order of the list. */
const firstServices = async (
  db: AppDatabase,
  filter: ServiceFilter,
  limit: number,
): Promise<readonly ServiceRecordRow[]> => {
  const found = await Promise.all(
    rangesOf(filter).map(async (range) => {
      const by_day = inRange(db, range);
      // oxlint-disable-next-line unicorn/no-array-reverse -- a range of an index is no array
      const in_order = isOldestFirst(filter) ? by_day : by_day.reverse();
      return await in_order.limit(limit).toArray();
    }),
  );
  return found.flat().toSorted(byPlace(filter)).slice(0, limit);
};

/** The services that pass: the first so many of them are read, how many there are is known. */
export const listServices = async (
  db: AppDatabase,
  filter: ServiceFilter,
  limit: number,
): Promise<ServiceList> => {
  const [first, figure] = await Promise.all([firstServices(db, filter, limit), figureOf(db, filter)]);
  const clients = await db.rows.clients.bulkGet([...new Set(first.map(({ client_id }) => client_id))]);
  const client_by_id = new Map(clients.flatMap((client) => (client ? [[client.id, client]] : [])));
  return {
    ...figure,
    services: first.map((record) => ({ ...record, client: client_by_id.get(record.client_id) ?? null })),
  };
};

/** Ids of all services that pass, in the order of their list: for an export, which reads all of them anyway. */
export const serviceIds = async (db: AppDatabase, filter: ServiceFilter): Promise<readonly string[]> =>
  (await firstServices(db, filter, Number.POSITIVE_INFINITY)).map(({ id }) => id);
