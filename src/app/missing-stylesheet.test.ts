import { afterEach, expect, test, vi } from 'vitest';
import { setLogSink } from '../lib/logger.ts';
import { askAgainForStylesheets, failedStylesheet } from './missing-stylesheet.ts';

afterEach(() => vi.unstubAllGlobals());

class PreloadError extends Event {
  readonly payload: Error;
  constructor(message: string) {
    super('vite:preloadError', { cancelable: true });
    this.payload = new Error(message);
  }
}

function failing(message: string) {
  const page = new EventTarget();
  const links: { rel?: string; href?: string }[] = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
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
  return { event, links, logged, next };
}

test('X-005 a stylesheet that fails is logged and falls back to a plain link; the page goes on', () => {
  const { event, links, logged, next } = failing('Unable to preload CSS for /assets/viewer-12345678.css');
  expect(links).toEqual([{ rel: 'stylesheet', href: '/assets/viewer-12345678.css' }]);
  expect(logged).toEqual(['error stylesheet failed to load /assets/viewer-12345678.css']);
  expect(event.defaultPrevented).toBe(true);
  expect(next).not.toHaveBeenCalled();
});

test('a script that fails is not its business', () => {
  const { event, links, next } = failing('Failed to fetch dynamically imported module: /assets/a.js');
  expect([links.length, event.defaultPrevented, next.mock.calls.length]).toEqual([0, false, 1]);
  expect(failedStylesheet('Unable to preload CSS for /x.css')).toBeNull();
});
