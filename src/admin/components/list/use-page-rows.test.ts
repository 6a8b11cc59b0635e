import { describe, expect, test } from 'vitest';
import { firstRow, rowsOnScreen, rowWindow, scrollDistance } from './use-page-rows.ts';

const ROW_PX = 72;
const CARD_PX = 352;
const SCREEN_PX = 900;

const at = (scrolled_px: number, count: number, row_px = ROW_PX) =>
  rowWindow(firstRow(200 - scrolled_px, row_px), SCREEN_PX, row_px, count);

describe('the rows near the screen', () => {
  test('of 10,000 rows only a screenful and some spare ones are rendered', () => {
    for (const scrolled_px of [0, 1, 5000, 359_999, 719_000]) {
      const { from, to } = at(scrolled_px, 10_000);
      expect(to - from).toBeLessThan(45);
    }
  });

  test('of cards, which are higher, as much of the page is rendered, and not as many', () => {
    for (const scrolled_px of [0, 1, 5000, 99_999]) {
      const { from, to } = at(scrolled_px, 10_000, CARD_PX);
      expect(to - from).toBeLessThan(10);
    }
  });

  test.each([ROW_PX, CARD_PX])(
    'every row of %i px on the screen is among them, wherever the page stands',
    (row_px) => {
      for (let scrolled_px = 0; scrolled_px < 10_000 * row_px + 200 - SCREEN_PX; scrolled_px += 1237) {
        const { from, to } = at(scrolled_px, 10_000, row_px);
        const first_seen = Math.max(0, Math.floor((scrolled_px - 200) / row_px));
        const last_seen = Math.min(9999, Math.floor((scrolled_px - 200 + SCREEN_PX) / row_px));
        expect(from).toBeLessThanOrEqual(first_seen);
        expect(to).toBeGreaterThan(last_seen);
      }
    },
  );

  test.each([ROW_PX, CARD_PX])(
    'of a new list the rows of %i px on the screen come first, and no others',
    (row_px) => {
      for (let scrolled_px = 0; scrolled_px < 10_000 * row_px + 200 - SCREEN_PX; scrolled_px += 1237) {
        const { from, to } = rowsOnScreen(200 - scrolled_px, SCREEN_PX, row_px, 10_000);
        expect(from).toBeLessThanOrEqual(Math.max(0, Math.floor((scrolled_px - 200) / row_px)));
        expect(to).toBeGreaterThan(Math.min(9999, Math.floor((scrolled_px - 200 + SCREEN_PX) / row_px)));
        expect(to - from).toBeLessThanOrEqual(SCREEN_PX / row_px + 2);
      }
      expect(rowsOnScreen(-500_000, SCREEN_PX, row_px, 2)).toEqual({ from: 0, to: 2 });
    },
  );

  test('a list that shrinks under a scrolled page still shows its end', () => {
    expect(at(500_000, 12)).toEqual({ from: 0, to: 12 });
    expect(at(0, 0)).toEqual({ from: 0, to: 0 });
  });

  test('a row is scrolled to no further than needed', () => {
    expect(scrollDistance(300, 72, 120, 900)).toBe(0);
    expect(scrollDistance(50, 72, 120, 900)).toBe(-70);
    expect(scrollDistance(880, 72, 120, 900)).toBe(52);
  });
});
