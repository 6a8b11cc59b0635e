/** The service worker's events. What to do with a request is decided in choices.ts. */

import * as navigation_preload from 'workbox-navigation-preload';
import { env } from '../../app/env.ts';
import { isAdminSide } from '../../routes.ts';
import { SEND_FORMS_TAG, sendInBackground } from '../../public-data/queue/send-files.ts';
import {
  ADMIN_ASSETS_URL,
  type CachedFile,
  type PageMessage,
  PUSH_TAG,
  type WhichBuild,
} from '../worker-protocol.ts';
import { pushInBackground } from './background-push.ts';
import { buildCaches, cachesToDelete, treatmentOf } from './choices.ts';
import { adminIsCached, anyAdminIsKept, keepAdmin, keepAll, keepFile } from './kept-files.ts';
import { askedAhead, createPageAnswers } from './page-answers.ts';
import { createPictureAnswers } from './picture-answers.ts';
import { openNotice, showUnseen } from './notices.ts';

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

const build_files = self.PRECACHE_FILES.map(({ url, revision }) => ({
  url: `/${url}`.replace('//', '/'),
  revision,
}));
const own = buildCaches(build_files);
/** What visitors keep from their first visit; the list of the admin's files is fetched with these. */
const own_files = build_files.filter(({ url }) => url !== ADMIN_ASSETS_URL);
const admin_list = build_files.find(({ url }) => url === ADMIN_ASSETS_URL);
const page_answers = createPageAnswers(own);
const origins = { own: self.location.origin, backend: new URL(env.supabase_url).origin };
const picture_answers = createPictureAnswers(origins);

navigation_preload.enable();

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await pastTheWorker(event);
      await keepAll(own.public_cache, own_files);
      if (await anyAdminIsKept()) await keepAdmin(own, admin_list);
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
      return event.waitUntil(
        keepAdmin(own, admin_list).then((answer) => event.ports[0]?.postMessage(answer)),
      );
    case 'cache-images':
      return event.waitUntil(picture_answers.keep(message.urls, event));
    case 'show-notices':
      return event.waitUntil(
        showUnseen(self, message.notices, {
          id: event.source instanceof Client ? event.source.id : null,
          is_hidden: message.is_hidden,
        }),
      );
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification.data));
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
      return event.respondWith(page_answers.admin_page(event));
    case 'public_page':
      return event.respondWith(page_answers.public_page(event));
    case 'hashed_file':
      return event.respondWith(hashedFile(event));
    case 'picture':
      return event.respondWith(picture_answers.picture(event));
    case 'scene':
      return event.respondWith(picture_answers.scene(event));
  }
});

/** Keeps a file that a public page asked for; the admin's own are kept all at once. */
async function keepForVisitor({ request, clientId }: FetchEvent, answer: Response): Promise<void> {
  const page = await self.clients.get(clientId);
  if (page !== undefined && !isAdminSide(new URL(page.url).pathname))
    await keepFile(own.public_cache, request, answer);
}

/** A file from any cache, since its name carries its content's hash. What a page is the first to need is kept from then on. */
async function hashedFile(event: FetchEvent): Promise<Response> {
  const held = await caches.match(event.request);
  if (held !== undefined) return held;
  const answer = await fetch(event.request);
  event.waitUntil(keepForVisitor(event, answer.clone()));
  return answer;
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
    own_admin_complete: await adminIsCached(own),
    newer_worker: self.registration.installing !== null || self.registration.waiting !== null,
    open_entries: await Promise.all(windows.map(entryOf)),
  });
  await Promise.all(names.map((name) => caches.delete(name)));
}
