import { tell, WORKER_URL } from './worker-protocol.ts';

const CHECK_EVERY_MS = 60 * 60 * 1000;
const CHECK_AT_MOST_EVERY_MS = 60 * 1000;

interface Registered {
  readonly registration: ServiceWorkerRegistration;
  /** The worker in charge before the registration was asked for. */
  readonly first_controller: ServiceWorker | null;
}

let registered: Promise<Registered | null> = Promise.resolve(null);

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

async function register(entry: string): Promise<Registered | null> {
  const { serviceWorker: container } = navigator;
  container.addEventListener('message', (event: MessageEvent<{ type?: string }>) => {
    if (event.data.type === 'which-build') event.ports[0]?.postMessage(entry);
  });
  const first_controller = container.controller;
  const registration = await container.register(WORKER_URL, { scope: '/', updateViaCache: 'none' });
  // Where workers are blocked, the promise can resolve without a registration.
  if (!(registration instanceof ServiceWorkerRegistration)) return null;
  checkNowAndThen(registration);
  void greet(container);
  return { registration, first_controller };
}

/**
 * Installs the worker; called once by the entry with the path of its own script. Does nothing during development and
 * where workers are not to be had (a private window of some browsers).
 */
export function registerWorker(entry: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registered = register(entry).catch(() => null);
}

/** The worker's registration once there is one; null where there is no worker. */
export const workerRegistered = (): Promise<Registered | null> => registered;
