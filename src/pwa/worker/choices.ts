/** What the worker does with a request, decided without touching a cache or the network. */
import { articleSlugAt, isAdminSide, redirectFor, withoutTrailingSlash } from '../../routes.ts';
import type { CachedFile } from '../worker-protocol.ts';

/** The parts of a request that decide. */
export interface RequestFacts {
  readonly method: string;
  readonly url: URL;
  readonly mode: string;
  readonly destination: string;
  readonly has_authorization: boolean;
  readonly has_range: boolean;
}

type Treatment =
  /** The worker stays out of it: nothing is answered from a cache, nothing is kept. */
  | 'leave'
  | 'admin_page'
  | 'public_page'
  /** A file with a hash in its name. */
  | 'hashed_file'
  /** A picture whose address never shows another one. */
  | 'picture'
  /** A picture of ours that a new build may have drawn anew under the same name. */
  | 'scene';

/** Where this worker and its backend live. */
export interface Origins {
  readonly own: string;
  /** The project's address; the own one where the app and its backend share it. */
  readonly backend: string;
}

/** The backend's addresses when it shares our origin; data lives in IndexedDB, never in a cache of the worker. */
const BACKEND = /^\/(?:rest|auth|storage|realtime|functions|api|_local)(?:\/|$)/;
const FILE = /\.[a-z0-9]+$/i;
const HASHED = /^\/assets\//;
const SCENE = /^\/scenes\//;
const STORED_PICTURE = /^\/storage\/v1\/object\/public\//;

/**
 * A picture in a public bucket. From another origin only with CORS: an opaque response counts as megabytes of the
 * visitor's storage, and hides whether it is a picture at all.
 */
const isStoredPicture = ({ url, mode, destination }: RequestFacts, { own, backend }: Origins): boolean =>
  destination === 'image' &&
  url.origin === backend &&
  STORED_PICTURE.test(url.pathname) &&
  (url.origin === own || mode === 'cors');

/** Which scene a picture of ours shows, whatever its size and format: `/scenes/hero-home-800.avif` is `/scenes/hero-home`. */
export const sceneOf = (path: string): string => path.replace(/-\d+\.[a-z]+$/, '');

/** Which treatment a request gets. */
export function treatmentOf(request: RequestFacts, origins: Origins): Treatment {
  const { url } = request;
  if (request.method !== 'GET' || request.has_authorization || request.has_range) return 'leave';
  if (isStoredPicture(request, origins)) return 'picture';
  if (url.origin !== origins.own || BACKEND.test(url.pathname)) return 'leave';
  if (request.mode === 'navigate') {
    if (isAdminSide(url.pathname)) return 'admin_page';
    return FILE.test(url.pathname) ? 'leave' : 'public_page';
  }
  if (SCENE.test(url.pathname) && request.destination === 'image') return 'scene';
  if (!HASHED.test(url.pathname)) return 'leave';
  return request.destination === 'image' ? 'picture' : 'hashed_file';
}

/** The page that fetches an article, or shows the one this device kept. */
export const ARTICLE_SHELL = '/_article.html';

/**
 * The one address under which an opened page is kept and found again, so that no query adds another copy of it: every page is
 * the same whatever its query, which its script alone reads. An old name is its new one's (G-005).
 */
const pageAddress = (path: string): string =>
  withoutTrailingSlash(redirectFor({ pathname: path, search: '', hash: '' }) ?? path);

/**
 * False for an answer that may tell of a project in its head (V-017), the one thing that hosts write into a page for its query:
 * kept, it would stand under the address of the page itself. The pages that do so are kept from the first visit on.
 */
const isPageItself = (search: string): boolean => !new URLSearchParams(search).has('project');

/** The cache of pages that were opened on this device, and of those of another language for who reads one of them. */
export const OPENED = 'pages';

/** Tells Workbox under which address a page is kept and found, and which answer is not kept. */
export const keptOnce = {
  cacheKeyWillBeUsed: ({ request: { url } }: { request: Request }): Promise<string> =>
    Promise.resolve(new URL(pageAddress(new URL(url).pathname), url).href),
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(isPageItself(new URL(request.url).search) ? response : null),
};

/** Addresses under which a public page may have been kept at installation; every article has the shell to fall back on. */
export function keptPageUrls(path: string): readonly string[] {
  const address = pageAddress(path);
  if (articleSlugAt(address) !== null) return [ARTICLE_SHELL];
  return [`${address === '/' ? '' : address}/index.html`];
}

/** A window as far as a notification is concerned. */
export interface NoticeWindow {
  readonly id: string;
  readonly url: string;
  readonly visibilityState: string;
  readonly focused: boolean;
}

const ofAdmin = <Window extends NoticeWindow>(windows: readonly Window[]): readonly Window[] =>
  windows.filter(({ url }) => isAdminSide(new URL(url).pathname));

/** Whether somebody looks at the admin and sees its bell: the page that asks says so itself, of the others the browser. */
export const isAdminInSight = (
  windows: readonly NoticeWindow[],
  asking: { readonly id: string | null; readonly is_hidden: boolean },
): boolean =>
  !asking.is_hidden ||
  ofAdmin(windows).some(({ id, visibilityState }) => id !== asking.id && visibilityState === 'visible');

/** The window of the admin that opens what a notification is about: the one in use, else one in sight, else any. */
export const windowForNotice = <Window extends NoticeWindow>(windows: readonly Window[]): Window | null => {
  const own = ofAdmin(windows);
  return (
    own.find(({ focused }) => focused) ??
    own.find(({ visibilityState }) => visibilityState === 'visible') ??
    own[0] ??
    null
  );
};

const PUBLIC_PREFIX = 'public-';
const ADMIN_PREFIX = 'admin-';

export interface BuildCaches {
  readonly id: string;
  readonly public_cache: string;
  readonly admin_cache: string;
}

/** Cache names of the build whose files these are: other files, other names, so that builds never mix. */
export function buildCaches(files: readonly CachedFile[]): BuildCaches {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(files.map(({ url, revision }) => [url, revision])))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  const id = hash.toString(36);
  return { id, public_cache: `${PUBLIC_PREFIX}${id}`, admin_cache: `${ADMIN_PREFIX}${id}` };
}

/** True for the caches that hold the admin of some build. */
export const isAdminCache = (name: string): boolean => name.startsWith(ADMIN_PREFIX);

/**
 * The caches that may be deleted: none while a newer worker is being installed or any open page runs another build (or did
 * not answer, which counts as another). The admin of an older build stays until this build's admin is complete: better an
 * old admin offline than none.
 */
export function cachesToDelete(given: {
  readonly names: readonly string[];
  readonly own: BuildCaches;
  readonly own_files: readonly string[];
  readonly own_admin_complete: boolean;
  readonly newer_worker: boolean;
  /** Entry script of every open page, null where a page did not answer. */
  readonly open_entries: readonly (string | null)[];
}): readonly string[] {
  const others_open = given.open_entries.some((entry) => entry === null || !given.own_files.includes(entry));
  if (given.newer_worker || others_open) return [];
  return given.names.filter(
    (name) =>
      (name.startsWith(PUBLIC_PREFIX) && name !== given.own.public_cache) ||
      (isAdminCache(name) && name !== given.own.admin_cache && given.own_admin_complete),
  );
}
