import { type BuildPlan, NOT_FOUND, SHELL } from './build-plan.ts';
import { commonHeaders, entryText, headersEntries } from './headers-file.ts';
import { otherName } from './other-name.ts';

/** `_headers` of Netlify. */
export function netlifyHeaders(plan: BuildPlan): string {
  const everywhere = { address: '/*', headers: commonHeaders(plan) };
  return `${[everywhere, ...headersEntries(plan)].map((entry) => entryText(entry)).join('\n\n')}\n`;
}

/** `_redirects` of Netlify; the first line that fits holds. What is asked of functions, the edge function answers. */
export function netlifyRedirects({ site, redirects }: BuildPlan): string {
  const lines = [
    [`https://${otherName(site.host)}/*`, `${site.origin}/:splat`, '301!'],
    ...redirects.map(([from, to]) => [from, to, '301']),
    ['/404', NOT_FOUND, '404!'],
    ['/admin', SHELL, '200'],
    ['/admin/*', SHELL, '200'],
    ['/*', NOT_FOUND, '404'],
  ];
  return `${lines.map((line) => line.join(' ')).join('\n')}\n`;
}

/**
 * `netlify.toml` for the root of the repository. Without `pretty_urls` a page is at its address; with it Netlify would put a
 * slash behind each, which the edge function takes away again.
 */
export const NETLIFY_SETTINGS = `[build]
  command = "npm run build && npm run host:files && cp host-files/netlify/_* dist/"
  publish = "dist"
  edge_functions = "host-files/netlify/edge-functions"

[build.processing.html]
  pretty_urls = false
`;
