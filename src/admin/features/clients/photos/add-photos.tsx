import { Button } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import classes from './add.module.css';
import type { AddingProps } from './adding.ts';
import { FileButton } from './file-button.tsx';
import { ImportLines } from './import-lines.tsx';
import { KindChoice } from './kind-choice.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { cameraDevices } from './use-camera.ts';
import { chosenPictures } from './use-photo-import.ts';

const text = photosText.add;
const TAKE = <IconCamera size={24} stroke={1.5} aria-hidden="true" />;
const CHOOSE = <IconPhotoPlus size={24} stroke={1.5} aria-hidden="true" />;

/** First what the photos show, then one of two ways; below it what is there already. */
export function AddPhotos(props: AddingProps & { readonly onClose: () => void }) {
  const { service, photos, camera, importing, kind, onKind, onOpen, onClose } = props;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The camera that was closed took the focus with it.
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  const take = (files: readonly File[]) => importing.add(chosenPictures(files), kind);
  return (
    <div className={classes['add']}>
      <KindChoice legend={text.kind} value={kind} onChange={onKind} />
      <div className={classes['ways']}>
        {cameraDevices() ? (
          <Button
            ref={first}
            size="lg"
            leftSection={TAKE}
            data-autofocus
            onClick={() => {
              void camera.start();
            }}
          >
            {text.take}
          </Button>
        ) : (
          <FileButton camera leftSection={TAKE} onFiles={take}>
            {text.take}
          </FileButton>
        )}
        <FileButton variant="default" leftSection={CHOOSE} onFiles={take}>
          {text.choose}
        </FileButton>
      </div>
      <ImportLines importing={importing} />
      {(photos.length > 0 || importing.total > 0) && (
        <div className={classes['there']}>
          <p>{photosText.strip.count(photos.length)}</p>
          <PhotoStrip
            photos={photos}
            service={service}
            coming={importing.total - importing.done}
            newest_first
            onOpen={onOpen}
          />
        </div>
      )}
      <p className={classes['safe']}>{text.safe}</p>
      <div className={classes['actions']}>
        <Button variant="default" size="md" onClick={onClose}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
