import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as ask, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../functions/shared/leads/read-submission.ts';
import type { LogLine } from './project-host.ts';
import { serveProjectSite } from './project-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-project-site-'));
/** How many bytes the project was sent by each request, and with which headers. */
const received_bytes: number[] = [];
let received_headers: IncomingHttpHeaders = {};
const lines: LogLine[] = [];
const REPORT = 'gemeld '.repeat(400);
let project: Server;
let supabase_url = '';
let site: Awaited<ReturnType<typeof serveProjectSite>>;
let behind_proxy: Awaited<ReturnType<typeof serveProjectSite>>;

const log = (line: LogLine) => void lines.push(line);

const HOST_SECRET = 'een-lang-geheim-van-de-gastheer-0';
const FILES = { folder, port: 0, host: '127.0.0.1', publishable_key: 'sb_publishable_test' };

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Thuis</title>');
  project = createServer((request, response) => {
    let bytes = 0;
    received_headers = request.headers;
    request.on('data', (part: Buffer) => (bytes += part.length));
    request.on('end', () => {
      received_bytes.push(bytes);
      const packed = request.url === '/functions/v1/report';
      if (packed)
        response.setHeaders(
          new Map([
            ['content-encoding', 'gzip'],
            ['set-cookie', 'platform=1'],
          ]),
        );
      if (request.url === '/functions/v1/refuse')
        response.writeHead(422, { 'x-error-code': 'invalid_fields' });
      response.end(packed ? gzipSync(REPORT) : 'taken');
    });
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  const address = project.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  supabase_url = `http://127.0.0.1:${port}`;
  site = await serveProjectSite({ ...FILES, supabase_url, log });
  behind_proxy = await serveProjectSite({
    ...FILES,
    supabase_url,
    trust_proxy: true,
    host_secret: HOST_SECRET,
  });
});

afterAll(async () => {
  await site.stop();
  await behind_proxy.stop();
  project.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Posts a body that grows without a length told beforehand until an answer comes; its status, and what was sent. */
const postWithoutEnd = (most_bytes: number): Promise<{ status: number | undefined; sent_bytes: number }> =>
  new Promise((resolve, reject) => {
    let sent_bytes = 0;
    const posting = ask(`${site.url}/api/contact`, { method: 'POST' }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, sent_bytes }));
    });
    posting.on('error', reject);
    const part = Buffer.alloc(16 * 1024, 'a');
    const send = (): void => {
      while (sent_bytes < most_bytes) {
        sent_bytes += part.length;
        if (!posting.write(part)) return void posting.once('drain', send);
      }
      posting.end();
    };
    send();
  });

test('a form within the limit of the functions goes on to the project, byte for byte', async () => {
  const body = 'a'.repeat(MAX_BODY_BYTES);
  const answer = await fetch(`${site.url}/api/contact`, { method: 'POST', body });
  expect([answer.status, await answer.text()]).toEqual([200, 'taken']);
  expect(received_bytes.splice(0)).toEqual([MAX_BODY_BYTES]);
});

test('a longer body is refused with 413, whether or not it tells its length, and the project hears nothing of it', async () => {
  const told = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body: 'a'.repeat(MAX_BODY_BYTES + 1),
  });
  expect([told.status, await told.json()]).toEqual([413, { error: 'too_large' }]);
  expect(await postWithoutEnd(4 * 1024 * 1024)).toMatchObject({ status: 413 });
  expect(received_bytes).toEqual([]);
});

test('a function is told the visitor, the id of the submission and that of the request, which the answer and the log bear too', async () => {
  lines.length = 0;
  const answer = await fetch(`${site.url}/api/contact?token=geheim`, {
    method: 'POST',
    body: 'naam=Sanne',
    headers: {
      'idempotency-key': 'id-1',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': 'van-de-bezoeker',
    },
  });
  const request_id = answer.headers.get('x-request-id');
  expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(received_headers).toMatchObject({
    'idempotency-key': 'id-1',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': request_id,
  });
  const [line = {}] = lines;
  expect(line).toEqual({
    method: 'POST',
    function: 'contact',
    request_id,
    status: 200,
    duration_ms: expect.any(Number),
  });
  expect(JSON.stringify(lines)).not.toMatch(/geheim|Sanne|127\.0\.0\.1|203\.0/);
});

test('an answer that the project compressed arrives readable, without the cookies of its platform', async () => {
  const answer = await fetch(`${site.url}/api/report`);
  expect(await answer.text()).toBe(REPORT);
  expect(['content-encoding', 'set-cookie'].map((name) => answer.headers.get(name))).toEqual([null, null]);
});

test('what a proxy says of scheme, host and visitor counts only where the proxy is ours', async () => {
  const headers = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'havenglans.example',
    'x-forwarded-for': '198.51.100.7, 203.0.113.9',
    'x-request-id': 'van-de-proxy',
  };
  const policyOf = async (url: string) =>
    (await fetch(url, { headers })).headers.get('content-security-policy');
  expect(await policyOf(`${behind_proxy.url}/`)).toContain(' wss://havenglans.example');
  expect(await policyOf(`${site.url}/`)).not.toContain('havenglans.example');
  const moved = await fetch(`${behind_proxy.url}/`, {
    redirect: 'manual',
    headers: { ...headers, 'x-forwarded-host': 'www.havenglans.example' },
  });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '//havenglans.example/']);
  await fetch(`${behind_proxy.url}/api/contact`, { method: 'POST', body: 'a', headers });
  expect(received_headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'van-de-proxy',
  });
});

test('R-20 the site shows the functions its secret with the visitor it saw, never what the visitor says of either', async () => {
  const headers = {
    'x-site-host-secret': 'geraden',
    'x-site-visitor': '198.51.100.7',
    'x-forwarded-for': '203.0.113.9',
  };
  await fetch(`${behind_proxy.url}/api/contact`, { method: 'POST', body: 'a', headers });
  expect(received_headers).toMatchObject({
    'x-site-host-secret': HOST_SECRET,
    'x-site-visitor': '203.0.113.9',
  });
  const page = await fetch(`${behind_proxy.url}/`);
  expect(JSON.stringify([...page.headers]) + (await page.text())).not.toContain(HOST_SECRET);
  await fetch(`${site.url}/api/contact`, { method: 'POST', body: 'a', headers });
  expect(Object.keys(received_headers).filter((name) => name.startsWith('x-site-'))).toEqual([]);
});

/** The id of a contact form that came with `id`, as the answer, the function and the log have it. */
const idOf = async (id: string) => {
  lines.length = 0;
  const answer = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body: 'a',
    headers: { 'x-request-id': id },
  });
  return [answer.headers.get('x-request-id'), received_headers['x-request-id'], lines[0]?.['request_id']];
};

test('an id that a device made stands in the log, in what the function is asked and in the answer; what is no id stands nowhere', async () => {
  const given = '0b6f4a52-9d3e-4c11-8a77-3f5de2c0a911';
  expect(await idOf(given)).toEqual([given, given, given]);
  for (const id of ['jan@example.nl', `${given}0`, given.replaceAll('-', '_'), '']) {
    const [made, ...others] = await idOf(id);
    expect(made, id).toMatch(/^[0-9a-f-]{36}$/);
    expect([made, ...others], id).not.toContain(id);
    expect(new Set([made, ...others]).size, id).toBe(1);
  }
});

test('the line of a refusal names its code', async () => {
  lines.length = 0;
  const answer = await fetch(`${site.url}/api/refuse`, { method: 'POST', body: 'a' });
  await answer.text();
  expect(lines).toEqual([
    expect.objectContaining({ function: 'refuse', status: 422, code: 'invalid_fields' }),
  ]);
});

test('the site says at /healthz which build it serves and whether the project answers, and serves pages without it', async () => {
  const well = await fetch(`${site.url}/healthz`);
  expect([well.status, await well.json()]).toEqual([
    200,
    { status: 'ok', version: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ]);
  const elsewhere = await serveProjectSite({ ...FILES, supabase_url: 'http://127.0.0.1:9' });
  const answer = await fetch(`${elsewhere.url}/healthz`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'project_away', version: expect.any(String) },
  ]);
  expect((await fetch(`${elsewhere.url}/`)).status, 'pages need no project').toBe(200);
  expect((await fetch(`${elsewhere.url}/blog/rss.xml`)).status).toBe(404);
  expect((await fetch(`${elsewhere.url}/api/contact`, { method: 'POST', body: 'a' })).status).toBe(502);
  await elsewhere.stop();
  const empty = await serveProjectSite({ ...FILES, folder: path.join(folder, 'leeg'), supabase_url });
  expect((await fetch(`${empty.url}/healthz`)).status).toBe(503);
  await empty.stop();
});
