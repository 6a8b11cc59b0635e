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

/** What the video shows now, as a JPEG; null when it shows nothing yet. */
export async function shoot(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(video, 0, 0, width, height);
  const shot = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', SHOT_QUALITY);
  });
  // Safari keeps a canvas's memory until its size is gone.
  canvas.width = 0;
  return shot;
}

type CameraState =
  | { readonly kind: 'off' | 'starting' }
  | { readonly kind: 'live'; readonly stream: MediaStream; readonly next: CameraChoice | null }
  | { readonly kind: 'failed'; readonly fault: CameraFault };

const OFF: CameraState = { kind: 'off' };

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

  const start = useCallback(
    async (choice?: CameraChoice) => {
      const devices = cameraDevices();
      stop();
      if (!devices) {
        setState({ kind: 'failed', fault: 'missing' });
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
        setState({ kind: 'failed', fault: opened.error });
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
          setState({ kind: 'failed', fault: 'missing' });
        }
      });
      setState({ kind: 'live', stream, next: null });
      const next = await nextCamera(devices, stream);
      if (current.stream === stream) setState({ kind: 'live', stream, next });
    },
    [stop],
  );

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

  return useMemo(() => ({ state, start, stop }), [state, start, stop]);
}

/** A frame of a large camera takes 20 MB until it is a JPEG; presses beyond these wait for their turn. */
const HELD_FRAMES = 3;

/** Of the presses since the camera was opened. */
export interface ShutterCounts {
  /** On this device's disk. */
  readonly kept: number;
  /** Pressed and not kept yet. */
  readonly busy: number;
}

interface ShutterPorts {
  /** Nothing was taken: to be told. */
  readonly on_missed: () => void;
  readonly on_counts: (counts: ShutterCounts) => void;
}

/** What one press does. */
export interface Press {
  /** Takes what the camera sees at the moment of the call; null when it sees nothing. */
  readonly grab: () => Promise<Blob | null>;
  /** Resolves when the shot is on disk, or with false when it could not be kept and the person was told. */
  readonly keep: (shot: Blob, taken_at: string) => Promise<boolean>;
}

/** Turns presses into kept shots, in their order. A shot is counted as kept only when it is on disk (G1). */
export function createShutter({ on_missed, on_counts }: ShutterPorts): {
  /** Takes a shot, or puts it in the queue when many are under way. */
  press(press: Press): void;
} {
  let kept = 0;
  let busy = 0;
  let held = 0;
  const queued: Press[] = [];
  let last: Promise<void> = Promise.resolve();

  const take = async ({ grab, keep }: Press): Promise<boolean> => {
    const before = last;
    const done = Promise.withResolvers<void>();
    last = done.promise;
    try {
      const taken_at = new Date().toISOString();
      const shot = await grab();
      await before;
      if (shot !== null) return await keep(shot, taken_at);
      on_missed();
      return false;
    } catch {
      on_missed();
      return false;
    } finally {
      done.resolve();
    }
  };

  const begin = async (press: Press): Promise<void> => {
    held += 1;
    const is_kept = await take(press);
    held -= 1;
    busy -= 1;
    if (is_kept) kept += 1;
    on_counts({ kept, busy });
    const next = queued.shift();
    if (next !== undefined) await begin(next);
  };

  return {
    press(press) {
      busy += 1;
      on_counts({ kept, busy });
      if (held < HELD_FRAMES) void begin(press);
      else queued.push(press);
    },
  };
}
