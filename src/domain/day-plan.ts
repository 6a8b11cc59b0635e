import { comparePlain } from '../lib/compare.ts';
import { addDays, type CalendarDate, isWorkDate } from './calendar-date.ts';
import { isOpenStatus } from './service-record.ts';

/** What ordering a day asks of a service. */
export interface PlannedWork {
  readonly id: string;
  readonly date: CalendarDate;
  readonly status: string;
  /** Columns that a row which only exists on this device may lack. */
  readonly technician_id?: string | null;
  readonly start_time?: string | null;
}

/** One part of the day's list, each of its lists by time. */
export interface DayPart<T> {
  readonly mine: readonly T[];
  /** Planned without a technician, or with one who has left. */
  readonly unassigned: readonly T[];
  readonly others: readonly T[];
}

/** What a technician has before them. */
export interface DayPlan<T> {
  readonly overdue: DayPart<T>;
  readonly today: DayPart<T>;
  readonly tomorrow: DayPart<T>;
}

/** Later than every time of a day: work without a time follows the work that has one. */
const NO_TIME = '~';

const byTime = (a: PlannedWork, b: PlannedWork): number =>
  comparePlain(a.date, b.date) ||
  comparePlain(a.start_time ?? NO_TIME, b.start_time ?? NO_TIME) ||
  comparePlain(a.id, b.id);

interface Viewer {
  readonly user_id: string;
  /** Ids of everybody on the staff. */
  readonly colleagues: ReadonlySet<string>;
}

const partOf = <T extends PlannedWork>(work: readonly T[], { user_id, colleagues }: Viewer): DayPart<T> => {
  const sorted = work.toSorted(byTime);
  const whose = ({ technician_id = null }: T): keyof DayPart<T> => {
    if (technician_id === user_id) return 'mine';
    return technician_id !== null && colleagues.has(technician_id) ? 'others' : 'unassigned';
  };
  const of = (part: keyof DayPart<T>): readonly T[] => sorted.filter((one) => whose(one) === part);
  return { mine: of('mine'), unassigned: of('unassigned'), others: of('others') };
};

/** Open work until tomorrow: what is overdue, of today and of tomorrow; of each the viewer's own first, in the order of the clock. */
export const planDay = <T extends PlannedWork>(
  work: readonly T[],
  today: CalendarDate,
  viewer: Viewer,
): DayPlan<T> => {
  const open = work.filter(({ status, date }) => isOpenStatus(status) && isWorkDate(date));
  const tomorrow = addDays(today, 1);
  const on = (is_of: (date: CalendarDate) => boolean): DayPart<T> =>
    partOf(
      open.filter(({ date }) => is_of(date)),
      viewer,
    );
  return {
    overdue: on((date) => date < today),
    today: on((date) => date === today),
    tomorrow: on((date) => date === tomorrow),
  };
};

/** How many services there are in a part. */
export const sizeOf = ({ mine, unassigned, others }: DayPart<unknown>): number =>
  mine.length + unassigned.length + others.length;
