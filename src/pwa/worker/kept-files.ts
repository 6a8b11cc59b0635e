/** Keeping a build's files in Cache Storage. */
import { sha256Hex } from '../../lib/sha256.ts';
import { type AdminAssets, type CacheAdminAnswer, type CachedFile, SHELL_URL } from '../worker-protocol.ts';
import { type BuildCaches, isAdminCache, sceneOf } from './choices.ts';

/** A file of this build: from a cache when its name carries its hash, else from the network. Throws when it cannot be had. */
async function obtain({ url, revision }: CachedFile): Promise<Response> {
  if (revision === null) {
    const held = await caches.match(url);
    if (held) return held;
  }
  const response = await fetch(url, { cache: revision === null ? 'default' : 'reload' });
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** Puts every file into a cache, skipping those already in it. Throws when one cannot be had. */
export async function keepAll(cache_name: string, files: readonly CachedFile[]): Promise<void> {
  const cache = await caches.open(cache_name);
  await Promise.all(
    files.map(async (file) => {
      if (!(await cache.match(file.url))) await cache.put(file.url, await obtain(file));
    }),
  );
}

/** Keeps an answer that came; a device without room for it just has it not. */
export async function keepFile(cache_name: string, request: Request, answer: Response): Promise<void> {
  if (!answer.ok) return;
  try {
    await (await caches.open(cache_name)).put(request, answer);
  } catch {
    // No room.
  }
}

/** A file whose revision begins its hash; a deploy between two requests must not mix two builds in one cache. */
async function obtainOfThisBuild(file: CachedFile): Promise<Response> {
  const response = await obtain(file);
  const hex = await sha256Hex(await response.clone().arrayBuffer());
  if (file.revision === null || !hex.startsWith(file.revision))
    throw new Error(`${file.url} is of another build`);
  return response;
}

async function adminFiles(list: CachedFile): Promise<readonly CachedFile[]> {
  const { shell, files }: AdminAssets = await (await obtainOfThisBuild(list)).json();
  return [{ url: SHELL_URL, revision: shell }, ...files.map((file) => ({ url: `/${file}`, revision: null }))];
}

/** True once the whole admin of this build is kept: the shell is put last. */
export async function adminIsCached(own: BuildCaches): Promise<boolean> {
  return (await (await caches.open(own.admin_cache)).match(SHELL_URL)) !== undefined;
}

/** True when someone signed in on this device before, with whichever build. */
export async function anyAdminIsKept(): Promise<boolean> {
  for (const name of (await caches.keys()).filter(isAdminCache))
    if (await (await caches.open(name)).match(SHELL_URL)) return true;
  return false;
}

/** Keeps everything on this build's list of the admin's files, the shell last, so that a cached shell always has its files. */
export async function keepAdmin(own: BuildCaches, list: CachedFile | undefined): Promise<CacheAdminAnswer> {
  try {
    if (await adminIsCached(own)) return 'cached';
    if (list === undefined) throw new Error('the build has no list of the admin files');
    const files = await adminFiles(list);
    const shell = files.find(({ url }) => url === SHELL_URL);
    if (!shell) throw new Error('the list of admin files has no shell');
    await keepAll(
      own.admin_cache,
      files.filter((file) => file !== shell),
    );
    await (await caches.open(own.admin_cache)).put(SHELL_URL, await obtainOfThisBuild(shell));
    return 'cached';
  } catch {
    return 'partly';
  }
}

/** The admin's shell: of this build, else of any build that is complete. */
export async function keptShell(own: BuildCaches): Promise<Response | undefined> {
  const shell = await (await caches.open(own.admin_cache)).match(SHELL_URL);
  return shell ?? (await caches.match(SHELL_URL));
}

/** A picture of nothing: the ground of its place shows, and no sign of a broken one. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Replaces a scene that cannot be fetched now: by another cached size of it, else by its background colour. */
export async function absentScene(url: string, cache_name: string): Promise<Response> {
  const cache = await caches.open(cache_name);
  const wanted = sceneOf(new URL(url).pathname);
  const kept = (await cache.keys()).find((request) => sceneOf(new URL(request.url).pathname) === wanted);
  const held = kept && (await cache.match(kept));
  return held ?? new Response(NOTHING, { headers: { 'content-type': 'image/svg+xml' } });
}
