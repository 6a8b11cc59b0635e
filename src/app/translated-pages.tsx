import { publicPageAt, type TranslatedPage, translatedPage } from '../routes.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** Stands in for pages.tsx in the build of each language but Dutch: the code of its pages, without the rest of the site. */
const TRANSLATED_PAGES: Record<TranslatedPage, LazyPage> = {
  home: lazyPage(() => import('../site/pages/home-page.tsx')),
  services: lazyPage(() => import('../site/pages/services-page.tsx')),
  contact: lazyPage(() => import('../site/pages/contact-page.tsx')),
  checklist: lazyPage(() => import('../site/pages/checklist-page.tsx')),
};

/** Decides what a path shows. No other address is answered with a page of this build. */
export function screenAt(path: string): { readonly name: TranslatedPage; readonly page: LazyPage } {
  const name = translatedPage(publicPageAt(path)) ?? 'home';
  return { name, page: TRANSLATED_PAGES[name] };
}

/** Fetches the code that an address will show. */
export async function loadScreen({ pathname }: { pathname: string }): Promise<void> {
  await screenAt(pathname).page.load();
}
