import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCameraPlus, IconCloudUp } from '@tabler/icons-react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import { CaptureActions } from '../../../entities/service-photos/picture-actions.tsx';
import { PairPanel } from './pair-panel.tsx';
import { usePhotoActions } from './photo-actions.ts';
import { type Importing, usePhotoImport } from './photo-import.ts';
import type { PhotosByRecord } from './photo-order.ts';
import { PhotoStrip } from './photo-strip.tsx';
import classes from './service-photos.module.css';

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
  const coming = importing.total - importing.done;
  return (
    <section className={classes['form']} aria-label={photosText.strip.title}>
      <div className={classes['head']}>
        <p>
          <strong>{photosText.strip.title}</strong>
          <span>{photos.length === 0 ? photosText.strip.none : photosText.strip.count(photos.length)}</span>
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
