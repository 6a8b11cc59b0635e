import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client, mailsTo, person, signedIn } from './backend-fixtures.ts';
import { post, submission } from './lead-fixtures.ts';

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

test('R-19 a mail in the queue leaves by itself, once, and is shown with its words', async () => {
  const id = await enqueue('jan@post.example');
  await becomes(id, { status: 'sent', attempts: 1, last_error: null });
  expect(await mailsTo(backend, 'jan@post.example')).toMatchObject([
    { subject: 'Uw bericht aan Havenglans' },
  ]);
  const page = await (await fetch(`${backend.url}/_local/mail`)).text();
  expect(page).toContain('Uw bericht is ontvangen');
  expect(page).not.toContain('de Boer');
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

test('R-19 mail of a worker that died is sent when its lease has ended, not before', async () => {
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
const asking = (address: string): string =>
  address
    .replace('/api/unsubscribe', '/nieuwsbrief/afmelden')
    .replace('/api/newsletter-confirm', '/nieuwsbrief/bevestigen');

const READER = 'lezer@post.example';

/** The newest link of that kind in the mails to the reader, once so many have come. */
async function linkIn(subject: string, path: string, count: number): Promise<string> {
  const found = async (): Promise<readonly string[]> =>
    (await mailsTo(backend, READER))
      .filter((mail) => mail.subject.startsWith(subject))
      .map(({ text }) => new RegExp(`\\S+${path}\\?token=\\S+`).exec(text)?.[0] ?? '');
  await vi.waitFor(async () => expect(await found()).toHaveLength(count), { timeout: 15_000, interval: 100 });
  return (await found())[0] ?? '';
}
const confirmLink = (count: number) => linkIn('Bevestig', '/api/newsletter-confirm', count);
const leavingLink = (count: number) => linkIn('Uw Yacht Care', '/api/unsubscribe', count);

const statusOf = async () => {
  const server = client(backend, backend.secret_key);
  const { data } = await server
    .from('newsletter_subscriptions')
    .select('status')
    .eq('email', READER)
    .maybeSingle();
  return data?.status ?? null;
};
/** Presses the button of the page that a link leads to; answers where that leads. */
async function press(link: string): Promise<string> {
  const { origin, pathname } = new URL(link);
  const { status, headers } = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    headers: { referer: asking(link) },
    redirect: 'manual',
  });
  return `${status} ${headers.get('location')?.replace(backend.url, '')}`;
}
/** What an opened link answers. */
async function opened(link: string) {
  const { status, headers } = await fetch(link, { redirect: 'manual' });
  return [status, headers.get('location')];
}
const signUp = () => post(backend.url, 'newsletter', submission({ email: READER }));

test('R-25 only the click in the mail puts an address on the list: signing up and opening the link do not', async () => {
  expect((await signUp()).status).toBe(200);
  const link = await confirmLink(1);
  expect(await statusOf()).toBeNull();
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await fetch(link, { method, redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual(method === 'GET' ? [303, asking(link)] : [405, null]);
  }
  expect(await statusOf(), 'opening the link changes nothing').toBeNull();
  expect(await press(link.replace(/token=.*/, `token=${crypto.randomUUID()}`))).toBe('303 /niet-aangemeld');
  expect(await statusOf()).toBeNull();
  expect([await press(link), await press(link)]).toEqual(['303 /aangemeld', '303 /aangemeld']);
  expect(await statusOf()).toBe('active');
});

test('R-25 the welcome leads to the checklist and out again, the answer does not tell whether an address was known, and a used link does not subscribe again', async () => {
  const link = await leavingLink(1);
  const unknown = link.replace(/token=.*/, `token=${crypto.randomUUID()}`);
  for (const address of [link, link]) expect(await opened(address)).toEqual([303, asking(address)]);
  expect(await statusOf(), 'opening the link ends nothing').toBe('active');
  const pressed = [];
  for (const address of [link, link, unknown]) {
    pressed.push(await press(address));
    expect(await statusOf()).toBe('unsubscribed');
  }
  expect(new Set(pressed)).toEqual(new Set(['303 /nieuwsbrief/afgemeld']));
  const used_up = [303, expect.stringMatching(/\/nieuwsbrief\/al-afgemeld$/)];
  expect(await opened(link), 'used up').toEqual(used_up);
  expect(await opened(unknown), 'and like it one that was never ours').toEqual(used_up);
  expect(await press(await confirmLink(1)), 'a token that was used').toBe('303 /niet-aangemeld');
  expect(await statusOf()).toBe('unsubscribed');
});

test('R-25 after leaving, too, only a new click brings somebody back; one click of a mail program ends it again', async () => {
  await signUp();
  const again = await confirmLink(2);
  expect(await statusOf()).toBe('unsubscribed');
  expect(await press(again)).toBe('303 /aangemeld');
  expect(await statusOf()).toBe('active');
  const one_click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(await leavingLink(2), one_click)).status).toBe(200);
  expect(await statusOf()).toBe('unsubscribed');
});
