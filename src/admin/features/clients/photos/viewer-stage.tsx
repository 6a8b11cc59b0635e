import { Loader } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { BlobImage } from '../../../components/blob-image.tsx';
import { type FullPhoto, useFullPhoto } from './use-full-photo.ts';
import { useStoredPhoto } from './use-stored-photo.ts';
import type { useZoom } from './use-zoom.ts';
import classes from './viewer.module.css';

const text = photosText.viewer;

interface Props {
  readonly photo: ServicePhotoItem;
  readonly service: string;
  readonly zooming: ReturnType<typeof useZoom>;
}

/** The photo itself, to look at closely; its thumbnail until the whole of it is here. */
export function ViewerStage({ photo, service, zooming }: Props) {
  const full = useFullPhoto(photo.id);
  const thumbnail = useStoredPhoto(photo.id, 'thumbnail');
  const { stage, view, pulled_px, handlers } = zooming;
  const picture = full.kind === 'shown' ? full.picture : thumbnail;
  return (
    <div
      ref={stage}
      className={classes['stage']}
      data-zoomed={view.scale > 1 || undefined}
      role="presentation"
      {...handlers}
    >
      {picture && (
        <BlobImage
          key={photo.id}
          picture={picture}
          alt={text.alt(photosText.kinds[photo.kind], service)}
          data-preview={full.kind !== 'shown' || undefined}
          style={{ transform: `translate(${view.x + pulled_px}px, ${view.y}px) scale(${view.scale})` }}
        />
      )}
      <Missing full={full} />
    </div>
  );
}

function Missing({ full }: { full: FullPhoto & { readonly again: () => void } }) {
  if (full.kind === 'fetching') {
    return (
      <output className={classes['missing']}>
        <Loader size="sm" color="white" aria-hidden="true" />
        {text.fetching}
      </output>
    );
  }
  if (full.kind !== 'absent') return null;
  const words = { offline: text.absent, sign_in: text.sign_in, failed: text.fetch_failed }[full.reason];
  return (
    <div className={classes['missing']}>
      <IconPhotoOff size={24} stroke={1.5} aria-hidden="true" />
      <output>{words}</output>
      <button type="button" className={classes['again']} onClick={full.again}>
        {text.fetch_again}
      </button>
    </div>
  );
}
