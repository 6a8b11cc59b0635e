import { track } from './tracking.ts';

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
