/**
 * What a host answers on the networks of Netlify and Cloudflare Pages: the functions of `npm run serve`, with the files of the
 * build asked of the platform. `edge-bundle.ts` makes one file of it, which may import nothing of Node.
 */
import type { TrackingTargets } from '../../src/site/tracking/targets.ts';
import { createProjectHost, writeLogLine } from './project-host.ts';
import { requestFacts } from './request-facts.ts';
import { restBlog } from './rest-blog.ts';
import { type BuildFiles, contentTypeOf, type ServedFile, servedFile } from './served-file.ts';
import { HEALTH_PATH, hostedProjectAnswers, siteHealth } from './site-health.ts';

/** The settings that are bundled with the code of a build. None of them is secret: the publishable key is in every page already. */
export interface EdgeSettings {
  readonly site_origin: string;
  /** Of the build. */
  readonly version: string;
  readonly supabase_url: string;
  readonly publishable_key: string;
  readonly tracking: TrackingTargets;
  readonly captcha: boolean;
  /** The files of the build that the addresses below may need. */
  readonly files: readonly string[];
}

/** Addresses that code answers; all others are files, and what the platform's own configuration says of them. */
export const EDGE_PATHS = [
  '/',
  '/blog',
  '/blog/*',
  '/portfolio',
  '/portfolio/*',
  '/sitemap.xml',
  '/api/*',
  '/.vite/*',
  HEALTH_PATH,
] as const;

/** Asks the platform for a file of the build, as it is. */
type FetchFile = (file: string) => Promise<Response>;

/** Pages of articles may be many, and a process on these networks has little room. */
const MOST_KEPT = 50;
const NOT_FOUND_FILE = '404.html';

/** The platform does not give a file that the build has. */
class FileNotGiven extends Error {
  override readonly name = 'FileNotGiven';
}

/**
 * The files of a build that a platform holds. What was read is kept in `kept`: the files of a deployment never change, and the
 * next one starts anew. The platform compresses what is answered.
 */
function platformFiles(
  names: ReadonlySet<string>,
  kept: Map<string, ServedFile>,
  fetchFile: FetchFile,
): BuildFiles {
  return {
    has: (file) => names.has(file),
    async take(file) {
      if (!names.has(file)) return null;
      const known = kept.get(file);
      if (known !== undefined) return known;
      const answer = await fetchFile(file);
      // The not-found page comes with the status that it is for.
      const is_given = answer.ok || (file === NOT_FOUND_FILE && answer.status === 404);
      if (!is_given) throw new FileNotGiven(file);
      const served = await servedFile(new Uint8Array(await answer.arrayBuffer()), contentTypeOf(file), null);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(file, served);
      return served;
    },
    made: (text, content_type) => servedFile(new TextEncoder().encode(text), content_type, null),
  };
}

/** What a platform knows of a request. */
interface EdgeFacts {
  /** The address of the visitor's network. */
  readonly visitor: string;
  /** SITE_HOST_SECRET, out of the platform's own settings: it never stands in the bundle. */
  readonly host_secret: string;
}

type EdgeAnswer = (request: Request, facts: EdgeFacts, fetchFile: FetchFile) => Promise<Response>;

function edgeSite(settings: EdgeSettings): EdgeAnswer {
  const { supabase_url: url, publishable_key } = settings;
  const names = new Set(settings.files);
  const kept = new Map<string, ServedFile>();
  // One for all requests, since it remembers that a project does not answer.
  const blog = restBlog({
    url,
    publishable_key,
    onFailure: (failure) => writeLogLine({ event: 'blog_not_asked', failure }),
  });
  const health = siteHealth({
    version: () => Promise.resolve(settings.version),
    projectAnswers: () => hostedProjectAnswers(settings),
  });
  return async (request, { visitor, host_secret }, fetchFile) => {
    const files = platformFiles(names, kept, fetchFile);
    const answer = createProjectHost({ ...settings, host_secret, files, blog, health, log: writeLogLine });
    return await answer(request, requestFacts(request, visitor, false));
  };
}

/** What Cloudflare Pages gives a worker beside the request. */
interface CloudflareSurroundings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** As the site's settings have it. */
  readonly SITE_HOST_SECRET?: string;
}

/** Cloudflare Pages gives the file `a/index.html` at `/a/` and `a.html` at `/a`; their own names it redirects there. */
const assetAddress = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

/** The worker of Cloudflare Pages: the default export of `_worker.js`. */
export function cloudflareWorker(settings: EdgeSettings) {
  const answer = edgeSite(settings);
  return {
    fetch(request: Request, { ASSETS, SITE_HOST_SECRET }: CloudflareSurroundings): Promise<Response> {
      const visitor = request.headers.get('cf-connecting-ip') ?? '';
      return answer(request, { visitor, host_secret: SITE_HOST_SECRET ?? '' }, (file) =>
        ASSETS.fetch(new Request(new URL(assetAddress(file), request.url))),
      );
    },
  };
}

/** What Netlify gives an edge function beside the request. */
interface NetlifyContext {
  readonly ip: string;
  next(request?: Request): Promise<Response>;
}

/** Netlify's own object, which has the settings of the site; there is none elsewhere. */
declare const Netlify: { readonly env: { get(name: string): string | undefined } } | undefined;

const netlifySecret = (): string =>
  (typeof Netlify === 'undefined' ? undefined : Netlify.env.get('SITE_HOST_SECRET')) ?? '';

/**
 * The edge function of Netlify: the default export of its file. It may not ask for an address that it answers itself, so the
 * file of the address asked for comes by `next`; every other file it needs lies where no function answers.
 */
export function netlifyFunction(settings: EdgeSettings) {
  const answer = edgeSite(settings);
  return (request: Request, context: NetlifyContext): Promise<Response> =>
    answer(request, { visitor: context.ip, host_secret: netlifySecret() }, (file) => {
      const url = new URL(request.url);
      const is_own = [file, file.replace(/\/index\.html$/, '')].includes(url.pathname.slice(1));
      if (!is_own) return fetch(new URL(`/${file}`, url));
      return request.method === 'GET'
        ? context.next()
        : context.next(new Request(request, { method: 'GET' }));
    });
}
