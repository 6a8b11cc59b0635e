import { expect, test, vi } from 'vitest';
import { createAuthHttp } from './auth-http.ts';

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const session = {
  access_token: 'a.b.c',
  refresh_token: 'r1',
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: 'u1', email: 'sanne@x.example' },
};

/** An auth port whose server gives one answer; `sent` holds the request. */
function withAnswer(answer: Response | Error) {
  const fake = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const auth = createAuthHttp({ base_url: 'https://b.example', publishable_key: 'pk', fetch: fake });
  const sent = () => {
    const [url, init] = fake.mock.calls[0] ?? [];
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    return { url, method: init?.method, headers: new Headers(init?.headers), body };
  };
  return { auth, sent };
}

const refused = (code: string) => ({ ok: false, error: { kind: 'refused', code } });
const unreachable = { ok: false, error: { kind: 'unreachable' } };

test('A-016 a password sign-in sends e-mail and password and reads the session', async () => {
  const { auth, sent } = withAnswer(json(200, session));
  expect(await auth.sign_in('sanne@x.example', 'geheim')).toEqual({
    ok: true,
    value: { access_token: 'a.b.c', refresh_token: 'r1', expires_in: 3600, email: 'sanne@x.example' },
  });
  expect(sent()).toMatchObject({
    url: 'https://b.example/auth/v1/token?grant_type=password',
    method: 'POST',
    body: { email: 'sanne@x.example', password: 'geheim' },
  });
  expect(sent().headers.get('apikey')).toBe('pk');
  expect(sent().headers.has('Authorization')).toBe(false);
});

test('A-009 a yes without a session is no session', async () => {
  const { auth } = withAnswer(json(200, { user: { id: 'u1' } }));
  expect(await auth.sign_in('a', 'b')).toEqual({ ok: true, value: null });
});

test.each([
  ['error_code', { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }],
  ['code', { code: 'invalid_credentials', message: 'Invalid login credentials' }],
  ['error', { error: 'invalid_credentials', error_description: 'Invalid login credentials' }],
])('A-008 a refusal is read by its code, given as %s', async (_name, body) => {
  const { auth } = withAnswer(json(400, body));
  expect(await auth.sign_in('a', 'b')).toEqual(refused('invalid_credentials'));
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a captive portal’s page', new Response('<html>Welkom in de haven</html>', { status: 200 })],
  ['a firewall’s 403 page', new Response('<html>Blocked</html>', { status: 403 })],
  ['JSON that is not ours', json(403, { blocked: true })],
  ['a fault of the server', json(503, { code: 'unexpected_failure' })],
])('G6 %s is no answer of the server', async (_name, answer) => {
  const { auth } = withAnswer(answer);
  expect(await auth.refresh('r1')).toEqual(unreachable);
});

test('too many tries is told apart', async () => {
  const { auth } = withAnswer(json(429, { error_code: 'over_request_rate_limit' }));
  expect(await auth.sign_in('a', 'b')).toEqual({ ok: false, error: { kind: 'rate_limited' } });
});

test('R-17 the staff row is asked for with the person’s own token; no row means no member of staff', async () => {
  const member = withAnswer(json(200, [{ role: 'technician', name: 'Bram' }]));
  expect(await member.auth.staff('u1', 'a.b.c')).toEqual({
    ok: true,
    value: { role: 'technician', name: 'Bram' },
  });
  expect(member.sent().headers.get('Authorization')).toBe('Bearer a.b.c');
  expect(member.sent().url).toBe('https://b.example/rest/v1/staff?select=role,name&user_id=eq.u1');
  expect(await withAnswer(json(200, [])).auth.staff('u1', 't')).toEqual({ ok: true, value: null });
  expect(await withAnswer(json(200, { html: true })).auth.staff('u1', 't')).toEqual(unreachable);
});

test('A-016 signing out, passwords and links use the server’s own calls', async () => {
  const out = withAnswer(new Response('', { status: 200 }));
  expect(await out.auth.sign_out('t1')).toEqual({ ok: true, value: undefined });
  expect(out.sent().url).toBe('https://b.example/auth/v1/logout?scope=local');

  const mail = withAnswer(json(200, {}));
  await mail.auth.send_password_mail('a@x.example', 'https://x.example/admin/wachtwoord');
  expect(mail.sent().url).toBe(
    'https://b.example/auth/v1/recover?redirect_to=https%3A%2F%2Fx.example%2Fadmin%2Fwachtwoord',
  );

  const password = withAnswer(json(422, { error_code: 'same_password' }));
  expect(await password.auth.set_password('t1', 'nieuw')).toEqual(refused('same_password'));
  expect(password.sent()).toMatchObject({ method: 'PUT', body: { password: 'nieuw' } });
  const changing = withAnswer(json(400, { error_code: 'current_password_mismatch' }));
  expect(await changing.auth.set_password('t1', 'nieuw', 'oud')).toEqual(
    refused('current_password_mismatch'),
  );
  expect(changing.sent().body).toEqual({ password: 'nieuw', current_password: 'oud' });

  const link = withAnswer(json(403, { error_code: 'otp_expired' }));
  expect(await link.auth.verify('h1', 'invite')).toEqual(refused('otp_expired'));
  expect(link.sent().body).toEqual({ token_hash: 'h1', type: 'invite' });

  const user = withAnswer(json(200, { id: 'u1', email: 'a@x.example' }));
  expect(await user.auth.user('t1')).toEqual({ ok: true, value: { email: 'a@x.example' } });
  expect(await withAnswer(json(200, [])).auth.user('t1')).toEqual(unreachable);
});
