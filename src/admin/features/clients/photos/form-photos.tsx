import { Button } from '@mantine/core';
import { IconCameraPlus } from '@tabler/icons-react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { ServicePhotoItem } from '../../../../data/index.ts';
import classes from './form-photos.module.css';
import { ImportLines } from './import-lines.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { usePhotoImport } from './use-photo-import.ts';

interface Props {
  readonly record_id: string;
  readonly service: string;
  /** Of this service, oldest first. */
  readonly photos: readonly ServicePhotoItem[];
  readonly onAdd: () => void;
  readonly onOpen: (photo_id: string) => void;
}

/** The photos of a service that is being edited: they are kept at once, whatever becomes of the form. */
export function FormPhotos({ record_id, service, photos, onAdd, onOpen }: Props) {
  const importing = usePhotoImport(record_id);
  const coming = importing.total - importing.done;
  return (
    <section className={classes['photos']} aria-label={photosText.strip.title}>
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
