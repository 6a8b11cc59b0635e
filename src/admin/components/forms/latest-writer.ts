/** Writes only the newest value, one write at a time and in order, so that an old draft never lands on a new one. */

export interface LatestWriter<T> {
  /** Asks for this value to be written, `delay_ms` after the last request. */
  readonly put: (value: T) => void;
  /** Writes what is asked for at once; settles when nothing is left to write. */
  readonly flush: () => Promise<void>;
  /** The newest value that is not known to be written; null when all is. */
  readonly unwritten: () => T | null;
  /** Takes back what is asked for and then runs `after` behind any write under way. */
  readonly drop: (after: () => Promise<void>) => Promise<void>;
}

interface Options<T> {
  readonly write: (value: T) => Promise<void>;
  readonly delay_ms: number;
  /** A write that failed: it is not tried again before the next `put`. */
  readonly on_error: (error: unknown) => void;
}

/** Makes a writer for one target. */
export function createLatestWriter<T>({ write, delay_ms, on_error }: Options<T>): LatestWriter<T> {
  let wanted: { readonly value: T } | null = null;
  let under_way: { readonly value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chain: Promise<void> = Promise.resolve();

  const then = (step: () => Promise<void>): Promise<void> => {
    chain = chain.then(step).catch(on_error);
    return chain;
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    return then(async () => {
      under_way = wanted;
      wanted = null;
      if (under_way) await write(under_way.value);
      under_way = null;
    });
  };

  return {
    put(value) {
      wanted = { value };
      clearTimeout(timer);
      if (delay_ms === 0) void flush();
      else timer = setTimeout(() => void flush(), delay_ms);
    },
    flush,
    unwritten: () => (wanted ?? under_way)?.value ?? null,
    drop(after) {
      clearTimeout(timer);
      wanted = null;
      return then(after);
    },
  };
}
