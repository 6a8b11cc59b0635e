import type { PhotoKind } from '../../../../domain/service-photo.ts';

/** A photo of before and one of after that are shown over each other. */
export interface PhotoPair<T> {
  readonly before: T;
  readonly after: T;
}

/**
 * The pairs of one service: its first photo of before with its first of after, the second with the second, and so
 * on in the order of taking: whoever photographs the result walks along the ship as before. What has no
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
