/** Applies a waiting version when a person says so, also where the browser leaves it waiting. */
import { createListeners } from '../lib/listeners.ts';
import { tell } from './worker-protocol.ts';

/** In the session storage: an update is being applied, with the number of reloads that may still help it. */
const RELOADS_LEFT_KEY = 'update-reloads-left';
const MOST_RELOADS = 3;
/**
 * Chromium hands over between two requests. A file that any tab asks for at that moment starts the old worker again, and the new
 * one then waits for minutes; opening a page makes the browser try once more.
 */
const HAND_OVER_WITHIN_MS = 2_000;

/** The parts of the browser that this needs; tests give their own. */
interface ApplyPorts {
  readonly container: {
    getRegistration(): Promise<{ readonly waiting: Parameters<typeof tell>[0] | null } | undefined>;
    addEventListener(type: 'controllerchange', listener: () => void, options: { signal: AbortSignal }): void;
  };
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

const browserPorts = (): ApplyPorts => ({
  container: navigator.serviceWorker,
  storage: sessionStorage,
  reload: () => location.reload(),
});

/**
 * Activates the waiting version and reloads this tab once it has taken over, or earlier when it does not: `continueUpdate` goes
 * on after that. @returns False when it still waits after the last reload; else the page ends.
 */
export async function applyUpdate(
  ports: ApplyPorts = browserPorts(),
  reloads_left = MOST_RELOADS,
): Promise<boolean> {
  const { container, storage, reload } = ports;
  const registration = await container.getRegistration();
  if (!registration?.waiting) {
    reload();
    return true;
  }
  const over = new AbortController();
  const outcome = Promise.withResolvers<'taken_over' | 'waiting'>();
  container.addEventListener('controllerchange', () => outcome.resolve('taken_over'), {
    signal: over.signal,
  });
  const timer = setTimeout(() => outcome.resolve('waiting'), HAND_OVER_WITHIN_MS);
  tell(registration.waiting, { type: 'skip-waiting' });
  const is_waiting = (await outcome.promise) === 'waiting';
  clearTimeout(timer);
  over.abort();
  if (is_waiting && reloads_left === 0) return false;
  if (is_waiting) storage.setItem(RELOADS_LEFT_KEY, String(reloads_left - 1));
  reload();
  return true;
}

/** Goes on with an update for which the page was reloaded. @returns Null when there was none; else as `applyUpdate`. */
export function continueUpdate(ports: ApplyPorts = browserPorts()): Promise<boolean> | null {
  const left = ports.storage.getItem(RELOADS_LEFT_KEY);
  if (left === null) return null;
  ports.storage.removeItem(RELOADS_LEFT_KEY);
  return applyUpdate(ports, Number(left) || 0);
}

let is_running = false;
const listeners = createListeners<[]>();

function setRunning(is_now: boolean): void {
  is_running = is_now;
  listeners.call();
}

async function follow(applied: Promise<boolean> | null): Promise<void> {
  if (applied === null) return;
  setRunning(true);
  const is_applied = await applied.catch(() => false);
  if (!is_applied) setRunning(false);
}

/** The update that this tab is applying, as an external store for React. */
export const updateInProgress = {
  isRunning: (): boolean => is_running,
  subscribe: listeners.add,
  begin: (): void => void follow(applyUpdate()),
  /** Goes on with an update for which the page was reloaded. */
  resume: (): void => void follow(continueUpdate()),
};
