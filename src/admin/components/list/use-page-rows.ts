import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

/** Kept free above a row that is scrolled to: the page's header and the table's. */
const UPPER_EDGE_PX = 128;
const LOWER_EDGE_PX = 96;

/** The person's text size in px, in which every size is counted. It is cached: reading it while rows are drawn makes the browser style the whole page first. */
let rem_px: number | null = null;
const measureRem = (): number => {
  rem_px = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return rem_px;
};
const knownRem = (): number => rem_px ?? measureRem();

/** Subscribes to changes of the screen's size and of the text size, which changes the height of the page. */
function subscribeSize(listener: () => void): () => void {
  const measure = (): void => {
    measureRem();
    listener();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}

/** Subscribes to every scroll, whichever element scrolls, and to every change of the page's height above the list. */
function subscribe(listener: () => void): () => void {
  const leaveSize = subscribeSize(listener);
  document.addEventListener('scroll', listener, { capture: true, passive: true });
  return () => {
    leaveSize();
    document.removeEventListener('scroll', listener, { capture: true });
  };
}

const screenHeight = (): number => window.innerHeight;

/** The element whose scrolling moves the list. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}

interface PageRow {
  readonly index: number;
  readonly style: { readonly height: number; readonly transform: string };
}

interface PageRowsOptions {
  readonly count: number;
  readonly row_rem: number;
  /** The id of the first row. With another one the list is another: its rows on the screen are drawn first, those around them then. */
  readonly top_id: string | undefined;
}

/** Renders only the rows near the screen while the page itself scrolls. Every row has the same height, in rem. */
export function usePageRows({ count, row_rem, top_id }: PageRowsOptions) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const row_px = row_rem * useSyncExternalStore(subscribeSize, knownRem);
  const first = useSyncExternalStore(subscribe, () =>
    list === null ? 0 : firstRow(list.getBoundingClientRect().top, row_px),
  );
  const screen_px = useSyncExternalStore(subscribeSize, screenHeight);

  const [drawn_of, setDrawnOf] = useState<string | null>(null);
  const is_new = top_id !== undefined && drawn_of !== top_id;
  useEffect(() => {
    if (is_new) startTransition(() => setDrawnOf(top_id));
  }, [is_new, top_id]);

  const rows = useMemo<readonly PageRow[]>(() => {
    const { from, to } = is_new
      ? rowsOnScreen(list?.getBoundingClientRect().top ?? 0, screen_px, row_px, count)
      : rowWindow(first, screen_px, row_px, count);
    return Array.from({ length: to - from }, (_, offset) => {
      const index = from + offset;
      return { index, style: { height: row_px, transform: `translateY(${index * row_px}px)` } };
    });
  }, [is_new, list, first, screen_px, row_px, count]);

  const scrollTo = useCallback(
    (index: number) => {
      if (list === null) return;
      const row_top_px = list.getBoundingClientRect().top + index * row_px;
      const by_px = scrollDistance(row_top_px, row_px, UPPER_EDGE_PX, window.innerHeight - LOWER_EDGE_PX);
      if (by_px !== 0) scrollerOf(list).scrollBy({ top: by_px, behavior: 'instant' });
    },
    [list, row_px],
  );

  return { ref: setList, rows, height_px: count * row_px, scrollTo };
}

/** Which rows of an equal-height list lie near the screen: plain arithmetic, no rows needed. */

interface RowWindow {
  /** The first row to render. */
  readonly from: number;
  /** The row after the last one to render. */
  readonly to: number;
}

/** Rendered above and below the screen, so that a flick does not show bare ground: a card is as high as five rows of a table. */
const SPARE_PX = 576;
const LEAST_SPARE_ROWS = 2;
const spareRows = (row_px: number): number => Math.max(LEAST_SPARE_ROWS, Math.ceil(SPARE_PX / row_px));
/** The window moves in steps, so that not every pixel of scrolling renders anew. */
const STEP_PX = 288;
const stepRows = (row_px: number): number => Math.max(1, Math.round(STEP_PX / row_px));

/**
 * The first row of the window when the list begins `top_px` below the screen's upper edge (negative: above it).
 * Moves in steps of a few rows.
 */
export function firstRow(top_px: number, row_px: number): number {
  const at_edge = Math.floor(-top_px / row_px) - spareRows(row_px);
  const step = stepRows(row_px);
  return Math.max(0, Math.floor(at_edge / step) * step);
}

/** The rows to render of a list of `count`, on a screen of this height. */
export function rowWindow(first: number, screen_px: number, row_px: number, count: number): RowWindow {
  const on_screen = Math.ceil(screen_px / row_px) + 2 * spareRows(row_px) + stepRows(row_px);
  const from = Math.min(first, Math.max(0, count - on_screen));
  return { from, to: Math.min(count, from + on_screen) };
}

/** The rows on the screen alone, when the list begins `top_px` below its upper edge (negative: above it). */
export function rowsOnScreen(top_px: number, screen_px: number, row_px: number, count: number): RowWindow {
  const most = Math.ceil(screen_px / row_px) + 1;
  const from = Math.min(Math.max(0, Math.floor(-top_px / row_px)), Math.max(0, count - most));
  return { from, to: Math.min(count, from + most) };
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
