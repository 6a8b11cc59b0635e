/** The messages between pages and the worker, and the addresses that both know. */

/** The worker's address for ever: a worker that moves cannot be replaced. */
export const WORKER_URL = '/sw.js';
/** The empty page for /admin and everything below. */
export const SHELL_URL = '/_shell.html';
/** `AdminAssets` as JSON: everything the admin needs, written by the build and fetched by the worker when somebody signs in. */
export const ADMIN_ASSETS_URL = '/admin-assets.json';
export const OFFLINE_URL = '/offline.html';
export const ADMIN_OFFLINE_URL = '/admin-offline.html';

/** Name under which a page asks the browser to wake the worker when there is a network (Background Sync). */
export const PUSH_TAG = 'push-outbox';

/** A file to keep. `revision` is null when the address itself carries a hash of the content. */
export interface CachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What the admin needs: files without a slash at the beginning, whose names carry a hash, and what the shell's hash begins with. */
export interface AdminAssets {
  readonly shell: string;
  readonly files: readonly string[];
}

/** A notification, and the address of the admin that a click on it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
  readonly path: string;
}

/** From a page to a worker. */
export type PageMessage =
  /** The page runs now: a moment to clear away what no open page needs any more. */
  | { readonly type: 'started' }
  /** Someone signed in: keep the admin on this device. Answered over the port with a `CacheAdminAnswer`. */
  | { readonly type: 'cache-admin' }
  /** The person chose to update. */
  | { readonly type: 'skip-waiting' }
  /** Pictures that this page shows, to keep for reading offline; the worker takes those that are ours. */
  | { readonly type: 'cache-images'; readonly urls: readonly string[] }
  /** To be shown unless somebody looks at the admin; `is_hidden` says whether the page itself is out of sight. */
  | { readonly type: 'show-notices'; readonly notices: readonly Notice[]; readonly is_hidden: boolean };

/** Sends a message to a worker, with the ports that its answer should come over. */
export function tell(
  worker: { postMessage(message: PageMessage, transfer: Transferable[]): void },
  message: PageMessage,
  ports: readonly MessagePort[] = [],
): void {
  worker.postMessage(message, [...ports]);
}

/** `partly`: some file could not be had; the next start, sign-in or update tries again. */
export type CacheAdminAnswer = 'cached' | 'partly';

/** From the worker to a page of the admin: a notification was clicked. */
export interface OpenNotice {
  readonly type: 'open-notice';
  readonly path: string;
}

/** From the worker to a page; the page answers over the port with the path of its entry script. */
export interface WhichBuild {
  readonly type: 'which-build';
}
