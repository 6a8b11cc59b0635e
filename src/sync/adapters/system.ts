import type { Clock, Random } from '../ports.ts';

/** The device's own clock and timers, in a page or a worker. */
export const systemClock: Clock = {
  now_ms: () => Date.now(),
  monotonic_ms: () => performance.now(),
  after(delay_ms, callback) {
    const timer = setTimeout(callback, delay_ms);
    return () => clearTimeout(timer);
  },
};

/** The device's own randomness. */
export const systemRandom: Random = {
  next: () => Math.random(),
  uuid: () => crypto.randomUUID(),
};
