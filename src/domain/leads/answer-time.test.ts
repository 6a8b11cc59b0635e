import { expect, test } from 'vitest';
import {
  type AnswerFacts,
  answeredMonth,
  answersByMonth,
  answerTime,
  isAwaitingAnswer,
  isLate,
  median,
} from './answer-time.ts';
import type { CalendarMonth } from '../calendar-date.ts';
import type { ConvertibleTable } from './request-status.ts';

const CREATED_AT = '2026-03-28T12:00:00+00:00';
const MINUTE_MS = 60_000;
const after = (minutes: number) => answerTime(CREATED_AT, Date.parse(CREATED_AT) + minutes * MINUTE_MS);

test('R-09 P-007 a request has 24 hours, told in hours, then minutes, then as late with how long', () => {
  expect(after(0)).toEqual({ urgency: 'calm', count: 24, unit: 'hour' });
  expect(after(2 * 60 + 1)).toEqual({ urgency: 'calm', count: 21, unit: 'hour' });
  expect(after(20 * 60 + 1)).toEqual({ urgency: 'soon', count: 3, unit: 'hour' });
  expect(after(23 * 60 + 20)).toEqual({ urgency: 'soon', count: 40, unit: 'minute' });
  expect(after(24 * 60 - 0.5)).toEqual({ urgency: 'soon', count: 1, unit: 'minute' });
  expect(after(24 * 60)).toEqual({ urgency: 'late', count: 1, unit: 'minute' });
  expect(after(27 * 60)).toEqual({ urgency: 'late', count: 3, unit: 'hour' });
  expect(after(24 * 60 + 72 * 60)).toEqual({ urgency: 'late', count: 3, unit: 'day' });
});

test('R-09 C-010 a contact and a founding member wait while they count as new; a subscription never does', () => {
  expect(isAwaitingAnswer('contacts', 'new')).toBe(true);
  expect(isAwaitingAnswer('founding_members', 'wacht')).toBe(true);
  expect(isAwaitingAnswer('contacts', 'closed')).toBe(false);
  expect(isAwaitingAnswer('newsletter_subscriptions', 'new')).toBe(false);
});

test('R-09 the median is the middle one, or the mean of the two in the middle; of nothing there is none', () => {
  expect(median([])).toBeNull();
  expect(median([7])).toBe(7);
  expect(median([9, 1, 100])).toBe(9);
  expect(median([4, 1, 2, 100])).toBe(3);
});

const waiting = (created_at: string | null): AnswerFacts => ({
  created_at,
  awaits_answer: true,
  answered_at: null,
});
const answered = (created_at: string | null, answered_at: string | null): AnswerFacts => ({
  created_at,
  awaits_answer: false,
  answered_at,
});

test('R-09 a request is late when 24 hours have passed without an answer, and never once it has one', () => {
  const now_ms = Date.parse('2026-03-29T12:00:00+00:00');
  expect(isLate(waiting(CREATED_AT), now_ms)).toBe(true);
  expect(isLate(waiting(CREATED_AT), now_ms - 1)).toBe(false);
  expect(isLate(answered(CREATED_AT, null), now_ms)).toBe(false);
  expect(isLate(waiting(null), now_ms)).toBe(false);
});

test('R-09 an answer counts in the month in which it was given, in Amsterdam', () => {
  expect(answeredMonth(answered('2026-03-01T00:00:00Z', '2026-03-31T21:59:59Z'))).toBe('2026-03');
  expect(answeredMonth(answered('2026-03-01T00:00:00Z', '2026-03-31T22:00:00Z'))).toBe('2026-04');
  expect(answeredMonth(answered('2026-03-01T00:00:00Z', null)), 'the server has not taken it yet').toBeNull();
});

test('R-09 the answers of a month are counted by kind, with the median of both kinds', () => {
  const HOUR_MS = 60 * MINUTE_MS;
  const took = (table: ConvertibleTable, month: CalendarMonth, hours: number) => ({
    table,
    month,
    took_ms: hours * HOUR_MS,
  });
  expect(
    answersByMonth(
      [
        took('contacts', '2026-02', 1),
        took('contacts', '2026-02', 9),
        took('founding_members', '2026-02', 2),
        took('contacts', '2026-03', 2),
        took('founding_members', '2026-03', 6),
      ],
      ['2026-01', '2026-02', '2026-03'],
    ),
  ).toEqual([
    { month: '2026-01', median_ms: null, answered: { contacts: 0, founding_members: 0 } },
    { month: '2026-02', median_ms: 2 * HOUR_MS, answered: { contacts: 2, founding_members: 1 } },
    { month: '2026-03', median_ms: 4 * HOUR_MS, answered: { contacts: 1, founding_members: 1 } },
  ]);
});
