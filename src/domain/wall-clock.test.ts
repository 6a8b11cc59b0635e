import { expect, test } from 'vitest';
import { formatMoment, instantsOf, isTime, wallTimeAt } from './wall-clock.ts';

const moments = (date: string, time: string): readonly string[] =>
  instantsOf({ date, time }).map((at_ms) => new Date(at_ms).toISOString());

test('R-42 the clock in Amsterdam is an hour ahead of UTC in winter and two in summer', () => {
  expect(moments('2026-01-15', '09:00')).toEqual(['2026-01-15T08:00:00.000Z']);
  expect(moments('2026-07-15', '09:00')).toEqual(['2026-07-15T07:00:00.000Z']);
  expect(moments('2026-07-15', '00:30')).toEqual(['2026-07-14T22:30:00.000Z']);
});

test('R-42 the hour that is left out in March does not exist; the one before and the one after do', () => {
  expect(moments('2027-03-28', '01:59')).toEqual(['2027-03-28T00:59:00.000Z']);
  expect(moments('2027-03-28', '02:00')).toEqual([]);
  expect(moments('2027-03-28', '02:30')).toEqual([]);
  expect(moments('2027-03-28', '02:59')).toEqual([]);
  expect(moments('2027-03-28', '03:00')).toEqual(['2027-03-28T01:00:00.000Z']);
});

test('R-42 the hour that is gone through twice in October has two instants for each time, the earlier first', () => {
  expect(moments('2026-10-25', '01:59')).toEqual(['2026-10-24T23:59:00.000Z']);
  expect(moments('2026-10-25', '02:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
  expect(moments('2026-10-25', '03:00')).toEqual(['2026-10-25T02:00:00.000Z']);
});

test('R-42 every minute of a year comes back as it was', () => {
  for (let at_ms = Date.UTC(2026, 0, 1); at_ms < Date.UTC(2027, 0, 1); at_ms += 17 * 60_000)
    expect(instantsOf(wallTimeAt(at_ms))).toContain(at_ms);
});

test('what is no day or no time has no instant', () => {
  for (const [date, time] of [
    ['', '09:00'],
    ['2026-02-30', '09:00'],
    ['morgen', '09:00'],
    ['2026-02-03', ''],
    ['2026-02-03', '24:00'],
    ['2026-02-03', '9:00'],
  ] as const)
    expect(moments(date, time), `${date} ${time}`).toEqual([]);
  expect([isTime('23:59'), isTime('24:00')]).toEqual([true, false]);
  expect(wallTimeAt(Number.NaN)).toEqual({ date: '', time: '' });
});

test('a moment is written as people here write it', () => {
  expect(formatMoment('2026-11-27T08:00:00+00:00')).toBe('27 nov 2026, 09:00');
  expect(formatMoment('geen'), 'a text that is no moment').toBe('—');
});
