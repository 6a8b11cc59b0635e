import { ActionIcon, Button, Progress } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconCameraPlus,
  IconChevronLeft,
  IconChevronRight,
  IconCloudUp,
  IconPhoto,
} from '@tabler/icons-react';
import { type CSSProperties, type RefObject, useId, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { BeforeAfter } from '../../../../ui/before-after.tsx';
import { BlobImage } from '../../../components/blob-image.tsx';
import { useFocusAfter } from '../../../components/use-focus-after.ts';
import { useFetched } from '../../../components/list/fetched.tsx';
import { CaptureActions } from '../../../entities/service-photos/picture-actions.tsx';
import { useSeen } from '../../../components/use-seen.ts';
import { useOpenClient } from '../detail/open-client.ts';
import { CameraInForm } from './form-camera.tsx';
import { type Importing, usePhotoImport } from './photo-import.ts';
import { countLabel } from './photo-labels.ts';
import { pairAspectRatio, pairPhotos, type PhotoPair, type PhotosByRecord } from './photo-order.ts';
import { PhotoStrip } from './photo-strip.tsx';
import classes from './service-photos.module.css';
import { usePhotoActions, usePhotoPicture } from './use-photo.ts';

interface RecordPhotosProps {
  readonly record_id: string;
  readonly service: string;
  /** The photos of this service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly is_first_pair: boolean;
  readonly onOpen: (photo_id: string) => void;
}

/** The photos of a service in the history; renders nothing without photos. */
export function RecordPhotos({ record_id, service, photos, is_first_pair, onOpen }: RecordPhotosProps) {
  const importing = usePhotoImport(record_id);
  const { done, total, set_aside } = importing;
  if (photos.length === 0 && total === 0 && set_aside.length === 0) return null;
  return (
    <div className={classes['record']}>
      {(photos.length > 0 || total > 0) && (
        <PhotoStrip photos={photos} service={service} coming={total - done} onOpen={onOpen} />
      )}
      <ImportLines importing={importing} />
      <PairPanel photos={photos} service={service} is_first={is_first_pair} />
    </div>
  );
}

interface FormPhotosProps {
  readonly record_id: string;
  readonly service: string;
  /** The photos of this service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  /** Of open work: its status as far as the form says it. Then they are taken in the form itself. */
  readonly open_status: string | null;
  readonly onAdd: () => void;
  readonly onOpen: (photo_id: string) => void;
}

/** The photos of a service that is being edited: they are kept at once, whatever becomes of the form. */
export function FormPhotos({ record_id, service, photos, open_status, onAdd, onOpen }: FormPhotosProps) {
  const importing = usePhotoImport(record_id);
  const are_fetched = useFetched();
  const are_read = useOpenClient().photos !== undefined && (are_fetched || photos.length > 0);
  const coming = importing.total - importing.done;
  // A picture counts as soon as this device has it, not only when it has become a photo.
  const count = countLabel(are_read ? photos.length + coming : undefined);
  const strip = { photos, service, coming, onOpen };
  if (open_status !== null && are_read) {
    return (
      <>
        <CameraInForm
          importing={importing}
          status={open_status}
          photos={photos}
          said={count}
          strip={photos.length + coming > 0 && <PhotoStrip {...strip} newest_first />}
        />
        <ImportLines importing={importing} />
      </>
    );
  }
  return (
    <section className={classes['form']} aria-label={photosText.strip.title}>
      <div className={classes['head']}>
        <p>
          <strong>{photosText.strip.title}</strong>
          <span>{count}</span>
        </p>
        <Button
          variant="default"
          size="md"
          leftSection={<IconCameraPlus size={20} stroke={1.5} aria-hidden="true" />}
          onClick={onAdd}
        >
          {photosText.strip.add}
        </Button>
      </div>
      {photos.length + coming > 0 && <PhotoStrip {...strip} />}
      <ImportLines importing={importing} />
    </section>
  );
}

const import_text = photosText.import;

/** How far the pictures of a service are, which could not become photos, and what to do when nothing goes on. */
export function ImportLines({ importing }: { importing: Importing }) {
  const { done, total, set_aside, stopped } = importing;
  return (
    <div className={classes['import']}>
      <output>
        {total > 0 && stopped === null && (
          <>
            <span className={classes['progress']}>{import_text.progress(total - done)}</span>
            <Progress value={(100 * done) / total} aria-label={import_text.progress_label} size="sm" />
          </>
        )}
      </output>
      {stopped !== null && (
        <div role="alert" className={classes['import-line']}>
          <p>{import_text.stopped[stopped](total - done)}</p>
          <Button variant="default" size="md" onClick={importing.retry}>
            {import_text.retry}
          </Button>
        </div>
      )}
      {set_aside.map((capture) => (
        <div key={capture.id} className={classes['import-line']}>
          <p role="alert">
            {import_text.problems[capture.problem ?? 'unreadable'](capture.name ?? import_text.shot)}
          </p>
          <CaptureActions capture={capture} />
        </div>
      ))}
    </div>
  );
}

const queue_text = photosText.states_line;

interface QueueLineProps {
  readonly photos: PhotosByRecord;
  /** Takes the focus when there is nothing left to send again; it has a tabIndex. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** How many of a client's photos are still only on this device, and a way to send again those that failed. */
export function QueueLine({ photos: { pending, failed }, heading }: QueueLineProps) {
  const { retry } = usePhotoActions();
  const button = useFocusAfter(heading);
  return (
    <div className={classes['queue']}>
      <output>
        {pending > 0 && (
          <>
            <IconCloudUp size={18} stroke={1.5} aria-hidden="true" />
            {queue_text.pending(pending)}
          </>
        )}
      </output>
      {failed.length > 0 && (
        <div role="alert" className={classes['failed']}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {queue_text.failed(failed.length)}
          <Button
            ref={button}
            variant="default"
            size="md"
            onClick={() => {
              for (const { id } of failed) void retry(id);
            }}
          >
            {queue_text.retry_all}
          </Button>
        </div>
      )}
    </div>
  );
}

const pair_text = photosText.pairs;

interface PairPanelProps {
  /** The photos of one service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly service: string;
  /** Open until a person closes it: for the newest service that has a pair. */
  readonly is_first: boolean;
}

/** The pairs of one service, one at a time, behind a button so that a long history stays short. */
function PairPanel({ photos, service, is_first }: PairPanelProps) {
  const pairs = pairPhotos(photos);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const is_open = chosen ?? is_first;
  const panel_id = useId();
  if (pairs.length === 0) return null;
  return (
    <div className={classes['panel']}>
      <Button
        variant="subtle"
        size="md"
        className={classes['toggle'] ?? ''}
        leftSection={<IconArrowsDiff size={20} stroke={1.5} aria-hidden="true" />}
        aria-expanded={is_open}
        aria-controls={panel_id}
        onClick={() => setChosen(!is_open)}
      >
        {is_open ? pair_text.hide : pair_text.show(pairs.length)}
      </Button>
      <div id={panel_id}>{is_open && <Pairs pairs={pairs} service={service} />}</div>
    </div>
  );
}

/** A button of the pager at its end looks disabled, and keeps the focus that brought it there. */
const atEnd = (is_end: boolean) => ({ 'aria-disabled': is_end, 'data-disabled': is_end });

function Pairs({ pairs, service }: { pairs: readonly PhotoPair<ServicePhotoItem>[]; service: string }) {
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, pairs.length - 1);
  const pair = pairs[index];
  if (!pair) return null;
  return (
    <div className={classes['pairs']}>
      <Pair
        key={`${pair.before.id}${pair.after.id}`}
        pair={pair}
        label={pair_text.slider(service, index + 1, pairs.length)}
      />
      {pairs.length > 1 && (
        <div className={classes['pager']}>
          <ActionIcon
            aria-label={pair_text.previous}
            {...atEnd(index === 0)}
            onClick={() => setWanted(Math.max(0, index - 1))}
          >
            <IconChevronLeft size={24} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <output>{pair_text.of(index + 1, pairs.length)}</output>
          <ActionIcon
            aria-label={pair_text.next}
            {...atEnd(index === pairs.length - 1)}
            onClick={() => setWanted(Math.min(pairs.length - 1, index + 1))}
          >
            <IconChevronRight size={24} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}

function Pair({ pair, label }: { pair: PhotoPair<ServicePhotoItem>; label: string }) {
  const ratio: CSSProperties & Record<'--before-after-ratio', number> = {
    '--before-after-ratio': pairAspectRatio(pair),
  };
  const { ref, is_seen } = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} className={classes['frame']} style={ratio}>
      <BeforeAfter
        before={<Side photo={pair.before} is_seen={is_seen} />}
        after={<Side photo={pair.after} is_seen={is_seen} />}
        words={{
          label,
          before: photosText.kinds.before,
          after: photosText.kinds.after,
          position: pair_text.position,
        }}
      />
    </div>
  );
}

/** The photo at full size; until it is here, without a network, or on one that is paid by the byte, its small version. */
function Side({ photo, is_seen }: { readonly photo: ServicePhotoItem; readonly is_seen: boolean }) {
  const { picture, is_missing } = usePhotoPicture(photo, is_seen ? 'when_free' : 'no');
  if (picture) return <BlobImage picture={picture} alt={photosText.kinds[photo.kind]} />;
  if (!is_missing) return null;
  return (
    <p className={classes['absent']} data-side={photo.kind}>
      <IconPhoto size={24} stroke={1.25} aria-hidden="true" />
      {pair_text.absent}
    </p>
  );
}
