import { PUBLIC_PATHS } from '../../../src/routes.ts';
import { backendOf } from '../shared/backend.ts';
import { type Env, empty, json, preflight, readBytes, utf8 } from '../shared/http.ts';

const MAX_BODY_BYTES = 512;
const ARTICLE = /^\/blog\/[a-z0-9-]{1,100}$/;

const isPage = (path: string): boolean =>
  ARTICLE.test(path) || Object.values(PUBLIC_PATHS).some((known) => known === path);

/** Whether the visitor asked not to be counted. */
const isPrivate = ({ headers }: Request): boolean =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';

/**
 * `POST /api/page-view`: the body is the path of a page of the site. Path and day are counted and nothing else is
 * looked at; there is no cookie and no identifier. 204, also for whoever is not counted.
 */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return json(405, { error: 'POST only' }, { allow: 'POST, OPTIONS' });
  const bytes = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
  const path = bytes === null ? null : utf8(bytes);
  if (path === null || !isPage(path)) return json(400, { error: 'the body is no path of a page' });
  if (isPrivate(request)) return empty(204);
  const answer = await backendOf(env)?.rpc('count_page_view', { p_path: path });
  return answer?.ok ? empty(204) : json(503, { error: 'not counted' });
}
