/** A set of callbacks for an event that happens more than once. */
interface Listeners<T extends readonly unknown[]> {
  /** Adds a listener; the function returned takes it away. */
  readonly add: (listener: (...args: T) => void) => () => void;
  /** How many there are. */
  readonly count: () => number;
  /** Calls all of them. */
  readonly call: (...args: T) => void;
}

/** An empty set of listeners. */
export const createListeners = <T extends readonly unknown[]>(): Listeners<T> => {
  const listeners = new Set<(...args: T) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => listeners.size,
    call: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
};
