const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [MARCH, OCTOBER] = [2, 9];

/** When all of Europe changes its clocks: the last Sunday of a month, at one in the night of UTC. */
function clockChange(year: number, month: number): number {
  const last_day = new Date(Date.UTC(year, month + 1, 0, 1));
  return last_day.getTime() - last_day.getUTCDay() * DAY_MS;
}

/**
 * An instant whose UTC is what the clock in Amsterdam shows. By hand: the browser's own formatter of a zone takes longer to
 * begin than all else that a page runs.
 */
export function amsterdamClock(at_ms: number): Date {
  const year = new Date(at_ms).getUTCFullYear();
  const is_summer = at_ms >= clockChange(year, MARCH) && at_ms < clockChange(year, OCTOBER);
  return new Date(at_ms + (is_summer ? 2 : 1) * HOUR_MS);
}
