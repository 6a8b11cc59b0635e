import type { Clock } from '../ports.ts';

export const FIRST_STEAL_GAP_MS = 60_000;
const MAX_STEAL_GAP_MS = 32 * 60_000;
/** A leader that is heard this long after the last take-over is sound. */
const QUIET_MS = 10 * 60_000;

interface StealLimit {
  /** True when leadership may be taken by force now; counts as done. */
  take(): boolean;
  /** A leader was heard: after a quiet time the gap starts small again. */
  heardLeader(): void;
}

/** At most one take-over a minute, then one in two, in four: a tab that cannot hear must not restart the others. */
export function createStealLimit(clock: Pick<Clock, 'monotonic_ms'>): StealLimit {
  let gap_ms = FIRST_STEAL_GAP_MS;
  let last_ms: number | null = null;
  return {
    take() {
      const now_ms = clock.monotonic_ms();
      if (last_ms !== null && now_ms - last_ms < gap_ms) return false;
      if (last_ms !== null) gap_ms = Math.min(MAX_STEAL_GAP_MS, gap_ms * 2);
      last_ms = now_ms;
      return true;
    },
    heardLeader() {
      if (last_ms !== null && clock.monotonic_ms() - last_ms > QUIET_MS) {
        gap_ms = FIRST_STEAL_GAP_MS;
        last_ms = null;
      }
    },
  };
}
