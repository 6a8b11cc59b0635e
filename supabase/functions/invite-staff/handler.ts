/**
 * Invites somebody to work here by mail. The account is made with the service key; whether the caller may do it, the
 * database says, asked with the caller's own token before and by the row that makes the account one of the staff.
 */
import * as v from 'valibot';
import { ADMIN_PATHS } from '../../../src/admin-routes.ts';
import { COMPANY } from '../../../src/content/company.ts';
import { type InvitationResult, staffInvitation } from '../../../src/domain/staff-invitation.ts';
import { askProject } from '../shared/backend.ts';
import { type Env, json, preflight, readBytes, utf8 } from '../shared/http.ts';
import { keyHeaders, serviceKey } from '../shared/keys.ts';

const MAX_BODY_BYTES = 4096;
const STATUS_TAKEN = 422;
const STATUS_RATE_LIMITED = 429;

const accounts = v.array(v.object({ email: v.nullable(v.string()), has_signed_in: v.boolean() }));
const invited = v.object({ id: v.pipe(v.string(), v.uuid()) });

const result = (of: InvitationResult): Response => json(200, { result: of });
const unreachable = (): Response =>
  json(503, { code: 'UNREACHABLE', message: 'the project does not answer' });

async function readInvitation(request: Request): Promise<v.InferOutput<typeof staffInvitation> | null> {
  const bytes = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
  try {
    const parsed = v.safeParse(staffInvitation, JSON.parse(bytes === null ? '' : (utf8(bytes) ?? '')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** A refusal of the database, as it was said. */
const passOn = async (answer: Response): Promise<Response> =>
  json(answer.status, await answer.json().catch(() => ({ code: 'FAILED', message: 'refused' })));

/**
 * `POST` with name, e-mail and role: 200 with what became of it, 400 for an invitation that is none, 401 and 403 as the
 * database refuses who may not invite, 503 when it does not answer. Sent again it invites again, and makes nobody twice.
 */
export async function handler(request: Request, env: Env): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') return json(405, { error: 'POST only' }, { allow: 'POST, OPTIONS' });
  const key = serviceKey(env);
  const base_url = env['SUPABASE_URL'];
  if (key === null || !base_url) return json(500, { error: 'not configured' });
  const invitation = await readInvitation(request);
  if (invitation === null) return json(400, { code: 'INVALID', message: 'no name, address or role' });
  const { name, email, role } = invitation;

  const post = (path: string, headers: Record<string, string>, body: unknown): Promise<Response | null> =>
    askProject(base_url, path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const caller = {
    apikey: request.headers.get('apikey') ?? '',
    authorization: request.headers.get('authorization') ?? '',
  };
  const asked = await post('/rest/v1/rpc/staff_accounts', caller, {});
  if (asked === null) return unreachable();
  if (!asked.ok) return await passOn(asked);
  const known = v.safeParse(accounts, await asked.json().catch(() => null));
  if (!known.success) return unreachable();
  const colleague = known.output.find((one) => one.email?.toLowerCase() === email);
  if (colleague?.has_signed_in === true) return result('already_staff');

  const site_url = (env['SITE_URL'] || COMPANY.site_url).replace(/\/+$/, '');
  const page = encodeURIComponent(`${site_url}${ADMIN_PATHS.password}`);
  const mailed = await post(`/auth/v1/invite?redirect_to=${page}`, keyHeaders(key), {
    email,
    data: { name },
  });
  if (mailed === null) return unreachable();
  if (mailed.status === STATUS_TAKEN) return result('has_account');
  if (mailed.status === STATUS_RATE_LIMITED) return result('rate_limited');
  const account = v.safeParse(invited, await mailed.json().catch(() => null));
  if (!mailed.ok || !account.success) return json(502, { code: 'NOT_SENT', message: 'no mail was sent' });

  // The first mail was lost, or its link is too old.
  if (colleague !== undefined) return result('invited');
  const added = await post('/rest/v1/staff', caller, { user_id: account.output.id, role, name });
  if (added === null) return unreachable();
  return added.ok ? result('invited') : await passOn(added);
}
