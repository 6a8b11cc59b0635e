/**
 * `POST /api/attachments` with a request's id and its secret: what became of each file that it announced, and a fresh upload
 * address for those that are awaited or find room now. The bytes themselves never come by here.
 */
import { sha256Hex } from '../../../src/lib/sha256.ts';
import * as v from 'valibot';
import { backendOf } from '../shared/backend.ts';
import { type Env, json, mediaType, preflight, readBytes, utf8 } from '../shared/http.ts';
import { refusalAnswer } from '../shared/leads/answers.ts';
import { deviceStates, storedStates } from '../shared/leads/attachments.ts';
import { rateLimits } from '../shared/leads/settings.ts';

const MAX_BODY_BYTES = 1_024;

const asked = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.pipe(v.string(), v.uuid()), upload_secret: v.pipe(v.string(), v.nonEmpty()) }),
);

/** 200 `{ id, attachments }`; 404 for a request that is unknown or gone, 400 for what is no question, 503 when nothing answers. */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return refusalAnswer('contact', { failure: 'method' });
  if (mediaType(request) !== 'application/json') return refusalAnswer('contact', { failure: 'unsupported' });
  const bytes = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
  const question = v.safeParse(asked, bytes === null ? null : utf8(bytes));
  if (!question.success) return refusalAnswer('contact', { failure: 'malformed' });
  const { id, upload_secret } = question.output;
  const backend = backendOf(env);
  const params = { p_id: id, p_secret_hash: await sha256Hex(upload_secret), p_limits: rateLimits(env) };
  const answer = (await backend?.rpc('lead_attachments', params)) ?? null;
  if (backend === null || !answer?.ok) {
    await answer?.body?.cancel();
    return refusalAnswer('contact', { failure: 'unavailable' });
  }
  const states: unknown = await answer.json().catch(() => null);
  if (!Array.isArray(states)) return refusalAnswer('contact', { failure: 'unknown' });
  return json(200, { id, attachments: await deviceStates(backend, storedStates(states)) });
}
