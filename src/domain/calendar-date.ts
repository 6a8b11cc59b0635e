/**
 * Calendar dates as 'YYYY-MM-DD' texts (M-021): a service happens on a day at the harbour, not at an
 * instant. Whose day it is, is Europe/Amsterdam's. Such texts compare and sort as they stand.
 */
export type CalendarDate = string;

export const TIME_ZONE = 'Europe/Amsterdam';

const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Shown in place of a value that cannot be formatted. */
export const NO_VALUE = '—';

/** The farthest instant from 1970 that a browser's calendar knows. */
const MAX_INSTANT_MS = 8.64e15;

/** Whether an instant in milliseconds since 1970 can be shown at all. */
export const isInstant = (at_ms: number): boolean => Math.abs(at_ms) <= MAX_INSTANT_MS;

/** The calendar date in Europe/Amsterdam at an instant in milliseconds since 1970; '' when it is none. */
export const dateAt = (now_ms: number): CalendarDate => {
  if (!isInstant(now_ms)) return '';
  const found = { year: '', month: '', day: '' };
  for (const { type, value } of parts.formatToParts(now_ms)) {
    if (type === 'year' || type === 'month' || type === 'day') found[type] = value;
  }
  return `${found.year.padStart(4, '0')}-${found.month}-${found.day}`;
};

/** Today in Europe/Amsterdam, whatever zone the device is set to. */
export const today = (now_ms: number = Date.now()): CalendarDate => dateAt(now_ms);

const DATE_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Milliseconds of a date's midnight in UTC, where every day lasts 24 hours; null when it is no date. */
const utcMs = (text: string): number | null => {
  const match = DATE_TEXT.exec(text);
  if (!match) return null;
  const [, year, month, day] = match.map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return null;
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day ? instant.getTime() : null;
};

/** Whether a text is an existing day written 'YYYY-MM-DD'. */
export const isCalendarDate = (text: string): boolean => utcMs(text) !== null;

/** The first and the last day that rows may hold; the same bounds stand as checks in the SQL of the tables. */
export const WORK_DATES = { first: '1900-01-01', last: '2200-12-31' } as const;

/** Whether a stored text is a day that work can have: others are left out of figures, and of what is planned. */
export const isWorkDate = (text: string): boolean =>
  isCalendarDate(text) && text >= WORK_DATES.first && text <= WORK_DATES.last;

/** A text that may have been typed or stored ('2026-05-01', '1-5-2026', '01/05/2026') as a date; null when it is none. */
export const parseDate = (text: string): CalendarDate | null => {
  const bare = text.trim();
  if (isCalendarDate(bare)) return bare;
  const dutch = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(bare);
  if (!dutch) return null;
  const [, day = '', month = '', year = ''] = dutch;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
};

const DAY_MS = 86_400_000;

/** The date a number of days later (or earlier, when negative); a text that is no date comes back as it is. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => {
  const from_ms = utcMs(date);
  if (from_ms === null) return date;
  const to_ms = from_ms + days * DAY_MS;
  const to = isInstant(to_ms) ? new Date(to_ms).toISOString().slice(0, 10) : date;
  return isCalendarDate(to) ? to : date;
};

/** Days from one date to another; negative when `to` lies before `from`. Null when one of them is no date. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number | null => {
  const [from_ms, to_ms] = [utcMs(from), utcMs(to)];
  return from_ms === null || to_ms === null ? null : Math.round((to_ms - from_ms) / DAY_MS);
};

const short_month = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', month: 'short' });

/** 'dd MMM yyyy' in Dutch, as in '05 mrt 2026' (M-021); '—' for a text that is no date. */
export const formatShort = (date: CalendarDate): string => {
  const at_ms = utcMs(date);
  if (at_ms === null) return NO_VALUE;
  // Older locale data writes 'jan.' where newer writes 'jan'.
  const month = short_month.format(at_ms).replace(/\.$/, '');
  return `${date.slice(8)} ${month} ${date.slice(0, 4)}`;
};

const long_day = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** 'dinsdag 24 november'; '—' for a text that is no date. */
export const formatLong = (date: CalendarDate): string => {
  const at_ms = utcMs(date);
  return at_ms === null ? NO_VALUE : long_day.format(at_ms);
};

/** A month as 'YYYY-MM': the start of its dates, so such texts compare and sort as they stand. */
export type CalendarMonth = string;

/** The month of a date. */
export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7);

/** Whether a text is a month written 'YYYY-MM'. */
export const isCalendarMonth = (text: string): boolean => isCalendarDate(`${text}-01`);

/** So many months up to and with that of a date, the oldest first; none for what is no date. */
export const monthsUntil = (date: CalendarDate, count: number): readonly CalendarMonth[] => {
  const months: CalendarMonth[] = [];
  for (let first = `${monthOf(date)}-01`; months.length < count && isCalendarDate(first); ) {
    months.unshift(monthOf(first));
    first = `${monthOf(addDays(first, -1))}-01`;
  }
  return months;
};

const long_month = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 'november 2026'; '—' for a text that is no month. */
export const formatMonth = (month: CalendarMonth): string => {
  const at_ms = utcMs(`${month}-01`);
  return at_ms === null ? NO_VALUE : long_month.format(at_ms);
};

/** 'nov', for the foot of a chart; '—' for a text that is no month. */
export const formatMonthShort = (month: CalendarMonth): string => {
  const at_ms = utcMs(`${month}-01`);
  return at_ms === null ? NO_VALUE : short_month.format(at_ms).replace(/\.$/, '');
};
