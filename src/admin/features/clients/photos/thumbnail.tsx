import { IconAlertTriangle, IconCloudUp, IconPhoto } from '@tabler/icons-react';
import { memo } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { BlobImage } from '../../../components/blob-image.tsx';
import classes from './strip.module.css';
import { useSeen, useStoredPhoto } from './use-stored-photo.ts';

interface Props {
  readonly photo: ServicePhotoItem;
  /** What the button says to a screen reader, without the state. */
  readonly label: string;
  readonly current?: boolean;
  readonly onOpen: (photo_id: string) => void;
}

/** One photo, small: its kind, and what its bytes are waiting for. Read from this device when it comes into sight. */
export const Thumbnail = memo(function Thumbnail({ photo, label, current, onOpen }: Props) {
  const { ref, is_seen } = useSeen<HTMLButtonElement>();
  const stored = useStoredPhoto(photo.id, 'thumbnail', is_seen);
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
