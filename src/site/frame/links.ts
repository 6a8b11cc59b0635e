import { frame } from '../../content/site/frame.ts';
import { LANGUAGE } from '../../content/language.ts';
import { LINKED_PAGES, type PublicPage, routes } from '../../routes.ts';

/** A link of the frame to a page of the site. */
interface PageLink {
  readonly page: PublicPage;
  readonly href: string;
  readonly text: string;
}

/** N-002: the links of the desktop bar, in its order. */
export const BAR_PAGES: readonly PublicPage[] =
  LANGUAGE === 'nl' ? ['services', 'portfolio', 'blog', 'about'] : ['services', 'checklist', 'contact'];
/** N-006: the slide-in menu, in its own order. */
export const MENU_PAGES: readonly PublicPage[] =
  LANGUAGE === 'nl' ? ['home', 'portfolio', 'services', 'blog', 'about'] : ['home', 'services', 'contact'];
/** N-012: the footer's list. */
export const FOOTER_PAGES: readonly PublicPage[] =
  LANGUAGE === 'nl' ? ['home', 'services', 'portfolio', 'blog', 'about'] : ['home', 'services', 'contact'];
/** N-017. */
export const LEGAL_PAGES = [
  'privacy',
  'terms',
  'cookies',
  'accessibility',
] as const satisfies readonly PublicPage[];

/** Links to those of the pages that exist, in the order given. */
export function pageLinks(
  pages: readonly PublicPage[],
  built: readonly PublicPage[] = LINKED_PAGES,
): readonly PageLink[] {
  return pages
    .filter((page) => built.includes(page))
    .map((page) => ({ page, href: routes.page(page), text: frame.pages[page] }));
}
