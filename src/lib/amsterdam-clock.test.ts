import { expect, test } from 'vitest';
import { amsterdamClock } from './amsterdam-clock.ts';

test('R-05 the clock is Amsterdam’s in every hour of the nights in which it changes, and of a new year', () => {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  for (const night of ['2026-03-28', '2026-10-24', '2027-03-27', '2027-10-30', '2026-12-31'])
    for (let half_hour = 0; half_hour < 96; half_hour += 1) {
      const at_ms = Date.parse(`${night}T00:00:00Z`) + half_hour * 1_800_000;
      expect(amsterdamClock(at_ms).toISOString().slice(0, 19)).toBe(clock.format(at_ms).replace(' ', 'T'));
    }
});
