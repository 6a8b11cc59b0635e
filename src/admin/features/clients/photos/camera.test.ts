import { describe, expect, test } from 'vitest';
import { type CameraDevices, type CameraStream, nextCamera, openCamera, stopCamera } from './camera.ts';

/** A stream of which a test sees what it is asked and whether it was ended. */
function stream(settings: { facingMode?: string; deviceId?: string } = {}) {
  const ended: string[] = [];
  const track = (kind: string) => ({ stop: () => void ended.push(kind), getSettings: () => settings });
  const video = track('video');
  const made: CameraStream = { getTracks: () => [video, track('depth')], getVideoTracks: () => [video] };
  return { made, ended };
}

function devices(options: { fault?: string; ids?: readonly string[] } = {}) {
  const asked: MediaStreamConstraints[] = [];
  const made: CameraDevices<CameraStream> = {
    getUserMedia: async (constraints) => {
      asked.push(constraints);
      if (options.fault) throw new DOMException('no', options.fault);
      return stream().made;
    },
    enumerateDevices: async () => [
      { kind: 'audioinput', deviceId: 'microphone' },
      ...(options.ids ?? []).map((deviceId) => ({ kind: 'videoinput', deviceId })),
    ],
  };
  return { made, asked };
}

describe('the camera', () => {
  test('the one on the back is asked for first, and never a microphone', async () => {
    const { made, asked } = devices();
    expect((await openCamera(made)).ok).toBe(true);
    expect(asked).toMatchObject([{ audio: false, video: { facingMode: { ideal: 'environment' } } }]);
  });

  test('refused is one thing, not there or in use another', async () => {
    expect(await openCamera(devices({ fault: 'NotAllowedError' }).made)).toEqual({
      ok: false,
      error: 'denied',
    });
    expect(await openCamera(devices({ fault: 'SecurityError' }).made)).toEqual({
      ok: false,
      error: 'denied',
    });
    expect(await openCamera(devices({ fault: 'NotFoundError' }).made)).toEqual({
      ok: false,
      error: 'missing',
    });
    expect(await openCamera(devices({ fault: 'NotReadableError' }).made)).toEqual({
      ok: false,
      error: 'missing',
    });
  });

  test('switching turns to the other side of the device', async () => {
    const { made } = devices({ ids: ['wide', 'tele', 'front'] });
    expect(await nextCamera(made, stream({ facingMode: 'environment' }).made)).toEqual({ side: 'user' });
    expect(await nextCamera(made, stream({ facingMode: 'user' }).made)).toEqual({ side: 'environment' });
  });

  test('where sides are unknown it goes round the list, and with one camera there is nothing to switch', async () => {
    const two = devices({ ids: ['a', 'b'] }).made;
    expect(await nextCamera(two, stream({ deviceId: 'a' }).made)).toEqual({ device_id: 'b' });
    expect(await nextCamera(two, stream({ deviceId: 'b' }).made)).toEqual({ device_id: 'a' });
    expect(await nextCamera(devices({ ids: ['a'] }).made, stream({ deviceId: 'a' }).made)).toBeNull();
  });

  test('stopping ends every track', () => {
    const { made, ended } = stream();
    stopCamera(made);
    expect(ended).toEqual(['video', 'depth']);
  });
});
