import { log } from '../../lib/logger.ts';
import { type Described, describeEvent } from './describe-event.ts';
import type { SiteEvent } from './site-event.ts';

/** Events wait this long for company before they go out together. */
export const BATCH_MS = 3000;
export const MAX_BATCH = 25;

interface Line extends Described {
  readonly at: string;
  readonly path: string;
  readonly details: SiteEvent;
}

interface AnalyticsTracker {
  readonly send: (event: SiteEvent) => void;
  /** Sends the batch at once; for a page that is about to go. */
  readonly flush: () => void;
  /** Drops the batch, after consent was withdrawn. */
  readonly stop: () => void;
}

/** T-002: by beacon, which neither waits nor holds a page back; in debug mode by a request that can be looked at. */
function post(url: string, lines: readonly Line[], debug: boolean): void {
  const body = JSON.stringify({ events: lines });
  if (!debug) {
    // Text needs no question beforehand (preflight) at another origin.
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }));
    return;
  }
  log.info('events sent', lines);
  fetch(url, { method: 'POST', body, keepalive: true, headers: { 'content-type': 'text/plain' } }).catch(
    (reason: unknown) => log.warn('events could not be sent', reason),
  );
}

/** Collects events and sends them in batches, without cookies and without a name for the visitor (T-002). */
export function analyticsTracker(url: string, debug: boolean): AnalyticsTracker {
  let waiting: readonly Line[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const lines = waiting;
    waiting = [];
    post(url, lines, debug);
  };
  return {
    send(event) {
      const line = {
        ...describeEvent(event),
        at: new Date().toISOString(),
        path: location.pathname,
        details: event,
      };
      waiting = [...waiting, line];
      if (waiting.length >= MAX_BATCH) flush();
      else timer ??= setTimeout(flush, BATCH_MS);
    },
    flush,
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
