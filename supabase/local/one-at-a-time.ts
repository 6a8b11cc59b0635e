/**
 * Calls `look` every so often, never while an earlier call is under way; a failure is printed after `failed` and the
 * next call tries again. Returns the way to stop, which waits for a call under way.
 */
export function oneAtATime(every_ms: number, look: () => Promise<void>, failed: string): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= look()
      .catch((fault: unknown) => console.error(failed, fault))
      .finally(() => {
        running = null;
      });
  }, every_ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
