import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

/** Milliseconds until a device wall time in whole seconds, anew every second; 0 when it is over. */
export function useSecondsLeft(until_ms: number): number {
  const tick = useCallback(
    (changed: () => void) => {
      if (until_ms === 0) return () => undefined;
      const timer = setInterval(changed, SECOND_MS / 4);
      return () => clearInterval(timer);
    },
    [until_ms],
  );
  return useSyncExternalStore(tick, () =>
    until_ms === 0 ? 0 : Math.max(0, Math.ceil((until_ms - Date.now()) / SECOND_MS) * SECOND_MS),
  );
}
