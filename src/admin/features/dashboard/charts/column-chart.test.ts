import { expect, test } from 'vitest';
import { roundTop } from './column-chart.tsx';

test('R-38 the top of a chart is a round number that no value exceeds', () => {
  expect([1, 1.2, 3, 7, 10, 999, 123_456].map(roundTop)).toEqual([1, 2, 5, 10, 10, 1_000, 200_000]);
  expect(roundTop(0.3)).toBeCloseTo(0.5);
  expect([0, -1, Number.NaN].map(roundTop), 'without a value it has a height all the same').toEqual([
    1, 1, 1,
  ]);
});
