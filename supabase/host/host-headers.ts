import { EMBED_ORIGINS } from '../../src/html/policy.ts';
import { CAPTCHA_SOURCES } from '../../src/site/forms/captcha.ts';
import { NO_TARGETS, type TrackingTargets } from '../../src/site/tracking/targets.ts';

/** What the headers of one answer depend on. */
interface HostEnv {
  /** The address asked for. */
  readonly pathname: string;
  /** Another origin that holds the API; null where the app's own origin does. */
  readonly supabase_url: string | null;
  /** Origin of the app itself, for WebSockets in browsers whose 'self' leaves them out. */
  readonly origin: string;
  /** Where a visitor who agreed is measured; neither where it is not configured. */
  readonly tracking: TrackingTargets;
  /** Whether a captcha is configured: its provider is let in on public pages then, and never otherwise. */
  readonly captcha?: boolean;
  /** What the page holds between its own lines; nothing for any other file. */
  readonly inline: InlineHashes;
}

/** 'sha256-…' of the inline parts of a page that its policy has to let through. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly style_attributes: readonly string[];
}

const NO_CAPTCHA = { script: [], frame: [], connect: [] };

export const NO_INLINE: InlineHashes = { scripts: [], styles: [], style_attributes: [] };

/** Pages of the admin and the shell they are served from. */
export const isAdminPath = (pathname: string): boolean =>
  pathname === '/admin' || pathname.startsWith('/admin/') || pathname === '/_shell.html';

const socketOrigin = (origin: string): string => origin.replace(/^http/, 'ws');

const hashSources = (hashes: readonly string[]): string[] => [...new Set(hashes)].map((hash) => `'${hash}'`);

function styleSources({ pathname, inline }: HostEnv): readonly string[] {
  // The admin's component library sets its variables in style elements of its own; the public pages do not.
  if (isAdminPath(pathname)) return ["'self'", "'unsafe-inline'"];
  const attributes = hashSources(inline.style_attributes);
  return [
    "'self'",
    ...hashSources(inline.styles),
    ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
  ];
}

const originsOf = (...urls: readonly string[]): string[] => [
  ...new Set(urls.filter((url) => url !== '').map((url) => new URL(url).origin)),
];

function contentSecurityPolicy(env: HostEnv): string {
  const origins = [env.origin, ...(env.supabase_url === null ? [] : [new URL(env.supabase_url).origin])];
  const sockets = origins.map(socketOrigin);
  const api = origins.slice(1);
  const { tag_manager_url, analytics_url } = isAdminPath(env.pathname) ? NO_TARGETS : env.tracking;
  const managers = originsOf(tag_manager_url);
  const receivers = originsOf(tag_manager_url, analytics_url);
  const captcha = env.captcha === true && !isAdminPath(env.pathname) ? CAPTCHA_SOURCES : NO_CAPTCHA;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashSources(env.inline.scripts), ...managers, ...captcha.script],
    'style-src': styleSources(env),
    'connect-src': ["'self'", ...api, ...sockets, ...receivers, ...captcha.connect],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...receivers],
    'media-src': ["'self'", 'blob:', ...api],
    'font-src': ["'self'"],
    // R-51, B-055: a video plays after a click, in a dialog or an article; nothing is asked of its host before.
    'frame-src': isAdminPath(env.pathname) ? ["'none'"] : [...EMBED_ORIGINS, ...captcha.frame],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * The security headers of a page or file. One function, so that the embedded host and a static host's
 * configuration say the same. The policy of /admin goes with the shell it is served from, also out of
 * the service worker's cache; so a way from a public page into the admin is a full page load.
 */
export function hostHeaders(env: HostEnv): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(env),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // Only where there is encryption to insist on.
    ...(env.origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
    ...(isAdminPath(env.pathname) ? { 'x-robots-tag': 'noindex' } : {}),
    ...(env.pathname === '/sw.js' ? { 'service-worker-allowed': '/' } : {}),
  };
}

/** How long files may be kept, by their path: the first pattern that fits holds; elsewhere OTHER_FILES. */
export const CACHE_RULES: readonly { readonly path: RegExp; readonly value: string }[] = [
  // Every name in /assets/ ends with a hash of its content; a stylesheet's is nothing else.
  { path: /^\/assets\/(?:.+-)?[\w-]{7,}\.\w+$/, value: 'public, max-age=31536000, immutable' },
  // Pages and the worker are asked for each time.
  { path: /^\/sw\.js$|\.(?:html|webmanifest)$/, value: 'no-cache' },
  // Pictures keep their name when they are drawn anew: a day, and a week more while the new one is fetched.
  { path: /^\/scenes\//, value: 'public, max-age=86400, stale-while-revalidate=604800' },
];
export const OTHER_FILES = 'public, max-age=3600';

/** How long an answer may be kept; a page by its kind, since its address has no ending. */
export function cacheControl(pathname: string, content_type: string): string {
  const path = content_type.startsWith('text/html') ? '/page.html' : pathname;
  return CACHE_RULES.find((rule) => rule.path.test(path))?.value ?? OTHER_FILES;
}
