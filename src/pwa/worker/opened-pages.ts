/** Where pages are kept that were opened on this device: each once, to be found whatever the query of either address. */
import { isPageItself, pageAddress } from './choices.ts';

/** The cache that holds them; pages of another language are put there by a page, for who reads one of them. */
export const OPENED = 'pages';

/** Tells a strategy of Workbox under which address it keeps and looks for a page, and which answer is not kept. */
export const keptOnce = {
  cacheKeyWillBeUsed: ({ request: { url } }: { request: Request }): Promise<string> =>
    Promise.resolve(new URL(pageAddress(new URL(url).pathname), url).href),
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(isPageItself(new URL(request.url).search) ? response : null),
};

/** A page that a worker before this one kept with the query it was opened with. */
export const pageKeptWithQuery = async (path: string): Promise<Response | undefined> =>
  await (await caches.open(OPENED)).match(pageAddress(path), { ignoreSearch: true });
