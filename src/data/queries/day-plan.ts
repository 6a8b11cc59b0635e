import {
  addDays,
  type CalendarDate,
  dateAt,
  today as todayNow,
  WORK_DATES,
} from '../../domain/calendar-date.ts';
import { type DayPart, type DayPlan, planDay, sizeOf } from '../../domain/day-plan.ts';
import type { ClientRow, ServiceRecordRow } from '../../domain/rows.generated.ts';
import { byDateDescending, isOpenStatus } from '../../domain/service-record.ts';
import type { AppDatabase } from '../database/database.ts';
import { createKeptLook, keepReady } from '../live.ts';
import { createReadAhead } from '../read-ahead.ts';
import { rowsOf } from './related-rows.ts';
import { notesByClient } from './client-notes.ts';
import { colleagueNames } from './colleagues.ts';
import { servicesBetween } from './service-records.ts';

const OPEN_STATUSES: readonly ServiceRecordRow['status'][] = ['scheduled', 'in_progress'];
/** Entries about the client, and notes of earlier work, that a card has room for. */
const LAST_NOTES = 2;
/** Somebody who left much unfinished still gets a list that is drawn at once. */
const MOST_OVERDUE = 40;

/** What was written about a client, or about earlier work. */
interface ServiceNote {
  readonly id: string;
  readonly date: CalendarDate;
  readonly text: string;
  /** Who wrote it; null where that is unknown, and of notes of earlier work. */
  readonly by: string | null;
}

/** A service of the day with all that a technician needs of it before going. */
export interface DayItem extends ServiceRecordRow {
  /** Null while the client has not arrived on this device. */
  readonly client: ClientRow | null;
  /** The name of the technician it is planned for; null without one. */
  readonly technician: string | null;
  /** The newest entries about the client. */
  readonly client_notes: readonly ServiceNote[];
  /** The newest notes of the client's work that was done. */
  readonly last_notes: readonly ServiceNote[];
}

/** The day of the person this database belongs to. */
export interface Day extends DayPlan<DayItem> {
  readonly date: CalendarDate;
  /** Overdue services beyond those that are shown. */
  readonly more_overdue: number;
}

/** At most so many services of a part, its own first. */
const firstOf = <T>({ mine, unassigned, others }: DayPart<T>, most: number): DayPart<T> => ({
  mine: mine.slice(0, most),
  unassigned: unassigned.slice(0, Math.max(0, most - mine.length)),
  others: others.slice(0, Math.max(0, most - mine.length - unassigned.length)),
});

const listOf = <T>({ mine, unassigned, others }: DayPart<T>): readonly T[] => [
  ...mine,
  ...unassigned,
  ...others,
];

const mapPart = <T, U>({ mine, unassigned, others }: DayPart<T>, change: (item: T) => U): DayPart<U> => ({
  mine: mine.map(change),
  unassigned: unassigned.map(change),
  others: others.map(change),
});

/** The services of some clients, by client, newest first. */
export const servicesOf = async (
  db: AppDatabase,
  client_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ServiceRecordRow[]>> => {
  const records = await rowsOf(db.rows.service_records, 'client_id', client_ids);
  return Map.groupBy(records.toSorted(byDateDescending), ({ client_id }) => client_id);
};

/** What was written of the last work; the notes of open work say what is still to be done. */
const lastNotes = (records: readonly ServiceRecordRow[], today: CalendarDate): readonly ServiceNote[] =>
  records
    .flatMap(({ id, date, status, notes }) =>
      isOpenStatus(status) || date > today || notes === null || notes === undefined || notes.trim() === ''
        ? []
        : [{ id, date, text: notes.trim(), by: null }],
    )
    .slice(0, LAST_NOTES);

/** The services that the day shows, in their order, with the names of everybody on the staff. */
export const shownOfDay = async (db: AppDatabase, today: CalendarDate) => {
  const [open, names] = await Promise.all([
    servicesBetween(db, OPEN_STATUSES, [WORK_DATES.first, addDays(today, 1)]),
    colleagueNames(db),
  ]);
  const plan = planDay(open, today, { user_id: db.user_id, colleagues: new Set(names.keys()) });
  const overdue = firstOf(plan.overdue, MOST_OVERDUE);
  return {
    names,
    plan: { ...plan, overdue },
    more_overdue: sizeOf(plan.overdue) - sizeOf(overdue),
  };
};

/** What is overdue, of today and of tomorrow, for the person this database belongs to. */
export const getDay = async (db: AppDatabase, today: CalendarDate = todayNow()): Promise<Day> => {
  const { names, plan, more_overdue } = await shownOfDay(db, today);
  const shown = [plan.overdue, plan.today, plan.tomorrow].flatMap(listOf);
  const client_ids = [...new Set(shown.map(({ client_id }) => client_id))];
  const [clients, services, entries] = await Promise.all([
    db.rows.clients.bulkGet(client_ids),
    servicesOf(db, client_ids),
    notesByClient(db, client_ids),
  ]);
  const client_by_id = new Map(clients.flatMap((client) => (client ? [[client.id, client]] : [])));
  const toItem = (record: ServiceRecordRow): DayItem => ({
    ...record,
    client: client_by_id.get(record.client_id) ?? null,
    technician: names.get(record.technician_id ?? '') ?? null,
    client_notes: (entries.get(record.client_id) ?? [])
      .slice(0, LAST_NOTES)
      .map(({ id, notes, written_at, author }) => ({
        id,
        date: dateAt(Date.parse(written_at)),
        text: notes,
        by: names.get(author ?? '') ?? null,
      })),
    last_notes: lastNotes(services.get(record.client_id) ?? [], today),
  });
  return {
    date: today,
    overdue: mapPart(plan.overdue, toItem),
    today: mapPart(plan.today, toItem),
    tomorrow: mapPart(plan.tomorrow, toItem),
    more_overdue,
  };
};

/** The start of a technician, read while the page around it is still being made. */
export const dayAhead = createReadAhead(async (db) => await getDay(db));
export const dayKept = createKeptLook<Day>();
/** Has the day ready before its screen opens. @returns Ends it. */
export const keepDayReady = (db: AppDatabase): (() => void) =>
  keepReady(dayKept(db), () => {
    const today = todayNow();
    return { deps: [db, today], query: async () => await getDay(db, today) };
  });
