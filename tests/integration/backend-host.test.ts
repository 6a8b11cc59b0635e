import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { sha256 } from '../../supabase/local/sha256.ts';

let backend: RunningBackend;
let folder: string;

const SCRIPT = 'document.documentElement.dataset.klaar = "ja"';
const LONG = `console.log(${JSON.stringify('havenglans '.repeat(500))});`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havenglans-host-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'blog'));
  await mkdir(path.join(folder, '.vite'));
  const files: Record<string, string> = {
    'index.html': `<!doctype html><title>Thuis</title><style>p{color:red}</style><p style="font-family:&quot;A&quot;"><script>${SCRIPT}</script><script type="application/ld+json">{}</script>`,
    '_shell.html': '<!doctype html><title>Beheer</title>',
    '404.html': '<!doctype html><title>Niet gevonden</title>',
    'over-ons.html': '<!doctype html><title>Over ons</title>',
    'blog/index.html': '<!doctype html><title>Blog</title>',
    'sw.js': 'self.addEventListener("fetch", () => {})',
    'manifest.webmanifest': '{"name":"Havenglans"}',
    'robots.txt': 'User-agent: *',
    'assets/app-Ab12_-cd.js': LONG,
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'none', static_dir: folder });
});

afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

const hashOf = (text: string): string => `sha256-${sha256(text, 'base64')}`;

const get = (pathname: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(backend.url + pathname, { redirect: 'manual', headers });

test('R-49 an unknown address is the not-found page with status 404', async () => {
  const answer = await get('/bestaat-niet');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Niet gevonden');
  expect((await get('/assets/weg-12345678.js')).status).toBe(404);
});

test('every address of the admin is its shell, with status 200 and out of search engines', async () => {
  for (const address of ['/admin', '/admin/inloggen', '/admin/klanten', '/admin/wat/dan/ook']) {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await answer.text()).toContain('Beheer');
  }
  expect((await get('/administratie')).status).toBe(404);
});

test('pages answer to their bare address; a slash at the end leads there', async () => {
  expect(await (await get('/over-ons')).text()).toContain('Over ons');
  expect(await (await get('/blog')).text()).toContain('Blog');
  const slashed = await get('/over-ons/?van=mail');
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, '/over-ons?van=mail']);
  const sly = await get('//elders.example/');
  expect(sly.headers.get('location') ?? '').not.toMatch(/^\/\//);
});

test('hashed files are kept for ever, pages and the worker are asked for each time', async () => {
  const kept = async (address: string): Promise<string | null> =>
    (await get(address)).headers.get('cache-control');
  expect(await kept('/assets/app-Ab12_-cd.js')).toBe('public, max-age=31536000, immutable');
  for (const address of ['/', '/admin', '/sw.js', '/manifest.webmanifest', '/bestaat-niet'])
    expect(await kept(address), address).toBe('no-cache');
  expect((await get('/sw.js')).headers.get('service-worker-allowed')).toBe('/');
});

/** Without fetch's own unpacking. */
function rawGet(
  pathname: string,
  encoding: string,
): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(backend.url + pathname, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

test('text travels compressed to a client that can read that, and unchanged files do not travel', async () => {
  const packed = await rawGet('/assets/app-Ab12_-cd.js', 'gzip, deflate, br');
  expect(packed.encoding).toBe('br');
  expect(brotliDecompressSync(packed.bytes).toString()).toBe(LONG);
  expect(packed.bytes.length).toBeLessThan(LONG.length / 10);
  expect((await rawGet('/assets/app-Ab12_-cd.js', 'gzip')).encoding).toBe('gzip');
  expect((await rawGet('/assets/app-Ab12_-cd.js', 'identity')).encoding).toBeUndefined();
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
});

test('the policy lets nothing in from elsewhere; only the admin may set styles inline', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain(`connect-src 'self' ${backend.url.replace('http', 'ws')}`);
  expect(policy).toContain(`script-src 'self' '${hashOf(SCRIPT)}';`);
  expect(policy).toContain(
    `style-src 'self' '${hashOf('p{color:red}')}' 'unsafe-hashes' '${hashOf('font-family:"A"')}';`,
  );
  expect(policy).not.toContain('unsafe-inline');
  const admin = (await get('/admin')).headers.get('content-security-policy') ?? '';
  expect(admin).toContain("style-src 'self' 'unsafe-inline'");
  expect(admin).toContain("script-src 'self';");
  const shell = (await get('/_shell.html')).headers.get('content-security-policy') ?? '';
  expect(shell).toContain("style-src 'self' 'unsafe-inline'");
});

test('every page and file forbids guessing its type and being framed', async () => {
  for (const address of ['/', '/admin', '/sw.js', '/assets/app-Ab12_-cd.js', '/bestaat-niet', '/over-ons/']) {
    const { headers } = await get(address);
    expect(headers.get('x-content-type-options'), address).toBe('nosniff');
    expect(headers.get('x-frame-options'), address).toBe('DENY');
    expect(headers.get('referrer-policy'), address).toBeTruthy();
  }
});

test('hidden files and ways out of the folder are not found', async () => {
  const addresses = [
    '/.vite/manifest.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%00',
    '/%zz',
    '/a\\..\\b',
  ];
  for (const address of addresses) expect((await get(address)).status, address).toBe(404);
  expect((await fetch(`${backend.url}/`, { method: 'POST' })).status).toBe(405);
});

test('a name elsewhere that points at this machine is refused (DNS rebinding)', async () => {
  const { port } = new URL(backend.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/_local/mail.json',
      headers: { host: 'kwaad.example' },
    });
    call.on('response', (answer) => resolve(answer.resume().statusCode));
    call.on('error', reject);
    call.end();
  });
  expect(status).toBe(403);
});
