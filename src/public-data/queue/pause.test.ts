import { expect, test } from 'vitest';
import { LONGEST_PAUSE_MS, pauseMs, retryAfterMs } from './pause.ts';

test('the pause doubles from five seconds to half an hour, spread over its second half', () => {
  expect([0, 1, 2, 3].map((tries) => pauseMs(tries, 1, null))).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(pauseMs(0, 0, null)).toBe(2_500);
  for (const tries of [9, 30, 1_000]) expect(pauseMs(tries, 1, null)).toBe(LONGEST_PAUSE_MS);
});

test('R-20 what the server asks for is the least, in seconds or as a date, and never more than a day', () => {
  const now_ms = Date.parse('2026-05-01T10:00:00Z');
  expect(retryAfterMs('90', now_ms)).toBe(90_000);
  expect(retryAfterMs('Fri, 01 May 2026 10:01:00 GMT', now_ms)).toBe(60_000);
  expect(retryAfterMs('99999999', now_ms)).toBe(24 * 60 * 60 * 1000);
  for (const nonsense of [null, '', 'straks', 'Thu, 30 Apr 2026 10:00:00 GMT'])
    expect(retryAfterMs(nonsense, now_ms)).toBeNull();
  expect([pauseMs(0, 1, 90_000), pauseMs(8, 1, 90_000)]).toEqual([90_000, 1_280_000]);
});
