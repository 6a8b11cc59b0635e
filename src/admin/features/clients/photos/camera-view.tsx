import { Button } from '@mantine/core';
import { IconCameraRotate, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { photosText } from '../../../../content/admin/photos.ts';
import type { PhotoKind } from '../../../../domain/service-photo.ts';
import { FileButton } from '../../../components/file-button.tsx';
import { notifyFailure } from '../../../components/notify.ts';
import classes from './camera.module.css';
import { type CameraFault, createShutter, NO_SHOTS, takeFrame, type useCamera } from './camera.ts';
import { chosenPictures, type Importing } from './photo-import.ts';
import { KindChoice } from './photo-inputs.tsx';

/** What taking and choosing pictures of one service share. */
export interface AddingProps {
  readonly camera: ReturnType<typeof useCamera>;
  readonly importing: Importing;
  readonly kind: PhotoKind;
  readonly onKind: (kind: PhotoKind) => void;
}

const text = photosText.camera;
const BLINK_MS = 160;

interface CameraViewProps extends AddingProps {
  /** What was taken so far. */
  readonly strip: ReactNode;
}

/** The camera's own face: what it sees, what the next photo shows, the shutter, and what was taken so far. */
export function CameraView({ camera, importing, kind, onKind, strip }: CameraViewProps) {
  const { state, start, stop } = camera;
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState(NO_SHOTS);
  const [is_blinking, setBlinking] = useState(false);
  const stream = state.kind === 'live' ? state.stream : null;
  /** The stream of which something can be seen: before that there is nothing to take. */
  const [seen, setSeen] = useState<MediaStream | null>(null);

  useEffect(() => {
    const { current } = video;
    if (!current) return;
    current.srcObject = stream;
  }, [stream]);

  const is_ready = stream !== null && seen === stream;
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (is_ready) shutter.current?.focus({ preventScroll: true });
  }, [is_ready]);

  const { keep } = importing;
  const [shots] = useState(() =>
    createShutter({
      on_missed: () => notifyFailure(text.failed),
      on_counts: setTaken,
      page: window,
    }),
  );
  const press = () => {
    const is_taken = shots.press({
      grab: () => (video.current ? takeFrame(video.current) : null),
      keep: async (blob, taken_at) => await keep({ blob, name: null, taken_at }, kind),
    });
    if (!is_taken) return;
    setBlinking(true);
    setTimeout(() => setBlinking(false), BLINK_MS);
  };

  if (state.kind === 'failed') {
    return <CameraFailed fault={state.fault} camera={camera} importing={importing} kind={kind} />;
  }
  return (
    <div className={classes['camera']}>
      <div className={classes['sight']} data-blinking={is_blinking || undefined}>
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={text.view}
          onLoadedData={() => setSeen(stream)}
        />
        {state.kind === 'starting' && <output className={classes['starting']}>{text.starting}</output>}
      </div>
      <button type="button" className={classes['close']} aria-label={text.stop} onClick={stop}>
        <IconX size={24} stroke={1.75} aria-hidden="true" />
      </button>
      <div className={classes['taken']} tabIndex={-1}>
        {strip}
      </div>
      <div className={classes['controls']}>
        <KindChoice legend={photosText.add.kind} value={kind} onChange={onKind} night beside quiet />
        <output className={classes['count']}>
          {taken.kept + taken.busy === 0 ? text.none_taken : text.taken(taken.kept, taken.busy)}
        </output>
        <button
          ref={shutter}
          type="button"
          className={classes['shutter']}
          aria-label={text.shutter}
          disabled={!is_ready}
          // Not `disabled`, which would take the keyboard away from it in the midst of a burst.
          aria-disabled={!taken.is_ready}
          onClick={press}
        />
        {state.kind === 'live' && state.next !== null && (
          <button
            type="button"
            className={classes['switch']}
            aria-label={text.switch}
            onClick={() => {
              if (state.next) void start(state.next);
            }}
          >
            <IconCameraRotate size={26} stroke={1.5} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}

interface CameraFailedProps extends Pick<AddingProps, 'camera' | 'importing' | 'kind'> {
  readonly fault: CameraFault;
}

/** No camera in the page: the device's own camera app, through a file input with `capture`. */
function CameraFailed({ fault, camera, importing, kind }: CameraFailedProps) {
  const denied = fault === 'denied';
  return (
    <div className={classes['failed']} role="alert">
      <h2>{denied ? text.denied_title : text.missing_title}</h2>
      <p>{denied ? text.denied_text : text.missing_text}</p>
      <FileButton
        take="camera"
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
