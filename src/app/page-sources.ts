import type { BuiltPage } from '../routes.ts';

/** Where the code of each page is written, as Vite's manifest names it; pages.tsx imports the same modules. */
export const PUBLIC_SOURCES: Readonly<Record<BuiltPage, string>> = {
  home: 'src/site/pages/home-page.tsx',
  services: 'src/site/pages/services-page.tsx',
  about: 'src/site/pages/about-page.tsx',
  portfolio: 'src/site/pages/portfolio-page.tsx',
  contact: 'src/site/pages/contact-page.tsx',
  privacy: 'src/site/pages/privacy-page.tsx',
  terms: 'src/site/pages/terms-page.tsx',
  blog: 'src/site/pages/blog-page.tsx',
  cookies: 'src/site/pages/cookies-page.tsx',
  accessibility: 'src/site/pages/accessibility-page.tsx',
  checklist: 'src/site/pages/checklist-page.tsx',
  unsubscribed: 'src/site/pages/unsubscribed-page.tsx',
};
/**
 * What a first visit keeps, as much as fits into it. Every other page is kept once it was opened: long texts that hardly anyone
 * reads at a berth, and where a link ends that needs a network anyhow.
 */
export const KEPT_AHEAD: readonly BuiltPage[] = [
  'home',
  'services',
  'portfolio',
  'about',
  'contact',
  'blog',
  'checklist',
];
/** Sections with code of their own (P-028). */
const LAZY_SECTIONS: Partial<Readonly<Record<BuiltPage, readonly string[]>>> = {
  home: ['src/site/home/lower-sections.tsx'],
};
export const ARTICLE_SOURCE = 'src/site/pages/article-page.tsx';
/** The page of every offering: not kept ahead either, and kept once one of them was opened. */
export const OFFERING_SOURCE = 'src/site/pages/offering-page.tsx';
/** Answered for articles that came after the build, and where there is none (README, 'Deploying'). */
export const ARTICLE_SHELL = '/_article.html';
export const MISSING_ARTICLE = '/_article-missing.html';
/**
 * What a page fetches only when it is needed, and no visit keeps beforehand: the sanitiser, for an article that came
 * after the build (then it is kept beside it), the texts that the search looks in, what other languages call a
 * choice that a draft of theirs holds, and the planner of the services page
 * (then it is kept like every file that a page was the first to need).
 */
export const WHEN_NEEDED: readonly string[] = [
  'src/content/every-language/choice-names.ts',
  'src/html/browser.ts',
  'src/public-data/snapshot/post-texts.generated.json',
  'src/site/plan/boat-planner.tsx',
];
export const NOT_FOUND_SOURCE = 'src/site/pages/not-found-page.tsx';

/** Everything that stands in the finished page: its styles are written into it, and the worker keeps its scripts. */
export const sourcesOf = (page: BuiltPage): readonly string[] => [
  PUBLIC_SOURCES[page],
  ...(LAZY_SECTIONS[page] ?? []),
];
