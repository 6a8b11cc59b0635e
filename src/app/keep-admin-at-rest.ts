/** When the whole admin is kept on this device for use without a network: beside the first sync both would take longer. */
import { whenAtRest } from '../lib/when-at-rest.ts';
import type { SyncStatus } from '../sync/index.ts';

/** A first sync that takes longer, or meets no server, is waited for no further: the person may leave the network any time. */
const FIRST_SYNC_WITHIN_MS = 10_000;
/** After this long it is asked for on a page that is never at rest, too. */
const AT_REST_WITHIN_MS = 3_000;

interface FirstSync {
  readonly status: () => Pick<SyncStatus, 'first_sync_done'>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Has the admin kept once the first sync has filled the database and the page is at rest; 13 seconds from now at the latest.
 * @returns Calls it off.
 */
export function keepAdminAtRest(engine: FirstSync, keep: () => unknown): () => void {
  let stop: (() => void) | null = null;
  const begin = (): void => {
    stop?.();
    stop = whenAtRest(() => void keep(), AT_REST_WITHIN_MS);
  };
  if (engine.status().first_sync_done) {
    begin();
    return () => stop?.();
  }
  const timer = setTimeout(begin, FIRST_SYNC_WITHIN_MS);
  const end = engine.subscribe(() => {
    if (engine.status().first_sync_done) begin();
  });
  stop = () => {
    clearTimeout(timer);
    end();
  };
  return () => stop?.();
}
