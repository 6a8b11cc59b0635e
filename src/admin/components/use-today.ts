import { useSyncExternalStore } from 'react';
import { type CalendarDate, today } from '../../domain/calendar-date.ts';

const CHECK_EVERY_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Every midnight of Amsterdam is at a whole hour of UTC, so that within one the day is the same. */
const HOUR_MS = 3_600_000;
let kept = { hour: Number.NaN, day: '' };

/** Today, worked out once an hour: each hook asks whenever its screen is drawn, and a browser's calendar is slow to answer. */
function todayOfHour(): CalendarDate {
  const now_ms = Date.now();
  const hour = Math.floor(now_ms / HOUR_MS);
  if (hour !== kept.hour) kept = { hour, day: today(now_ms) };
  return kept.day;
}

/** Today in Europe/Amsterdam, also after a night with the screen left open. */
export const useToday = (): CalendarDate => useSyncExternalStore(subscribe, todayOfHour);
