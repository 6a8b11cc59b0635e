import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { log } from '../../lib/logger.ts';
import { hasFormsDatabase, onFlagsChange, queuedCount } from '../../public-data/queue/local-flags.ts';

/** A form that is sent within this time is not shown as queued. */
const SETTLED_AFTER_MS = 1_000;

const noCount = (): number => 0;

/** Counts the queued forms once a page, since the flag may have been lost when the browser was killed. */
async function rebuildFlagsOnce(): Promise<void> {
  if (!(await hasFormsDatabase())) return;
  const { rebuildFlags } = await import('../../public-data/queue/index.ts');
  await rebuildFlags();
}

/**
 * on any page, when a local flag says that forms are queued, loads the code that sends and shows them. A visitor who
 * never used a form loads nothing for it.
 */
export function QueueLoader() {
  const has_queued = useSyncExternalStore(onFlagsChange, queuedCount, noCount) > 0;
  const [Strip, setStrip] = useState<ComponentType | null>(null);
  const is_first_look = useRef(true);
  useEffect(() => {
    rebuildFlagsOnce().catch((reason: unknown) => log.warn('queued forms could not be counted', reason));
  }, []);
  useEffect(() => {
    const pause_ms = is_first_look.current ? 0 : SETTLED_AFTER_MS;
    is_first_look.current = false;
    if (!has_queued) return undefined;
    const fetchStrip = (): void => {
      import('./queue-strip.tsx').then(
        (code) => setStrip(() => code.default),
        (reason: unknown) => log.warn('queued forms cannot be shown now', reason),
      );
    };
    const timer = setTimeout(fetchStrip, pause_ms);
    addEventListener('online', fetchStrip);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', fetchStrip);
    };
  }, [has_queued]);
  return Strip === null ? null : <Strip />;
}
