/**
 * Runs once when the page has painted and has nothing better to do, at the latest after `within_ms` milliseconds; so late too
 * where a browser cannot tell when it is at rest.
 * @returns Calls it off.
 */
export function whenAtRest(run: () => void, within_ms: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(run, { timeout: within_ms });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, within_ms);
  return () => clearTimeout(timer);
}
