/** What search engines read beside the pages. Pure; finish-build.ts writes the files. */

import { escapeMarkup } from '../../lib/markup-text.ts';

const SITEMAP_FILE = 'sitemap.xml';

/** An entry of the sitemap, with the day on which an article was last changed. */
export function sitemapEntry(address: string, modified: string | null): string {
  const day = modified === null ? '' : `<lastmod>${escapeMarkup(modified.slice(0, 10))}</lastmod>`;
  return `  <url><loc>${escapeMarkup(address)}</loc>${day}</url>\n`;
}

/** sitemap.xml: the one address of everything that may be indexed (G-018), of articles with the day of their last change. */
export function sitemapXml(addresses: readonly string[], modified: ReadonlyMap<string, string>): string {
  const urls = addresses.map((address) => sitemapEntry(address, modified.get(address) ?? null)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** robots.txt: everything but the admin (G-017), and where the sitemap is. */
export function robotsText(site_url: string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${site_url}/${SITEMAP_FILE}\n`;
}
