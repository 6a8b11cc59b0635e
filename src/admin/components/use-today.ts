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

/** Today in Europe/Amsterdam, also after a night with the screen left open. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(subscribe, () => today());
}
