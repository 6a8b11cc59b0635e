import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLogSink } from '../lib/logger.ts';
import { askAgainForStylesheets, failedStylesheet } from './missing-stylesheet.ts';

const HREF = '/assets/viewer-12345678.css';

class PreloadError extends Event {
  readonly payload: Error;
  constructor(message: string) {
    super('vite:preloadError', { cancelable: true });
    this.payload = new Error(message);
  }
}

class Link extends EventTarget {
  rel = '';
  href = '';
  remove(): void {
    shown.delete(this);
  }
}

/** The links that stand in the head. */
const shown = new Set<Link>();
const links = () => [...shown].map(({ rel, href }) => ({ rel, href }));

const failAgain = (): void => {
  for (const link of shown) link.dispatchEvent(new Event('error'));
};

beforeEach(() => {
  shown.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function failing(message: string, is_online = true) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: is_online });
  vi.stubGlobal('document', {
    createElement: () => new Link(),
    head: { append: (link: Link) => shown.add(link) },
  });
  const logged: string[] = [];
  const putBack = setLogSink(({ level, event, detail }) =>
    logged.push(`${level} ${event} ${String(detail)}`),
  );
  askAgainForStylesheets();
  const next = vi.fn();
  page.addEventListener('vite:preloadError', next);
  const event = new PreloadError(message);
  page.dispatchEvent(event);
  putBack();
  return { page, event, logged, next };
}

test('X-005 a stylesheet that fails is logged and falls back to a plain link; the page goes on', () => {
  const { event, logged, next } = failing(`Unable to preload CSS for ${HREF}`);
  expect(links()).toEqual([{ rel: 'stylesheet', href: HREF }]);
  expect(logged).toEqual([`error stylesheet failed to load ${HREF}`]);
  expect(event.defaultPrevented).toBe(true);
  expect(next).not.toHaveBeenCalled();
});

test('X-005 without a network that is no error, and the link comes once the network is back', () => {
  const { page, logged } = failing(`Unable to preload CSS for ${HREF}`, false);
  expect(logged).toEqual([`warn stylesheet failed to load ${HREF}`]);
  failAgain();
  expect(links()).toEqual([]);
  page.dispatchEvent(new Event('online'));
  expect(links()).toEqual([{ rel: 'stylesheet', href: HREF }]);
  vi.advanceTimersByTime(60_000);
  expect(links()).toHaveLength(1);
});

test('X-005 a link that fails on a network is tried again after 5 s, 10 s, 20 s, one at a time', () => {
  const { page } = failing(`Unable to preload CSS for ${HREF}`);
  for (const wait_ms of [5_000, 10_000, 20_000]) {
    failAgain();
    vi.advanceTimersByTime(wait_ms - 1);
    expect(links()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(links()).toEqual([{ rel: 'stylesheet', href: HREF }]);
    page.dispatchEvent(new Event('online'));
    expect(links()).toHaveLength(1);
  }
});

test('a script that fails to load is left to the page, without a link or an entry of the log', () => {
  const { event, next } = failing('Failed to fetch dynamically imported module: /assets/a.js');
  expect([shown.size, event.defaultPrevented, next.mock.calls.length]).toEqual([0, false, 1]);
  expect(failedStylesheet('Unable to preload CSS for /x.css')).toBeNull();
});
