import { NO_TARGETS, type TrackingTargets } from '../../src/site/tracking/targets.ts';
import { answerBlog } from './blog-answers.ts';
import type { BlogSource } from './blog-source.ts';
import { findPage } from './find-page.ts';
import { otherName } from './other-name.ts';
import { answerProject } from './project-answers.ts';
import { cacheControl, hostHeaders, type InlineHashes, NO_INLINE } from './host-headers.ts';
import type { BuildFiles, Encoding, ServedFile } from './served-file.ts';
import { HEALTH_PATH } from './site-health.ts';

interface StaticHostOptions {
  readonly files: BuildFiles;
  /** Where the API is when it is not here; null when it is. */
  readonly supabase_url: string | null;
  /** Where visitors who agree are measured; as the build was told. Default: nowhere. */
  readonly tracking?: TrackingTargets;
  /** The blog and the projects as they are now; without it there is only what the build has. */
  readonly blog?: BlogSource;
  /** The site's own origin, which its policies name. Default: the one that each request names. */
  readonly origin?: string;
  /** Whether the build has a captcha's key. Default: it has none. */
  readonly captcha?: boolean;
  /** Answers `/healthz`, which a monitor asks; without it that address is a page like any other. */
  readonly health?: () => Promise<Response>;
}

/** When a search engine may come again for an article that could not be asked for. */
const RETRY_AFTER_S = 60;

/**
 * G-002: the same address without www, and with it for a site whose own name begins so; null where the name is the right one.
 * The proxy that ends the encryption keeps the scheme.
 */
function rightAddress(url: URL, origin: string | undefined): string | null {
  const site = origin === undefined ? null : new URL(origin).hostname;
  const is_other = url.hostname.startsWith('www.') || `www.${url.hostname}` === site;
  if (url.hostname === site || !is_other) return null;
  return `//${otherName(url.host)}${url.pathname}${url.search}`;
}

/** Serves the built app as a static host would (README, "a static host"). */
export function createStaticHost(options: StaticHostOptions): (request: Request) => Promise<Response> {
  const { files } = options;
  return async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    if (options.health !== undefined && url.pathname === HEALTH_PATH) return await options.health();
    const right = rightAddress(url, options.origin);
    if (right !== null) return new Response(null, { status: 301, headers: { location: right } });
    const now = options.blog
      ? ((await answerBlog(url, options.blog, files)) ?? (await answerProject(url, options.blog, files)))
      : null;
    const decision = now ?? findPage(url.pathname, url.search, (name) => files.has(name));
    const headersWith = (inline: InlineHashes): Record<string, string> =>
      hostHeaders({
        pathname: url.pathname,
        supabase_url: options.supabase_url,
        tracking: options.tracking ?? NO_TARGETS,
        captcha: options.captcha ?? false,
        origin: options.origin ?? url.origin,
        inline,
      });
    if (decision.kind === 'redirect')
      return new Response(null, {
        status: 301,
        headers: { ...headersWith(NO_INLINE), location: decision.to },
      });
    if (decision.kind === 'text') {
      const headers = {
        ...headersWith(decision.served.inline),
        ...fileHeaders(url.pathname, decision.served),
      };
      return await answerFile(request, decision.served, { ...headers, 'cache-control': 'no-cache' }, 200);
    }
    const file = decision.kind === 'file' ? await files.take(decision.file) : null;
    if (file === null || decision.kind !== 'file')
      return new Response('404\n', {
        status: 404,
        headers: {
          ...headersWith(NO_INLINE),
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-cache',
        },
      });
    const headers = {
      ...headersWith(file.inline),
      ...fileHeaders(url.pathname, file),
      ...(decision.status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}),
    };
    return await answerFile(request, file, headers, decision.status);
  };
}

const fileHeaders = (pathname: string, file: ServedFile): Record<string, string> => ({
  'content-type': file.content_type,
  'cache-control': cacheControl(pathname, file.content_type),
  ...(file.compressible ? { vary: 'accept-encoding' } : {}),
});

async function answerFile(
  request: Request,
  file: ServedFile,
  headers: Record<string, string>,
  status: 200 | 404 | 503,
): Promise<Response> {
  const encoding = file.compressible ? acceptedEncoding(request) : null;
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`;
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    // A proxy that compresses an answer on its way marks its tag as weak.
    .map((one) => one.trim().replace(/^W\//, ''));
  if (status === 200 && known.includes(etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } });
  const bytes = await file.bytes(encoding);
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: {
      ...headers,
      etag,
      'content-length': String(bytes.byteLength),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    },
  });
}

function acceptedEncoding(request: Request): Encoding {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}
