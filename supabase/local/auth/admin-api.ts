import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { json } from '../../host/answers.ts';
import { authError } from '../gateway/auth-error.ts';
import {
  createUser,
  deleteUser,
  findUser,
  findUserByEmail,
  inviteUser,
  listUsers,
  updateUser,
} from './users.ts';

const metadata = v.record(v.string(), v.unknown());
const address = v.pipe(v.string(), v.trim(), v.email());
const newPassword = v.pipe(v.string(), v.minLength(6), v.maxLength(72));

const newUserBody = v.object({
  id: v.optional(v.pipe(v.string(), v.uuid())),
  email: address,
  password: v.optional(newPassword),
  email_confirm: v.optional(v.boolean(), false),
  user_metadata: v.optional(metadata, {}),
  app_metadata: v.optional(metadata, {}),
});
const changesBody = v.object({
  email: v.optional(address),
  password: v.optional(newPassword),
  email_confirm: v.optional(v.boolean(), false),
  user_metadata: v.optional(metadata, {}),
  app_metadata: v.optional(metadata, {}),
});
const inviteBody = v.object({ email: address, data: v.optional(metadata, {}) });

export interface AdminApiParts {
  readonly database: Database;
  readonly mailbox: Mailbox;
  readonly secret_key: string;
}

/**
 * `/auth/v1/admin/users…` and `/auth/v1/invite`, which @supabase/lite lacks, in the forms supabase-js reads.
 * Only the secret key may; null when the path is not one of these.
 */
export async function answerAdminApi(parts: AdminApiParts, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/auth\/v1/, '');
  if (path !== '/invite' && !path.startsWith('/admin/')) return null;
  if (request.headers.get('apikey') !== parts.secret_key)
    return authError(403, 'not_admin', 'User not allowed');
  if (path === '/invite') return request.method === 'POST' ? await invite(parts, request, url) : notAllowed();
  if (path === '/admin/users') {
    if (request.method === 'GET') return await list(parts.database, url);
    return request.method === 'POST' ? await create(parts.database, request) : notAllowed();
  }
  const id = /^\/admin\/users\/([0-9a-f-]{36})$/i.exec(path)?.[1];
  if (id === undefined) return authError(404, 'not_found', 'No such admin endpoint');
  return await oneUser(parts.database, request, id);
}

const notAllowed = (): Response => authError(405, 'method_not_allowed', 'Method not allowed');

async function list(database: Database, url: URL): Promise<Response> {
  const page = Math.max(1, Number(url.searchParams.get('page')) || 1);
  const per_page = Math.min(1000, Math.max(1, Number(url.searchParams.get('per_page')) || 50));
  const { users, total } = await listUsers(database, page, per_page);
  return json(200, { users, aud: 'authenticated' }, { 'x-total-count': String(total) });
}

async function create(database: Database, request: Request): Promise<Response> {
  const body = v.safeParse(newUserBody, await readJson(request));
  if (!body.success) return invalid(body.issues);
  const { id, email_confirm, ...given } = body.output;
  if (await findUserByEmail(database, given.email))
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  const user = await createUser(database, {
    ...(id === undefined ? {} : { id }),
    email: given.email,
    password: given.password ?? null,
    confirmed: email_confirm,
    user_metadata: given.user_metadata,
    app_metadata: given.app_metadata,
  });
  return json(200, user);
}

async function oneUser(database: Database, request: Request, id: string): Promise<Response> {
  const user = await findUser(database, id);
  if (!user) return authError(404, 'user_not_found', 'User not found');
  switch (request.method) {
    case 'GET':
      return json(200, user);
    case 'PUT': {
      const body = v.safeParse(changesBody, await readJson(request));
      if (!body.success) return invalid(body.issues);
      const { email, password, ...others } = body.output;
      const changes = {
        ...others,
        ...(email === undefined ? {} : { email }),
        ...(password === undefined ? {} : { password }),
      };
      return json(200, await updateUser(database, id, changes));
    }
    case 'DELETE':
      await deleteUser(database, id);
      return json(200, {});
    default:
      return notAllowed();
  }
}

async function invite(parts: AdminApiParts, request: Request, url: URL): Promise<Response> {
  const body = v.safeParse(inviteBody, await readJson(request));
  if (!body.success) return invalid(body.issues);
  const known = await findUserByEmail(parts.database, body.output.email);
  if (known && known['email_confirmed_at'] !== null)
    return authError(422, 'email_exists', 'A user with this email address has already been registered');
  const user =
    known ??
    (await createUser(parts.database, {
      email: body.output.email,
      password: null,
      confirmed: false,
      user_metadata: body.output.data,
    }));
  const { code, token_hash } = await inviteUser(parts.database, user.id, user.email);
  parts.mailbox.invite(user.email, token_hash, code, url.searchParams.get('redirect_to'));
  return json(200, await findUser(parts.database, user.id));
}

function invalid(issues: readonly v.BaseIssue<unknown>[]): Response {
  const first = issues[0];
  const where = first ? v.getDotPath(first) : null;
  if (where === 'password')
    return authError(422, 'weak_password', 'Password should be at least 6 characters.');
  return authError(400, 'validation_failed', `${where ?? 'body'}: ${first?.message ?? 'invalid'}`);
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
