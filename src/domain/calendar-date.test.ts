import { expect, test } from 'vitest';
import {
  addDays,
  dateAt,
  daysBetween,
  formatMonth,
  formatMonthShort,
  formatShort,
  isCalendarDate,
  isCalendarMonth,
  isWorkDate,
  monthsUntil,
  parseDate,
  today,
} from './calendar-date.ts';

const at = (iso: string): string => dateAt(Date.parse(iso));

test('R-42 the day turns at midnight in Amsterdam, in winter and in summer', () => {
  expect(at('2026-01-31T22:59:59Z')).toBe('2026-01-31');
  expect(at('2026-01-31T23:00:00Z')).toBe('2026-02-01');
  expect(at('2026-06-30T21:59:59Z')).toBe('2026-06-30');
  expect(at('2026-06-30T22:00:00Z')).toBe('2026-07-01');
});

test('R-42 the day is right in the nights the clock changes', () => {
  expect(at('2026-03-28T22:59:59Z')).toBe('2026-03-28');
  expect(at('2026-03-28T23:00:00Z')).toBe('2026-03-29');
  expect(at('2026-03-29T21:59:59Z')).toBe('2026-03-29');
  expect(at('2026-03-29T22:00:00Z')).toBe('2026-03-30');
  expect(at('2026-10-24T22:00:00Z')).toBe('2026-10-25');
  expect(at('2026-10-25T22:59:59Z')).toBe('2026-10-25');
  expect(at('2026-10-25T23:00:00Z')).toBe('2026-10-26');
});

test('today is the date at this instant', () => {
  expect(today(Date.parse('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(today()).toBe(dateAt(Date.now()));
});

test('only existing days are dates', () => {
  expect(isCalendarDate('2024-02-29')).toBe(true);
  expect(isCalendarDate('2025-02-29')).toBe(false);
  expect(isCalendarDate('2026-13-01')).toBe(false);
  expect(isCalendarDate('2026-1-1')).toBe(false);
  expect(isCalendarDate('')).toBe(false);
});

test('a date is read as stored and as the Dutch write it', () => {
  expect(parseDate(' 2026-05-01 ')).toBe('2026-05-01');
  expect(parseDate('1-5-2026')).toBe('2026-05-01');
  expect(parseDate('31/04/2026')).toBeNull();
  expect(parseDate('morgen')).toBeNull();
});

test('days are counted over months, leap years and clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1);
});

test.each(['infinity', '-infinity', '0044-03-15 BC', '99999-01-01', 'gisteren', '', '2026-02-30'])(
  'M-021 R-42 a row that holds %j for a date breaks no screen: nothing is counted from it',
  (text) => {
    expect(addDays(text, 1)).toBe(text);
    expect(daysBetween('2026-01-01', text)).toBeNull();
    expect(daysBetween(text, '2026-01-01')).toBeNull();
    expect(formatShort(text)).toBe('—');
    expect(isWorkDate(text)).toBe(false);
    expect(dateAt(Date.parse(text === '' ? 'infinity' : text)) || '').toMatch(/^(\d{4,6}-\d\d-\d\d)?$/);
  },
);

test('M-021 no number of days and no instant is beyond what can be counted', () => {
  expect(addDays('2026-01-01', Number.NaN)).toBe('2026-01-01');
  expect(addDays('2026-01-01', Number.POSITIVE_INFINITY)).toBe('2026-01-01');
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  for (const at_ms of [Number.NaN, Number.POSITIVE_INFINITY, -9e15]) expect(dateAt(at_ms)).toBe('');
  expect(formatShort(dateAt(Number.NaN))).toBe('—');
});

test('R-42 the days that work can have are those the database takes', () => {
  expect(['1900-01-01', '2200-12-31'].every(isWorkDate)).toBe(true);
  expect(['1899-12-31', '2201-01-01', '0001-01-01'].some(isWorkDate)).toBe(false);
});

test('M-021 dates are shown as dd MMM yyyy in Dutch', () => {
  expect(formatShort('2026-03-05')).toBe('05 mrt 2026');
  expect(formatShort('2025-10-31')).toBe('31 okt 2025');
  expect(formatShort('2026-01-01')).toBe('01 jan 2026');
  expect(formatShort('onbekend')).toBe('—');
});

test('R-42 months count back over the turn of the year, and have a Dutch name, long and short', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUntil('2026-03-31', 2)).toEqual(['2026-02', '2026-03']);
  expect(monthsUntil('', 12)).toEqual([]);
  expect(formatMonth('2026-03')).toBe('maart 2026');
  expect(formatMonthShort('2026-03')).toBe('mrt');
  expect([formatMonth('2026-13'), formatMonthShort('maart')]).toEqual(['—', '—']);
  expect(['2026-12', '2026-00', '2026-1', '2026-12-01'].filter(isCalendarMonth)).toEqual(['2026-12']);
});
