/** What a picture is answered with: stored ones never change, our own scenes may with the next build. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { type Origins, treatmentOf } from './choices.ts';
import { absentScene } from './kept-files.ts';

const DAY_S = 24 * 60 * 60;
const SCENES = 'scenes';

interface PictureAnswers {
  readonly picture: (event: FetchEvent) => Promise<Response>;
  readonly scene: (event: FetchEvent) => Promise<Response>;
  /** Keeps pictures that a page showed before this worker stood behind it. */
  readonly keep: (urls: readonly string[], event: ExtendableEvent) => Promise<void>;
}

/** Binds the answers to where pictures may come from. */
export function createPictureAnswers(origins: Origins): PictureAnswers {
  const only_ok = new CacheableResponsePlugin({ statuses: [200] });
  const pictures = new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      only_ok,
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * DAY_S, purgeOnQuotaError: true }),
    ],
  });
  const scenes = new StaleWhileRevalidate({
    cacheName: SCENES,
    plugins: [only_ok, new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
  });
  return {
    picture: (event) => pictures.handle({ event, request: event.request }),
    scene: (event) =>
      scenes.handle({ event, request: event.request }).catch(() => absentScene(event.request.url, SCENES)),
    async keep(urls, event) {
      await Promise.all(
        urls.map(async (url) => {
          if (!URL.canParse(url)) return;
          const facts = { method: 'GET', url: new URL(url), mode: 'cors', destination: 'image' };
          const treatment = treatmentOf({ ...facts, has_authorization: false, has_range: false }, origins);
          if (treatment !== 'picture' && treatment !== 'scene') return;
          const strategy = treatment === 'scene' ? scenes : pictures;
          await strategy
            .handle({ event, request: new Request(url, { mode: 'cors' }) })
            .catch(() => undefined);
        }),
      );
    },
  };
}
