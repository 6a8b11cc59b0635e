/**
 * A function for `npm run prove`: it tells a caller who has the project's secret key which `x-forwarded-for` the gateway wrote,
 * and what the limits of the forms count by. A caller cannot see that from outside.
 */
import * as v from 'valibot';
import { type Env, json, readBytes, utf8 } from '../shared/http.ts';
import { isFromSiteHost, provesServiceKey, showsServiceKey } from '../shared/keys.ts';
import { visitorAddress } from '../shared/leads/settings.ts';

const MAX_BODY_BYTES = 512;

const proven = v.pipe(v.string(), v.parseJson(), v.object({ proof: v.string() }));

/** Whether the body proves the key: no host of the site passes the key itself on. */
async function provesInBody(request: Request, env: Env): Promise<boolean> {
  const bytes = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
  const asked = v.safeParse(proven, bytes === null ? null : utf8(bytes));
  return asked.success && (await provesServiceKey(asked.output.proof, env));
}

/** `POST`: 200 with the header as it came, the network that a form would be counted for, and whether a host of the site said it; 401 without the secret key. */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'POST') return json(405, { error: 'POST only' }, { allow: 'POST' });
  if (!(await showsServiceKey(request, env)) && !(await provesInBody(request, env)))
    return json(401, { code: 'UNAUTHORIZED', error: 'unauthorized' });
  return json(200, {
    forwarded_for: request.headers.get('x-forwarded-for'),
    visitor: await visitorAddress(request, env),
    by_site_host: await isFromSiteHost(request, env),
  });
}
