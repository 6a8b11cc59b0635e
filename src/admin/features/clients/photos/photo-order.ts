import { isOpenStatus } from '../../../../domain/service-record.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { byTakenAt, type PhotoKind } from '../../../../domain/service-photo.ts';

const NONE: readonly ServicePhotoItem[] = [];

export interface PhotosByRecord {
  /** Of one service, oldest first; the same list for the same service. */
  readonly of: (record_id: string) => readonly ServicePhotoItem[];
  /** The newest service that has a photo of before and one of after; null when none has. */
  readonly first_paired: string | null;
  readonly pending: number;
  readonly failed: readonly ServicePhotoItem[];
}

/** Sorts a client's photos out over its services; `record_ids` as the history shows them. */
export function photosByRecord(
  photos: readonly ServicePhotoItem[],
  record_ids: readonly string[],
): PhotosByRecord {
  const lists = Map.groupBy(photos, ({ service_record_id }) => service_record_id);
  return {
    of: (record_id) => lists.get(record_id) ?? NONE,
    first_paired: record_ids.find((id) => pairPhotos(lists.get(id) ?? NONE).length > 0) ?? null,
    pending: photos.filter(({ bytes_state }) => bytes_state === 'pending' || bytes_state === 'sending')
      .length,
    failed: photos.filter(({ bytes_state }) => bytes_state === 'failed'),
  };
}

/** A photo of before and one of after that are shown over each other. */
export interface PhotoPair<T> {
  readonly before: T;
  readonly after: T;
}

/**
 * The pairs of one service: its first photo of before with its first of after, the second with the second, and so
 * on in the order of taking: a person who photographs the result walks along the ship as before. What has no
 * counterpart stands in no pair.
 */
export function pairPhotos<T extends { readonly kind: PhotoKind }>(photos: readonly T[]): PhotoPair<T>[] {
  const after = photos.filter(({ kind }) => kind === 'after');
  return photos
    .filter(({ kind }) => kind === 'before')
    .flatMap((photo, index) => {
      const counterpart = after[index];
      return counterpart === undefined ? [] : [{ before: photo, after: counterpart }];
    });
}

/** Width over height of the frame of a pair: that of the photo after, held between 3:4 and 16:9. */
export function pairAspectRatio({
  after,
}: PhotoPair<{ readonly width: number; readonly height: number }>): number {
  const ratio = after.height > 0 ? after.width / after.height : 4 / 3;
  return Math.min(16 / 9, Math.max(3 / 4, ratio));
}

type Ordered = Parameters<typeof byTakenAt>[0];

/** The photo that replaces one that is gone: the one after it, else the last; null when none is left. */
export const successorOf = (photos: readonly Ordered[], gone: Ordered): string | null =>
  (photos.find((photo) => byTakenAt(photo, gone) > 0) ?? photos.at(-1))?.id ?? null;

const ONE_WALK_MS = 3_600_000;

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
