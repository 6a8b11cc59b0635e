import { byTakenAt } from '../../../../domain/service-photo.ts';

export type Way = 'previous' | 'next';

type Ordered = Parameters<typeof byTakenAt>[0];

/** The id of the photo before or after this one; null at the ends, or when it is not among them. */
export function neighbourOf(
  photos: readonly { readonly id: string }[],
  photo_id: string,
  way: Way,
): string | null {
  const at = photos.findIndex(({ id }) => id === photo_id);
  if (at === -1) return null;
  return photos[at + (way === 'next' ? 1 : -1)]?.id ?? null;
}

/** What is shown in the place of a photo that is gone: the one after it, else the last; null when none is left. */
export const successorOf = (photos: readonly Ordered[], gone: Ordered): string | null =>
  (photos.find((photo) => byTakenAt(photo, gone) > 0) ?? photos.at(-1))?.id ?? null;
