import { track } from './tracking.ts';

/** T-005: away for longer than this is a return. */
const AWAY_BEYOND_MS = 10_000;
/** T-008: a pointer this near to the top is on its way out. */
export const EXIT_WITHIN_PX = 5;

/** Seconds away to tell of; null when it was no absence. */
export const awaySeconds = (away_ms: number): number | null =>
  away_ms > AWAY_BEYOND_MS ? Math.round(away_ms / 1000) : null;

/** T-005, T-008, R-48: tells of a visitor who comes back to the page, and once of one about to leave it. */
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
