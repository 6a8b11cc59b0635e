import { createListeners } from '../lib/listeners.ts';
import { type UpdateState, type Updates, watchUpdates } from './updates.ts';
import { type CacheAdminAnswer, PUSH_TAG, tell, WORKER_URL } from './worker-protocol.ts';

const CHECK_EVERY_MS = 60 * 60 * 1000;
const CHECK_AT_MOST_EVERY_MS = 60 * 1000;
const CACHE_ADMIN_WITHIN_MS = 60 * 1000;

interface Registered {
  readonly registration: ServiceWorkerRegistration;
  readonly updates: Updates;
}

let registered: Promise<Registered | null> = Promise.resolve(null);
let current: Updates | null = null;
const listeners = createListeners<[]>();

/** Looks for a newer version every hour, and whenever the app comes back to the eye or to the network. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked_at_ms = performance.now();
  const check = (): void => {
    const now_ms = performance.now();
    if (!navigator.onLine || now_ms - checked_at_ms < CHECK_AT_MOST_EVERY_MS) return;
    checked_at_ms = now_ms;
    registration.update().catch(() => undefined);
  };
  setInterval(check, CHECK_EVERY_MS);
  addEventListener('online', check);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

function keepShownPictures(worker: ServiceWorker): void {
  const urls = [...document.images].map((image) => image.currentSrc).filter((url) => url !== '');
  if (urls.length > 0) tell(worker, { type: 'cache-images', urls });
}

/** Tells the worker in charge that this page runs, and what it shows. */
async function greet(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready;
  if (!active) return;
  tell(active, { type: 'started' });
  keepShownPictures(active);
}

async function register(entry: string): Promise<Registered> {
  const { serviceWorker: container } = navigator;
  container.addEventListener('message', (event: MessageEvent<{ type?: string }>) => {
    if (event.data.type === 'which-build') event.ports[0]?.postMessage(entry);
  });
  const first_controller = container.controller;
  const registration = await container.register(WORKER_URL, { scope: '/', updateViaCache: 'none' });
  const updates = watchUpdates(registration, { container, first_controller });
  current = updates;
  updates.subscribe(listeners.call);
  listeners.call();
  checkNowAndThen(registration);
  void greet(container);
  return { registration, updates };
}

/**
 * Installs the worker; called once by the entry with the path of its own script. Does nothing during development and
 * where workers are not to be had (a private window of some browsers).
 */
export function registerWorker(entry: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registered = register(entry).catch(() => null);
}

function askToCacheAdmin(worker: ServiceWorker): Promise<CacheAdminAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<CacheAdminAnswer>) => resolve(data));
    port1.start();
    setTimeout(() => resolve('partly'), CACHE_ADMIN_WITHIN_MS);
    tell(worker, { type: 'cache-admin' }, [port2]);
  });
}

/**
 * Keeps the whole admin on this device, so that it starts without a network. The shell calls it whenever someone is
 * signed in; when all is kept already it costs nothing. `unsupported`: there is no worker here.
 */
export async function cacheAdmin(): Promise<CacheAdminAnswer | 'unsupported'> {
  const found = await registered;
  if (!found) return 'unsupported';
  const { active, waiting } = await navigator.serviceWorker.ready;
  // A page that is newer than the worker in charge finds its files with the one that waits.
  const answers = await Promise.all(
    [active, waiting].filter((worker) => worker !== null).map(askToCacheAdmin),
  );
  return answers.includes('cached') ? 'cached' : 'partly';
}

/** Background Sync, which only Chromium has and TypeScript's library does not describe. */
type SyncingRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/**
 * Asks the browser to wake the worker once there is a network, so that pending changes are sent even when every page is
 * closed by then. Where Background Sync does not exist or is refused, nothing happens: the next start sends.
 */
export async function askForBackgroundPush(): Promise<void> {
  const found = await registered;
  const registration: SyncingRegistration | undefined = found?.registration;
  await registration?.sync?.register(PUSH_TAG).catch(() => undefined);
}

/** Whether a newer version waits, as an external store for React. */
export const updateStore = {
  state: (): UpdateState => current?.state() ?? 'none',
  subscribe: listeners.add,
};
