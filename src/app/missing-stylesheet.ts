import { log } from '../lib/logger.ts';

/** Vite's own words when the stylesheet of a part of the app cannot be fetched. */
const FAILED = /^Unable to preload CSS for (\S+)$/;

/** The address of the stylesheet that a failed preload tells of; null when it tells of anything else. */
export function failedStylesheet(reason: unknown): string | null {
  return reason instanceof Error ? (FAILED.exec(reason.message)?.[1] ?? null) : null;
}

/**
 * a stylesheet that could not be fetched is noted, and asked for again as a plain link; the part of the page it
 * belongs to shows meanwhile. Listens before anything that would load the page anew.
 */
export function askAgainForStylesheets(): void {
  addEventListener('vite:preloadError', (event) => {
    const href = failedStylesheet(event.payload);
    if (href === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    log.error('stylesheet failed to load', href);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}
