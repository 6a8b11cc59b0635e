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

/** T-005: away for longer than this is a return. */
const AWAY_BEYOND_MS = 10_000;
/** T-008: a pointer this near to the top is about to leave the page. */
export const EXIT_WITHIN_PX = 5;

/** Seconds away to tell of; null when it was no absence. */
export const awaySeconds = (away_ms: number): number | null =>
  away_ms > AWAY_BEYOND_MS ? Math.round(away_ms / 1000) : null;

/** T-005: tracks a visitor who comes back to the page, and once a visitor who is about to leave it. */
export function watchPresence(): () => void {
  let left_at: number | null = null;
  const turned = (): void => {
    if (document.visibilityState === 'hidden') {
      left_at = performance.now();
      return;
    }
    const seconds = left_at === null ? null : awaySeconds(performance.now() - left_at);
    left_at = null;
    if (seconds !== null) track({ name: 'visitor_returned', away_seconds: seconds });
  };
  const moved = (event: MouseEvent): void => {
    if (event.relatedTarget !== null || event.clientY > EXIT_WITHIN_PX) return;
    document.removeEventListener('mouseout', moved);
    track({ name: 'exit_intent' });
  };
  document.addEventListener('visibilitychange', turned);
  document.addEventListener('mouseout', moved);
  return () => {
    document.removeEventListener('visibilitychange', turned);
    document.removeEventListener('mouseout', moved);
  };
}

/** Time below this is passing by (T-003). */
const ENGAGED_BEYOND_MS = 2000;

/** Seconds to tell of a stay; null when it was too short. */
export const engagedSeconds = (stay_ms: number): number | null =>
  stay_ms > ENGAGED_BEYOND_MS ? Math.round(stay_ms / 1000) : null;

const nameOf = (section: Element): string | null =>
  section.id || section.getAttribute('aria-labelledby') || null;

/** T-003: tells once of every section that came into view, and of each stay of more than two seconds. */
export function watchSections(): () => void {
  const since = new Map<string, number>();
  const seen = new Set<string>();
  const leave = (name: string): void => {
    const began = since.get(name);
    since.delete(name);
    const seconds = began === undefined ? null : engagedSeconds(performance.now() - began);
    if (seconds !== null) track({ name: 'section_engagement', section: name, seconds });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const name = nameOf(target);
        if (name === null) continue;
        if (!isIntersecting) leave(name);
        else if (!since.has(name)) since.set(name, performance.now());
        if (!isIntersecting || seen.has(name)) continue;
        seen.add(name);
        track({ name: 'section_view', section: name });
      }
    },
    // A section counts once it reaches the middle of the window, however tall it is.
    { rootMargin: '-45% 0px -45% 0px' },
  );
  for (const section of document.querySelectorAll('main section')) observer.observe(section);
  const leaveAll = (): void => {
    if (document.visibilityState === 'hidden') for (const name of since.keys()) leave(name);
  };
  document.addEventListener('visibilitychange', leaveAll);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', leaveAll);
  };
}
