import { useSyncExternalStore } from 'react';

/** N-004: the bar is condensed once the page is scrolled further than this. */
const CONDENSED_BEYOND_PX = 20;

type BarState = 'asleep' | 'top' | 'condensed';

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** What the bar looks like at a scroll position. */
export const barStateAt = (scrolled_px: number): BarState =>
  scrolled_px > CONDENSED_BEYOND_PX ? 'condensed' : 'top';

/** The state of the bar; 'asleep' in the finished HTML, so that a bar no script can condense stays with its picture. */
export function useBarState(): BarState {
  return useSyncExternalStore<BarState>(
    subscribe,
    () => barStateAt(scrollY),
    () => 'asleep',
  );
}
