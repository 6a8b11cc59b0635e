import { COMPANY } from '../../content/company.ts';
import { LANGUAGES } from '../../content/language.ts';
import {
  BUILT_PAGES,
  NOINDEX_PAGES,
  pathIn,
  type PublicPage,
  routes,
  type TranslatedPage,
} from '../../routes.ts';

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

/** A page in each of its languages, by the name that search engines know the language by; x-default is the Dutch one. */
export function languageAddresses(
  page: TranslatedPage,
): readonly { readonly hreflang: string; readonly address: string }[] {
  const addresses = LANGUAGES.map((code) => ({
    hreflang: code === 'nl' ? 'nl-NL' : code,
    address: canonicalAddress(pathIn(code, page)),
  }));
  return [...addresses, { hreflang: 'x-default', address: canonicalAddress(pathIn('nl', page)) }];
}
