// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { dateAt } from '../../domain/calendar-date.ts';
import { useToday } from './use-today.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function Today() {
  return useToday();
}

const HOUR_MS = 3_600_000;

test('R-42 a screen that stays open shows the day of Amsterdam to the moment, in winter, in summer and when the clock is changed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(createElement(Today)));
  for (const midnight of [
    '2026-11-30T23:00Z',
    '2026-06-30T22:00Z',
    '2026-03-28T23:00Z',
    '2026-10-25T23:00Z',
  ]) {
    const at_ms = Date.parse(midnight);
    for (const now_ms of [at_ms - HOUR_MS, at_ms - 1, at_ms, at_ms + HOUR_MS - 1, at_ms - 1]) {
      vi.spyOn(Date, 'now').mockReturnValue(now_ms);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
      expect(place.textContent, new Date(now_ms).toISOString()).toBe(dateAt(now_ms));
    }
  }
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
