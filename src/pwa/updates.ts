/**
 * Knows when a newer version waits, or took over. The tab that asked for it reloads (apply-update.ts); every other tab keeps
 * running the old version, whose files stay cached, and is told. A half-filled form is never reloaded away.
 */
import { createListeners } from '../lib/listeners.ts';
import { workerRegistered } from './register.ts';

export type UpdateState =
  | 'none'
  /** A newer version is installed and waits for the person. */
  | 'waiting'
  /** Another tab updated; this one runs the old version until it is reloaded. */
  | 'applied_elsewhere';

interface Updates {
  readonly state: () => UpdateState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The parts of the browser that this needs; tests give their own. */
interface UpdatePorts {
  readonly container: {
    readonly controller: object | null;
    addEventListener(type: 'controllerchange', listener: () => void): void;
  };
  /** The worker in charge before the registration was asked for, which may take as long as installing an update does. */
  readonly first_controller: object | null;
}

/** A `ServiceWorkerRegistration` as far as this looks at it. */
interface WatchedRegistration {
  readonly waiting: object | null;
  readonly installing: { addEventListener(type: 'statechange', listener: () => void): void } | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/** Watches one registration, also for a version that was being installed or that took over before this call. */
export function watchUpdates(
  registration: WatchedRegistration,
  { container, first_controller }: UpdatePorts,
): Updates {
  const was_replaced = first_controller !== null && first_controller !== container.controller;
  let state: UpdateState = was_replaced ? 'applied_elsewhere' : 'none';
  // The very first worker taking over is no update.
  let had_controller = container.controller !== null;
  const listeners = createListeners<[]>();

  const change = (next: UpdateState): void => {
    if (state === next) return;
    state = next;
    listeners.call();
  };

  const look = (): void => {
    if (registration.waiting && container.controller && state === 'none') change('waiting');
  };

  const watchInstalling = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  container.addEventListener('controllerchange', () => {
    if (had_controller) change('applied_elsewhere');
    had_controller = true;
  });
  look();

  return { state: () => state, subscribe: listeners.add };
}

let current: Updates | null = null;
const current_changed = createListeners<[]>();

async function watchOwnWorker(): Promise<void> {
  const found = await workerRegistered();
  if (found === null) return;
  const { registration, first_controller } = found;
  current = watchUpdates(registration, { container: navigator.serviceWorker, first_controller });
  current.subscribe(current_changed.call);
  current_changed.call();
}
void watchOwnWorker();

/** Whether a newer version waits, as an external store for React. */
export const updateStore = {
  state: (): UpdateState => current?.state() ?? 'none',
  subscribe: current_changed.add,
};
