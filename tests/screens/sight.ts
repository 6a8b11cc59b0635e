/** What is in sight, in jsdom, which lays nothing out: nothing is until a test says so, and then all that is drawn. */
export function watchSight(): { readonly see: () => void } {
  const waiting = new Set<() => void>();
  let is_seen = false;
  window.IntersectionObserver = class {
    readonly #told: IntersectionObserverCallback;
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(told: IntersectionObserverCallback) {
      this.#told = told;
    }
    observe(target: Element): void {
      const tell = (): void => {
        const box = target.getBoundingClientRect();
        const boxes = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
        this.#told([{ target, isIntersecting: true, intersectionRatio: 1, time: 0, ...boxes }], this);
      };
      if (is_seen) tell();
      else waiting.add(tell);
    }
    readonly unobserve = (): void => undefined;
    readonly disconnect = (): void => undefined;
    readonly takeRecords = (): IntersectionObserverEntry[] => [];
  };
  return {
    see() {
      is_seen = true;
      for (const tell of waiting) tell();
      waiting.clear();
    },
  };
}
