/** The only list of addresses. Nothing else in the project writes a path; links are built by `routes`. */

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
  'checklist',
  'unsubscribed',
] as const satisfies readonly PublicPage[];

/** Built pages that are no answer to any search: noindex, and not in the sitemap (G-024). */
export const NOINDEX_PAGES: readonly PublicPage[] = ['unsubscribed'];

export type BuiltPage = (typeof BUILT_PAGES)[number];

/** Where a form that was posted without JavaScript leads to, or the button that confirms a sign-up: finished pages, linked from nowhere. */
export const RESULT_PATHS = {
  sent: '/verzonden',
  to_confirm: '/bevestig-aanmelding',
  signed_up: '/aangemeld',
  link_expired: '/niet-aangemeld',
  not_sent: '/niet-verzonden',
} as const;

/**
 * the link in a newsletter leads to a finished page with one button (`ask`); the button, and a mail program's own,
 * post to the function (`send`). The subscription's token stands in the address of both.
 */
export const UNSUBSCRIBE_PATHS = { ask: '/nieuwsbrief/afmelden', send: '/api/unsubscribe' } as const;

/** the same for the link that confirms a sign-up, with the token of that. */
export const CONFIRM_PATHS = { ask: '/nieuwsbrief/bevestigen', send: '/api/newsletter-confirm' } as const;

/** Ids of sections that links of other pages lead to (N-022). */
export const SECTIONS = {
  contact: 'contact',
  services: 'services',
  why_choose_us: 'why-choose-us',
  solution_finder: 'solution_finder',
  founding_member: 'founding_member',
} as const;

/** The kinds of the site's content as an address names them. */
export const SITE_KIND_PATHS = {
  project: 'projecten',
  pair: 'voor-en-na',
  hero: 'hero',
  boat_type: 'boottypes',
  service: 'diensten',
  video: 'videos',
} as const;

/** What visitors send as an address of the office names it, by its table. */
export const REQUEST_KIND_PATHS = {
  contacts: 'contacten',
  founding_members: 'founding-members',
  newsletter_subscriptions: 'nieuwsbrief',
} as const;

/**
 * Every screen, record and dialog of the admin (G-012), as patterns of React Router; a dialog's pattern begins with that of
 * what lies beneath it. A parameter is one of KINDS, otherwise a uuid. Other addresses below /admin show the not-found page.
 */
export const ADMIN_PATHS = {
  sign_in: '/admin/inloggen',
  password: '/admin/wachtwoord',
  start: '/admin/blog-beheer',
  blog: '/admin/blog-beheer',
  new_post: '/admin/blog-beheer/nieuw',
  new_post_preview: '/admin/blog-beheer/nieuw/voorbeeld',
  new_post_html: '/admin/blog-beheer/nieuw/html',
  edit_post: '/admin/blog-beheer/:post_id',
  edit_post_preview: '/admin/blog-beheer/:post_id/voorbeeld',
  edit_post_html: '/admin/blog-beheer/:post_id/html',
  post_versions: '/admin/blog-beheer/:post_id/versies',
  post_version: '/admin/blog-beheer/:post_id/versies/:version_id',
  requests: '/admin/aanvragen',
  request_kind: '/admin/aanvragen/:request_kind',
  request: '/admin/aanvragen/:request_kind/:request_id',
  request_changes: '/admin/aanvragen/:request_kind/:request_id/wijzigingen',
  request_versions: '/admin/aanvragen/:request_kind/:request_id/versies',
  clients: '/admin/klanten',
  new_client: '/admin/klanten/nieuw',
  client: '/admin/klanten/:client_id',
  edit_client: '/admin/klanten/:client_id/bewerken',
  client_changes: '/admin/klanten/:client_id/wijzigingen',
  client_versions: '/admin/klanten/:client_id/versies',
  rejected_client_change: '/admin/klanten/:client_id/geweigerd/:mutation_id',
  new_service: '/admin/klanten/:client_id/diensten/nieuw',
  follow_up: '/admin/klanten/:client_id/diensten/vervolg',
  edit_service: '/admin/klanten/:client_id/diensten/:service_id/bewerken',
  edit_service_add_photos: '/admin/klanten/:client_id/diensten/:service_id/bewerken/fotos/nieuw',
  edit_service_photo: '/admin/klanten/:client_id/diensten/:service_id/bewerken/fotos/:photo_id',
  service_changes: '/admin/klanten/:client_id/diensten/:service_id/wijzigingen',
  service_versions: '/admin/klanten/:client_id/diensten/:service_id/versies',
  add_photos: '/admin/klanten/:client_id/diensten/:service_id/fotos/nieuw',
  photo: '/admin/klanten/:client_id/diensten/:service_id/fotos/:photo_id',
  site: '/admin/site',
  site_kind: '/admin/site/:kind',
  new_site_entry: '/admin/site/:kind/nieuw',
  site_entry: '/admin/site/:kind/:entry_id',
  rejected_site_change: '/admin/site/:kind/geweigerd/:mutation_id',
  sync: '/admin/synchronisatie',
} as const;

type AdminPage = keyof typeof ADMIN_PATHS;

/** The names of the parameters of a pattern. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** What an address of this page is built from. */
type AdminPathParameters<Page extends AdminPage> = Readonly<
  Record<ParameterOf<(typeof ADMIN_PATHS)[Page]>, string>
>;

/** Old names and where they lead; the router replaces, keeping query and hash. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/admin': ADMIN_PATHS.start,
  '/admin/login': ADMIN_PATHS.sign_in,
  '/admin/dashboard': ADMIN_PATHS.start,
  '/admin/editor': ADMIN_PATHS.start,
  '/services': PUBLIC_PATHS.services,
};

/** What a page that leads to the contact form already knows. The form reads it with `contactPresetOf`. */
export interface ContactPreset {
  /** Slug of an offering, such as 'antifouling-aanbrengen'. */
  readonly service?: string | undefined;
  /** Slug of a boat type, such as 'zeilboot'. */
  readonly boat?: string | undefined;
  /** Length of the boat in metres as the visitor wrote it, such as '12,5'. */
  readonly length_m?: string | undefined;
  /** The price indication in words, such as 'vanaf € 938 incl. btw'. */
  readonly indication?: string | undefined;
}

/** The names of the contact preset in the address, in the order they are written. */
const PRESET_NAMES = {
  service: 'dienst',
  boat: 'boot',
  length_m: 'lengte',
  indication: 'indicatie',
} as const satisfies Record<keyof ContactPreset, string>;

/** Longest text that is taken over from an address that anyone may have written. */
const MAX_PRESET_CHARACTERS = 80;

/** Reads what a link carried to the contact form. The text may be anybody's: show it, trust it with nothing. */
export function contactPresetOf(search: string): ContactPreset {
  const given = new URLSearchParams(search);
  const read = (name: string): string | undefined =>
    given.get(name)?.trim().slice(0, MAX_PRESET_CHARACTERS) || undefined;
  return {
    service: read(PRESET_NAMES.service),
    boat: read(PRESET_NAMES.boat),
    length_m: read(PRESET_NAMES.length_m),
    indication: read(PRESET_NAMES.indication),
  };
}

/** The page of each form: where a submission that was not taken is opened again. */
const FORM_PAGES = {
  contact: 'contact',
  consultation: 'about',
  'founding-member': 'portfolio',
  newsletter: 'contact',
} as const satisfies Readonly<Record<string, PublicPage>>;

const REOPENED_NAME = 'aanpassen';

/** The submission that a form is asked to open again; null when it is to take a new one. */
export const reopenedIdOf = (search: string): string | null => new URLSearchParams(search).get(REOPENED_NAME);

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The pattern with its parameters filled in. */
const filled = (pattern: string, parameters: Readonly<Record<string, string>> = {}): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/** Builders for every address, as root-relative paths. */
export const routes = {
  home: () => PUBLIC_PATHS.home,
  /** Any public page by its name; only those in BUILT_PAGES may be linked. */
  page: (name: PublicPage) => PUBLIC_PATHS[name],
  /** The contact section of the home page (P-102), with what is already known. */
  homeContact: ({ service, boat, length_m, indication }: ContactPreset = {}) =>
    `${withQuery(PUBLIC_PATHS.home, {
      [PRESET_NAMES.service]: service,
      [PRESET_NAMES.boat]: boat,
      [PRESET_NAMES.length_m]: length_m,
      [PRESET_NAMES.indication]: indication,
    })}#${SECTIONS.contact}`,
  services: () => PUBLIC_PATHS.services,
  /** The boat-type finder of the services page (N-014). */
  solutionFinder: () => `${PUBLIC_PATHS.services}#${SECTIONS.solution_finder}`,
  portfolio: () => PUBLIC_PATHS.portfolio,
  /** The founding-member section of the portfolio (N-016). */
  foundingMember: () => `${PUBLIC_PATHS.portfolio}#${SECTIONS.founding_member}`,
  /** An article of the blog (G-009). */
  article: (slug: string) => `${PUBLIC_PATHS.blog}/${slug}`,
  blogFeed: () => `${PUBLIC_PATHS.blog}/rss.xml`,
  /** The form of a submission, opened again with what it held. */
  reopenedForm: (kind: keyof typeof FORM_PAGES, id: string) =>
    withQuery(PUBLIC_PATHS[FORM_PAGES[kind]], { [REOPENED_NAME]: id }),
  notFound: () => '/404',
  admin: () => '/admin',
  adminPassword: () => ADMIN_PATHS.password,
  /** Where an admin begins, and everybody for whom nothing else is asked. */
  adminStart: () => ADMIN_PATHS.start,
  /** A screen, record or dialog of the admin. */
  adminPage: <Page extends AdminPage>(
    page: Page,
    ...[parameters]: [ParameterOf<(typeof ADMIN_PATHS)[Page]>] extends [never]
      ? []
      : [AdminPathParameters<Page>]
  ): string => filled(ADMIN_PATHS[page], parameters),
} as const;

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** True for /admin and everything below it: the side that staff use, with its own shell. */
export function isAdminSide(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** The kinds that a parameter of a pattern stands for, by its name; others are uuids. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  kind: SITE_KIND_PATHS,
  request_kind: REQUEST_KIND_PATHS,
};

/** What a parameter stands for, as a regular expression. */
const expressionOf = (_: string, name: string): string =>
  KINDS[name] ? `(${Object.values(KINDS[name]).join('|')})` : '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** True when the path has an admin screen. A trailing slash makes no difference. */
export function isAdminPath(path: string): boolean {
  const bare = withoutTrailingSlash(path);
  return (
    isAdminSide(path) &&
    Object.values(ADMIN_PATHS).some((pattern) =>
      new RegExp(`^${pattern.replace(/:(\w+)/g, expressionOf)}$`).test(bare),
    )
  );
}

/** Where an old name leads, with the query and hash it came with; null when the path is no old name. */
export function redirectFor(location: { pathname: string; search: string; hash: string }): string | null {
  const target = REDIRECTS[withoutTrailingSlash(location.pathname)];
  return target === undefined ? null : `${target}${location.search}${location.hash}`;
}

/** The built public page at a path, or null: then the not-found page shows (G-011). */
export function publicPageAt(path: string): BuiltPage | null {
  return BUILT_PAGES.find((page) => PUBLIC_PATHS[page] === withoutTrailingSlash(path)) ?? null;
}

const ARTICLE = /^\/blog\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The slug of the article at a path (G-009), or null when the path is no article's. */
export function articleSlugAt(path: string): string | null {
  return ARTICLE.exec(withoutTrailingSlash(path))?.[1] ?? null;
}
