import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { isOpenStatus } from '../../../../domain/service-record.ts';

/**
 * What the next photo of a service most likely shows: that of the last one taken within the hour (one walk around
 * the ship), else before while the work is to be done, and after once it is.
 */
export function firstKind(
  record: { readonly status: string },
  photos: readonly { readonly kind: PhotoKind; readonly taken_at: string }[],
  now_ms: number,
): PhotoKind {
  const last = photos.at(-1);
  if (last && Math.abs(now_ms - Date.parse(last.taken_at)) < ONE_WALK_MS) return last.kind;
  return isOpenStatus(record.status) ? 'before' : 'after';
}

const ONE_WALK_MS = 3_600_000;
