import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BACKOFF_MAX_MS, backoffDelayMs, pendingPollMs } from './backoff.ts';

test('PS5 the wait is anywhere below a bound that doubles from 1 s to 5 min', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (attempt, dice) => {
        const delay_ms = backoffDelayMs(attempt, dice);
        expect(delay_ms).toBeGreaterThanOrEqual(0);
        expect(delay_ms).toBeLessThanOrEqual(Math.min(BACKOFF_MAX_MS, 1_000 * 2 ** attempt));
      },
    ),
  );
  expect([0, 1, 2, 3, 20].map((attempt) => backoffDelayMs(attempt, 0.5))).toEqual([
    500, 1_000, 2_000, 4_000, 150_000,
  ]);
});

test('PL7 K1 polls for what is pending slow down from 0.25 s to 30 s', () => {
  expect([0, 1, 2, 7, 100].map(pendingPollMs)).toEqual([250, 500, 1_000, 30_000, 30_000]);
});
