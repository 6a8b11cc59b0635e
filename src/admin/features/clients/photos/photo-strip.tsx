import { Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp, IconPhoto } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { BlobImage } from '../../../components/blob-image.tsx';
import { useSeen } from '../../../components/use-seen.ts';
import classes from './strip.module.css';
import { useThumbnail } from './use-photo.ts';

const text = photosText.strip;
/** Two rows on the smallest phone. */
const SHOWN = 8;

interface Props {
  /** Oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  /** The service in words. */
  readonly service: string;
  /** Pictures that are still being imported: grey tiles at the end. */
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

interface ThumbnailProps {
  readonly photo: ServicePhotoItem;
  /** The label of the button for screen readers, without the state. */
  readonly label: string;
  readonly current?: boolean;
  readonly onOpen: (photo_id: string) => void;
}

/** One small photo with its kind and how far its upload is. The picture is read, or fetched, when it scrolls into sight. */
const Thumbnail = memo(function Thumbnail({ photo, label, current, onOpen }: ThumbnailProps) {
  const { ref, is_seen } = useSeen<HTMLButtonElement>();
  const stored = useThumbnail(photo, is_seen);
  const state = photosText.states[photo.bytes_state];
  return (
    <button
      ref={ref}
      type="button"
      className={classes['tile']}
      data-state={photo.bytes_state}
      data-photo={photo.id}
      aria-label={state === '' ? label : `${label}, ${state}`}
      aria-current={current || undefined}
      title={state === '' ? undefined : state}
      onClick={() => onOpen(photo.id)}
    >
      {stored && <BlobImage picture={stored} alt="" />}
      {stored === null && (
        <IconPhoto className={classes['absent']} size={28} stroke={1.25} aria-hidden="true" />
      )}
      <span className={classes['kind']} aria-hidden="true">
        {photosText.kinds[photo.kind]}
      </span>
      <StateMark state={photo.bytes_state} />
    </button>
  );
});

function StateMark({ state }: { state: ServicePhotoItem['bytes_state'] }) {
  if (state === 'stored') return null;
  const Icon = state === 'failed' ? IconAlertTriangle : IconCloudUp;
  return (
    <span className={classes['mark']} aria-hidden="true">
      <Icon size={16} stroke={1.75} />
    </span>
  );
}
