/** How fast much is read in the background: in short slices while the page is at rest, or without a pause. */
import { whenAtRest } from '../../lib/when-at-rest.ts';

/** How long a slice may take: well within a frame, or while somebody waits for it. */
const SLICE_MS = 8;
const HURRIED_SLICE_MS = 24;
const [FEWEST, FIRST, MOST] = [10, 50, 500] as const;
/** While much is being written, what was read would have to be read again; while a person acts, their screens read. */
const QUIET_MS = 1000;
const IDLE_WITHIN_MS = 2000;

/** The pace of one reader. */
interface Pace {
  /** How many rows to read at once. */
  readonly slice: () => number;
  /** Other rows follow, which may be larger. */
  readonly begin_anew: () => void;
  /** Reads a slice, and fits the next one to how long it took. */
  readonly measured: (read: () => Promise<void>) => Promise<void>;
  /** Resolves when the next slice may be read. */
  readonly rest: () => Promise<void>;
  /** Something was written just now, or a person acted. */
  readonly stir: () => void;
  /** Whether somebody waits: then nothing waits for the page to be at rest. */
  readonly hurry: (is_hurried: boolean) => void;
}

/** Begins a wait and calls back at its end; the answer cancels it. */
const sleep = (ms: number) => (done: () => void) => {
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
};
const idle = (done: () => void) => whenAtRest(done, IDLE_WITHIN_MS, 0);

const nothing = (): void => undefined;

/** Begins unhurried. */
export const createPace = (): Pace => {
  let rows = FIRST as number;
  const reader = { is_hurried: false };
  let stirred_ms = Number.NEGATIVE_INFINITY;
  let wake = nothing;

  /** Ends early when somebody waits. */
  const pause = async (begin: (done: () => void) => () => void): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = begin(resolve);
    wake = resolve;
    await promise;
    cancel();
  };
  const quietIn = (): number => stirred_ms + QUIET_MS - performance.now();

  return {
    slice: () => Math.round(rows),
    begin_anew: () => {
      rows = FIRST;
    },
    measured: async (read) => {
      const from_ms = performance.now();
      await read();
      const took_ms = performance.now() - from_ms;
      const may_ms = reader.is_hurried ? HURRIED_SLICE_MS : SLICE_MS;
      rows = Math.min(MOST, Math.max(FEWEST, took_ms > may_ms ? rows / 2 : rows * 1.5));
    },
    rest: async () => {
      while (!reader.is_hurried && quietIn() > 0) await pause(sleep(quietIn()));
      if (reader.is_hurried) await new Promise((resolve) => setTimeout(resolve));
      else await pause(idle);
    },
    stir: () => {
      stirred_ms = performance.now();
    },
    hurry: (is_hurried) => {
      reader.is_hurried = is_hurried;
      if (is_hurried) wake();
    },
  };
};
