import { Button } from '@mantine/core';
import { photosText } from '../../../../content/admin/photos.ts';
import type { AddingProps } from './adding.ts';
import type { CameraFault } from './camera.ts';
import classes from './camera.module.css';
import { FileButton } from './file-button.tsx';
import { chosenPictures } from './use-photo-import.ts';

const text = photosText.camera;

interface Props extends Pick<AddingProps, 'camera' | 'importing' | 'kind'> {
  readonly fault: CameraFault;
}

/** No camera in the page: the device's own camera app, through a file input with `capture`. */
export function CameraFailed({ fault, camera, importing, kind }: Props) {
  const denied = fault === 'denied';
  return (
    <div className={classes['failed']} role="alert">
      <h2>{denied ? text.denied_title : text.missing_title}</h2>
      <p>{denied ? text.denied_text : text.missing_text}</p>
      <FileButton
        camera
        onFiles={(files) => {
          importing.add(chosenPictures(files), kind);
          camera.stop();
        }}
      >
        {text.app}
      </FileButton>
      <Button size="md" variant="white" onClick={() => void camera.start()}>
        {text.retry}
      </Button>
      <Button size="md" variant="transparent" onClick={camera.stop}>
        {text.stop}
      </Button>
    </div>
  );
}
