import { log } from '../lib/logger.ts';

/** Vite's own words when the stylesheet of a part of the app cannot be fetched. */
const FAILED = /^Unable to preload CSS for (\S+)$/;

/** The address of the stylesheet that a failed preload tells of; null when it tells of anything else. */
export function failedStylesheet(reason: unknown): string | null {
  return reason instanceof Error ? (FAILED.exec(reason.message)?.[1] ?? null) : null;
}

/** The pause before a link that failed is tried again, doubled each time: the engine's backoff is too large for the entry. */
const FIRST_WAIT_MS = 5_000;

/** Links a stylesheet. A link that fails is made anew when the network is back, and after longer and longer pauses. */
function appendLink(href: string, wait_ms: number): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('error', () => {
    link.remove();
    const again = (): void => {
      removeEventListener('online', again);
      clearTimeout(timer);
      appendLink(href, wait_ms * 2);
    };
    const timer = setTimeout(again, wait_ms);
    addEventListener('online', again);
  });
  document.head.append(link);
}

/**
 * a stylesheet that could not be fetched is logged, and asked for again as a plain link, because Vite asks only once;
 * the part of the page it belongs to shows meanwhile. Without a network that is expected, and no error. Listens before
 * anything that would load the page anew.
 */
export function askAgainForStylesheets(): void {
  addEventListener('vite:preloadError', (event) => {
    const href = failedStylesheet(event.payload);
    if (href === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    log[navigator.onLine ? 'error' : 'warn']('stylesheet failed to load', href);
    appendLink(href, FIRST_WAIT_MS);
  });
}
