import { articleSlugAt, type BuiltPage, isAdminSide, offeringSlugAt, publicPageAt } from '../routes.ts';

/** What an address shows. The name is written on the prerendered root, so that hydration meets its own page. */
export type ScreenName = BuiltPage | 'article' | 'offering' | 'admin' | 'not_found';

/** Names what a path shows, without its redirects. */
export function screenNameAt(path: string): ScreenName {
  if (isAdminSide(path)) return 'admin';
  if (articleSlugAt(path) !== null) return 'article';
  if (offeringSlugAt(path) !== null) return 'offering';
  return publicPageAt(path) ?? 'not_found';
}
