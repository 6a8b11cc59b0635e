import { expect, test } from 'vitest';
import { answerTime, isAwaitingAnswer } from './answer-time.ts';

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
