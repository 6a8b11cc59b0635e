import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { err, ok, type Result } from '../../../../lib/result.ts';

/** The part of a MediaStream that taking photos needs. */
export interface CameraStream {
  readonly getTracks: () => readonly { readonly stop: () => void }[];
  readonly getVideoTracks: () => readonly {
    readonly getSettings: () => { readonly facingMode?: string; readonly deviceId?: string };
  }[];
}

/** The part of `navigator.mediaDevices` that taking photos needs. */
export interface CameraDevices<S extends CameraStream> {
  readonly getUserMedia: (constraints: MediaStreamConstraints) => Promise<S>;
  readonly enumerateDevices: () => Promise<readonly { readonly kind: string; readonly deviceId: string }[]>;
}

/** Refused by the person or the browser; or there is none, it is taken, or it broke. */
export type CameraFault = 'denied' | 'missing';

/** Which camera to open: the one on a side of the device, or exactly this one. */
type CameraChoice = { readonly side: 'environment' | 'user' } | { readonly device_id: string };

const BACK: CameraChoice = { side: 'environment' };
/** Photos are kept at 2048 on their longest side; a camera that gives more is not asked for it. */
const SIZE = { width: { ideal: 2560 }, height: { ideal: 1920 } } as const;

/** Opens a camera, that on the back unless another is chosen; the caller stops the stream (`stopCamera`). */
export async function openCamera<S extends CameraStream>(
  devices: CameraDevices<S>,
  choice: CameraChoice = BACK,
): Promise<Result<S, CameraFault>> {
  const which =
    'side' in choice ? { facingMode: { ideal: choice.side } } : { deviceId: { exact: choice.device_id } };
  try {
    return ok(await devices.getUserMedia({ audio: false, video: { ...which, ...SIZE } }));
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return err(name === 'NotAllowedError' || name === 'SecurityError' ? 'denied' : 'missing');
  }
}

/** Ends every track: the light of the camera goes out. */
export function stopCamera(stream: CameraStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * The camera after the one in use: the other side of a phone or tablet, else the next in the list. Null when there
 * is no other.
 */
export async function nextCamera<S extends CameraStream>(
  devices: CameraDevices<S>,
  stream: S,
): Promise<CameraChoice | null> {
  const cameras = (await devices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');
  if (cameras.length < 2) return null;
  const { facingMode, deviceId } = stream.getVideoTracks()[0]?.getSettings() ?? {};
  if (facingMode === 'environment') return { side: 'user' };
  if (facingMode === 'user') return BACK;
  const at = cameras.findIndex((camera) => camera.deviceId === deviceId);
  const next = cameras[(at + 1) % cameras.length];
  return next === undefined ? null : { device_id: next.deviceId };
}

const SHOT_QUALITY = 0.92;

/** Makes a JPEG of a frame that was taken; null when the browser cannot. */
type EncodeFrame = () => Promise<Blob | null>;

/** Takes what the video shows at this moment; null when it shows nothing yet. */
export function takeFrame(video: HTMLVideoElement): EncodeFrame | null {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(video, 0, 0, width, height);
  return async () => {
    const shot = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', SHOT_QUALITY);
    });
    // Safari keeps a canvas's memory until its size is gone.
    canvas.width = 0;
    return shot;
  };
}

type CameraState =
  | { readonly kind: 'off' | 'starting' }
  | { readonly kind: 'live'; readonly stream: MediaStream; readonly next: CameraChoice | null }
  | { readonly kind: 'failed'; readonly fault: CameraFault };

const OFF: CameraState = { kind: 'off' };
const saysFault = (fault: CameraFault): CameraState => ({ kind: 'failed', fault });

/** The cameras of this device; null where the page may not use any (no secure address, no such browser). */
export const cameraDevices = (): CameraDevices<MediaStream> | null =>
  typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'
    ? navigator.mediaDevices
    : null;

interface RunningCamera {
  /** Goes up with every start and stop: what was asked for in an earlier turn is not wanted any more. */
  turn: number;
  stream: MediaStream | null;
  /** The camera that was allowed while the page was hidden; null when there is none. */
  to_resume: { readonly choice: CameraChoice | undefined } | null;
}

/**
 * One camera at a time, for as long as the screen that asked for it is open and visible. A stream that arrives late, after
 * the screen closed or another camera was chosen, is stopped at once. One that arrives while the page is hidden (the
 * person answered the prompt and went to another app) is stopped as well, and opened again when the page is visible.
 * Where there is none or it is refused, `start` says so and `tryStart` leaves it off.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>(OFF);
  const running = useRef<RunningCamera>({ turn: 0, stream: null, to_resume: null });

  const stop = useCallback(() => {
    const { current } = running;
    current.turn += 1;
    if (current.stream) stopCamera(current.stream);
    current.stream = null;
    current.to_resume = null;
    setState(OFF);
  }, []);

  const open = useCallback(
    async (choice: CameraChoice | undefined, failed: (fault: CameraFault) => CameraState) => {
      const devices = cameraDevices();
      stop();
      if (!devices) {
        setState(failed('missing'));
        return;
      }
      const { current } = running;
      const { turn } = current;
      setState({ kind: 'starting' });
      const opened = await openCamera(devices, choice);
      if (turn !== current.turn) {
        if (opened.ok) stopCamera(opened.value);
        return;
      }
      if (!opened.ok) {
        setState(failed(opened.error));
        return;
      }
      const stream = opened.value;
      if (document.hidden) {
        stopCamera(stream);
        current.to_resume = { choice };
        return;
      }
      current.stream = stream;
      stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (current.stream === stream) {
          stop();
          setState(saysFault('missing'));
        }
      });
      setState({ kind: 'live', stream, next: null });
      const next = await nextCamera(devices, stream);
      if (current.stream === stream) setState({ kind: 'live', stream, next });
    },
    [stop],
  );
  const start = useCallback(async (choice?: CameraChoice) => await open(choice, saysFault), [open]);
  const tryStart = useCallback(async () => await open(undefined, () => OFF), [open]);

  useEffect(() => {
    const turned = () => {
      const { stream, to_resume } = running.current;
      if (document.hidden && stream !== null) stop();
      if (!document.hidden && to_resume !== null) void start(to_resume.choice);
    };
    document.addEventListener('visibilitychange', turned);
    return () => {
      document.removeEventListener('visibilitychange', turned);
      stop();
    };
  }, [start, stop]);

  return useMemo(() => ({ state, start, tryStart, stop }), [state, start, tryStart, stop]);
}

/** A frame of a large camera takes 20 MB until it is a JPEG: while there are as many as these no other is taken. */
const MOST_FRAMES = 3;
/** A shot that is a JPEG and not on disk yet takes a megabyte. */
const MOST_BUSY = 12;

/** Of the presses since the camera was opened. */
interface ShutterCounts {
  /** On this device's disk. */
  readonly kept: number;
  /** Pressed and not kept yet. */
  readonly busy: number;
  /** Whether the next press takes a photo; not while memory is full of those before it. */
  readonly is_ready: boolean;
}

export const NO_SHOTS: ShutterCounts = { kept: 0, busy: 0, is_ready: true };

interface ShutterPorts {
  /** No shot was taken: the screen says so. */
  readonly on_missed: () => void;
  readonly on_counts: (counts: ShutterCounts) => void;
  /** The page, which asks before it is left while a shot is not on disk. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Takes one shot. */
interface Press {
  /** Takes what the camera sees at the moment of the call; null when it sees nothing. */
  readonly grab: () => EncodeFrame | null;
  /** Resolves when the shot is on disk, or with false when it could not be kept and the person was told. */
  readonly keep: (shot: Blob, taken_at: string) => Promise<boolean>;
}

function grabbed(grab: Press['grab']): EncodeFrame | null {
  try {
    return grab();
  } catch {
    return null;
  }
}

/**
 * Turns presses into kept shots, in their order. A shot shows what the camera saw when it was pressed, also when the camera
 * is closed a moment later, and is counted as kept only when it is on disk (G1).
 */
export function createShutter({ on_missed, on_counts, page }: ShutterPorts): {
  /** Takes a shot; answers false, and takes none, while memory is full or when nothing can be seen. */
  press(press: Press): boolean;
} {
  let kept = 0;
  let busy = 0;
  let frames = 0;
  let last: Promise<void> = Promise.resolve();

  const isReady = (): boolean => frames < MOST_FRAMES && busy < MOST_BUSY;
  const ask = (event: Event): void => {
    if (busy > 0) event.preventDefault();
  };
  const tell = (): void => {
    if (busy > 0) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
    on_counts({ kept, busy, is_ready: isReady() });
  };

  const encoded = async (encode: EncodeFrame): Promise<Blob | null> => {
    try {
      return await encode();
    } finally {
      frames -= 1;
      tell();
    }
  };

  const finish = async (encode: EncodeFrame, keep: Press['keep'], taken_at: string): Promise<void> => {
    const before = last;
    const done = Promise.withResolvers<void>();
    last = done.promise;
    try {
      const shot = await encoded(encode);
      await before;
      if (shot === null) on_missed();
      else if (await keep(shot, taken_at)) kept += 1;
    } catch {
      on_missed();
    } finally {
      busy -= 1;
      done.resolve();
      tell();
    }
  };

  return {
    press({ grab, keep }) {
      if (!isReady()) return false;
      const encode = grabbed(grab);
      if (encode === null) {
        on_missed();
        return false;
      }
      frames += 1;
      busy += 1;
      tell();
      void finish(encode, keep, new Date().toISOString());
      return true;
    },
  };
}
