import { afterEach, expect, test, vi } from 'vitest';
import { mayReload, reloadOnceOnStaleChunk } from './stale-chunk.ts';

afterEach(() => vi.unstubAllGlobals());

/** A public page whose code could not be fetched, at a host that answers as given when it is asked for the entry script. */
async function failedAt(answer: () => Promise<Response>) {
  const page = new EventTarget();
  const noted = new Map<string, string>();
  const ask = vi.fn(answer);
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
  });
  vi.stubGlobal('fetch', ask);
  reloadOnceOnStaleChunk({ is_admin: () => false, entry_url: '/assets/index-1.js', reload });
  const fail = async (): Promise<void> => {
    page.dispatchEvent(new Event('vite:preloadError'));
    // The answer, and what follows on it.
    await new Promise((resolve) => setImmediate(resolve));
  };
  await fail();
  return { ask, reload, fail };
}

test('a public page whose code is gone from the host loads anew, and not twice in a minute', async () => {
  const { ask, reload, fail } = await failedAt(() => Promise.resolve(new Response(null, { status: 404 })));
  expect(ask).toHaveBeenCalledWith('/assets/index-1.js', { method: 'HEAD', cache: 'no-store' });
  expect(reload).toHaveBeenCalledOnce();
  await fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that is being left, whose code is there or cannot be asked for, is not loaded anew in place of the next', async () => {
  const there = await failedAt(() => Promise.resolve(new Response()));
  expect(there.reload).not.toHaveBeenCalled();
  const stopped = await failedAt(() => Promise.reject(new TypeError('NetworkError')));
  expect(stopped.reload).not.toHaveBeenCalled();
});

test('a tab that outlived a deploy reloads once, not in a circle', () => {
  expect(mayReload(null, 1_000)).toBe(true);
  expect(mayReload(1_000, 2_000)).toBe(false);
  expect(mayReload(1_000, 62_000)).toBe(true);
});
