/** Moments as the clock on the wall in Amsterdam shows them, and what to think of the two nights in which it is changed. */
import { type CalendarDate, dateAt, formatShort, isInstant, NO_VALUE, TIME_ZONE } from './calendar-date.ts';

/** A day and a time of it, 'HH:mm', in Europe/Amsterdam. */
export interface WallTime {
  readonly date: CalendarDate;
  readonly time: string;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the clock shows at an instant in milliseconds since 1970; empty texts when it is none. */
export const wallTimeAt = (at_ms: number): WallTime =>
  isInstant(at_ms) ? { date: dateAt(at_ms), time: clock.format(at_ms) } : { date: '', time: '' };

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day written 'HH:mm'. */
export const isTime = (text: string): boolean => TIME.test(text);

const MINUTE_MS = 60_000;
/** Minutes by which the clock is ahead of UTC: in summer and in winter. */
const OFFSETS_MIN = [120, 60] as const;

/**
 * The instants, in milliseconds since 1970, at which the clock shows a time: one, as a rule; none in the hour that is left
 * out in March, two in the hour that is gone through twice in October, the earlier first. None for what is no time.
 */
export const instantsOf = ({ date, time }: WallTime): readonly number[] => {
  const as_utc = isTime(time) ? Date.parse(`${date}T${time}:00Z`) : Number.NaN;
  return OFFSETS_MIN.map((offset) => as_utc - offset * MINUTE_MS).filter((at_ms) => {
    const shown = wallTimeAt(at_ms);
    return shown.date === date && shown.time === time;
  });
};

/** A moment, ISO 8601, as people here write it: '27 nov 2026, 09:00'; '—' for a text that is none. */
export const formatMoment = (moment: string): string => {
  const { date, time } = wallTimeAt(Date.parse(moment));
  return time === '' ? NO_VALUE : `${formatShort(date)}, ${time}`;
};
