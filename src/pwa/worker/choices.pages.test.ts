import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkFirst } from 'workbox-strategies';
import { routes } from '../../routes.ts';
import { keptOnce, OPENED } from './choices.ts';

const ORIGIN = 'https://havenglans.example';

// Workbox looks for the worker's scope while it is imported.
vi.hoisted(() => {
  Object.assign(globalThis, { self: globalThis, ExtendableEvent: Event, FetchEvent: CustomEvent });
  Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });
});

/** What the one cache holds, by address. */
let held = new Map<string, Response>();
const addressOf = (asked: Request | string): string =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

const cache = {
  match: async (asked: Request | string, { ignoreSearch = false } = {}) => {
    const bare = (address: string): string => (ignoreSearch ? address.replace(/\?.*/, '') : address);
    const found = [...held].find(([address]) => bare(address) === bare(addressOf(asked)));
    return found?.[1].clone();
  },
  put: async (asked: Request | string, answer: Response) => {
    held.set(addressOf(asked), answer);
  },
  delete: async (asked: Request | string) => held.delete(addressOf(asked)),
};

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: (asked: Request | string, how: { ignoreSearch?: boolean }) => cache.match(asked, how),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the page at an address is answered with by a network that gives `answer`; undefined: none is there. */
async function open(path: string, answer?: Response): Promise<string | undefined> {
  vi.stubGlobal('fetch', () =>
    answer === undefined ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer),
  );
  const pages = new NetworkFirst({ cacheName: OPENED, plugins: [keptOnce] });
  const event = Object.assign(new Event('fetch'), { waitUntil: () => undefined });
  const [page, done] = pages.handleAll({ event, request: new Request(ORIGIN + path) });
  const text = await page.then(
    (given) => given.text(),
    () => undefined,
  );
  await done.catch(() => undefined);
  return text;
}

const addresses = (): readonly string[] => [...held.keys()].map((address) => address.replace(ORIGIN, ''));

test('R-33 a page that was opened is found offline whatever the query of either address, and kept once', async () => {
  await open('/diensten/matteren?boot=sloep', new Response('of matting'));
  await open('/diensten/matteren?boot=zeilboot', new Response('of matting, newer'));
  await open('/cookies', new Response('of cookies'));
  expect(addresses()).toEqual(['/diensten/matteren', '/cookies']);
  for (const path of ['/diensten/matteren', '/diensten/matteren/', '/diensten/matteren?boot=tender'])
    expect(await open(path), path).toBe('of matting, newer');
  expect(await open('/cookies?van=mail')).toBe('of cookies');
  expect(await open('/diensten/poetsen?boot=sloep')).toBeUndefined();
});

test('R-33 a page of a language that was kept ahead is found with a query, with a slash at its end, and as home', async () => {
  expect(OPENED, 'the cache that pages put those of their language into').toBe('pages');
  for (const path of ['/en', '/en/contact', '/en/services']) await cache.put(path, new Response(path));
  expect(await open('/en/contact?ligplaats=Muiden#contact')).toBe('/en/contact');
  expect(await open('/en/services?plan=a1')).toBe('/en/services');
  expect(await open('/en?dienst=antifouling-aanbrengen')).toBe('/en');
  expect(await open('/en/')).toBe('/en');
  expect(await open('/en/contact/')).toBe('/en/contact');
});

test('V-017 a page that tells of the project in its address does not stand in for the page itself', async () => {
  await open('/portfolio', new Response('all projects'));
  expect(await open(routes.project('p1'), new Response('one project'))).toBe('one project');
  expect(addresses()).toEqual(['/portfolio']);
  expect(await open('/portfolio')).toBe('all projects');
  expect(await open(routes.project('p1'))).toBe('all projects');
});
