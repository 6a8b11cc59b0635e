import { liveQuery } from 'dexie';
import { type InteropableObservable, useObservable } from 'dexie-react-hooks';
import type { AppDatabase } from './database/database.ts';

interface Listener<T> {
  readonly next: (value: T) => void;
  readonly fail: ((error: unknown) => void) | undefined;
}

/** A query that looks again with every write. */
interface Look<T> {
  /** What it found; null until it has, and once it ended. */
  last: { readonly value: T } | null;
  /** Null while no screen is there: then the next write ends it instead of being looked at. */
  listener: Listener<T> | null;
  is_over: boolean;
  /** What its query depends on. */
  readonly deps: readonly unknown[];
  readonly end: () => void;
}

/**
 * The look of a query that outlives its screens: begun ahead of the first, and left by each for the next, so that what it
 * found is there at once unless something was written since.
 */
export interface KeptLook<T> {
  look: Look<T> | null;
}

/** What a query found, and for what. */
export interface Answer<T> {
  readonly deps: readonly unknown[];
  readonly value: T;
}

/** One kept look a database, for `useLive`; it ends with the database, so nobody who signs in later meets it. */
export const createKeptLook = <T>(): ((db: AppDatabase) => KeptLook<Answer<T>>) => {
  const kept = new WeakMap<AppDatabase, KeptLook<Answer<T>>>();
  return (db) => {
    const known = kept.get(db);
    if (known !== undefined) return known;
    const made: KeptLook<Answer<T>> = { look: null };
    kept.set(db, made);
    db.rows.drafts.db.on('close', () => made.look?.end());
    return made;
  };
};

/** How a large query spares the database. */
export interface LivePace<T> {
  /** While much is being written: it looks again at most this often. */
  readonly rest_ms?: number;
  /** Outlives the screen. */
  readonly kept?: KeptLook<T>;
  /** What the query depends on: a kept look for something else, as the day of yesterday, is not gone on with. */
  readonly deps?: readonly unknown[];
}

const nothing = (): void => undefined;

const sameDeps = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

const openLook = <T>(
  query: () => Promise<T>,
  deps: readonly unknown[],
  listener: Listener<T> | null,
): Look<T> => {
  const look: Look<T> = {
    last: null,
    listener,
    is_over: false,
    deps,
    end: () => {
      look.is_over = true;
      look.last = null;
      subscription.unsubscribe();
    },
  };
  const looked = async (): Promise<T> => {
    if (look.listener !== null || look.last === null) return await query();
    // Something was written, and no screen is there to show it.
    look.end();
    throw new DOMException('nobody looks', 'AbortError');
  };
  const subscription = liveQuery(looked).subscribe({
    next: (value) => {
      look.last = { value };
      look.listener?.next(value);
    },
    error: (error) => {
      look.end();
      look.listener?.fail?.(error);
    },
  });
  return look;
};

/** The kept look, if no other screen has it and it is for these dependencies; one for others ends. */
const takeLook = <T>({ look }: KeptLook<T>, deps: readonly unknown[]): Look<T> | null => {
  if (look === null || look.is_over || look.listener !== null) return null;
  if (sameDeps(look.deps, deps)) return look;
  look.end();
  return null;
};

/** Begins a kept look before a screen asks for it, with the query and the dependencies of the screen; one that goes on stays. */
export const lookAhead = <T>(
  kept: KeptLook<Answer<T>>,
  query: () => Promise<T>,
  deps: readonly unknown[],
): void => {
  if (takeLook(kept, deps) !== null || kept.look?.is_over === false) return;
  kept.look = openLook(async (): Promise<Answer<T>> => ({ deps, value: await query() }), deps, null);
};

/** A query as something to subscribe to, at a pace. */
export const observe = <T>(
  query: () => Promise<T>,
  { rest_ms = 0, kept, deps = [] }: LivePace<T>,
): InteropableObservable<T> => ({
  hasValue: () => false,
  subscribe(next, fail) {
    let cancel = nothing;
    const begin = (left: Look<T> | null): void => {
      const listener: Listener<T> = {
        next: (value) => {
          next(value);
          if (rest_ms === 0) return;
          look.end();
          const timer = setTimeout(() => begin(null), rest_ms);
          cancel = () => clearTimeout(timer);
        },
        fail,
      };
      const look = left ?? openLook(query, deps, listener);
      look.listener = listener;
      if (kept && (kept.look === null || kept.look.is_over)) kept.look = look;
      cancel = () => {
        if (kept?.look === look) look.listener = null;
        else look.end();
      };
      if (look.last !== null) listener.next(look.last.value);
    };
    begin(kept ? takeLook(kept, deps) : null);
    return () => cancel();
  },
});

/**
 * The result of a query on the local database, run again whenever a row it read is written, in this tab or
 * another. Undefined while loading, also after `deps` changed, so a screen never shows one record's data
 * under another's name. A failing query throws while rendering: an error boundary shows it.
 */
export const useLive = <T>(
  query: () => Promise<T>,
  deps: readonly unknown[],
  pace: Omit<LivePace<Answer<T>>, 'deps'> = {},
): T | undefined => {
  const found = useObservable(
    () => observe(async () => ({ deps, value: await query() }), { ...pace, deps }),
    [...deps, pace.rest_ms],
  );
  return found !== undefined && sameDeps(found.deps, deps) ? found.value : undefined;
};
