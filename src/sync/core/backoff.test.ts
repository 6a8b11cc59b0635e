import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BACKOFF_MAX_MS, backoffDelayMs, backoffMs, pendingPollMs } from './backoff.ts';

test('PS5 the wait is anywhere below a bound that doubles from 1 s to 5 min', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempt, random) => {
        const delay_ms = backoffDelayMs(attempt, random);
        expect(delay_ms).toBeGreaterThanOrEqual(0);
        expect(delay_ms).toBeLessThanOrEqual(Math.min(BACKOFF_MAX_MS, 1_000 * 2 ** attempt));
      },
    ),
  );
  expect([0, 1, 2, 3, 20].map((attempt) => backoffDelayMs(attempt, 0.5))).toEqual([
    500, 1_000, 2_000, 4_000, 150_000,
  ]);
});

test('a delay is between its share without jitter and the whole, which doubles up to its bound', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const backoff = fc.record({ first_ms: fc.nat(10_000), max_ms: fc.nat(10_000_000), jitter: fraction });
  fc.assert(
    fc.property(backoff, fc.nat(10_000), fraction, (given, attempt, random) => {
      const whole_ms = Math.min(given.max_ms, given.first_ms * 2 ** Math.min(attempt, 30));
      const delay_ms = backoffMs(given, attempt, random);
      expect(Number.isInteger(delay_ms)).toBe(true);
      expect(delay_ms).toBeLessThanOrEqual(whole_ms);
      expect(delay_ms).toBeGreaterThanOrEqual(Math.floor(whole_ms * (1 - given.jitter)) - 1);
    }),
  );
});

test('PL7 K1 polls for what is pending slow down from 0.25 s to 30 s', () => {
  expect([0, 1, 2, 7, 100].map(pendingPollMs)).toEqual([250, 500, 1_000, 30_000, 30_000]);
});
