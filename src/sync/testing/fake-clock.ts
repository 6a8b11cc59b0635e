import type { Clock } from '../ports.ts';

interface Timer {
  readonly due_ms: number;
  readonly order: number;
  readonly callback: () => void;
}

export interface FakeClock extends Clock {
  /** Moves monotonic and wall time on and fires what falls due, in order. */
  advance(ms: number): void;
  /** Moves only the wall clock, as a person or a time server does. */
  jump_wall(ms: number): void;
  /** Milliseconds until the next timer; null when none is set. */
  next_due_in_ms(): number | null;
}

/** A clock that stands still until told. */
export function createFakeClock(start_ms = Date.UTC(2026, 4, 1, 10)): FakeClock {
  let monotonic = 0;
  let wall_offset = start_ms;
  let order = 0;
  const timers = new Set<Timer>();
  const earliest = (): Timer | undefined =>
    [...timers].toSorted((a, b) => a.due_ms - b.due_ms || a.order - b.order)[0];
  return {
    now_ms: () => wall_offset + monotonic,
    monotonic_ms: () => monotonic,
    after(delay_ms, callback) {
      const timer = { due_ms: monotonic + Math.max(0, delay_ms), order: (order += 1), callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = monotonic + ms;
      for (let next = earliest(); next !== undefined && next.due_ms <= until; next = earliest()) {
        monotonic = Math.max(monotonic, next.due_ms);
        timers.delete(next);
        next.callback();
      }
      monotonic = until;
    },
    jump_wall(ms) {
      wall_offset += ms;
    },
    next_due_in_ms() {
      const next = earliest();
      return next === undefined ? null : Math.max(0, next.due_ms - monotonic);
    },
  };
}
