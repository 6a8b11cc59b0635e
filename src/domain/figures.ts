import { comparePlain } from '../lib/compare.ts';
import { type CalendarDate, isWorkDate } from './calendar-date.ts';
import { centsOf } from './money.ts';
import { isOpenStatus } from './service-record.ts';

/**
 * Figures of one client, kept beside its records (M-001). Nothing here is a column: all of it follows
 * from the service records, so it can always be counted anew.
 */
export interface ClientFigures {
  readonly client_id: string;
  readonly record_count: number;
  /** Records scheduled or in_progress. */
  readonly open_services: number;
  /** Sum of all service amounts, in cents. */
  readonly total_cents: number;
  /** Latest date of a record that is no longer open; null when there is none. */
  readonly last_service: CalendarDate | null;
  /** Type of the most recent service: the latest one done, else the latest one planned (M-018). */
  readonly latest_type: string | null;
  /** The record `latest_type` comes from. */
  readonly latest: LatestService | null;
  /** Dates of the open records, ascending; a date stands as often as records have it. What is no date is not in it. */
  readonly open_dates: readonly CalendarDate[];
  /** Service type → number of records, for the type filter (M-017). */
  readonly type_counts: TypeCounts;
}

interface LatestService {
  readonly id: string;
  readonly date: CalendarDate;
  readonly done: boolean;
}

export type TypeCounts = Readonly<Record<string, number>>;

/** What figures need of a service record. */
export interface RecordFacts {
  readonly id: string;
  readonly client_id: string;
  readonly service_type: string;
  readonly date: CalendarDate;
  /** Euros, numeric(12,2); what is no number counts as nothing. */
  readonly amount: unknown;
  readonly status: string;
}

/** A record before and after a write; null: was not there, or is gone. */
export interface RecordChange {
  readonly before: RecordFacts | null;
  readonly after: RecordFacts | null;
}

/** The figures of a client without records. */
export const emptyFigures = (client_id: string): ClientFigures => ({
  client_id,
  record_count: 0,
  open_services: 0,
  total_cents: 0,
  last_service: null,
  latest_type: null,
  latest: null,
  open_dates: [],
  type_counts: {},
});

/** How many records have a type; a type is any text a person typed, also the name of an object's own method. */
export const typeCount = (counts: TypeCounts, type: string): number =>
  Object.hasOwn(counts, type) ? (counts[type] ?? 0) : 0;

/** Adds `by` to the count of a type; a type that counts none disappears. */
export const countType = (counts: TypeCounts, type: string, by: number): TypeCounts => {
  const next = typeCount(counts, type) + by;
  if (next > 0) return { ...counts, [type]: next };
  const { [type]: _gone, ...rest } = counts;
  return rest;
};

const latestOf = (record: RecordFacts): LatestService => ({
  id: record.id,
  date: record.date,
  done: !isOpenStatus(record.status),
});

/** Done before planned, then by date, then by id (ids made later sort later). */
const isLater = (a: LatestService, b: LatestService): boolean =>
  (Number(a.done) - Number(b.done) || comparePlain(a.date, b.date) || comparePlain(a.id, b.id)) > 0;

const insertSorted = (dates: readonly CalendarDate[], date: CalendarDate): readonly CalendarDate[] => {
  const at = dates.findLastIndex((other) => other <= date) + 1;
  return dates.toSpliced(at, 0, date);
};

/** What a record adds to a total: nothing when its amount is none. */
const countedCents = ({ amount }: RecordFacts): number => centsOf(amount) ?? 0;

const withRecord = (figures: ClientFigures, record: RecordFacts): ClientFigures => {
  const open = isOpenStatus(record.status);
  const candidate = latestOf(record);
  const dated = isWorkDate(record.date);
  const later = dated && (figures.latest === null || isLater(candidate, figures.latest));
  const latest = later ? candidate : figures.latest;
  return {
    client_id: figures.client_id,
    record_count: figures.record_count + 1,
    open_services: figures.open_services + (open ? 1 : 0),
    total_cents: figures.total_cents + countedCents(record),
    last_service: latest?.done ? latest.date : null,
    latest_type: later ? record.service_type : figures.latest_type,
    latest,
    open_dates: open && dated ? insertSorted(figures.open_dates, record.date) : figures.open_dates,
    type_counts: countType(figures.type_counts, record.service_type, 1),
  };
};

/** Null for the latest record: which one follows it only a recount can tell. */
const withoutRecord = (figures: ClientFigures, record: RecordFacts): ClientFigures | null => {
  const open = isOpenStatus(record.status);
  if (figures.latest?.id === record.id) return null;
  const at = open ? figures.open_dates.indexOf(record.date) : -1;
  return {
    ...figures,
    record_count: figures.record_count - 1,
    open_services: figures.open_services - (open ? 1 : 0),
    total_cents: figures.total_cents - countedCents(record),
    open_dates: at === -1 ? figures.open_dates : figures.open_dates.toSpliced(at, 1),
    type_counts: countType(figures.type_counts, record.service_type, -1),
  };
};

/**
 * Folds changes of one client's records into its figures. Answers `recount` when the latest record, which
 * sets last service and latest type, is gone or changed: then the records themselves must be read.
 */
export const foldFigures = (
  figures: ClientFigures,
  changes: readonly RecordChange[],
): ClientFigures | 'recount' => {
  let next = figures;
  for (const { before, after } of changes) {
    if (before !== null && before.client_id === figures.client_id) {
      const without = withoutRecord(next, before);
      if (without === null) return 'recount';
      next = without;
    }
    if (after !== null && after.client_id === figures.client_id) next = withRecord(next, after);
  }
  return next;
};

/** Figures counted from all records of a client: the rare path, and what tests hold the fold against. */
export const countFigures = (client_id: string, records: readonly RecordFacts[]): ClientFigures =>
  records.reduce(withRecord, emptyFigures(client_id));

/** How many open services have a day that has passed. */
export const overdueCount = (figures: Pick<ClientFigures, 'open_dates'>, today: CalendarDate): number =>
  figures.open_dates.filter((date) => date < today).length;
