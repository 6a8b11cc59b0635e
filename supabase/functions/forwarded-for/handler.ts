/**
 * Tells whoever has the secret key of the project what its gateway writes of an asker's network (`npm run prove`), for that
 * cannot be known from outside: the limits of the forms hang on it.
 */
import { type Env, json } from '../shared/http.ts';
import { showsServiceKey } from '../shared/keys.ts';
import { visitorAddress } from '../shared/leads/settings.ts';

/** `POST`: 200 with the header as it came and the network that a form would be counted for; 401 without the secret key. */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'POST') return json(405, { error: 'POST only' }, { allow: 'POST' });
  if (!(await showsServiceKey(request, env)))
    return json(401, { code: 'UNAUTHORIZED', error: 'unauthorized' });
  return json(200, {
    forwarded_for: request.headers.get('x-forwarded-for'),
    visitor: visitorAddress(request, env),
  });
}
