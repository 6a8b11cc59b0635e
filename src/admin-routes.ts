/** The addresses of the admin, apart from those of the site, since every visitor loads that list. */
import { routes, withoutTrailingSlash } from './routes.ts';

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

/** The sections of the settings as an address names them. */
export const SETTINGS_SECTION_PATHS = {
  device: 'apparaat',
  display: 'weergave',
  company: 'bedrijf',
  staff: 'medewerkers',
  retention: 'bewaartermijnen',
  server: 'server',
} as const;

/**
 * Every screen, record and dialog of the admin (G-012), as patterns of React Router; a dialog's pattern begins with that of
 * the screen or dialog beneath it. A parameter is one of KINDS, otherwise a uuid. Other addresses below /admin show the not-found page.
 */
export const ADMIN_PATHS = {
  sign_in: routes.adminSignIn(),
  password: '/admin/wachtwoord',
  start: routes.adminStart(),
  dashboard: '/admin/dashboard',
  dashboard_services: '/admin/dashboard/services',
  dashboard_views: '/admin/dashboard/paginaweergaven',
  dashboard_answers: '/admin/dashboard/antwoorden',
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
  request_file: '/admin/aanvragen/:request_kind/:request_id/bijlagen/:file_id',
  request_to_client: '/admin/aanvragen/:request_kind/:request_id/klant-maken',
  today: '/admin/vandaag',
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
  settings: '/admin/settings',
  settings_section: '/admin/settings/:section',
  rejected_settings_change: '/admin/settings/:section/geweigerd/:mutation_id',
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

/** The pattern with its parameters filled in. */
const filled = (pattern: string, parameters: Readonly<Record<string, string>> = {}): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

/**
 * The address of a screen, record or dialog of the admin, as a root-relative path. A page whose pattern names
 * parameters takes them as a second argument.
 */
export const adminPage = <Page extends AdminPage>(
  page: Page,
  ...[parameters]: [ParameterOf<(typeof ADMIN_PATHS)[Page]>] extends [never]
    ? []
    : [AdminPathParameters<Page>]
): string => filled(ADMIN_PATHS[page], parameters);

/** The kinds that a parameter of a pattern stands for, by its name; others are uuids. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {
  kind: SITE_KIND_PATHS,
  request_kind: REQUEST_KIND_PATHS,
  section: SETTINGS_SECTION_PATHS,
};

/** What a parameter stands for, as a regular expression. */
const expressionOf = (_: string, name: string): string =>
  KINDS[name] ? `(${Object.values(KINDS[name]).join('|')})` : '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** True when the path has an admin screen. A trailing slash makes no difference. */
export function isAdminPath(path: string): boolean {
  const bare = withoutTrailingSlash(path);
  return Object.values(ADMIN_PATHS).some((pattern) =>
    new RegExp(`^${pattern.replace(/:(\w+)/g, expressionOf)}$`).test(bare),
  );
}
