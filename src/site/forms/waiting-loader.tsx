import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { log } from '../../lib/logger.ts';
import { hasFormsDatabase, onFlagsChange, waitingCount } from '../../public-data/queue/local-flags.ts';

/** What is being sent right now is no reason to say that something waits. */
const SETTLED_AFTER_MS = 1_000;

const nobodyKnows = (): number => 0;

/** The note may have been lost with a browser that was killed: who ever used a form here is looked after once a page. */
async function lookAgain(): Promise<void> {
  if (!(await hasFormsDatabase())) return;
  const { recount } = await import('../../public-data/queue/index.ts');
  await recount();
}

/**
 * on any page, when a small note says that something waits to be sent, fetches what sends and shows it. Who never
 * used a form loads nothing for it.
 */
export function WaitingFormsLoader() {
  const is_waiting = useSyncExternalStore(onFlagsChange, waitingCount, nobodyKnows) > 0;
  const [Strip, setStrip] = useState<ComponentType | null>(null);
  const is_first_look = useRef(true);
  useEffect(() => {
    lookAgain().catch((reason: unknown) => log.warn('what waits could not be counted', reason));
  }, []);
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
