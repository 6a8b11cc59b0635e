import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import classes from './strip.module.css';
import { Thumbnail } from './thumbnail.tsx';

const text = photosText.strip;
/** Two rows on the smallest phone. */
const SHOWN = 8;

interface Props {
  /** Oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  /** The service in words. */
  readonly service: string;
  /** Pictures on their way in: they stand at the end as grey tiles. */
  readonly coming?: number;
  /** Shows all of them, the newest first; otherwise the first ones, and the rest on demand. */
  readonly newest_first?: boolean;
  readonly onOpen: (photo_id: string) => void;
}

/** The photos of one service in rows of thumbnails. */
export function PhotoStrip({ photos, service, coming = 0, newest_first = false, onOpen }: Props) {
  const [is_open, setOpen] = useState(false);
  const is_long = !newest_first && photos.length > SHOWN;
  const shown = is_long && !is_open ? photos.slice(0, SHOWN - 1) : photos;
  const tiles = shown.map((photo, index) => (
    <Thumbnail
      key={photo.id}
      photo={photo}
      label={text.open(photosText.kinds[photo.kind], index + 1, photos.length)}
      onOpen={onOpen}
    />
  ));
  const grey = Array.from({ length: Math.min(coming, SHOWN) }, (_, index) => (
    <Skeleton key={`coming-${index}`} className={classes['coming'] ?? ''} />
  ));
  return (
    <fieldset className={classes['strip']} aria-label={text.label(service)}>
      {newest_first ? [...grey, ...tiles.toReversed()] : [...tiles, ...grey]}
      {is_long && (
        <button
          type="button"
          className={classes['more']}
          aria-expanded={is_open}
          aria-label={is_open ? text.show_fewer : text.show_all(photos.length - shown.length)}
          onClick={() => setOpen(!is_open)}
        >
          {is_open ? text.show_fewer : `+${photos.length - shown.length}`}
        </button>
      )}
    </fieldset>
  );
}
