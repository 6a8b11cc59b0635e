/**
 * Browsers keep a page they leave and show it again as it was, before any code runs. The page is therefore covered
 * as it is put away, and uncovered when it has looked who works on this device now.
 */
const MARK = 'putAway';

/** The page, as far as the guard is concerned. */
interface GuardedPage {
  addEventListener(type: 'pagehide' | 'pageshow', listener: () => void): void;
  /** Attribute of the root element: while it is set, a style sheet hides everything. */
  readonly dataset: Record<string, string | undefined>;
}

const browserPage = (): GuardedPage => ({
  addEventListener: (type, listener) => globalThis.addEventListener(type, listener),
  dataset: document.documentElement.dataset,
});

/** Covers the page while it is in the back/forward cache; `look` runs before it is uncovered, and may change the page. */
export function guardBfcache(look: () => Promise<void>, page: GuardedPage = browserPage()): void {
  const { dataset } = page;
  page.addEventListener('pagehide', () => {
    dataset[MARK] = 'yes';
  });
  page.addEventListener('pageshow', () => {
    if (dataset[MARK] === undefined) return;
    void look()
      .catch(() => null)
      .finally(() => {
        delete dataset[MARK];
      });
  });
}
