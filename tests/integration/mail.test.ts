import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, mailsTo, person, signedIn } from './backend-world.ts';
import { post, submission } from './leads-world.ts';

let backend: RunningBackend;
let mailbox_is_down = false;
beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'demo',
    on_request: ({ method, url }) =>
      mailbox_is_down && method === 'POST' && url.endsWith('/_local/mail')
        ? new Response(null, { status: 500 })
        : undefined,
  });
});
afterAll(() => backend.stop());
beforeEach(() => {
  mailbox_is_down = false;
});

const JAN = {
  first_name: 'Jan',
  last_name: 'de Boer',
  email: 'jan@post.example',
  phone: null,
  message: null,
  created_at: '2026-05-01T10:00:00Z',
};

const queue = () => client(backend, backend.secret_key).from('mail_queue');

/** A mail as the server's own function leaves it in the queue. */
async function enqueue(recipient: string | null, more: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await queue().insert({
    id,
    template: 'contact_visitor',
    recipient,
    params: JAN,
    ...more,
  });
  expect(error).toBeNull();
  return id;
}

const rowOf = async (id: string) =>
  (await queue().select('status,attempts,last_error').eq('id', id).single()).data;
const becomes = (id: string, row: object): Promise<void> =>
  vi.waitFor(async () => expect(await rowOf(id)).toMatchObject(row), { timeout: 15_000, interval: 100 });

test('R-19 R-24 a mail in the queue leaves by itself, once, and is shown with its words', async () => {
  const id = await enqueue('jan@post.example');
  await becomes(id, { status: 'sent', attempts: 1, last_error: null });
  expect(await mailsTo(backend, 'jan@post.example')).toMatchObject([
    { subject: 'Uw bericht aan Havenglans' },
  ]);
  const page = await (await fetch(`${backend.url}/_local/mail`)).text();
  expect(page).toContain('Telefoon: Niet opgegeven');
  expect(page).toContain('Geen bericht');
  const href = /href="(\/_local\/mail\/\d+)"/.exec(page)?.[1] ?? '';
  const shown = await fetch(`${backend.url}${href}`);
  expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(await shown.text()).toContain('<title>Uw bericht aan Havenglans</title>');
});

test('R-19 a mail that cannot leave keeps its row and its reason, and leaves when it is due again', async () => {
  mailbox_is_down = true;
  const id = await enqueue('els@post.example');
  await becomes(id, { status: 'pending', attempts: 1, last_error: 'the mailbox answered 500' });
  expect(await mailsTo(backend, 'els@post.example')).toEqual([]);
  mailbox_is_down = false;
  await queue().update({ next_attempt_at: '2026-01-01T00:00:00Z' }).eq('id', id);
  await becomes(id, { status: 'sent', attempts: 2, last_error: null });
  expect(await mailsTo(backend, 'els@post.example')).toHaveLength(1);
});

test('R-19 what a worker took down with it is sent when its lease has ended, not before', async () => {
  const taken = { status: 'sending', attempts: 1 };
  const leased = await enqueue('piet@post.example', { ...taken, next_attempt_at: '2099-01-01T00:00:00Z' });
  const ended = await enqueue('anna@post.example', { ...taken, next_attempt_at: '2026-01-01T00:00:00Z' });
  await becomes(ended, { status: 'sent', attempts: 2 });
  expect(await rowOf(leased)).toMatchObject(taken);
  expect(await mailsTo(backend, 'piet@post.example')).toEqual([]);
});

test('R-19 a mail without an address has failed at once, where an admin can read why', async () => {
  const id = await enqueue('geen adres');
  await becomes(id, { status: 'failed', last_error: 'the recipient is no e-mail address' });
  const admin = await signedIn(backend, 'admin');
  expect((await admin.from('mail_queue').select('status').eq('id', id)).data).toEqual([{ status: 'failed' }]);
  const technician = await signedIn(backend, 'technician');
  expect((await technician.from('mail_queue').select('status').eq('id', id)).data).toEqual([]);
});

test('only the secret key leaves mail at the mailbox, and only mail', async () => {
  const leave = (key: string, body: string): Promise<Response> =>
    fetch(`${backend.url}/_local/mail`, {
      method: 'POST',
      headers: { apikey: key },
      body,
    });
  expect((await leave(backend.publishable_key, '{}')).status).toBe(401);
  expect((await leave(backend.secret_key, '{}')).status).toBe(400);
  expect((await leave(backend.secret_key, 'geen json')).status).toBe(400);
});

test('a forgotten password is answered in Dutch', async () => {
  const { email } = person('technician2');
  await client(backend).auth.resetPasswordForEmail(email);
  const [mail] = await mailsTo(backend, email);
  expect(mail).toMatchObject({
    subject: 'Een nieuw wachtwoord kiezen',
    link: expect.stringContaining('type=recovery'),
    code: expect.stringMatching(/^\d{6}$/),
  });
});

/** Where the link of a mail leads to. */
const asking = (address: string): string => address.replace('/api/unsubscribe', '/nieuwsbrief/afmelden');

test('R-25 the welcome leads to the checklist and out again, and nobody learns whether an address was known', async () => {
  const server = client(backend, backend.secret_key);
  expect((await post(backend.url, 'newsletter', submission({ email: 'lezer@post.example' }))).status).toBe(
    200,
  );
  const statusOf = async () =>
    (
      await server
        .from('newsletter_subscriptions')
        .select('status')
        .eq('email', 'lezer@post.example')
        .single()
    ).data;
  await vi.waitFor(async () => expect(await mailsTo(backend, 'lezer@post.example')).toHaveLength(1), {
    timeout: 15_000,
    interval: 100,
  });
  const all: { to: string; unsubscribe_url: string | null }[] = await (
    await fetch(`${backend.url}/_local/mail.json`)
  ).json();
  const link = all.find(({ to }) => to === 'lezer@post.example')?.unsubscribe_url ?? '';
  const unknown = link.replace(/token=.*/, `token=${crypto.randomUUID()}`);
  for (const address of [link, link, unknown]) {
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, asking(address)]);
  }
  expect(await statusOf(), 'opening the link ends nothing').toEqual({ status: 'active' });
  const pressed = [];
  for (const referer of [link, link, unknown].map(asking)) {
    const { status, headers } = await fetch(`${backend.url}/api/unsubscribe`, {
      method: 'POST',
      headers: { referer },
      redirect: 'manual',
    });
    pressed.push(`${status} ${headers.get('location')}`);
    expect(await statusOf()).toEqual({ status: 'unsubscribed' });
  }
  expect(new Set(pressed)).toEqual(new Set([`303 ${backend.url}/nieuwsbrief/afgemeld`]));

  await post(backend.url, 'newsletter', submission({ email: 'lezer@post.example' }));
  expect(await statusOf()).toEqual({ status: 'active' });
  const one_click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(link, one_click)).status).toBe(200);
  expect(await statusOf()).toEqual({ status: 'unsubscribed' });
});
