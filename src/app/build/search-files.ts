/** What search engines read beside the pages. Pure; finish-build.ts writes the files. */

import { escapeMarkup } from '../../lib/markup-text.ts';

const SITEMAP_FILE = 'sitemap.xml';

interface LanguageAddress {
  readonly hreflang: string;
  readonly address: string;
}

/** An entry of the sitemap, with the day on which an article was last changed, and the languages of a page that has several. */
export function sitemapEntry(
  address: string,
  modified: string | null,
  languages: readonly LanguageAddress[] = [],
): string {
  const others = languages.map(
    ({ hreflang, address: other }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(other)}"/>`,
  );
  const day = modified === null ? '' : `<lastmod>${escapeMarkup(modified.slice(0, 10))}</lastmod>`;
  return `  <url><loc>${escapeMarkup(address)}</loc>${day}${others.join('')}</url>\n`;
}

/** sitemap.xml: the one address of everything that may be indexed (G-018), of articles with the day of their last change, of translated pages with all their languages. */
export function sitemapXml(
  addresses: readonly string[],
  modified: ReadonlyMap<string, string>,
  languages: ReadonlyMap<string, readonly LanguageAddress[]> = new Map(),
): string {
  const urls = addresses
    .map((address) => sitemapEntry(address, modified.get(address) ?? null, languages.get(address)))
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

/** robots.txt: everything but the admin (G-017), and where the sitemap is. */
export function robotsText(site_url: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${site_url}/${SITEMAP_FILE}\n`;
}
