/** Which rows of an equal-height list lie near the screen: plain arithmetic, no rows needed. */

export interface RowWindow {
  /** The first row to render. */
  readonly from: number;
  /** The row after the last one to render. */
  readonly to: number;
}

/** Rows rendered above and below the screen, so that a flick does not show bare ground. */
const SPARE_ROWS = 8;
/** The window moves in steps, so that not every pixel of scrolling renders anew. */
const STEP_ROWS = 4;

/**
 * The first row of the window when the list begins `top_px` below the screen's upper edge (negative: above it).
 * Moves in steps of a few rows.
 */
export function firstRow(top_px: number, row_px: number): number {
  const at_edge = Math.floor(-top_px / row_px) - SPARE_ROWS;
  return Math.max(0, Math.floor(at_edge / STEP_ROWS) * STEP_ROWS);
}

/** The rows to render of a list of `count`, on a screen of this height. */
export function rowWindow(first: number, screen_px: number, row_px: number, count: number): RowWindow {
  const on_screen = Math.ceil(screen_px / row_px) + 2 * SPARE_ROWS + STEP_ROWS;
  const from = Math.min(first, Math.max(0, count - on_screen));
  return { from, to: Math.min(count, from + on_screen) };
}

/** How far to scroll so that a row lies between two edges of the screen; 0 when it does already. */
export function scrollDistance(
  row_top_px: number,
  row_px: number,
  upper_px: number,
  lower_px: number,
): number {
  if (row_top_px < upper_px) return row_top_px - upper_px;
  return Math.max(0, row_top_px + row_px - lower_px);
}
