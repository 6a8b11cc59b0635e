/** The service worker's events. What to do with a request is decided in choices.ts. */
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigation_preload from 'workbox-navigation-preload';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { env } from '../../app/env.ts';
import { SEND_FORMS_TAG, sendInBackground } from '../../public-data/queue/background.ts';
import {
  ADMIN_OFFLINE_URL,
  type CachedFile,
  OFFLINE_URL,
  type PageMessage,
  PUSH_TAG,
  type WhichBuild,
} from '../worker-protocol.ts';
import { pushInBackground } from './background-push.ts';
import { ARTICLE_SHELL, buildCaches, cachesToDelete, keptPageUrls, treatmentOf } from './choices.ts';
import { absentScene, adminIsKept, anyAdminIsKept, keepAdmin, keepAll, keptShell } from './kept-files.ts';

/** Background Sync, which only Chromium has and TypeScript's library does not describe. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Static routes, which Chromium has and TypeScript's library does not describe. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
}

interface FurtherScope {
  readonly PRECACHE_FILES: readonly CachedFile[];
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
  addEventListener(type: 'install', listener: (event: RoutedInstall) => void): void;
}

declare const self: FurtherScope & ServiceWorkerGlobalScope;

const ANSWER_WITHIN_MS = 3_000;
const SLOW_NETWORK_S = 3;
const DAY_S = 24 * 60 * 60;

const own_files = self.PRECACHE_FILES.map(({ url, revision }) => ({
  url: `/${url}`.replace('//', '/'),
  revision,
}));
const own = buildCaches(own_files);
const only_ok = new CacheableResponsePlugin({ statuses: [200] });

const SCENES = 'scenes';

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: SLOW_NETWORK_S,
  plugins: [only_ok, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
});
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
const origins = { own: self.location.origin, backend: new URL(env.supabase_url).origin };

navigation_preload.enable();

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await pastTheWorker(event);
      await keepAll(own.public_cache, own_files);
      if (await anyAdminIsKept()) await keepAdmin(own);
    })(),
  );
});

/** What is sent never asks this worker, so that one that hangs or has to be started holds up no sync. */
async function pastTheWorker(event: RoutedInstall): Promise<void> {
  for (const requestMethod of ['POST', 'PUT', 'PATCH', 'DELETE'])
    await event.addRoutes?.({ condition: { requestMethod }, source: 'network' }).catch(() => undefined);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(clearAway));
});

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data;
  switch (message.type) {
    case 'started':
      return event.waitUntil(clearAway());
    case 'skip-waiting':
      return event.waitUntil(self.skipWaiting());
    case 'cache-admin':
      return event.waitUntil(keepAdmin(own).then((answer) => event.ports[0]?.postMessage(answer)));
    case 'cache-images':
      return event.waitUntil(keepPictures(message.urls, event));
  }
});

self.addEventListener('sync', (event) => {
  if (event.tag === PUSH_TAG) event.waitUntil(pushInBackground());
  if (event.tag === SEND_FORMS_TAG) event.waitUntil(sendInBackground());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const treatment = treatmentOf(
    {
      method: request.method,
      url: new URL(request.url),
      mode: request.mode,
      destination: request.destination,
      has_authorization: request.headers.has('authorization'),
      has_range: request.headers.has('range'),
    },
    origins,
  );
  switch (treatment) {
    case 'leave':
      // With the page asked for ahead, leaving it to the browser would ask twice, and a mail's link works once.
      if (request.mode === 'navigate') event.respondWith(askedAhead(event));
      return;
    case 'admin_page':
      return event.respondWith(adminPage(event));
    case 'public_page':
      return event.respondWith(publicPage(event));
    case 'hashed_file':
      // Any build's cache will do: the name carries the content's hash.
      return event.respondWith(caches.match(request).then((held) => held ?? fetch(request)));
    case 'picture':
      return event.respondWith(pictures.handle({ event, request }));
    case 'scene':
      return event.respondWith(
        scenes.handle({ event, request }).catch(() => absentScene(request.url, SCENES)),
      );
  }
});

async function askedAhead(event: FetchEvent): Promise<Response> {
  const preload: Promise<Response | undefined> = event.preloadResponse;
  return (await preload) ?? fetch(event.request);
}

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

async function adminPage(event: FetchEvent): Promise<Response> {
  const preload: Promise<Response | undefined> = event.preloadResponse;
  const shell = await keptShell(own);
  if (shell) {
    // The browser asked ahead; nobody needs the answer, and nobody should be told so in the console.
    event.waitUntil(preload.catch(() => undefined));
    return shell;
  }
  try {
    return (await preload) ?? (await fetch(event.request));
  } catch {
    return (await keptPage([ADMIN_OFFLINE_URL])) ?? Response.error();
  }
}

async function publicPage(event: FetchEvent): Promise<Response> {
  try {
    return await pages.handle({ event, request: event.request });
  } catch {
    const urls = keptPageUrls(new URL(event.request.url).pathname);
    return (await keptPage(urls)) ?? (await keptPage([OFFLINE_URL])) ?? Response.error();
  }
}

/** Pictures that a page showed before this worker stood behind it. */
async function keepPictures(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if (!URL.canParse(url)) return;
      const facts = { method: 'GET', url: new URL(url), mode: 'cors', destination: 'image' };
      const treatment = treatmentOf({ ...facts, has_authorization: false, has_range: false }, origins);
      if (treatment !== 'picture' && treatment !== 'scene') return;
      const strategy = treatment === 'scene' ? scenes : pictures;
      await strategy.handle({ event, request: new Request(url, { mode: 'cors' }) }).catch(() => undefined);
    }),
  );
}

/** Which entry script a page runs; null when it does not say so in time. */
function entryOf(client: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : null));
    port1.start();
    setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
    client.postMessage({ type: 'which-build' } satisfies WhichBuild, [port2]);
  });
}

async function clearAway(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const names = cachesToDelete({
    names: await caches.keys(),
    own,
    own_files: own_files.map(({ url }) => url),
    own_admin_complete: await adminIsKept(own),
    newer_worker: self.registration.installing !== null || self.registration.waiting !== null,
    open_entries: await Promise.all(windows.map(entryOf)),
  });
  await Promise.all(names.map((name) => caches.delete(name)));
}
