import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as takeContact } from '../../supabase/functions/contact/handler.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { client } from './backend-fixtures.ts';
import { leadCounts, post, submission } from './lead-fixtures.ts';

// Guards of the forms: captcha, rate limit, and the checks before a body is read.
const VARIABLES = [
  'LEAD_LIMIT_PER_VISITOR',
  'LEAD_LIMIT_OVERALL',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA_VERIFY_URL',
  'RECAPTCHA_MIN_SCORE',
];
let backend: RunningBackend;
let provider: Server;
let provider_answer: { status: number; body: string };
let provider_asked: string[] = [];
const server = () => client(backend, backend.secret_key);

beforeAll(async () => {
  backend = await startBackend({
    port: 0,
    data_dir: 'memory',
    seed: 'none',
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

test('R-20 without a key of the provider no captcha is checked, and leads are marked', async () => {
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
  const repeat = { 'idempotency-key': String(taken?.['id']) };
  expect((await post(backend.url, 'contact', taken, repeat)).status).toBe(200);
  expect((await post(backend.url, 'contact', taken)).status, 'nothing tells that it is one').toBe(429);
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

test('R-20 kind, length and limit are asked before a body is read: a stream of it is not begun', async () => {
  const env = {
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.secret_key,
    LEAD_LIMIT_PER_VISITOR: '1',
    LEAD_LIMIT_OVERALL: '1000',
  };
  const from = { 'x-forwarded-for': '203.0.113.99' };
  expect((await takeContact(contactRequest(from), env)).status).toBe(200);
  const cases = [
    [{ 'content-type': 'application/json' }, 429],
    [{ 'content-type': 'application/json', 'content-length': '65537' }, 413],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ] as const;
  for (const [headers, status] of cases) {
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(1_024));
        },
      },
      { highWaterMark: 0 },
    );
    // The types of the browser do not know `duplex`, which Node wants.
    const streaming = { method: 'POST', body, headers: { ...from, ...headers }, duplex: 'half' };
    const answer = await takeContact(new Request('http://here/api/contact', streaming), env);
    expect([answer.status, pulled], JSON.stringify(headers)).toEqual([status, 0]);
  }
});

test('R-19 a repeat that comes after the salt or the key changed is the same submission, and no stranger’s', async () => {
  const body = submission();
  const take = (more: Record<string, string>, change = {}) =>
    takeContact(
      new Request('http://here/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': String(body['id']) },
        body: JSON.stringify({ ...body, ...change }),
      }),
      {
        SUPABASE_URL: backend.url,
        SUPABASE_SERVICE_ROLE_KEY: backend.secret_key,
        LEAD_LIMIT_OVERALL: '1000',
        ...more,
      },
    );
  expect((await take({})).status).toBe(200);
  expect((await take({ LEAD_SALT: 'zout' })).status, 'a salt of its own').toBe(200);
  expect((await take({ LEAD_SALT: 'zout' }, { message: 'Iets anders' })).status).toBe(409);
  const { data } = await server().from('contacts').select('message').eq('id', String(body['id']));
  expect(data).toEqual([{ message: 'Mijn boot is dof.' }]);
});

test('R-20 a body whose length is not told is read no further than a form may be long', async () => {
  let sent_kb = 0;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        sent_kb += 1;
        controller.enqueue(new Uint8Array(1_024));
      },
    },
    { highWaterMark: 0 },
  );
  const streaming = { method: 'POST', body, headers: { 'content-type': 'application/json' }, duplex: 'half' };
  const env = { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: backend.secret_key };
  const answer = await takeContact(new Request('http://here/api/contact', streaming), {
    ...env,
    LEAD_LIMIT_OVERALL: '1000',
  });
  expect(answer.status).toBe(413);
  expect(sent_kb).toBeLessThanOrEqual(66);
});

test('R-19 without a database nothing is promised: 503, and the device keeps the form', async () => {
  for (const env of [{}, { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SERVICE_ROLE_KEY: 'x' }]) {
    const answer = await takeContact(contactRequest(), env);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
  }
});

test('R-38 a view counts its path and day; a visitor who asks for privacy, and what is no page, is not counted', async () => {
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
    await view('/diensten/matteren'),
    await view('/de/services'),
    await view('/over-ons', { dnt: '1' }),
    await view('/over-ons', { 'sec-gpc': '1' }),
    await view('/admin'),
    await view(''),
    await view('/over-ons/'),
    await view('/diensten/verzonnen'),
    await view('/de/over-ons'),
    await view('/?jan@example.nl'),
    await view('x'.repeat(2_000)),
    await fetch(`${backend.url}/api/page-view`),
  ]) {
    statuses.push(answer.status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 204, 204, 400, 400, 400, 400, 400, 400, 413, 405]);
  const { data } = await server().from('page_views').select('*').order('path');
  expect(data?.map(({ path, views }) => [path, views])).toEqual([
    ['/', 2],
    ['/blog/teak-in-de-winter', 1],
    ['/de/services', 1],
    ['/diensten/matteren', 1],
  ]);
  expect(Object.keys(data?.[0] ?? {}).toSorted()).toEqual(['day', 'path', 'views']);
});
