import type { RawRow } from './rest.ts';

/** Articles that were read on this device, so that they can be read without a network. */
const CACHE = 'articles';
const MOST_KEPT = 40;

const addressOf = (slug: string): string => `/blog/${slug}.json`;

const isRow = (value: unknown): value is RawRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps an article; the one kept longest goes when there are many. A device that refuses just has none. */
export async function keepArticle(slug: string, row: RawRow): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.delete(addressOf(slug));
    await cache.put(addressOf(slug), Response.json(row));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_KEPT)).map((old) => cache.delete(old)));
  } catch {
    // No cache here, or no room in it.
  }
}

/** Forgets an article that is no longer there. */
export async function forgetArticle(slug: string): Promise<void> {
  await caches
    .open(CACHE)
    .then((cache) => cache.delete(addressOf(slug)))
    .catch(() => false);
}

/** An article that was read here before; null when it was not. */
export async function keptArticle(slug: string): Promise<RawRow | null> {
  try {
    const held = await (await caches.open(CACHE)).match(addressOf(slug));
    const row: unknown = await held?.json();
    return isRow(row) ? row : null;
  } catch {
    return null;
  }
}

const CODE_CACHE = 'article-code';
/** The page that shows an article from what this device kept; the worker falls back on it. */
const SHELL_URL = '/_article.html';

async function keepOnly(cache: Cache, urls: readonly string[]): Promise<void> {
  const kept = await cache.keys();
  const others = kept.filter(({ url }) => !urls.some((wanted) => url.endsWith(wanted)));
  await Promise.all(others.map((old) => cache.delete(old)));
}

/**
 * Keeps the page that shows articles without a network, of the build whose entry script this is; what older builds left
 * goes. With `code_url` also the code that cleans them.
 */
export async function keepReader(entry: string, code_url: string | null): Promise<void> {
  try {
    const cache = await caches.open(CODE_CACHE);
    const shell = await (await cache.match(SHELL_URL))?.text();
    if (shell?.includes(entry) !== true) await cache.add(new Request(SHELL_URL, { cache: 'reload' }));
    if (code_url === null || (await cache.match(code_url)) !== undefined) return;
    await cache.add(code_url);
    await keepOnly(cache, [SHELL_URL, code_url]);
  } catch {
    // No cache here, or no network any more.
  }
}

/** The worker's own name for the pages it keeps. */
const PAGES_CACHE = 'pages';

/** Keeps the finished page of an article that was opened before a worker stood behind it. */
export async function keepPage(path: string): Promise<void> {
  try {
    await (await caches.open(PAGES_CACHE)).add(path);
  } catch {
    // As above.
  }
}
