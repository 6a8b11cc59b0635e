import type { ServicePhotoItem } from '../../../../data/index.ts';
import { pairPhotos } from './pairs.ts';

const NONE: readonly ServicePhotoItem[] = [];

export interface PhotosByRecord {
  /** Of one service, oldest first; the same list for the same service. */
  readonly of: (record_id: string) => readonly ServicePhotoItem[];
  /** The newest service that has a photo of before and one of after; null when none has. */
  readonly first_paired: string | null;
  readonly waiting: number;
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
    waiting: photos.filter(({ bytes_state }) => bytes_state === 'waiting' || bytes_state === 'sending')
      .length,
    failed: photos.filter(({ bytes_state }) => bytes_state === 'failed'),
  };
}
