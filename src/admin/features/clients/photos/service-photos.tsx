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
import { type CSSProperties, useId, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { BeforeAfter } from '../../../../ui/before-after.tsx';
import { BlobImage } from '../../../components/blob-image.tsx';
import { CaptureActions } from '../../../entities/service-photos/picture-actions.tsx';
import { useOpenClient } from '../detail/open-client.ts';
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
  readonly onAdd: () => void;
  readonly onOpen: (photo_id: string) => void;
}

/** The photos of a service that is being edited: they are kept at once, whatever becomes of the form. */
export function FormPhotos({ record_id, service, photos, onAdd, onOpen }: FormPhotosProps) {
  const importing = usePhotoImport(record_id);
  const are_read = useOpenClient().photos !== undefined;
  const coming = importing.total - importing.done;
  return (
    <section className={classes['form']} aria-label={photosText.strip.title}>
      <div className={classes['head']}>
        <p>
          <strong>{photosText.strip.title}</strong>
          <span>{countLabel(are_read ? photos.length : undefined)}</span>
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
      {(photos.length > 0 || coming > 0) && (
        <PhotoStrip photos={photos} service={service} coming={coming} onOpen={onOpen} />
      )}
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

/** How many of a client's photos are still only on this device, and a way to send again those that failed. */
export function QueueLine({ photos: { pending, failed } }: { photos: PhotosByRecord }) {
  const { retry } = usePhotoActions();
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
            disabled={index === 0}
            onClick={() => setWanted(index - 1)}
          >
            <IconChevronLeft size={24} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
          <output>{pair_text.of(index + 1, pairs.length)}</output>
          <ActionIcon
            aria-label={pair_text.next}
            disabled={index === pairs.length - 1}
            onClick={() => setWanted(index + 1)}
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
  return (
    <div className={classes['frame']} style={ratio}>
      <BeforeAfter
        before={<Side photo={pair.before} />}
        after={<Side photo={pair.after} />}
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

/** The photo at full size; until it is here, or without a network, its thumbnail. */
function Side({ photo }: { photo: ServicePhotoItem }) {
  const { picture, full } = usePhotoPicture(photo.id);
  if (picture) return <BlobImage picture={picture} alt={photosText.kinds[photo.kind]} />;
  if (full.kind !== 'absent') return null;
  return (
    <p className={classes['absent']} data-side={photo.kind}>
      <IconPhoto size={24} stroke={1.25} aria-hidden="true" />
      {pair_text.absent}
    </p>
  );
}
