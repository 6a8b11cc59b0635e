import { expect, test, vi } from 'vitest';
import { preparePicture, prepareSitePicture } from './index.ts';

/** A part of the build that cannot be fetched: no signal, or a newer build took its place. */
const { away } = vi.hoisted(() => ({
  away: (): never => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));
vi.mock('./prepare.ts', away);
vi.mock('./prepare-site.ts', away);

test('code that cannot be fetched is an answer with a code of its own, for photos and for pictures of the site', async () => {
  const picture = new Blob(['foto']);
  expect(await preparePicture(picture)).toEqual({ ok: false, error: 'not_loaded' });
  expect(await prepareSitePicture(picture, [])).toEqual({ ok: false, error: 'not_loaded' });
});
