import { COMPANY } from '../../content/company.ts';
import { BUILT_PAGES, NOINDEX_PAGES, type PublicPage, routes } from '../../routes.ts';

/** G-019: the one address of a page: no slash at its end, and the bare host for the home page. */
export function canonicalAddress(path: string): string {
  return `${COMPANY.site_url}${path.replace(/\/+$/, '')}`;
}

/** G-018: everything that may be indexed: the pages that exist, those of the offerings and the articles of the blog; never /admin, /404 or NOINDEX_PAGES. */
export function indexablePaths(
  built: readonly PublicPage[] = BUILT_PAGES,
  article_slugs: readonly string[] = [],
  offering_slugs: readonly string[] = [],
): readonly string[] {
  const articles = built.includes('blog')
    ? article_slugs.map((slug) => `${routes.page('blog')}/${slug}`)
    : [];
  const indexed = built.filter((page) => !NOINDEX_PAGES.includes(page));
  const offerings = offering_slugs.map((slug) => routes.offering(slug));
  return [...indexed.map((page) => routes.page(page)), ...offerings, ...articles];
}
