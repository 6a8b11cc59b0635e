import { SCROLL_MILESTONES } from './site-event.ts';
import { track } from './tracking.ts';

/** How far a page was read, in percent; all of it when it does not scroll. */
export function readPercent(place: {
  readonly scrolled_px: number;
  readonly window_px: number;
  readonly page_px: number;
}): number {
  const { scrolled_px, window_px, page_px } = place;
  return page_px <= window_px ? 100 : ((scrolled_px + window_px) / page_px) * 100;
}

/** T-007: tells of 25, 50, 75 and 90 percent, each once a page. */
export function watchScrolling(): () => void {
  let told = 0;
  const look = (): void => {
    const percent = readPercent({
      scrolled_px: scrollY,
      window_px: innerHeight,
      page_px: document.documentElement.scrollHeight,
    });
    for (const milestone of SCROLL_MILESTONES) {
      if (milestone <= told || percent < milestone) continue;
      told = milestone;
      track({ name: 'scroll_milestone', percent: milestone });
    }
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}
