import { expect, test } from 'vitest';
import { DEFAULT_COLOR, dominantColor, dominantOf } from './dominant-color.ts';

const pixels = (...of: readonly (readonly [number, number, number, number?])[]): number[] =>
  of.flatMap(([r, g, b, a = 255]) => [r, g, b, a]);

test('V-022 the colour most pixels are near, dark enough for white words', () => {
  expect(dominantOf(pixels([10, 40, 60], [12, 42, 62], [250, 250, 250]))).toBe('rgb(11 41 61)');
  const light = dominantOf(pixels([250, 248, 243], [250, 248, 243]));
  const [r = 255, g = 255, b = 255] = (light ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(r, g, b)).toBeLessThan(90);
});

test('V-022 X-004 dark blue when there is nothing to read', () => {
  expect(dominantOf([])).toBeNull();
  expect(dominantOf(pixels([10, 40, 60, 0]))).toBeNull();
  expect(DEFAULT_COLOR).toBe('#0b2239');
  // Without a canvas at all, as here, the picture cannot be read either.
  expect(dominantColor(Object.create(null))).toBe('#0b2239');
});
