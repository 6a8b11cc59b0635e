/**
 * The addresses of the site. Only this file and admin-routes.ts, for those of the admin, write a path; links are built by
 * `routes` and `adminPage`.
 */
import { LANGUAGE, type Language } from './content/language.ts';

/** Pages of the public site by name; an address stands here before its page is built. */
export const PUBLIC_PATHS = {
  home: '/',
  services: '/yacht-care-services',
  about: '/over-ons',
  portfolio: '/portfolio',
  contact: '/contact',
  blog: '/blog',
  privacy: '/privacy-beleid',
  terms: '/algemene-voorwaarden',
  cookies: '/cookies',
  accessibility: '/toegankelijkheid',
  checklist: '/yacht-care-checklist',
  unsubscribed: '/nieuwsbrief/afgemeld',
} as const;

export type PublicPage = keyof typeof PUBLIC_PATHS;

/**
 * The public pages that exist. Every other address shows the not-found page, and no navigation leads to it;
 * the router, the prerenderer and the not-found page's links are made from this list.
 */
export const BUILT_PAGES = [
  'home',
  'services',
  'portfolio',
  'about',
  'contact',
  'privacy',
  'terms',
  'blog',
  'cookies',
  'accessibility',
  'checklist',
  'unsubscribed',
] as const satisfies readonly PublicPage[];

/** The pages that stand in every language; every other page is Dutch alone. */
export const TRANSLATED_PAGES = [
  'home',
  'services',
  'contact',
  'checklist',
] as const satisfies readonly PublicPage[];

export type TranslatedPage = (typeof TRANSLATED_PAGES)[number];

/** The page itself where it is translated, else null. */
export const translatedPage = (page: PublicPage | null): TranslatedPage | null =>
  TRANSLATED_PAGES.find((translated) => translated === page) ?? null;

/** The address of a page in a language: `/en/services`; that of the Dutch page where it is not translated. */
export function pathIn(language: Language, page: PublicPage): string {
  if (language === 'nl' || translatedPage(page) === null) return PUBLIC_PATHS[page];
  return page === 'home' ? `/${language}` : `/${language}/${page}`;
}

/** The address of a page in the language of this build. */
const pathOf = (page: PublicPage): string => pathIn(LANGUAGE, page);

/** The pages that the pages of this language link: in another language than Dutch those that are translated, and the legal ones. */
export const LINKED_PAGES: readonly PublicPage[] =
  LANGUAGE === 'nl' ? BUILT_PAGES : [...TRANSLATED_PAGES, 'privacy', 'terms', 'cookies', 'accessibility'];

/** Built pages that are no answer to any search: noindex, and not in the sitemap (G-024). */
export const NOINDEX_PAGES: readonly PublicPage[] = ['unsubscribed'];

export type BuiltPage = (typeof BUILT_PAGES)[number];

/** Where a form that was posted without JavaScript leads to, or a link in a mail: finished pages, linked from nowhere. */
export const RESULT_PATHS = {
  sent: '/verzonden',
  to_confirm: '/bevestig-aanmelding',
  signed_up: '/aangemeld',
  link_expired: '/niet-aangemeld',
  not_sent: '/niet-verzonden',
  unsubscribed_before: '/nieuwsbrief/al-afgemeld',
} as const;

/**
 * R-25: the link in a newsletter leads to a finished page with one button (`ask`); the button, and a mail program's own,
 * post to the function (`send`). The subscription's token stands in the address of both.
 */
export const UNSUBSCRIBE_PATHS = { ask: '/nieuwsbrief/afmelden', send: '/api/unsubscribe' } as const;

/** R-25: the same for the link that confirms a sign-up, with the token of that. */
export const CONFIRM_PATHS = { ask: '/nieuwsbrief/bevestigen', send: '/api/newsletter-confirm' } as const;

/** Below it stands a page for each offering of the price list. */
const OFFERINGS_PATH = '/diensten';

/** Ids of sections that links of other pages lead to (N-022). */
export const SECTIONS = {
  contact: 'contact',
  services: 'services',
  why_choose_us: 'why-choose-us',
  solution_finder: 'solution_finder',
  founding_member: 'founding_member',
  boat_plan: 'plan-uw-boot',
  projects: 'projecten',
  waters: 'vaargebied',
} as const;

/**
 * The texts of all projects as a finished page, for who reads without JavaScript. The gallery puts its address together from the
 * same two, so that the scripts of other pages are spared it.
 */
export const PROJECT_TEXTS_PATH = `${PUBLIC_PATHS.portfolio}/${SECTIONS.projects}`;

/** The addresses of the admin that public pages and the worker know; every other one stands in admin-routes.ts. */
const ADMIN_START = '/admin/blog-beheer';
const ADMIN_SIGN_IN = '/admin/inloggen';

/** Old names, the folder of the offerings, and where they lead; the router replaces, keeping query and hash (A-001). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/admin': ADMIN_START,
  '/admin/login': ADMIN_SIGN_IN,
  '/admin/editor': ADMIN_START,
  '/services': PUBLIC_PATHS.services,
  [OFFERINGS_PATH]: PUBLIC_PATHS.services,
};

/** What a page that leads to the contact form already knows (R-57). The form reads it with `contactPresetOf`. */
export interface ContactPreset {
  /** Slug of an offering, such as 'antifouling-aanbrengen'. */
  readonly service?: string | undefined;
  /** Slug of a boat type, such as 'zeilboot'. */
  readonly boat?: string | undefined;
  /** Title of the project that it is to be like. */
  readonly project?: string | undefined;
  /** Length of the boat in metres as the visitor wrote it, such as '12,5'. */
  readonly length_m?: string | undefined;
  /** How many spots or zones, as a number. */
  readonly count?: string | undefined;
  /** The price indication in words, such as 'vanaf € 938 incl. btw'. */
  readonly indication?: string | undefined;
  /** A plan of the season in words, such as 'Dof of geel; april: Antifouling Aanbrengen'. */
  readonly plan?: string | undefined;
  /** Where the boat lies, such as 'Muiden'. */
  readonly berth?: string | undefined;
}

/** The names of the contact preset in the address, in the order they are written. */
const PRESET_NAMES = {
  service: 'dienst',
  boat: 'boot',
  project: 'zoals',
  length_m: 'lengte',
  count: 'aantal',
  indication: 'indicatie',
  plan: 'plan',
  berth: 'ligplaats',
} as const satisfies Record<keyof ContactPreset, string>;

/** Longest text that is taken over from an address that anyone may have written. */
const MAX_PRESET_CHARACTERS = 80;
const MAX_PLAN_CHARACTERS = 700;

/** Reads what a link carried to the contact form (R-57). The text may be anybody's: show it, trust it with nothing. */
export function contactPresetOf(search: string): ContactPreset {
  const given = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(PRESET_NAMES).map(([key, name]) => [
      key,
      given
        .get(name)
        ?.trim()
        .slice(0, key === 'plan' ? MAX_PLAN_CHARACTERS : MAX_PRESET_CHARACTERS) || undefined,
    ]),
  );
}

/** The page of each form: where a submission that was not taken is opened again (R-19). */
const FORM_PAGES = {
  contact: 'contact',
  consultation: 'about',
  'founding-member': 'portfolio',
  newsletter: 'contact',
} as const satisfies Readonly<Record<string, PublicPage>>;

const PLACES_NAME = 'plaats';

/** The places whose projects an address asks for; none: those of every place. */
export const placesOf = (search: string): readonly string[] =>
  new URLSearchParams(search).get(PLACES_NAME)?.split(',').filter(Boolean) ?? [];

const REOPENED_NAME = 'aanpassen';

/** The submission that a form is asked to open again; null when it is to take a new one. */
export const reopenedIdOf = (search: string): string | null => new URLSearchParams(search).get(REOPENED_NAME);

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Where the build makes the not-found page, and where the installed app begins; no page links them. */
export const NOT_FOUND_PATH = '/404';
export const ADMIN_PATH = '/admin';

const withPreset = (path: string, preset: ContactPreset, section: string = SECTIONS.contact): string => {
  const given: Readonly<Record<string, string | undefined>> = { ...preset };
  const query = Object.entries(PRESET_NAMES).map(([key, name]) => [name, given[key]]);
  return `${withQuery(path, Object.fromEntries(query))}#${section}`;
};

/** Builders for every address of the site and the two that lead into the admin, as root-relative paths. */
export const routes = {
  home: () => pathOf('home'),
  /** Any public page by its name; only those in LINKED_PAGES may be linked. */
  page: (name: PublicPage) => pathOf(name),
  /** The contact section of the home page (P-102), with what is already known. */
  homeContact: (preset: ContactPreset = {}) => withPreset(pathOf('home'), preset),
  /** The same form on the contact page. */
  contact: (preset: ContactPreset = {}) => withPreset(pathOf('contact'), preset),
  /** The map of our waters with its list. */
  waters: () => `${pathOf('contact')}#${SECTIONS.waters}`,
  /** The services page, or the chapter of it with this slug. */
  services: (slug?: string) => `${pathOf('services')}${slug === undefined ? '' : `#${slug}`}`,
  /** The page of an offering, which hands the type of boat on to the contact form. */
  offering: (slug: string, boat?: string) =>
    withQuery(`${OFFERINGS_PATH}/${slug}`, { [PRESET_NAMES.boat]: boat }),
  /** The planner of the services page, with a plan that it wrote, or with what is to stand in one. */
  plan: (code?: string, known: ContactPreset = {}) =>
    withPreset(pathOf('services'), { ...known, plan: code }, SECTIONS.boat_plan),
  /** The boat-type finder of the services page (N-014). */
  solutionFinder: () => `${pathOf('services')}#${SECTIONS.solution_finder}`,
  portfolio: () => PUBLIC_PATHS.portfolio,
  /** A project, open in the portfolio. */
  project: (id: string) => withQuery(PUBLIC_PATHS.portfolio, { project: id }),
  /** The gallery of the portfolio with the projects at these places only. */
  projectsAt: (places: readonly string[]) =>
    `${withQuery(PUBLIC_PATHS.portfolio, { [PLACES_NAME]: places.join(',') })}#${SECTIONS.projects}`,
  /** The founding-member section of the portfolio (N-016). */
  foundingMember: () => `${PUBLIC_PATHS.portfolio}#${SECTIONS.founding_member}`,
  /** An article of the blog (G-009). */
  article: (slug: string) => `${PUBLIC_PATHS.blog}/${slug}`,
  blogFeed: () => `${PUBLIC_PATHS.blog}/rss.xml`,
  /** The form of a submission, opened again with what it held (R-19). */
  reopenedForm: (kind: keyof typeof FORM_PAGES, id: string) =>
    withQuery(pathOf(FORM_PAGES[kind]), { [REOPENED_NAME]: id }),
  /** Where an admin begins, and everybody for whom nothing else is asked (A-006). */
  adminStart: () => ADMIN_START,
  adminSignIn: () => ADMIN_SIGN_IN,
} as const;

/** The path as a page's address is written: `/admin/` is `/admin`. */
export const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** True for /admin and everything below it: the side that staff use, with its own shell. */
export function isAdminSide(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Where an old name leads, with the query and hash it came with; null when the path is no old name (R-12). */
export function redirectFor(location: { pathname: string; search: string; hash: string }): string | null {
  const target = REDIRECTS[withoutTrailingSlash(location.pathname)];
  return target === undefined ? null : `${target}${location.search}${location.hash}`;
}

/** Old names of public pages; `redirectFor` says where each of them leads. */
export const formerPublicPaths = (): readonly string[] =>
  Object.keys(REDIRECTS).filter((path) => !isAdminSide(path));

/** The built public page at a path, or null: then the not-found page shows (G-011). */
export function publicPageAt(path: string): BuiltPage | null {
  return BUILT_PAGES.find((page) => pathOf(page) === withoutTrailingSlash(path)) ?? null;
}

const BELOW = /^(\/\w+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

function slugBelow(folder: string, path: string): string | null {
  const [, above, slug = null] = BELOW.exec(withoutTrailingSlash(path)) ?? [];
  return above === folder ? slug : null;
}

/** The slug of the article at a path (G-009), or null when the path is no article's. */
export const articleSlugAt = (path: string): string | null => slugBelow(PUBLIC_PATHS.blog, path);

/** What may be the slug of an offering at a path, or null when the path is none's. */
export const offeringSlugAt = (path: string): string | null => slugBelow(OFFERINGS_PATH, path);
