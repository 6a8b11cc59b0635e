import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorText } from '../../../content/admin/editor.ts';
import { err, ok } from '../../../lib/result.ts';
import { isKeepingPicture, keepPicture, onPictureSettled, pictureOutcome } from './picture-places.ts';

const PICTURE = ok({ src: '/a.webp', alt: '', width: 8, height: 4 });
const placeOf = (id: string): string =>
  `<p>a</p><figure class="picture-missing" data-waiting="${id}"></figure>`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('R-34 a picture that is never kept is given up, so that its article can be saved, and does not come after that', async () => {
  const never = Promise.withResolvers<typeof PICTURE>();
  const told = vi.fn<() => void>();
  const stop = onPictureSettled(told);
  const kept = keepPicture('hangt', async () => await never.promise);
  expect(isKeepingPicture(placeOf('hangt'))).toBe(true);
  vi.advanceTimersByTime(119_000);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveBeenCalledOnce();
  expect(isKeepingPicture(placeOf('hangt'))).toBe(false);
  never.resolve(PICTURE);
  await kept;
  expect(pictureOutcome('hangt')).toEqual(err(editorText.missing_picture.too_slow));
  stop();
});

test('R-34 pictures that are kept one after another are each waited for', async () => {
  const answers = ['een', 'twee', 'drie'].map((id) => ({ id, ...Promise.withResolvers<typeof PICTURE>() }));
  const kept = answers.map(({ id, promise }) => keepPicture(id, async () => await promise));
  for (const [at, { resolve }] of answers.entries()) {
    vi.advanceTimersByTime(100_000);
    resolve(PICTURE);
    await kept[at];
  }
  expect(answers.map(({ id }) => pictureOutcome(id))).toEqual([PICTURE, PICTURE, PICTURE]);
});

test('R-34 a mark of a place that this page does not know holds no article up', () => {
  expect(isKeepingPicture(placeOf('van-een-andere-pagina'))).toBe(false);
  expect(pictureOutcome('van-een-andere-pagina')).toBeUndefined();
});
