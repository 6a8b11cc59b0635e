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

test('V-022 the ground is never a dead grey, whatever the picture holds', () => {
  for (const grey of [8, 40, 128, 200, 255]) {
    const [r = 0, g = 0, b = 0] =
      (dominantOf(pixels([grey, grey, grey])) ?? '').match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(r, g, b) - Math.min(r, g, b), String(grey)).toBeGreaterThanOrEqual(10);
    expect(b, 'the tone of water at night').toBeGreaterThan(r);
  }
  // Two parts of grey sky, one of a red hull: the hull.
  const [r = 0, g = 0, b = 0] =
    (dominantOf(pixels([180, 180, 182], [181, 181, 182], [120, 20, 30])) ?? '').match(/\d+/g)?.map(Number) ??
    [];
  expect(r).toBeGreaterThan(2 * Math.max(g, b));
});

test('V-022 X-004 dark blue when there is nothing to read', () => {
  expect(dominantOf([])).toBeNull();
  expect(dominantOf(pixels([10, 40, 60, 0]))).toBeNull();
  expect(DEFAULT_COLOR).toBe('#0b2239');
  // Without a canvas at all, as here, the picture cannot be read either.
  expect(dominantColor(Object.create(null))).toBe('#0b2239');
});
