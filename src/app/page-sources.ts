import type { BuiltPage } from '../routes.ts';

/** Where the code of each page is written, as Vite's manifest names it; pages.tsx imports the same modules. */
export const PUBLIC_SOURCES: Readonly<Record<BuiltPage, string>> = {
  home: 'src/site/pages/home-page.tsx',
  contact: 'src/site/pages/contact-page.tsx',
};
export const NOT_FOUND_SOURCE = 'src/site/pages/not-found-page.tsx';
