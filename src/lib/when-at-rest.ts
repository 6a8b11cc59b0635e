/**
 * Runs once when the page has painted and has nothing better to do, at the latest after `within_ms` milliseconds. A browser that
 * cannot tell when it is at rest waits `without_idle_ms`, which is as long unless something else is given.
 * @returns Calls it off.
 */
export function whenAtRest(run: () => void, within_ms: number, without_idle_ms = within_ms): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(run, { timeout: within_ms });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, without_idle_ms);
  return () => clearTimeout(timer);
}

/** Settles in a task of its own: work that is split by it lets a slow phone answer a touch in between. */
export const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));
