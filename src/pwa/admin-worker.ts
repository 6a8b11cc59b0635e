/** Two requests of the admin to the service worker: to cache all of the admin, and to push the outbox in the background. */
import { workerRegistered } from './register.ts';
import { type CacheAdminAnswer, PUSH_TAG, tell } from './worker-protocol.ts';

const CACHE_ADMIN_WITHIN_MS = 60 * 1000;

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
  if ((await workerRegistered()) === null) return 'unsupported';
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
  const found = await workerRegistered();
  const registration: SyncingRegistration | undefined = found?.registration;
  await registration?.sync?.register(PUSH_TAG).catch(() => undefined);
}
