const RELOADED_AT_KEY = 'stale-chunk-reload';

/** Two failures within this time are no old tab but a lost connection or a broken deploy: then the error page shows. */
const AGAIN_AFTER_MS = 60_000;

/** True when a reload may help and was not tried just now. Times are wall-clock milliseconds. */
export function mayReload(last_reload_ms: number | null, now_ms: number): boolean {
  return last_reload_ms === null || now_ms - last_reload_ms > AGAIN_AFTER_MS;
}

let stale = false;

/** True once a part of the app could not be fetched in this tab; the error page words it so. */
export const isStale = (): boolean => stale;

/**
 * A tab that outlived a deploy asks for code that is gone. A public page then loads anew, once; the admin may hold a
 * half-filled form, so there the error page offers the reload.
 */
export function reloadOnceOnStaleChunk(is_admin: () => boolean): void {
  addEventListener('vite:preloadError', () => {
    stale = true;
    if (is_admin() || !navigator.onLine) return;
    const noted = sessionStorage.getItem(RELOADED_AT_KEY);
    if (!mayReload(noted === null ? null : Number(noted), Date.now())) return;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    location.reload();
  });
}
