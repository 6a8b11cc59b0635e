import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, mailsTo, person, signedIn, tokenOf } from './backend-fixtures.ts';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo' });
});

afterAll(() => backend.stop());

/** The session that the link of a mail leads to, as supabase-js reads it from the address. */
async function follow(link: string | null | undefined): Promise<{ to: string; given: URLSearchParams }> {
  const answer = await fetch(link ?? '', { redirect: 'manual' });
  expect(answer.status).toBe(303);
  const to = new URL(answer.headers.get('location') ?? '');
  return { to: to.origin + to.pathname, given: new URLSearchParams(to.hash.slice(1)) };
}

async function withSession(given: URLSearchParams) {
  const supabase = client(backend);
  const { error } = await supabase.auth.setSession({
    access_token: given.get('access_token') ?? '',
    refresh_token: given.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  return supabase;
}

test('R-17 signing up is closed and leaves no account behind', async () => {
  const { data, error } = await client(backend).auth.signUp({
    email: 'vreemd@post.example',
    password: 'Geheim-123!',
  });
  expect(data.user).toBeNull();
  expect(error?.code).toBe('signup_disabled');
  const { error: otp } = await client(backend).auth.signInWithOtp({ email: 'vreemd@post.example' });
  expect(otp?.code).toBe('otp_disabled');
  const admin = client(backend, backend.secret_key);
  const { data: everyone } = await admin.auth.admin.listUsers();
  expect(everyone.users.map((user) => user.email)).not.toContain('vreemd@post.example');
});

test('every demo person signs in, a wrong password does not', async () => {
  for (const { email, password } of backend.users) {
    const { data, error } = await client(backend).auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  }
  const { email } = person('admin');
  const { error } = await client(backend).auth.signInWithPassword({ email, password: 'verkeerd' });
  expect(error?.code).toBe('invalid_credentials');
});

test('a session is refreshed, and an unknown refresh token is refused', async () => {
  const supabase = await signedIn(backend, 'technician');
  const before = await tokenOf(supabase);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const { data, error } = await supabase.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.access_token).not.toBe(before);
  expect(
    (await client(backend).auth.refreshSession({ refresh_token: crypto.randomUUID() })).error?.code,
  ).toBe('refresh_token_not_found');
});

test('only the secret key may use the admin API', async () => {
  const { error } = await (await signedIn(backend, 'admin')).auth.admin.listUsers();
  expect(error?.status).toBe(403);
  const inviting = await client(backend).auth.admin.inviteUserByEmail('vreemd@post.example');
  expect(inviting.error?.status).toBe(403);
});

test('the admin API makes, changes and removes an account', async () => {
  const admin = client(backend, backend.secret_key);
  const made = await admin.auth.admin.createUser({
    email: 'Nieuw@Havenglans.example',
    password: 'Eerste-1!',
    email_confirm: true,
    user_metadata: { name: 'Nieuw' },
  });
  expect(made.error).toBeNull();
  const id = made.data.user?.id ?? '';
  expect(made.data.user).toMatchObject({
    email: 'nieuw@havenglans.example',
    user_metadata: { name: 'Nieuw' },
  });
  const twice = await admin.auth.admin.createUser({
    email: 'nieuw@havenglans.example',
    password: 'Eerste-1!',
  });
  expect(twice.error?.code).toBe('email_exists');
  await admin.auth.admin.updateUserById(id, { password: 'Tweede-2!' });
  const credentials = { email: 'nieuw@havenglans.example', password: 'Tweede-2!' };
  expect((await client(backend).auth.signInWithPassword(credentials)).error).toBeNull();
  expect((await admin.auth.admin.deleteUser(id)).error).toBeNull();
  expect((await admin.auth.admin.getUserById(id)).error?.code).toBe('user_not_found');
  expect((await client(backend).auth.signInWithPassword(credentials)).error?.code).toBe(
    'invalid_credentials',
  );
});

test('a forgotten password: the mail leads to the page asked for, and the new password signs in', async () => {
  const { email } = person('technician2');
  const redirectTo = `${backend.url}/admin/wachtwoord`;
  expect((await client(backend).auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();
  const [mail] = await mailsTo(backend, email);
  const { to, given } = await follow(mail?.link);
  expect(to).toBe(redirectTo);
  expect(given.get('type')).toBe('recovery');
  const supabase = await withSession(given);
  expect((await supabase.auth.updateUser({ password: 'Nieuw-Woord-9!' })).error).toBeNull();
  const again = await client(backend).auth.signInWithPassword({ email, password: 'Nieuw-Woord-9!' });
  expect(again.error).toBeNull();
  const second = await fetch(mail?.link ?? '', { redirect: 'manual' });
  expect(second.headers.get('location')).toContain('error_code=otp_expired');
});

test('a forgotten password of an unknown address sends nothing and says nothing', async () => {
  const { error } = await client(backend).auth.resetPasswordForEmail('niemand@post.example');
  expect(error).toBeNull();
  expect(await mailsTo(backend, 'niemand@post.example')).toEqual([]);
});

test('a mail never leads to another machine', async () => {
  const { email } = person('guest');
  await client(backend).auth.resetPasswordForEmail(email, { redirectTo: 'https://elsewhere.example/steal' });
  const [mail] = await mailsTo(backend, email);
  expect((await follow(mail?.link)).to).toBe(`${backend.url}/`);
});

test('an invitation: no password yet, the link signs in, the chosen password works', async () => {
  const admin = client(backend, backend.secret_key);
  const email = 'stagiair@havenglans.example';
  const redirectTo = `${backend.url}/admin/wachtwoord`;
  const invited = await admin.auth.admin.inviteUserByEmail(email, { redirectTo, data: { name: 'Stagiair' } });
  expect(invited.error).toBeNull();
  expect(invited.data.user?.invited_at).toBeTruthy();
  const early = await client(backend).auth.signInWithPassword({ email, password: 'Iets-anders-1!' });
  expect(early.error?.code).toBe('invalid_credentials');
  const [mail] = await mailsTo(backend, email);
  const { to, given } = await follow(mail?.link);
  expect(to).toBe(redirectTo);
  expect(given.get('type')).toBe('invite');
  const supabase = await withSession(given);
  expect((await supabase.auth.getUser()).data.user?.user_metadata).toMatchObject({ name: 'Stagiair' });
  expect((await supabase.auth.updateUser({ password: 'Zelf-gekozen-1!' })).error).toBeNull();
  const { error } = await client(backend).auth.signInWithPassword({ email, password: 'Zelf-gekozen-1!' });
  expect(error).toBeNull();
  expect((await admin.auth.admin.inviteUserByEmail(email)).error?.code).toBe('email_exists');
});

test('R-17 a new password needs the current one, which only the link of a mail does without', async () => {
  const { email, password } = person('guest');
  const supabase = client(backend);
  expect((await supabase.auth.signInWithPassword({ email, password })).error).toBeNull();
  const wanted = 'Volgende-Woord-1!';
  const without = await supabase.auth.updateUser({ password: wanted });
  expect(without.error?.code).toBe('current_password_required');
  const wrong = await supabase.auth.updateUser({ password: wanted, current_password: 'geraden' });
  expect(wrong.error?.code).toBe('current_password_mismatch');
  expect((await client(backend).auth.signInWithPassword({ email, password })).error).toBeNull();
  expect((await supabase.auth.updateUser({ password: wanted, current_password: password })).error).toBeNull();
  const renewed = await supabase.auth.updateUser({ data: { name: 'Gast' } });
  expect(renewed.error, 'other changes need none').toBeNull();
  expect((await client(backend).auth.signInWithPassword({ email, password: wanted })).error).toBeNull();
});

test('caught mail is shown as a page, with its text escaped', async () => {
  await client(backend, backend.secret_key).auth.admin.inviteUserByEmail('pagina@post.example');
  const page = await fetch(`${backend.url}/_local/mail`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('pagina@post.example');
  expect(html).toContain('&amp;type=invite');
  expect(html).not.toContain('&type=invite');
});
