import { type BuildPlan, type Headers, SHELL } from './build-plan.ts';
import { cacheControl } from './host-headers.ts';

/** An entry of `_headers`: an address, or all below one, and what its answers have. */
interface HeadersEntry {
  readonly address: string;
  readonly headers: Headers;
}

const without = (headers: Headers, those: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in those)));

/** What the headers of every page and file have in common. */
export function commonHeaders(plan: BuildPlan): Headers {
  const all = [plan.worker_headers, ...plan.pages.map((page) => page.headers)];
  return Object.fromEntries(
    Object.entries(plan.file_headers).filter(([name, value]) =>
      all.every((headers) => headers[name] === value),
    ),
  );
}

/**
 * What else each address has. Netlify and Cloudflare Pages send a header twice where two entries fit an address, so what all have
 * in common stands once, for every address, and the rest where nothing else gives it.
 */
export function headersEntries(plan: BuildPlan): readonly HeadersEntry[] {
  const common = commonHeaders(plan);
  const of = (address: string, headers: Headers, pathname: string, type: string): HeadersEntry => ({
    address,
    headers: { ...without(headers, common), 'cache-control': cacheControl(pathname, type) },
  });
  return [
    ...plan.pages.flatMap(({ address, file, headers }) => [
      of(address, headers, file, 'text/html'),
      ...(file === SHELL ? [of(`${address}/*`, headers, file, 'text/html')] : []),
      // The worker of the browser keeps such pages by their file.
      ...(file.endsWith('/index.html') ? [] : [of(file, headers, file, 'text/html')]),
    ]),
    of('/sw.js', plan.worker_headers, '/sw.js', 'text/javascript'),
    ...plan.others.map((address) => of(address, plan.file_headers, ...sampleOf(address))),
  ];
}

/** A file of a folder, and its type, as far as they decide how long it may be kept. */
function sampleOf(address: string): readonly [string, string] {
  if (address === '/assets/*') return ['/assets/any-12345678.js', 'text/javascript'];
  return [address.replace('*', 'any.avif'), 'application/octet-stream'];
}

/** An entry as both hosts read it; `lines` come before its headers. */
export const entryText = ({ address, headers }: HeadersEntry, lines: readonly string[] = []): string =>
  [
    address,
    ...[...lines, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].map(
      (line) => `  ${line}`,
    ),
  ].join('\n');
