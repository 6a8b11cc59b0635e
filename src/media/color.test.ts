import { expect, test } from 'vitest';
import { averageColor } from './prepare-site.ts';

test('the mean colour of a picture fills its place', () => {
  expect(averageColor(new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 255, 255]))).toBe('#800080');
  expect(averageColor(new Uint8ClampedArray([1, 2, 3, 255]))).toBe('#010203');
  expect(averageColor(new Uint8ClampedArray())).toBe('#000000');
});
