/**
 * Knows when a newer version waits and applies it when the person says so. The tab that asked reloads; every other tab
 * keeps running the old version, whose files stay cached, and is told. A half-filled form is never reloaded away.
 */
import { createListeners } from '../lib/listeners.ts';
import { tell } from './worker-protocol.ts';

export type UpdateState =
  | 'none'
  /** A newer version is installed and waits for the person. */
  | 'waiting'
  /** Another tab updated; this one runs the old version until it is reloaded. */
  | 'applied_elsewhere';

export interface Updates {
  readonly state: () => UpdateState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Activates the waiting version and reloads this tab once it has taken over. */
  readonly accept: () => void;
}

/** The parts of the browser that this needs; tests give their own. */
interface UpdatePorts {
  readonly container: {
    readonly controller: object | null;
    addEventListener(type: 'controllerchange', listener: () => void): void;
  };
  readonly reload: () => void;
}

/** A `ServiceWorkerRegistration` as far as this looks at it. */
interface WatchedRegistration {
  readonly waiting: Parameters<typeof tell>[0] | null;
  readonly installing: { addEventListener(type: 'statechange', listener: () => void): void } | null;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/** Watches one registration. */
export function watchUpdates(registration: WatchedRegistration, { container, reload }: UpdatePorts): Updates {
  let state: UpdateState = 'none';
  let accepted = false;
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

  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  container.addEventListener('controllerchange', () => {
    if (accepted) return reload();
    if (had_controller) change('applied_elsewhere');
    had_controller = true;
  });
  look();

  return {
    state: () => state,
    subscribe: listeners.add,
    accept: () => {
      accepted = true;
      if (!registration.waiting) return reload();
      tell(registration.waiting, { type: 'skip-waiting' });
    },
  };
}
