import { expect, test } from 'vitest';
import { fit } from './fit.ts';

test('a picture is made to fit by its longest side, and never larger than it is', () => {
  expect(fit({ width: 4032, height: 3024 }, 2048)).toEqual({ width: 2048, height: 1536 });
  expect(fit({ width: 3024, height: 4032 }, 2048)).toEqual({ width: 1536, height: 2048 });
  expect(fit({ width: 800, height: 600 }, 2048)).toEqual({ width: 800, height: 600 });
  expect(fit({ width: 10_000, height: 2 }, 320)).toEqual({ width: 320, height: 1 });
});
