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
export type CameraChoice = { readonly side: 'environment' | 'user' } | { readonly device_id: string };

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
