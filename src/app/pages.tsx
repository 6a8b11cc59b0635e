import type { ComponentType } from 'react';
import { type BuiltPage, redirectFor } from '../routes.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';
import { type ScreenName, screenNameAt } from './screen-name.ts';

/** The code of each built page; the type makes a page without code, or code without a page, an error. */
const PUBLIC_PAGES: Record<BuiltPage, LazyPage> = {
  home: lazyPage(() => import('../site/pages/home-page.tsx')),
  services: lazyPage(() => import('../site/pages/services-page.tsx')),
  about: lazyPage(() => import('../site/pages/about-page.tsx')),
  portfolio: lazyPage(() => import('../site/pages/portfolio-page.tsx')),
  contact: lazyPage(() => import('../site/pages/contact-page.tsx')),
  privacy: lazyPage(() => import('../site/pages/privacy-page.tsx')),
  terms: lazyPage(() => import('../site/pages/terms-page.tsx')),
  blog: lazyPage(() => import('../site/pages/blog-page.tsx')),
  cookies: lazyPage(() => import('../site/pages/cookies-page.tsx')),
  accessibility: lazyPage(() => import('../site/pages/accessibility-page.tsx')),
  checklist: lazyPage(() => import('../site/pages/checklist-page.tsx')),
  unsubscribed: lazyPage(() => import('../site/pages/unsubscribed-page.tsx')),
};

/** The not-found page (G-011): every address that nothing else answers. */
const NOT_FOUND_PAGE = lazyPage(() => import('../site/pages/not-found-page.tsx'));

/** An article of the blog, whichever it is (G-009). */
const ARTICLE_PAGE = lazyPage(() => import('../site/pages/article-page.tsx'));

/** An offering of the price list, whichever it is. */
const OFFERING_PAGE = lazyPage(() => import('../site/pages/offering-page.tsx'));

const ADMIN = lazyPage<{ readonly NotFound: ComponentType }>(() => import('./admin.tsx'));

/**
 * The admin in one piece: everything below /admin. Which of those addresses have a screen is known there, so that visitors
 * do not fetch that list; the not-found page is handed in, so that the admin's own chunks hold no public page.
 */
const ADMIN_SIDE: LazyPage = {
  Page: () => <ADMIN.Page NotFound={NOT_FOUND_PAGE.Page} />,
  load: () => ADMIN.load(),
};

const SCREENS: Record<ScreenName, LazyPage> = {
  ...PUBLIC_PAGES,
  article: ARTICLE_PAGE,
  offering: OFFERING_PAGE,
  admin: ADMIN_SIDE,
  not_found: NOT_FOUND_PAGE,
};

/** What a path shows, without its redirects. */
export function screenAt(path: string): { readonly name: ScreenName; readonly page: LazyPage } {
  const name = screenNameAt(path);
  return { name, page: SCREENS[name] };
}

/** Fetches the code that an address will show, following an old name to its new one. */
export async function loadScreen(location: {
  pathname: string;
  search: string;
  hash: string;
}): Promise<void> {
  const target = redirectFor(location);
  const path = target === null ? location.pathname : new URL(target, 'https://any.invalid').pathname;
  await screenAt(path).page.load();
}
