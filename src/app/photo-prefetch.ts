/** Fetches photos of the day and of recent work ahead, so that a history with its photos also opens without a network. */
import type { PhotoAccess } from '../admin/runtime.ts';
import { type AppDatabase, tidyPhotos } from '../data/index.ts';
import { log } from '../lib/logger.ts';

/** After the last pull: people's own work goes first. */
const QUIET_MS = 4_000;
/** Files that the server did not have, which a colleague's device may still be sending, and any on a full device. */
const AGAIN_AFTER_MS = 10 * 60_000;

interface PrefetchParts {
  readonly db: AppDatabase;
  readonly photos: Pick<PhotoAccess, 'keep'>;
  /** False on a connection that is paid by the byte, or where a person asked for less. */
  readonly may_fetch: () => boolean;
  readonly now_ms?: () => number;
}

/**
 * One run: lets go of what is no longer worth its room, then fetches what is missing, in the order of its worth, one at a time.
 * Ends at the first picture that cannot be had for want of network or session, or for which this device has no room.
 */
export async function prefetch(
  { db, photos, may_fetch, now_ms = Date.now }: PrefetchParts,
  skipped: Map<string, number>,
  is_over: () => boolean,
): Promise<void> {
  const wanted = await tidyPhotos(db, now_ms());
  for (const photo_id of wanted) {
    if (is_over() || !may_fetch()) return;
    if ((skipped.get(photo_id) ?? 0) > now_ms()) continue;
    const kept = await photos.keep(photo_id);
    if (kept.ok) continue;
    const again_ms = now_ms() + AGAIN_AFTER_MS;
    // What comes next is worth less and would find no room either.
    if (kept.error === 'no_room') for (const id of wanted) skipped.set(id, again_ms);
    if (kept.error !== 'failed') return;
    skipped.set(photo_id, again_ms);
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
