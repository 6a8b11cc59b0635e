import { type ComponentType, use } from 'react';

/** A promise with the marks that React's `use` sets on one that has settled: a marked promise answers in the same render. */
interface Tracked<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** A page whose code arrives when it is asked for (G-014). */
export interface LazyPage<P extends object = object> {
  /** Suspends until the code is there; throws into the error boundary when it cannot be had. */
  readonly Page: ComponentType<P>;
  /** Fetches the code ahead, so that the first render does not suspend (prerendering and hydration need that). */
  readonly load: () => Promise<void>;
}

/**
 * Like `React.lazy`, but a page that was loaded ahead renders at once and a failed load is tried again at the
 * next render, so that a lost connection is not remembered for ever.
 */
export function lazyPage<P extends object = object>(
  fetch_code: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyPage<P> {
  let loading: Promise<ComponentType<P>> | null = null;

  const start = (): Promise<ComponentType<P>> => {
    if (loading !== null) return loading;
    const arriving: Tracked<ComponentType<P>> = fetch_code().then(
      (module) => {
        arriving.status = 'fulfilled';
        arriving.value = module.default;
        return module.default;
      },
      (reason: unknown) => {
        loading = null;
        throw reason;
      },
    );
    loading = arriving;
    return arriving;
  };

  return {
    Page: (props) => {
      const Content = use(start());
      return <Content {...props} />;
    },
    load: async () => {
      await start();
    },
  };
}
