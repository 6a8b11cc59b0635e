import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { log } from '../../lib/logger.ts';
import { onMarksChange, waitingCount } from '../../public-data/queue/marks.ts';

/** What is being sent right now is no reason to say that something waits. */
const SETTLED_AFTER_MS = 1_000;

const nobodyKnows = (): number => 0;

/**
 * on any page, when a small note says that something waits to be sent, fetches what sends and shows it. Without
 * that note no page loads anything for it.
 */
export function WaitingForms() {
  const is_waiting = useSyncExternalStore(onMarksChange, waitingCount, nobodyKnows) > 0;
  const [Strip, setStrip] = useState<ComponentType | null>(null);
  const is_first_look = useRef(true);
  useEffect(() => {
    const pause_ms = is_first_look.current ? 0 : SETTLED_AFTER_MS;
    is_first_look.current = false;
    if (!is_waiting) return undefined;
    const fetchStrip = (): void => {
      import('./waiting-strip.tsx').then(
        (code) => setStrip(() => code.default),
        (reason: unknown) => log.warn('what waits cannot be shown now', reason),
      );
    };
    const timer = setTimeout(fetchStrip, pause_ms);
    addEventListener('online', fetchStrip);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchStrip);
    };
  }, [is_waiting]);
  return Strip === null ? null : <Strip />;
}
