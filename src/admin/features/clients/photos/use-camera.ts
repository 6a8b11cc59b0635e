import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type CameraChoice,
  type CameraDevices,
  type CameraFault,
  nextCamera,
  openCamera,
  stopCamera,
} from './camera.ts';

export type CameraState =
  | { readonly kind: 'off' | 'starting' }
  | { readonly kind: 'live'; readonly stream: MediaStream; readonly next: CameraChoice | null }
  | { readonly kind: 'failed'; readonly fault: CameraFault };

const OFF: CameraState = { kind: 'off' };

/** The cameras of this device; null where the page may not use any (no secure address, no such browser). */
export const cameraDevices = (): CameraDevices<MediaStream> | null =>
  typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'
    ? navigator.mediaDevices
    : null;

/**
 * One camera at a time, for as long as the screen that asked stands and is looked at. Whatever answers late, after
 * the screen went or another camera was chosen, is stopped at once.
 */
export function useCamera() {
  const [state, setState] = useState<CameraState>(OFF);
  const running = useRef<{ turn: number; stream: MediaStream | null }>({ turn: 0, stream: null });

  const stop = useCallback(() => {
    const { current } = running;
    current.turn += 1;
    if (current.stream) stopCamera(current.stream);
    current.stream = null;
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
    const rest = () => {
      if (document.hidden && running.current.stream) stop();
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      document.removeEventListener('visibilitychange', rest);
      stop();
    };
  }, [stop]);

  return useMemo(() => ({ state, start, stop }), [state, start, stop]);
}
