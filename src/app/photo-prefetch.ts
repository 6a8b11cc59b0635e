/** Fetches photos of recent work ahead, so that a history with its photos also opens without a network. */
import type { PhotoAccess } from '../admin/runtime.ts';
import { type AppDatabase, photosToFetch, tidyPhotos } from '../data/index.ts';
import { log } from '../lib/logger.ts';

/** After the last pull: people's own work goes first. */
const QUIET_MS = 4_000;
/** Files that the server did not have: a colleague's device may still be sending them. */
const AGAIN_AFTER_MS = 10 * 60_000;

interface PrefetchParts {
  readonly db: AppDatabase;
  readonly photos: PhotoAccess;
  /** False on a connection that is paid by the byte, or where a person asked for less. */
  readonly may_fetch: () => boolean;
  readonly now_ms?: () => number;
}

/** Whether this connection is one to fetch ahead on, as far as the browser tells. */
export function isFreeConnection(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  const saves = 'saveData' in connection && connection.saveData === true;
  return !saves && !('type' in connection && connection.type === 'cellular');
}

/**
 * One run: lets go of what is no longer worth its room, then fetches what is missing, newest first, one at a time.
 * Ends at the first picture that cannot be had for want of network or session.
 */
export async function prefetch(
  { db, photos, may_fetch, now_ms = Date.now }: PrefetchParts,
  skipped: Map<string, number>,
  is_over: () => boolean,
): Promise<void> {
  await tidyPhotos(db, now_ms());
  for (const photo_id of await photosToFetch(db, now_ms())) {
    if (is_over() || !may_fetch()) return;
    if ((skipped.get(photo_id) ?? 0) > now_ms()) continue;
    const fetched = await photos.fetch(photo_id);
    if (fetched.ok) continue;
    if (fetched.error !== 'failed') return;
    skipped.set(photo_id, now_ms() + AGAIN_AFTER_MS);
  }
}

/** Runs `prefetch` a little after each call of `look`, one run at a time. */
export function createPrefetcher(parts: PrefetchParts): { look(): void; stop(): void } {
  const skipped = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let is_over = false;

  const run = async (): Promise<void> => {
    if (running || is_over) return;
    running = true;
    try {
      await prefetch(parts, skipped, () => is_over);
    } catch (error) {
      log.warn('photos could not be fetched ahead', error);
    } finally {
      running = false;
    }
  };
  return {
    look() {
      clearTimeout(timer);
      if (!is_over) timer = setTimeout(() => void run(), QUIET_MS);
    },
    stop() {
      is_over = true;
      clearTimeout(timer);
    },
  };
}
