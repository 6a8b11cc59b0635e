import type { App } from '@supabase/lite';
import * as v from 'valibot';
import { type AdminApiParts, answerAdminApi } from '../auth/admin-api.ts';
import { verifyAccessToken } from '../auth/access-token.ts';
import { findUserByEmail, isPassword } from '../auth/users.ts';
import { authError } from './auth-error.ts';

interface AuthParts extends AdminApiParts {
  readonly app: App;
  readonly jwt_secret: string;
  /** Sessions that began with the link of a mail: they may choose a password without the current one. */
  readonly link_sessions: Set<string>;
}

/**
 * `/auth/v1`: @supabase/lite answers, with four gaps filled so that an unmodified supabase-js finds what the
 * hosted service has. The admin API is ours; mails lead where `redirect_to` asks; an invitation's link
 * is a confirmation under another name; a new password needs the current one.
 */
export async function answerAuth(parts: AuthParts, request: Request): Promise<Response> {
  const admin = await answerAdminApi(parts, request);
  if (admin) return admin;
  const url = new URL(request.url);
  if (url.pathname === '/auth/v1/verify')
    return await noteLinkSession(parts, await verify(parts.app, request, url));
  if (url.pathname === '/auth/v1/user' && request.method === 'PUT') {
    const refused = await withoutCurrentPassword(parts, request);
    if (refused) return refused;
  }
  if (url.pathname === '/auth/v1/otp' || url.pathname === '/auth/v1/magiclink')
    return await oneTimeCode(parts, request, url);
  return await parts.mailbox.leadingTo(url.searchParams.get('redirect_to'), () => parts.app.fetch(request));
}

const linkAnswer = v.object({ access_token: v.string() });
const passwordBody = v.object({ password: v.string(), current_password: v.optional(v.string()) });
const sessionClaims = v.looseObject({ session_id: v.string() });

/** Whose session a token is of; null when it is none of ours. */
async function sessionOf(
  { jwt_secret }: AuthParts,
  token: string,
): Promise<{ readonly id: string; readonly user_id: string } | null> {
  const verdict = await verifyAccessToken(jwt_secret, token);
  const claims = verdict.ok ? v.safeParse(sessionClaims, verdict.claims) : null;
  return verdict.ok && claims?.success === true
    ? { id: claims.output.session_id, user_id: verdict.claims.sub }
    : null;
}

/** Remembers the session that a link's answer holds, in its body or in the address it leads to. */
async function noteLinkSession(parts: AuthParts, answer: Response): Promise<Response> {
  const led_to = new URL(answer.headers.get('location') ?? '#', 'http://localhost').hash.slice(1);
  const body = v.safeParse(
    linkAnswer,
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  const token = body.success ? body.output.access_token : new URLSearchParams(led_to).get('access_token');
  const session = token === null ? null : await sessionOf(parts, token);
  if (session) parts.link_sessions.add(session.id);
  return answer;
}

/** As the hosted service with 'Require current password when updating'; null lets the request through. */
async function withoutCurrentPassword(parts: AuthParts, request: Request): Promise<Response | null> {
  const body = v.safeParse(
    passwordBody,
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  const token = /^bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const session = body.success && token !== undefined ? await sessionOf(parts, token) : null;
  // What changes no password, and a token that is none, is answered by what follows.
  if (!body.success || !session || parts.link_sessions.has(session.id)) return null;
  const { current_password } = body.output;
  if (current_password === undefined)
    return authError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    );
  return (await isPassword(parts.database, session.user_id, current_password))
    ? null
    : authError(400, 'current_password_mismatch', 'Current password does not match.');
}

const codeBody = v.object({ email: v.optional(v.string(), '') });

/** @supabase/lite makes an account for an unknown address here, although signing up is closed. */
async function oneTimeCode(parts: AuthParts, request: Request, url: URL): Promise<Response> {
  const body = v.safeParse(
    codeBody,
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  const known = body.success ? await findUserByEmail(parts.database, body.output.email) : null;
  if (known === null) return authError(422, 'otp_disabled', 'Signups not allowed for otp');
  return await parts.mailbox.leadingTo(url.searchParams.get('redirect_to'), () => parts.app.fetch(request));
}

async function verify(app: App, request: Request, url: URL): Promise<Response> {
  if (request.method === 'GET' && url.searchParams.get('type') === 'invite') {
    url.searchParams.set('type', 'signup');
    const answer = await app.fetch(new Request(url, { headers: request.headers, redirect: 'manual' }));
    const location = answer.headers.get('location');
    if (location === null) return answer;
    const headers = new Headers(answer.headers);
    headers.set('location', location.replace(/([#&]type=)signup\b/, '$1invite'));
    return new Response(null, { status: answer.status, headers });
  }
  if (request.method === 'POST') {
    const body = await request.text();
    const { url: address, headers, method } = request;
    const sent = body.replace(/"type"\s*:\s*"invite"/, '"type":"signup"');
    const length = String(Buffer.byteLength(sent));
    const passed = new Headers(headers);
    passed.set('content-length', length);
    return await app.fetch(new Request(address, { method, headers: passed, body: sent }));
  }
  return await app.fetch(request);
}
