import type { App } from '@supabase/lite';
import * as v from 'valibot';
import { type AdminApiParts, answerAdminApi } from '../auth/admin-api.ts';
import { findUserByEmail } from '../auth/users.ts';
import { authError } from './answers.ts';

interface AuthParts extends AdminApiParts {
  readonly app: App;
}

/**
 * `/auth/v1`: @supabase/lite answers, with three gaps filled so that an unmodified supabase-js finds what the
 * hosted service has. The admin API is ours; mails lead where `redirect_to` asks; an invitation's link
 * is a confirmation under another name.
 */
export async function answerAuth(parts: AuthParts, request: Request): Promise<Response> {
  const admin = await answerAdminApi(parts, request);
  if (admin) return admin;
  const url = new URL(request.url);
  if (url.pathname === '/auth/v1/verify') return await verify(parts.app, request, url);
  if (url.pathname === '/auth/v1/otp' || url.pathname === '/auth/v1/magiclink')
    return await oneTimeCode(parts, request, url);
  return await parts.mailbox.leadingTo(url.searchParams.get('redirect_to'), () => parts.app.fetch(request));
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
