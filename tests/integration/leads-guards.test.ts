import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as takeContact } from '../../supabase/functions/contact/handler.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client } from './backend-world.ts';
import { leadCounts, multipart, post, submission } from './leads-world.ts';

// What stands around the forms: captcha, rate limit, and a backend that fails half way.
const VARIABLES = [
  'LEAD_LIMIT_PER_VISITOR',
  'LEAD_LIMIT_OVERALL',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA_VERIFY_URL',
  'RECAPTCHA_MIN_SCORE',
];
const PDF = new TextEncoder().encode('%PDF-1.7\n');
let backend: RunningBackend;
let provider: Server;
let provider_answer: { status: number; body: string };
let provider_asked: string[] = [];
/** Which of the two requests for a file fails: asking for an address, or putting the file there. */
let storage_refuses: 'POST' | 'PUT' | null = null;
let puts = 0;
const server = () => client(backend, backend.secret_key);

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'none',
    on_request: (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/storage/v1/object/upload/sign/contact_attachments/')) return undefined;
      if (request.method === storage_refuses) return new Response('down', { status: 500 });
      if (request.method === 'PUT') {
        puts += 1;
        // The right to put a file is in its address, and nothing else is shown.
        const shown = ['apikey', 'authorization'].filter((name) => request.headers.has(name));
        if (shown.length > 0) return new Response('a key went along', { status: 400 });
      }
      return undefined;
    },
  });
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      provider_asked.push(body);
      response
        .writeHead(provider_answer.status, { 'content-type': 'application/json' })
        .end(provider_answer.body);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  provider.close();
  await backend.stop();
});
beforeEach(() => {
  provider_asked = [];
  process.env['LEAD_LIMIT_PER_VISITOR'] = '1000';
  process.env['LEAD_LIMIT_OVERALL'] = '1000';
});
afterEach(() => {
  for (const name of VARIABLES) delete process.env[name];
});

const contactRequest = (headers: Record<string, string> = {}) =>
  new Request('http://here/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(submission()),
  });

const view = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/api/page-view`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain', ...headers },
  });

const providerUrl = (): string => {
  const bound = provider.address();
  return typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}/` : '';
};
const withCaptcha = (answer: unknown, status = 200): void => {
  process.env['RECAPTCHA_SECRET_KEY'] = 'geheim';
  process.env['RECAPTCHA_VERIFY_URL'] = providerUrl();
  provider_answer = { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
};
async function isUnchecked(id: unknown): Promise<boolean> {
  const { data } = await server().from('contacts').select('unchecked').eq('id', String(id)).single();
  return data?.unchecked;
}

test('F-056 R-20 a token that is no token is refused in the specified words, and nothing is stored', async () => {
  const before = await leadCounts(server());
  for (const verdict of [
    { success: false, 'error-codes': ['invalid-input-response'] },
    { success: true, score: 0.1 },
  ]) {
    withCaptcha(verdict);
    const answer = await post(backend.url, 'founding-member', submission({ recaptchaToken: 'nep' }));
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { error: 'reCAPTCHA verificatie is mislukt. Probeer het opnieuw.', code: 'captcha', fields: {} },
    ]);
  }
  expect(provider_asked).toEqual(['secret=geheim&response=nep', 'secret=geheim&response=nep']);
  expect(await leadCounts(server())).toEqual(before);
});

test('R-20 F-064 a token that proves a person clears the mark', async () => {
  withCaptcha({ success: true, score: 0.9 });
  const body = submission({ recaptchaToken: 'echt' });
  expect((await post(backend.url, 'contact', body)).status).toBe(200);
  expect(await isUnchecked(body['id'])).toBe(false);
});

test('R-20 blocked, late, sent again, or a provider that is broken: the lead is taken and marked, never lost', async () => {
  const cases: readonly [unknown, number, string | null][] = [
    [{ success: true }, 200, null],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 200, 'oud'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 200, 'echt'],
    ['geen json', 200, 'echt'],
    [{}, 500, 'echt'],
  ];
  for (const [verdict, status, recaptchaToken] of cases) {
    withCaptcha(verdict, status);
    const body = submission({ recaptchaToken });
    expect((await post(backend.url, 'contact', body)).status, JSON.stringify(verdict)).toBe(200);
    expect(await isUnchecked(body['id'])).toBe(true);
  }
  process.env['RECAPTCHA_VERIFY_URL'] = 'http://127.0.0.1:1/';
  const body = submission({ recaptchaToken: 'echt' });
  expect((await post(backend.url, 'contact', body)).status).toBe(200);
  expect(await isUnchecked(body['id'])).toBe(true);
});

test('R-20 without a key of the provider nobody is asked, and leads are marked', async () => {
  const body = submission({ recaptchaToken: 'echt' });
  expect((await post(backend.url, 'contact', body)).status).toBe(200);
  expect([await isUnchecked(body['id']), provider_asked]).toEqual([true, []]);
});

test('R-20 more than the limit is told when to come back; a repeat never waits, and the limit holds across calls at once', async () => {
  const { count } = await server().from('contacts').select('id', { count: 'exact', head: true });
  process.env['LEAD_LIMIT_PER_VISITOR'] = String((count ?? 0) + 3);
  const bodies = Array.from({ length: 8 }, () => submission());
  const answers = await Promise.all(bodies.map((body) => post(backend.url, 'contact', body)));
  const waits = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBe(3);
  expect(waits).toHaveLength(5);
  for (const answer of waits) {
    const wait_s = Number(answer.headers.get('retry-after'));
    expect(wait_s).toBeGreaterThan(0);
    expect(wait_s).toBeLessThanOrEqual(600);
    expect(await answer.json()).toMatchObject({ code: 'rate_limited', fields: {} });
  }
  const taken = bodies[answers.findIndex(({ status }) => status === 200)];
  expect((await post(backend.url, 'contact', taken)).status).toBe(200);
});

test('R-20 a made-up x-forwarded-for is no other visitor: the limit counts what the proxy in front of us wrote', async () => {
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.secret_key,
    LEAD_LIMIT_PER_VISITOR: '2',
    LEAD_LIMIT_OVERALL: '1000',
  };
  const sendFrom = async (way: string) =>
    (await takeContact(contactRequest({ 'x-forwarded-for': way }), env)).status;
  const statuses = [];
  for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
    statuses.push(await sendFrom(`${forged}, 203.0.113.7`));
  expect(statuses).toEqual([200, 200, 429]);
  expect(await sendFrom('198.51.100.1, 203.0.113.8'), 'another visitor').toBe(200);
});

test('R-19 R-26 when a file cannot be stored the lead exists, the device is told to send again, and that completes it', async () => {
  const files = [['keuring.pdf', PDF] as const, ['tweede.pdf', `${new TextDecoder().decode(PDF)}2`] as const];
  for (const refused of ['POST', 'PUT'] as const) {
    const body = submission();
    const send = () => fetch(`${backend.url}/api/contact`, { method: 'POST', body: multipart(body, files) });
    const before = await leadCounts(server());
    storage_refuses = refused;
    const answer = await send();
    storage_refuses = null;
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      503,
      '30',
      { code: 'unavailable', error: 'Er is iets misgegaan. Probeer het later opnieuw.' },
    ]);
    puts = 0;
    for (const again of [await send(), await send()])
      expect([again.status, await again.json()]).toEqual([200, { id: body['id'] }]);
    expect(puts, 'each file is put once').toBe(2);
    const after = await leadCounts(server());
    expect([after['contacts'], after['contact_attachments'], after['mail_queue']]).toEqual([
      before['contacts']! + 1,
      before['contact_attachments']! + 2,
      before['mail_queue']! + 2,
    ]);
    const { data: rows } = await server()
      .from('contact_attachments')
      .select('path')
      .eq('contact_id', String(body['id']))
      .order('position');
    const bucket = server().storage.from('contact_attachments');
    const texts = [];
    for (const { path } of rows ?? []) texts.push(await (await bucket.download(String(path))).data?.text());
    expect(texts).toEqual(['%PDF-1.7\n', '%PDF-1.7\n2']);
  }
});

test('R-18 R-26 deleted by the office while the device still tries: the file does not come back', async () => {
  const body = submission();
  const send = () =>
    fetch(`${backend.url}/api/contact`, { method: 'POST', body: multipart(body, [['keuring.pdf', PDF]]) });
  storage_refuses = 'PUT';
  expect((await send()).status).toBe(503);
  storage_refuses = null;
  await server()
    .from('contacts')
    .update({ deleted_at: new Date().toISOString() })
    .eq('id', String(body['id']));
  expect((await send()).status).toBe(200);
  const bucket = server().storage.from('contact_attachments');
  expect((await bucket.list(String(body['id']))).data).toEqual([]);
});

test('R-26 more than five files of 10 MB is refused before it is looked at, whether its length is told or not', async () => {
  const before = await leadCounts(server());
  const megabyte = new Uint8Array(1024 * 1024);
  const files = Array.from({ length: 60 }, (_, n) => [`${n}.pdf`, megabyte] as const);
  const told = await fetch(`${backend.url}/api/contact`, {
    method: 'POST',
    body: multipart(submission(), files),
  });
  expect([told.status, await told.json()]).toMatchObject([413, { code: 'too_large' }]);
  let sent_mb = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      if (sent_mb === 60) controller.close();
      else controller.enqueue(megabyte);
      sent_mb += 1;
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  // The types of the browser do not know `duplex`, which Node wants.
  const streaming = { method: 'POST', body, headers, duplex: 'half' };
  const streamed = await fetch(`${backend.url}/api/contact`, streaming);
  expect(streamed.status).toBe(413);
  expect(await leadCounts(server())).toEqual(before);
});

test('R-19 without a database nothing is promised: 503, and the device keeps the form', async () => {
  for (const env of [{}, { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SERVICE_ROLE_KEY: 'x' }]) {
    const answer = await takeContact(contactRequest(), env);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
  }
});

test('R-38 a view counts its path and day; whoever asks for privacy, and what is no page, is not counted', async () => {
  const { error } = await server()
    .from('blog_posts')
    .insert({ id: crypto.randomUUID(), slug: 'teak-in-de-winter', title: 'Teak', published: true });
  expect(error).toBeNull();
  const statuses = [];
  for (const answer of [
    await view('/'),
    await view('/'),
    await view('/blog/teak-in-de-winter'),
    await view('/blog/verzonnen'),
    await view('/over-ons', { dnt: '1' }),
    await view('/over-ons', { 'sec-gpc': '1' }),
    await view('/admin'),
    await view(''),
    await view('/over-ons/'),
    await view('/?jan@example.nl'),
    await view('x'.repeat(2_000)),
    await fetch(`${backend.url}/api/page-view`),
  ]) {
    statuses.push(answer.status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 400, 400, 400, 400, 413, 405]);
  const { data } = await server().from('page_views').select('*').order('path');
  expect(data?.map(({ path, views }) => [path, views])).toEqual([
    ['/', 2],
    ['/blog/teak-in-de-winter', 1],
  ]);
  expect(Object.keys(data?.[0] ?? {}).toSorted()).toEqual(['day', 'path', 'views']);
});
