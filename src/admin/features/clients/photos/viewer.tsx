import { Loader } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconPhotoOff,
  IconTrash,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { mayDeletePhoto } from '../../../../domain/service-photo.ts';
import { BlobImage } from '../../../components/blob-image.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { useRuntime } from '../../../runtime.ts';
import { KindChoice } from './photo-inputs.tsx';
import { failureLabel, fileName, formatTakenAt } from './photo-labels.ts';
import { neighbourOf, type Way } from './photo-order.ts';
import { type FullPhoto, usePhotoActions, usePhotoPicture, useStoredPhoto } from './use-photo.ts';
import classes from './viewer.module.css';
import { useZoom } from './zoom.ts';

const text = photosText.viewer;

interface ViewerProps {
  readonly photo: ServicePhotoItem;
  /** The photos of its service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly service: string;
  readonly onGo: (way: Way) => void;
  readonly onClose: () => void;
}

export function Viewer({ photo, photos, service, onGo, onClose }: ViewerProps) {
  const { question, askDelete, closeQuestion } = usePhotoActions();
  const zooming = useZoom({ picture: photo, onSwipe: onGo });
  const { view, zoom } = zooming;
  const onKeyDown = (event: KeyboardEvent) => {
    // In the row of kinds the arrows choose, and a question over the photo has keys of its own.
    if (event.target instanceof HTMLInputElement || question !== null) return;
    if (event.key === 'ArrowLeft') onGo('previous');
    if (event.key === 'ArrowRight') onGo('next');
    if (event.key === '+' || event.key === '=') zoom.in();
    if (event.key === '-') zoom.out();
    if (event.key === '0') zoom.fit();
  };
  return (
    <div
      className={classes['viewer']}
      data-zoomed={view.scale > 1 || undefined}
      role="presentation"
      onKeyDown={onKeyDown}
    >
      <ViewerStage photo={photo} service={service} zooming={zooming} />
      {photos.length > 1 && (
        <>
          <Step way="previous" is_last={neighbourOf(photos, photo.id, 'previous') === null} onGo={onGo} />
          <Step way="next" is_last={neighbourOf(photos, photo.id, 'next') === null} onGo={onGo} />
        </>
      )}
      <ViewerBar
        photo={photo}
        position={text.position(photos.findIndex(({ id }) => id === photo.id) + 1, photos.length)}
        service={service}
        zooming={zooming}
        onDelete={() => askDelete(photo)}
        onClose={onClose}
      />
      <ConfirmDialog stack_id="confirm-photo" question={question} onClose={closeQuestion} />
    </div>
  );
}

interface StepProps {
  readonly way: Way;
  /** There is none that way; the button stays, with the focus it may have. */
  readonly is_last: boolean;
  readonly onGo: (way: Way) => void;
}

function Step({ way, is_last, onGo }: StepProps) {
  const Icon = way === 'previous' ? IconChevronLeft : IconChevronRight;
  return (
    <button
      type="button"
      className={classes['step']}
      data-way={way}
      aria-label={text[way]}
      aria-disabled={is_last}
      onClick={() => onGo(way)}
    >
      <Icon size={28} stroke={1.5} aria-hidden="true" />
    </button>
  );
}

interface BarProps {
  readonly photo: ServicePhotoItem;
  /** '3 van 12'. */
  readonly position: string;
  readonly service: string;
  readonly zooming: ReturnType<typeof useZoom>;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Above the photo: which one it is and what can be done with it; below: what it shows, and whether it was sent. */
function ViewerBar({ photo, position, service, zooming, onDelete, onClose }: BarProps) {
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
      <span>{failureLabel(photo.failure)}</span>
      <button type="button" className={classes['again']} onClick={() => void retry(photo.id)}>
        {text.retry}
      </button>
    </div>
  );
}

interface StageProps {
  readonly photo: ServicePhotoItem;
  readonly service: string;
  readonly zooming: ReturnType<typeof useZoom>;
}

/** The photo itself, to look at closely; its thumbnail until the whole of it is here. */
function ViewerStage({ photo, service, zooming }: StageProps) {
  const { picture, full } = usePhotoPicture(photo.id);
  const { stage, view, pulled_px, handlers } = zooming;
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
