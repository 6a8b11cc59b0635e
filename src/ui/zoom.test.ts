import { describe, expect, test } from 'vitest';
import { FITTED, fittedSize, heldView, MAX_SCALE, ownScale, pinched, swipeOf, zoomedAt } from './zoom.ts';

const STAGE = { width: 1000, height: 800 };
const FITTED_SIZE = fittedSize({ width: 2000, height: 1000 }, STAGE);

describe('looking closely at a photo', () => {
  test('a photo fits on the stage as a whole, wide or tall, small or large', () => {
    expect(FITTED_SIZE).toEqual({ width: 1000, height: 500 });
    expect(fittedSize({ width: 1000, height: 2000 }, STAGE)).toEqual({ width: 400, height: 800 });
    expect(fittedSize({ width: 100, height: 50 }, STAGE)).toEqual({ width: 1000, height: 500 });
    expect(fittedSize({ width: 0, height: 0 }, STAGE)).toEqual(STAGE);
  });

  test('the point under the pointer stays there while the picture grows', () => {
    const point = { x: 120, y: -40 };
    const view = zoomedAt({ scale: 2, x: 30, y: 10 }, 1.5, point);
    const under = (of: { scale: number; x: number; y: number }) => ({
      x: (point.x - of.x) / of.scale,
      y: (point.y - of.y) / of.scale,
    });
    expect(view.scale).toBe(3);
    expect(under(view).x).toBeCloseTo(under({ scale: 2, x: 30, y: 10 }).x);
    expect(under(view).y).toBeCloseTo(under({ scale: 2, x: 30, y: 10 }).y);
  });

  test('the picture grows no further than its pixels, and shrinks no further than the stage', () => {
    expect(zoomedAt(FITTED, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
    expect(heldView({ scale: 0.4, x: 50, y: 9 }, FITTED_SIZE, STAGE)).toEqual(FITTED);
  });

  test('a picture grows to its own pixels, and twice where those are no larger than its place', () => {
    expect(ownScale(1600, { width: 400, height: 300 })).toBe(4);
    expect(ownScale(1600, { width: 1500, height: 1125 })).toBe(2);
    expect(ownScale(0, STAGE), 'not known').toBe(2);
    const most = ownScale(1600, { width: 400, height: 300 });
    expect(zoomedAt(FITTED, Number.POSITIVE_INFINITY, { x: 0, y: 0 }, most)).toEqual({
      scale: 4,
      x: 0,
      y: 0,
    });
  });

  test('no edge comes further onto the stage than it has to', () => {
    // Twice as large: 2000 × 1000 on a stage of 1000 × 800.
    expect(heldView({ scale: 2, x: 900, y: -900 }, FITTED_SIZE, STAGE)).toEqual({
      scale: 2,
      x: 500,
      y: -100,
    });
    // Still lower than the stage: it stays in the middle.
    expect(heldView({ scale: 1.2, x: 0, y: 60 }, FITTED_SIZE, STAGE).y).toBe(0);
  });

  test('two fingers that part make it larger, and drag it along', () => {
    const view = pinched(
      FITTED,
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -80, y: 20 },
        { x: 120, y: 20 },
      ],
    );
    expect(view.scale).toBeCloseTo(2);
    expect(view.x).toBeCloseTo(20);
    expect(view.y).toBeCloseTo(20);
  });

  test('a swipe is far enough and sideways', () => {
    expect(swipeOf(-120, 10)).toBe('next');
    expect(swipeOf(120, -30)).toBe('previous');
    expect(swipeOf(20, 0)).toBeNull();
    expect(swipeOf(80, 90)).toBeNull();
  });
});
