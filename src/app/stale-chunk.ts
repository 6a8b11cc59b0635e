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
 * Whether the host has a file of this build no more. A tab that is being left fails to fetch its code as well (Firefox tells
 * it so), and a reload would then take the place of the page that was asked for.
 */
async function isGone(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer !== null && !answer.ok;
}

interface StaleChunkOptions {
  readonly is_admin: () => boolean;
  /** The script that the page began with; its name changes with every build that changes anything. */
  readonly entry_url: string;
  readonly reload: () => void;
}

/**
 * A tab that outlived a deploy asks for code that is gone. A public page then loads anew, once; the admin may hold a
 * half-filled form, so there the error page offers the reload.
 */
export function reloadOnceOnStaleChunk({ is_admin, entry_url, reload }: StaleChunkOptions): void {
  let is_asking = false;
  const reloadIfGone = async (): Promise<void> => {
    is_asking = true;
    const is_gone = await isGone(entry_url);
    is_asking = false;
    if (!is_gone) return;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    reload();
  };
  addEventListener('vite:preloadError', () => {
    stale = true;
    if (is_asking || is_admin() || !navigator.onLine) return;
    const noted = sessionStorage.getItem(RELOADED_AT_KEY);
    if (mayReload(noted === null ? null : Number(noted), Date.now())) void reloadIfGone();
  });
}
