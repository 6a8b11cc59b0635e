import { expect, test, vi } from 'vitest';
import { photosText } from '../../../../content/admin/photos.ts';
import { createShutter, type ShutterCounts } from './camera.ts';

/** Frames and disk under the test's hand. */
function openShutter() {
  const frames: PromiseWithResolvers<Blob | null>[] = [];
  const writes: { readonly words: Promise<string>; readonly done: PromiseWithResolvers<boolean> }[] = [];
  const missed = vi.fn();
  let counts: ShutterCounts = { kept: 0, busy: 0 };
  const shutter = createShutter({
    on_missed: missed,
    on_counts: (now) => {
      counts = now;
    },
  });
  const grab = async (): Promise<Blob | null> => {
    const frame = Promise.withResolvers<Blob | null>();
    frames.push(frame);
    return await frame.promise;
  };
  const keep = async (shot: Blob): Promise<boolean> => {
    const done = Promise.withResolvers<boolean>();
    writes.push({ words: shot.text(), done });
    return await done.promise;
  };
  return { press: () => shutter.press({ grab, keep }), frames, writes, missed, counts: () => counts };
}

const settled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
};

test('G1 a shot is counted as kept when it is on disk, and before that as busy', async () => {
  const { press, frames, writes, counts } = openShutter();
  press();
  press();
  expect(counts()).toEqual({ kept: 0, busy: 2 });
  for (const [at, frame] of frames.entries()) frame.resolve(new Blob([`shot ${at}`]));
  await settled();
  expect(counts()).toEqual({ kept: 0, busy: 2 });
  writes[0]?.done.resolve(true);
  await settled();
  expect(counts()).toEqual({ kept: 1, busy: 1 });
  expect(photosText.camera.taken(1, 1)).toBe('1\u00a0bewaard, 1\u00a0bezig');
  writes[1]?.done.resolve(true);
  await settled();
  expect(counts()).toEqual({ kept: 2, busy: 0 });
  expect(photosText.camera.taken(2, 0)).toBe('2\u00a0bewaard');
});

test('shots are kept in the order of the presses, whichever frame is ready first', async () => {
  const { press, frames, writes } = openShutter();
  press();
  press();
  frames[1]?.resolve(new Blob(['second']));
  await settled();
  expect(writes).toEqual([]);
  frames[0]?.resolve(new Blob(['first']));
  await settled();
  writes[0]?.done.resolve(true);
  await settled();
  writes[1]?.done.resolve(true);
  expect(await Promise.all(writes.map(({ words }) => words))).toEqual(['first', 'second']);
});

test('a burst of thirty holds three frames in memory at most, and every press becomes a shot', async () => {
  const { press, frames, writes, counts } = openShutter();
  for (let at = 0; at < 30; at += 1) press();
  expect(counts()).toEqual({ kept: 0, busy: 30 });
  for (let at = 0; at < 30; at += 1) {
    expect(frames.length - at).toBeLessThanOrEqual(3);
    frames[at]?.resolve(new Blob(['x']));
    await settled();
    writes[at]?.done.resolve(true);
    await settled();
  }
  expect(frames).toHaveLength(30);
  expect(counts()).toEqual({ kept: 30, busy: 0 });
});

test('ST3 a shot the disk refuses, or a camera that shows nothing, is never counted; the next one is taken', async () => {
  const { press, frames, writes, missed, counts } = openShutter();
  press();
  frames[0]?.resolve(new Blob(['x']));
  await settled();
  writes[0]?.done.resolve(false);
  await settled();
  expect(counts()).toEqual({ kept: 0, busy: 0 });
  expect(missed, 'the disk was told of where it failed').not.toHaveBeenCalled();
  press();
  frames[1]?.resolve(null);
  await settled();
  expect(missed).toHaveBeenCalledOnce();
  press();
  frames[2]?.reject(new Error('no canvas'));
  await settled();
  expect(missed).toHaveBeenCalledTimes(2);
  press();
  frames[3]?.resolve(new Blob(['y']));
  await settled();
  writes[1]?.done.resolve(true);
  await settled();
  expect(counts()).toEqual({ kept: 1, busy: 0 });
});
