import { expect, test } from 'vitest';
import { fit, siteSizes } from './fit.ts';

test('a picture is made to fit by its longest side, and never larger than it is', () => {
  expect(fit({ width: 4032, height: 3024 }, 2048)).toEqual({ width: 2048, height: 1536 });
  expect(fit({ width: 3024, height: 4032 }, 2048)).toEqual({ width: 1536, height: 2048 });
  expect(fit({ width: 800, height: 600 }, 2048)).toEqual({ width: 800, height: 600 });
  expect(fit({ width: 10_000, height: 2 }, 320)).toEqual({ width: 320, height: 1 });
});

test('a picture of the site is kept in the widths it has, never wider than it is and never too tall', () => {
  const widths = [480, 800, 1200, 1600];
  expect(siteSizes({ width: 4000, height: 3000 }, widths)).toEqual([
    { width: 480, height: 360 },
    { width: 800, height: 600 },
    { width: 1200, height: 900 },
    { width: 1600, height: 1200 },
  ]);
  expect(siteSizes({ width: 1000, height: 500 }, widths).map(({ width }) => width)).toEqual([480, 800, 1000]);
  expect(siteSizes({ width: 300, height: 200 }, widths)).toEqual([{ width: 300, height: 200 }]);
  expect(siteSizes({ width: 500, height: 50_000 }, widths)).toEqual([{ width: 40, height: 4000 }]);
});
