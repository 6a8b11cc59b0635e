import { IconDownload, IconTrash, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { mayDeletePhoto } from '../../../../domain/service-photo.ts';
import { useRuntime } from '../../../runtime.ts';
import { KindChoice } from './kind-choice.tsx';
import { failureWords, fileName, formatTakenAt } from './photo-labels.ts';
import { saveFile } from '../../../components/save-file.ts';
import { usePhotoActions } from './use-photo-actions.ts';
import { useStoredPhoto } from './use-stored-photo.ts';
import type { useZoom } from './use-zoom.ts';
import classes from './viewer.module.css';

const text = photosText.viewer;

interface Props {
  readonly photo: ServicePhotoItem;
  /** '3 van 12'. */
  readonly position: string;
  readonly service: string;
  readonly zooming: ReturnType<typeof useZoom>;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Above the photo: which one it is and what can be done with it; below: what it shows, and whether it was sent. */
export function ViewerBar({ photo, position, service, zooming, onDelete, onClose }: Props) {
  const { user } = useRuntime();
  const { setKind } = usePhotoActions();
  const [now_ms] = useState(() => Date.now());
  const { view, zoom } = zooming;
  const is_zoomed = view.scale > 1;
  const ZoomIcon = is_zoomed ? IconZoomOut : IconZoomIn;
  return (
    <>
      <header className={classes['top']} role="presentation">
        <p className={classes['position']}>{position}</p>
        <button
          type="button"
          className={classes['tool']}
          aria-label={is_zoomed ? text.zoom_out : text.zoom_in}
          onClick={is_zoomed ? zoom.fit : zoom.closer}
        >
          <ZoomIcon size={24} stroke={1.5} aria-hidden="true" />
        </button>
        <Download photo={photo} />
        {mayDeletePhoto(user, photo, now_ms) && (
          <button type="button" className={classes['tool']} aria-label={text.delete} onClick={onDelete}>
            <IconTrash size={24} stroke={1.5} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={classes['tool']}
          aria-label={text.close}
          data-autofocus
          onClick={onClose}
        >
          <IconX size={24} stroke={1.5} aria-hidden="true" />
        </button>
      </header>
      <div className={classes['bottom']}>
        <Failure photo={photo} />
        <p className={classes['what']}>
          <strong>{service}</strong> <span>{text.taken(formatTakenAt(photo.taken_at))}</span>
        </p>
        <KindChoice
          legend={text.kind}
          value={photo.kind}
          onChange={(kind) => void setKind(photo, kind)}
          night
          quiet
        />
      </div>
    </>
  );
}

function Download({ photo }: { photo: ServicePhotoItem }) {
  const picture = useStoredPhoto(photo.id, 'full');
  if (!picture) return null;
  return (
    <button
      type="button"
      className={classes['tool']}
      aria-label={text.download}
      onClick={() => saveFile(fileName(photo, picture.type), picture)}
    >
      <IconDownload size={24} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

function Failure({ photo }: { photo: ServicePhotoItem }) {
  const { retry } = usePhotoActions();
  if (photo.bytes_state === 'stored') return null;
  if (photo.bytes_state !== 'failed') {
    return <output className={classes['state']}>{photosText.states[photo.bytes_state]}</output>;
  }
  return (
    <div className={classes['state']} role="alert" data-kind="failed">
      <span>{failureWords(photo.failure)}</span>
      <button type="button" className={classes['again']} onClick={() => void retry(photo.id)}>
        {text.retry}
      </button>
    </div>
  );
}
