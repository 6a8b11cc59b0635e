import { expect, test } from 'vitest';
import {
  FIRST_SIZES,
  growPull,
  growPush,
  MAX_PULL_BYTES,
  MAX_PULL_ROWS,
  shrinkPull,
  shrinkPush,
  timeoutForBytes,
  timeoutForPage,
} from './batch-size.ts';
import type { BatchSizes } from './batch-size.ts';

/** Applies a change of sizes a number of times. */
const times = (count: number, change: (sizes: BatchSizes) => BatchSizes, from = FIRST_SIZES): BatchSizes =>
  Array.from({ length: count }).reduce<BatchSizes>((sizes) => change(sizes), from);

/** After a push as large as it may be. */
const shrinkAll = (sizes: BatchSizes): BatchSizes => shrinkPush(sizes, sizes.push_count);

test('PS8 K5 batch and page halve down to one', () => {
  expect(shrinkPush(FIRST_SIZES, 500)).toMatchObject({
    push_count: 250,
    push_bytes: 128 * 1024,
    pull_rows: 2_000,
  });
  expect(shrinkPull(FIRST_SIZES)).toMatchObject({ push_count: 500, pull_rows: 1_000, pull_bytes: 475_000 });
  expect(times(20, shrinkAll)).toMatchObject({ push_count: 1 });
  expect(shrinkPush(FIRST_SIZES, 30), 'a batch that was small already').toMatchObject({ push_count: 15 });
  expect(times(20, shrinkPull)).toMatchObject({ pull_rows: 1, pull_bytes: 16 * 1024 });
});

test('PS8 K5 they grow back slowly, a page only while pages come fast, and never beyond what the server takes', () => {
  const small = times(20, shrinkAll);
  expect(times(5, growPush, small).push_count).toBeLessThan(20);
  expect(times(30, growPush, small)).toMatchObject({ push_count: 500, push_bytes: 256 * 1024 });
  expect(growPull(FIRST_SIZES, 10_000)).toEqual(FIRST_SIZES);
  expect(times(10, (sizes) => growPull(sizes, 100))).toMatchObject({
    pull_rows: MAX_PULL_ROWS,
    pull_bytes: MAX_PULL_BYTES,
  });
});

test('PS8 K5 a timeout is 20 s and 1 s for every 4 kB, 90 s at most', () => {
  expect([0, 1, 4_096, 8_193, 1e9].map(timeoutForBytes)).toEqual([20_000, 21_000, 21_000, 23_000, 90_000]);
  expect(timeoutForPage({ pull_rows: 100, pull_bytes: 1e6 })).toBe(30_000);
  expect(timeoutForPage({ pull_rows: 5_000, pull_bytes: 40_960 }), 'a page of few bytes').toBe(30_000);
});
