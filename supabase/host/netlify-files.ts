import type { BuildPlan } from './build-plan.ts';
import { NOT_FOUND, SHELL } from './build-plan.ts';
import { cacheControl } from './host-headers.ts';

type Headers = Readonly<Record<string, string>>;

const entry = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** What the headers of every page and file have in common. */
function shared(plan: BuildPlan): Headers {
  const all = [plan.worker_headers, ...plan.pages.map((page) => page.headers)];
  return Object.fromEntries(
    Object.entries(plan.file_headers).filter(([name, value]) =>
      all.every((headers) => headers[name] === value),
    ),
  );
}

const without = (headers: Headers, those: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in those)));

/**
 * `_headers` of Netlify and Cloudflare Pages. Both send a header twice where two entries fit an address, so what all have in
 * common stands once, for every address, and the rest where nothing else gives it.
 */
export function headersFile(plan: BuildPlan): string {
  const common = shared(plan);
  const of = (headers: Headers, pathname: string, type: string): Headers => ({
    ...without(headers, common),
    'cache-control': cacheControl(pathname, type),
  });
  return `${[
    entry('/*', common),
    ...plan.pages.flatMap(({ address, file, headers }) => {
      const own = of(headers, file, 'text/html');
      if (file === SHELL) return [entry(address, own), entry(`${address}/*`, own)];
      return [entry(address, own)];
    }),
    entry('/sw.js', of(plan.worker_headers, '/sw.js', 'text/javascript')),
    entry(
      '/manifest.webmanifest',
      of(plan.file_headers, '/manifest.webmanifest', 'application/manifest+json'),
    ),
    entry('/scenes/*', of(plan.file_headers, '/scenes/any-800.avif', 'image/avif')),
    entry('/assets/*', of(plan.file_headers, '/assets/any-12345678.js', 'text/javascript')),
  ].join('\n\n')}\n`;
}

/** `_redirects` of both; the first line that fits holds. */
export function redirectsFile(plan: BuildPlan): string {
  const { site, supabase_url } = plan;
  const lines = [
    [`https://www.${site.host}/*`, `${site.origin}/:splat`, '301!'],
    ...plan.redirects.map(([from, to]) => [from, to, '301']),
    ...(supabase_url === null ? [] : [['/api/*', `${supabase_url}/functions/v1/:splat`, '200']]),
    ['/admin', SHELL, '200'],
    ['/admin/*', SHELL, '200'],
    ['/*', NOT_FOUND, '404'],
  ];
  return `${lines.map((line) => line.join(' ')).join('\n')}\n`;
}
