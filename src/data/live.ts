import { liveQuery } from 'dexie';
import { type InteropableObservable, useObservable } from 'dexie-react-hooks';

/** How a large query spares the database. */
export interface LivePace<T> {
  /** While much is being written: it looks again at most this often. */
  readonly rest_ms?: number;
  /** The answer of a look that was begun earlier, if there was one; the query itself looks when the page is at rest. */
  readonly ahead?: () => Promise<T> | undefined;
}

const AT_REST_WITHIN_MS = 500;

const nothing = (): void => undefined;

const sameDeps = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

/** Runs once when the page has painted and has nothing better to do; the returned function cancels. */
const whenAtRest = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(run, { timeout: AT_REST_WITHIN_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run, AT_REST_WITHIN_MS);
  return () => clearTimeout(timer);
};

/** A query as something to subscribe to, at a pace. */
export const observe = <T>(
  query: () => Promise<T>,
  { rest_ms = 0, ahead }: LivePace<T>,
): InteropableObservable<T> => ({
  hasValue: () => false,
  subscribe(next, fail) {
    let is_over = false;
    let cancel = nothing;
    const look = (): void => {
      const subscription = liveQuery(query).subscribe({
        next: (value) => {
          next(value);
          if (rest_ms === 0) return;
          subscription.unsubscribe();
          const timer = setTimeout(look, rest_ms);
          cancel = () => clearTimeout(timer);
        },
        error: (error) => fail?.(error),
      });
      cancel = () => subscription.unsubscribe();
    };
    const lookAfter = async (begun: Promise<T>): Promise<void> => {
      try {
        const value = await begun;
        if (is_over) return;
        next(value);
        cancel = whenAtRest(look);
      } catch {
        if (!is_over) look();
      }
    };
    const begun = ahead?.();
    if (begun === undefined) look();
    else void lookAfter(begun);
    return () => {
      is_over = true;
      cancel();
    };
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
  pace: LivePace<T> = {},
): T | undefined => {
  const found = useObservable(
    () =>
      observe(async () => ({ deps, value: await query() }), {
        ...pace,
        ahead: () => pace.ahead?.()?.then((value) => ({ deps, value })),
      }),
    [...deps, pace.rest_ms],
  );
  return found !== undefined && sameDeps(found.deps, deps) ? found.value : undefined;
};
