import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { firstRow, rowWindow, scrollDistance } from './row-window.ts';

/** Kept free above a row that is scrolled to: the page's header and the table's. */
const UPPER_EDGE_PX = 128;
const LOWER_EDGE_PX = 96;

/** Sizes follow the person's text size: everything is counted in rem. */
const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Hears every scroll, whichever element scrolls, and every change of the page's height above the list. */
function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  document.addEventListener('scroll', listener, { capture: true, passive: true });
  window.addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    document.removeEventListener('scroll', listener, { capture: true });
    window.removeEventListener('resize', listener);
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

export interface PageRow {
  readonly index: number;
  readonly style: { readonly height: number; readonly transform: string };
}

/** Renders only the rows near the screen while the page itself scrolls. Every row has the same height, in rem. */
export function usePageRows({ count, row_rem }: { readonly count: number; readonly row_rem: number }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const row_px = row_rem * remPx();
  const first = useSyncExternalStore(subscribe, () =>
    list === null ? 0 : firstRow(list.getBoundingClientRect().top, row_px),
  );
  const screen_px = useSyncExternalStore(subscribe, screenHeight);

  const rows = useMemo<readonly PageRow[]>(() => {
    const { from, to } = rowWindow(first, screen_px, row_px, count);
    return Array.from({ length: to - from }, (_, offset) => {
      const index = from + offset;
      return { index, style: { height: row_px, transform: `translateY(${index * row_px}px)` } };
    });
  }, [first, screen_px, row_px, count]);

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
