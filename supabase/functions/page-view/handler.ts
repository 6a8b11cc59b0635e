import { LANGUAGES } from '../../../src/content/language.ts';
import { OFFERINGS } from '../../../src/content/site/offerings.ts';
import {
  articleSlugAt,
  offeringSlugAt,
  pathIn,
  publicPageAt,
  TRANSLATED_PAGES,
} from '../../../src/routes.ts';
import { backendOf } from '../shared/backend.ts';
import { type Env, empty, json, preflight, readBytes, utf8 } from '../shared/http.ts';

const MAX_BODY_BYTES = 512;

const isOffering = (path: string): boolean => OFFERINGS.some(({ slug }) => slug === offeringSlugAt(path));

const isTranslation = (path: string): boolean =>
  LANGUAGES.some((language) => TRANSLATED_PAGES.some((page) => pathIn(language, page) === path));

/** A built page in any of its languages, one of an offering, or an address that may be an article's: the database knows which articles there are. */
const mayBePage = (path: string): boolean =>
  /^\/(?:.*[^/])?$/.test(path) &&
  (publicPageAt(path) !== null || isTranslation(path) || isOffering(path) || articleSlugAt(path) !== null);

/** Whether the visitor asked not to be counted. */
const isPrivate = ({ headers }: Request): boolean =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

/**
 * `POST /api/page-view`: the body is the path of a page of the site. Path and day are counted and nothing else is
 * looked at; there is no cookie and no identifier. 204, also for a visitor who is not counted and for an article that
 * does not exist.
 */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return json(405, { error: 'POST only' }, { allow: 'POST, OPTIONS' });
  const bytes = await readBytes(request, MAX_BODY_BYTES).catch(() => new Uint8Array());
  if (bytes === null) return json(413, { error: 'the body is too large' });
  const path = utf8(bytes);
  if (path === null || !mayBePage(path)) return json(400, { error: 'the body is no path of a page' });
  if (isPrivate(request)) return empty(204);
  const answer = await backendOf(env)?.rpc('count_page_view', { p_path: path });
  return answer?.ok ? empty(204) : json(503, { error: 'not counted' });
}
