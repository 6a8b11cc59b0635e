/** What a page is answered with: from the network first, else as it is kept. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { ADMIN_OFFLINE_URL, OFFLINE_URL } from '../worker-protocol.ts';
import { ARTICLE_SHELL, type BuildCaches, keptOnce, keptPageUrls, OPENED } from './choices.ts';
import { keptShell } from './kept-files.ts';
import { withKeptList } from './kept-list.ts';

const SLOW_NETWORK_S = 3;

interface PageAnswers {
  readonly public_page: (event: FetchEvent) => Promise<Response>;
  readonly admin_page: (event: FetchEvent) => Promise<Response>;
}

/** The answer the browser asked for while this worker woke; else it is asked for now. */
export async function askedAhead(event: FetchEvent): Promise<Response> {
  const preload: Promise<Response | undefined> = event.preloadResponse;
  return (await preload) ?? fetch(event.request);
}

/** Binds the answers to what this build keeps. */
export function createPageAnswers(own: BuildCaches): PageAnswers {
  const pages = new NetworkFirst({
    cacheName: OPENED,
    networkTimeoutSeconds: SLOW_NETWORK_S,
    plugins: [
      keptOnce,
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
    ],
  });

  async function keptPage(urls: readonly string[]): Promise<Response | undefined> {
    const cache = await caches.open(own.public_cache);
    for (const url of urls) {
      const page = await cache.match(url);
      if (page) return page;
    }
    // The page for kept articles is kept by the page that read one.
    return urls.includes(ARTICLE_SHELL)
      ? await caches.match(ARTICLE_SHELL, { cacheName: 'article-code' })
      : undefined;
  }

  async function offlinePage(): Promise<Response | undefined> {
    const page = await keptPage([OFFLINE_URL]);
    if (page === undefined) return undefined;
    const [build, opened, articles] = await Promise.all(
      [own.public_cache, OPENED, 'articles'].map((name) => caches.open(name)),
    );
    return build && opened && articles ? await withKeptList(page, { build, opened, articles }) : page;
  }

  return {
    async public_page(event) {
      try {
        return await pages.handle({ event, request: event.request });
      } catch {
        const { pathname } = new URL(event.request.url);
        return (await keptPage(keptPageUrls(pathname))) ?? (await offlinePage()) ?? Response.error();
      }
    },
    async admin_page(event) {
      const shell = await keptShell(own);
      if (shell) {
        // The preload response is not needed; its rejection must not appear in the console.
        event.waitUntil(event.preloadResponse.catch(() => undefined));
        return shell;
      }
      try {
        return await askedAhead(event);
      } catch {
        return (await keptPage([ADMIN_OFFLINE_URL])) ?? Response.error();
      }
    },
  };
}
