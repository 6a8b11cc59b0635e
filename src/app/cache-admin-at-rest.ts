/** Decides when the service worker caches the whole admin for use without a network. */
import { whenAtRest } from '../lib/when-at-rest.ts';
import type { SyncStatus } from '../sync/index.ts';

/** The first sync goes before the cache for this long: a person may leave the network any time, also when no server answers. */
const FIRST_SYNC_WITHIN_MS = 10_000;
/** A page that is never at rest begins to cache after this long. */
const AT_REST_WITHIN_MS = 3_000;

interface FirstSync {
  readonly status: () => Pick<SyncStatus, 'first_sync_done'>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Runs once when the first sync is done, or after FIRST_SYNC_WITHIN_MS. @returns Calls it off. */
function afterFirstSync(engine: FirstSync, run: () => void): () => void {
  if (engine.status().first_sync_done) {
    run();
    return () => undefined;
  }
  const begin = (): void => {
    end();
    run();
  };
  const timer = setTimeout(begin, FIRST_SYNC_WITHIN_MS);
  const unsubscribe = engine.subscribe(() => {
    if (engine.status().first_sync_done) begin();
  });
  const end = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  return end;
}

/**
 * Calls `cache` once the first sync has filled the database and the page is at rest, 13 seconds from now at the latest: beside
 * the first sync both would take longer.
 * @returns Calls it off.
 */
export function cacheAdminAtRest(engine: FirstSync, cache: () => unknown): () => void {
  let stopResting: (() => void) | null = null;
  const stopWaiting = afterFirstSync(engine, () => {
    stopResting = whenAtRest(() => void cache(), AT_REST_WITHIN_MS);
  });
  return () => {
    stopWaiting();
    stopResting?.();
  };
}
