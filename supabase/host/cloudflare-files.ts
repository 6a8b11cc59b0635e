import { err, ok, type Result } from '../../src/lib/result.ts';
import { type BuildPlan, NOT_FOUND, type PlannedPage, SHELL } from './build-plan.ts';
import { EDGE_PATHS } from './edge-site.ts';
import { commonHeaders, entryText, headersEntries } from './headers-file.ts';

/** What Cloudflare Pages reads of a `_headers` file; it passes over the rest without a word to visitors. */
const MOST_ENTRIES = 100;
const LONGEST_LINE = 2_000;
const POLICY = 'content-security-policy';

const isByWorker = (address: string): boolean => /^\/(?:blog|portfolio)(?:\/|$)/.test(address);

/** Why there can be no `_headers`. */
export type HeadersFault = 'too_many_entries' | 'line_too_long';

/**
 * `_headers` of Cloudflare Pages. Every address has the policy of the not-found page, since an unknown one has no entry; the
 * others put their own in its place. What the worker answers has its own headers.
 */
export function cloudflareHeaders(plan: BuildPlan): Result<string, HeadersFault> {
  const policy = plan.pages.find(({ file }) => file === NOT_FOUND)?.headers[POLICY];
  const everywhere = {
    address: '/*',
    headers: { ...commonHeaders(plan), ...(policy === undefined ? {} : { [POLICY]: policy }) },
  };
  const entries = headersEntries(plan).filter(({ address }) => !isByWorker(address));
  const text = `${[
    entryText(everywhere, ['! access-control-allow-origin']),
    ...entries.map((entry) => entryText(entry, POLICY in entry.headers ? [`! ${POLICY}`] : [])),
  ].join('\n\n')}\n`;
  if (entries.length + 1 > MOST_ENTRIES) return err('too_many_entries');
  return text.split('\n').some((line) => line.length > LONGEST_LINE) ? err('line_too_long') : ok(text);
}

/** Where Cloudflare Pages gives a page: `a/index.html` at `/a/`, `a.html` at `/a`. */
const nativeAddress = ({ file }: PlannedPage): string => file.replace(/index\.html$|\.html$/, '');

function linesOf(page: PlannedPage): readonly (readonly string[])[] {
  const { file, address } = page;
  const native = nativeAddress(page);
  const by_file = [file, native, '200'];
  if (native === '/' || !native.endsWith('/')) return [by_file];
  return [by_file, [address, native, '200'], [native, address, '301']];
}

/**
 * `_redirects` of Cloudflare Pages. It would put a slash behind the address of a page and redirect the name of its file, so each
 * has lines of its own. Lines with a star come last: after the first of them every line counts as one, and those are few.
 */
export function cloudflareRedirects({ pages, redirects }: BuildPlan): string {
  const shell = SHELL.replace('.html', '');
  const lines = [
    ...redirects.map(([from, to]) => [from, to, '301']),
    ...pages.filter(({ address }) => !isByWorker(address)).flatMap(linesOf),
    // An address below it, where nothing is: answered with the page and its status.
    ['/404', '/404/404', '200'],
    ['/admin', shell, '200'],
    ['/admin/*', shell, '200'],
  ];
  return `${lines.map((line) => line.join(' ')).join('\n')}\n`;
}

/** `_routes.json`: what the worker answers; all else are files, for which nothing runs. */
export const cloudflareRoutes = (): string =>
  `${JSON.stringify({ version: 1, include: EDGE_PATHS, exclude: [] }, null, 2)}\n`;
