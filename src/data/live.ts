import { liveQuery } from 'dexie';
import { type InteropableObservable, useObservable } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { whenAtRest } from '../lib/when-at-rest.ts';
import type { AppDatabase } from './database/database.ts';
import { askQuickly } from './quick-answers.ts';

interface Listener<T> {
  readonly next: (value: T) => void;
  readonly fail: ((error: unknown) => void) | undefined;
}

/** A query that looks again with every write. */
interface Look<T> {
  last: { readonly value: T } | null;
  /** Null once its screen was left: the next answer ends it. */
  listener: Listener<T> | null;
  readonly end: () => void;
}

/** Where a screen leaves its look, so that what it showed is there at once when it opens again and nothing was written since. */
export interface KeptLook<T> {
  look: Look<T> | null;
  /** What the look is about: a screen that shows something else, as the day after midnight, may not go on with it. */
  deps: readonly unknown[];
  /** How many screens show its query now, each by a look of its own. */
  shown: number;
  /** Runs when nothing is kept any more: a write ended the look, or its screen was left before there was an answer. */
  onGone: () => void;
}

/** How many queries of screens have no answer yet. While there are any, `keepReady` reads nothing. */
let unanswered = 0;

/** Counts a query as unanswered. @returns A function that ends this, when the answer is there or the screen was left. */
const countUnanswered = (): (() => void) => {
  let is_counted = true;
  unanswered += 1;
  return () => {
    if (is_counted) unanswered -= 1;
    is_counted = false;
  };
};

/** What a query found, and for what. */
export interface Answer<T> {
  readonly deps: readonly unknown[];
  readonly value: T;
}

const nothing = (): void => undefined;

/** Keeps nothing yet. */
export const keptLook = <T>(): KeptLook<T> => ({ look: null, deps: [], shown: 0, onGone: nothing });

/** One kept look a database, for `useLive`. */
export const createKeptLook = <T>(): ((db: AppDatabase) => KeptLook<Answer<T>>) => {
  const kept = new WeakMap<AppDatabase, KeptLook<Answer<T>>>();
  return (db) => {
    const found = kept.get(db) ?? keptLook();
    kept.set(db, found);
    return found;
  };
};

/** How a large query spares the database. */
export interface LivePace<T> {
  /** While much is being written: it looks again at most this often. */
  readonly rest_ms?: number;
  /** The answer of a look that was begun earlier, if there was one; the query itself looks when the page is at rest. */
  readonly ahead?: () => Promise<T> | undefined;
  /** A quicker answer that holds less, shown where nothing is yet until the query's own is there; null when there is none. */
  readonly first?: (() => Promise<T | null>) | undefined;
  /** Outlives the screen. */
  readonly kept?: KeptLook<T>;
  /** What the query is about. */
  readonly deps?: readonly unknown[];
}

const AT_REST_WITHIN_MS = 500;

/** One write is often one of many: what is kept ready is read again so long after it, and then when the page is at rest. */
const READY_AGAIN_MS = 5_000;
const READY_WITHIN_MS = 2_000;
/** While a screen waits for its rows, `keepReady` looks again after this time whether it has them. */
const READY_AFTER_SCREENS_MS = 200;

const sameDeps = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

const openLook = <T>(query: () => Promise<T>, listener: Listener<T> | null, onStale: () => void): Look<T> => {
  const subscription = liveQuery(query).subscribe({
    next: (value) => {
      const was_read = look.last !== null;
      look.last = { value };
      if (look.listener !== null) look.listener.next(value);
      else if (was_read) {
        look.end();
        onStale();
      }
    },
    error: (error) => {
      look.last = null;
      if (look.listener !== null) return look.listener.fail?.(error);
      look.end();
      onStale();
    },
  });
  const look: Look<T> = {
    last: null,
    listener,
    end: () => {
      look.last = null;
      subscription.unsubscribe();
    },
  };
  return look;
};

/** Forgets a look that a write made stale while no screen showed it. */
const forget = <T>(kept: KeptLook<T>): void => {
  kept.look = null;
  kept.onGone();
};

/** What a screen left of a query that is not spared; null when nothing is kept about the same, or a write came since. */
const keptNow = <T>({ rest_ms = 0, kept, deps = [] }: LivePace<T>): { readonly value: T } | null =>
  rest_ms === 0 && kept !== undefined && sameDeps(kept.deps, deps) ? (kept.look?.last ?? null) : null;

/** A query as something to subscribe to, at a pace. */
export const observe = <T>(query: () => Promise<T>, pace: LivePace<T>): InteropableObservable<T> => ({
  // What is kept is there for the first drawing already: a screen that opens again draws nothing in its place before.
  hasValue: () => keptNow(pace) !== null,
  getValue() {
    const now = keptNow(pace);
    if (now === null) throw new Error('nothing is kept');
    return now.value;
  },
  subscribe(listen, listenToFault) {
    const { rest_ms = 0, ahead, first, kept, deps = [] } = pace;
    let is_over = false;
    let cancel = nothing;
    const answered = countUnanswered();
    const next = (value: T): void => {
      answered();
      listen(value);
    };
    const fail = (fault: unknown): void => {
      answered();
      listenToFault?.(fault);
    };
    const leave = (look: Look<T>): void => {
      const is_next_begun = kept !== undefined && kept.look !== null && !sameDeps(kept.deps, deps);
      if (kept === undefined || look.last === null || is_next_begun) return look.end();
      kept.look?.end();
      kept.look = look;
      kept.deps = deps;
      look.listener = null;
    };
    const begin = (): void => {
      const told = (value: T): void => {
        next(value);
        if (rest_ms === 0) return;
        look.end();
        const timer = setTimeout(begin, rest_ms);
        cancel = () => clearTimeout(timer);
      };
      const look = openLook(query, { next: told, fail }, () => kept && forget(kept));
      cancel = () => leave(look);
    };
    const beginAfter = async (begun: Promise<T | null>): Promise<void> => {
      try {
        const value = await begun;
        if (is_over) return;
        if (value === null) return begin();
        next(value);
        cancel = whenAtRest(begin, AT_REST_WITHIN_MS);
      } catch {
        if (!is_over) begin();
      }
    };
    const tellUntilAnswered = async (look: Look<T>): Promise<void> => {
      const value = (await askQuickly(first)?.catch(() => null)) ?? null;
      if (value !== null && look.last === null && !is_over) next(value);
    };
    const goOn = (look: Look<T>): void => {
      look.listener = { next, fail };
      cancel = () => leave(look);
      if (look.last !== null) next(look.last.value);
      else void tellUntilAnswered(look);
    };
    const left = kept?.look;
    const is_same = kept !== undefined && sameDeps(kept.deps, deps);
    if (kept) {
      kept.look = null;
      kept.shown += 1;
    }
    const begun = ahead?.();
    if (left && is_same && rest_ms === 0) goOn(left);
    else {
      left?.end();
      const soon = begun ?? askQuickly(first);
      if (soon === undefined) begin();
      else void beginAfter(soon);
    }
    return () => {
      is_over = true;
      answered();
      cancel();
      if (kept === undefined) return;
      kept.shown -= 1;
      if (!kept.look?.last) kept.onGone();
    };
  },
});

/** What a screen asks first, as it stands now. */
export interface Question<T> {
  readonly deps: readonly unknown[];
  readonly query: () => Promise<T>;
}

/** Begins to read what a screen asks that is about to open: where the answer is there by then, it is drawn at once. */
export const beginLook = <T>(kept: KeptLook<Answer<T>>, { deps, query }: Question<T>): void => {
  if (kept.look !== null && sameDeps(kept.deps, deps)) return;
  kept.look?.end();
  kept.deps = deps;
  kept.look = openLook<Answer<T>>(
    async () => ({ deps, value: await query() }),
    null,
    () => forget(kept),
  );
};

/**
 * Reads what a screen will ask before it opens, while the page is at rest, and again some time after a write: its first opening
 * then costs as little as the next one.
 * @returns Ends it.
 */
export const keepReady = <T>(
  kept: KeptLook<Answer<T>>,
  ask: () => Question<T>,
  again_ms = READY_AGAIN_MS,
): (() => void) => {
  let cancel = nothing;
  const readIn = (ms: number): void => {
    const timer = setTimeout(() => (cancel = whenAtRest(read, READY_WITHIN_MS)), ms);
    cancel = () => clearTimeout(timer);
  };
  const read = (): void => {
    if (kept.shown > 0 || kept.look !== null) return;
    if (unanswered > 0) return readIn(READY_AFTER_SCREENS_MS);
    beginLook(kept, ask());
  };
  kept.onGone = () => {
    cancel();
    readIn(again_ms);
  };
  cancel = whenAtRest(read, READY_WITHIN_MS);
  return () => {
    cancel();
    kept.onGone = nothing;
    kept.look?.end();
    kept.look = null;
  };
};

/**
 * The result of a query on the local database, run again whenever a row it read is written, in this tab or
 * another. Undefined while loading, also after `deps` changed, so a screen never shows one record's data
 * under another's name. A failing query throws while rendering: an error boundary shows it.
 */
export const useLive = <T>(
  query: () => Promise<T>,
  deps: readonly unknown[],
  { kept, ...pace }: Omit<LivePace<T>, 'kept'> & { readonly kept?: KeptLook<Answer<T>> } = {},
): T | undefined => {
  // At another pace the query looks anew: its quicker answer may not take the place of the whole one that is shown.
  const shown_deps = useRef<readonly unknown[]>(null);
  const found = useObservable(() => {
    const { ahead, first, rest_ms = 0 } = pace;
    const isShown = (): boolean => shown_deps.current !== null && sameDeps(shown_deps.current, deps);
    return observe(async () => ({ deps, value: await query() }), {
      rest_ms,
      ahead: () => ahead?.()?.then((value) => ({ deps, value })),
      first:
        first && (async () => (isShown() ? null : await first().then((value) => value && { deps, value }))),
      ...(kept && { kept, deps }),
    });
  }, [...deps, pace.rest_ms]);
  useEffect(() => {
    shown_deps.current = found?.deps ?? null;
  }, [found]);
  return found !== undefined && sameDeps(found.deps, deps) ? found.value : undefined;
};
