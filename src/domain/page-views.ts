/** How often the pages of the site were looked at: pages and days, and nothing of who looked. */
import { addDays, type CalendarDate } from './calendar-date.ts';

/** A page on a day, as in Amsterdam. */
export interface PageDay {
  readonly path: string;
  readonly day: CalendarDate;
  readonly views: number;
}

/** Views are told over so many days, and compared with as many before them. */
const VIEW_DAYS = 30;

/** The first day that is needed to tell and compare views today. */
export const firstViewDay = (today: CalendarDate): CalendarDate => addDays(today, 1 - 2 * VIEW_DAYS);

export interface PageViewFigures {
  /** Of the last days, today among them. */
  readonly views: number;
  /** Of as many days before. */
  readonly before: number;
  /** The most viewed page of the last days first. */
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  /** The last days, the oldest first. */
  readonly days: readonly { readonly day: CalendarDate; readonly views: number }[];
}

const sum = (rows: readonly PageDay[]): number => rows.reduce((total, { views }) => total + views, 0);

/** Figures of the last days until today. */
export function pageViewFigures(rows: readonly PageDay[], today: CalendarDate): PageViewFigures {
  const first = addDays(today, 1 - VIEW_DAYS);
  const present = rows.filter(({ day }) => day >= first && day <= today);
  const before = rows.filter(({ day }) => day >= firstViewDay(today) && day < first);
  const by_path = Map.groupBy(present, ({ path }) => path);
  const by_day = Map.groupBy(present, ({ day }) => day);
  return {
    views: sum(present),
    before: sum(before),
    pages: [...by_path]
      .map(([path, of_path]) => ({ path, views: sum(of_path) }))
      .toSorted((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1)),
    days: Array.from({ length: VIEW_DAYS }, (_, index) => {
      const day = addDays(first, index);
      return { day, views: sum(by_day.get(day) ?? []) };
    }),
  };
}
