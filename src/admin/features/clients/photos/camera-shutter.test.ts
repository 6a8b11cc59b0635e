import { expect, test, vi } from 'vitest';
import { photosText } from '../../../../content/admin/photos.ts';
import { createShutter, NO_SHOTS } from './camera.ts';

/** Frames and disk under the test's hand. */
function openShutter() {
  const frames: PromiseWithResolvers<Blob | null>[] = [];
  const writes: { readonly words: Promise<string>; readonly done: PromiseWithResolvers<boolean> }[] = [];
  const missed = vi.fn();
  const page = new EventTarget();
  let counts = NO_SHOTS;
  const shutter = createShutter({
    on_missed: missed,
    on_counts: (now) => {
      counts = now;
    },
    page,
  });
  const grab = () => {
    const frame = Promise.withResolvers<Blob | null>();
    frames.push(frame);
    return async () => await frame.promise;
  };
  /** Whether the browser asks before the page is left. */
  const isHeld = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const keep = async (shot: Blob): Promise<boolean> => {
    const done = Promise.withResolvers<boolean>();
    writes.push({ words: shot.text(), done });
    return await done.promise;
  };
  const counted = () => ({ kept: counts.kept, busy: counts.busy });
  return {
    press: () => shutter.press({ grab, keep }),
    pressAt: (press: Parameters<typeof shutter.press>[0]) => shutter.press(press),
    frames,
    writes,
    missed,
    counts: counted,
    isReady: () => counts.is_ready,
    isHeld,
  };
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

test('a shot shows what was seen when it was pressed; while three frames are held the shutter is not ready and takes none', async () => {
  const { pressAt, isReady } = openShutter();
  let seen = 'deck';
  const written: string[] = [];
  const gate = Promise.withResolvers<void>();
  const press = () =>
    pressAt({
      grab: () => {
        const frame = new Blob([seen]);
        return async () => {
          await gate.promise;
          return frame;
        };
      },
      keep: async (shot) => {
        written.push(await shot.text());
        return true;
      },
    });
  expect([press(), press(), isReady(), press(), isReady()]).toEqual([true, true, true, true, false]);
  expect(press(), 'pressed with no room for its frame').toBe(false);
  seen = 'engine';
  gate.resolve();
  await settled();
  expect([isReady(), press()]).toEqual([true, true]);
  await settled();
  expect(written).toEqual(['deck', 'deck', 'deck', 'engine']);
});

test('a burst of thirty holds three frames and twelve shots in memory at most, and every press that was taken is kept', async () => {
  const { press, frames, writes, counts, isReady } = openShutter();
  let encoded = 0;
  let taken = 0;
  for (let at = 0; at < 30; at += 1) {
    if (press()) taken += 1;
    expect(frames.length - encoded).toBeLessThanOrEqual(3);
    if (frames.length - encoded === 3) {
      frames[encoded]?.resolve(new Blob(['x']));
      encoded += 1;
      await settled();
    }
    expect(counts().busy).toBeLessThanOrEqual(12);
  }
  expect([taken, isReady(), press()], 'the disk has taken none yet').toEqual([12, false, false]);
  for (let at = 0; at < taken; at += 1) {
    frames[at]?.resolve(new Blob(['x']));
    await settled();
    writes[at]?.done.resolve(true);
    await settled();
  }
  expect([counts(), isReady()]).toEqual([{ kept: 12, busy: 0 }, true]);
});

test('G1 the page asks before it is left as long as a shot is not on disk', async () => {
  const { press, frames, writes, isHeld } = openShutter();
  expect(isHeld()).toBe(false);
  press();
  expect(isHeld(), 'a frame that is no JPEG yet').toBe(true);
  frames[0]?.resolve(new Blob(['x']));
  await settled();
  expect(isHeld(), 'a JPEG that is not on disk yet').toBe(true);
  writes[0]?.done.resolve(true);
  await settled();
  expect(isHeld()).toBe(false);
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
