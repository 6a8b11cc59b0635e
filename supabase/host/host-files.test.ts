import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { planOf } from './build-plan.ts';
import { caddyFile } from './caddy-file.ts';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare-files.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify-files.ts';
import { nginxFile } from './nginx-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-host-files-'));
mkdirSync(path.join(folder, 'over-ons'));
writeFileSync(path.join(folder, 'index.html'), '<title>Thuis</title><style>p{color:red}</style>');
writeFileSync(path.join(folder, 'over-ons/index.html'), '<title>Over ons</title>');
writeFileSync(path.join(folder, '_shell.html'), '<title>Beheer</title>');
writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *');
writeFileSync(path.join(folder, '404.html'), '<title>Weg</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const planWith = (env: Record<string, string>) =>
  planOf(folder, { SITE_URL: 'https://werf.example', ...env });
const plan = await planWith({ SUPABASE_URL: 'https://abc.supabase.example/' });
const place = { listen: '80', root: '/srv/site', resolver: '192.0.2.53' };

/** The headers of each entry of `_headers`, without the ones that it takes away. */
function entries(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split('\n\n').map((entry) => {
      const [address = '', ...lines] = entry.trim().split('\n');
      return [address, lines.map((line) => line.trim().split(': ')[0] ?? '')] as const;
    }),
  );
}

const cloudflare = cloudflareHeaders(plan);
if (!cloudflare.ok) throw new Error(cloudflare.error);

test.each([
  ['Netlify', netlifyHeaders(plan)],
  ['Cloudflare Pages', cloudflare.value],
])('R-49 on %s no address gets a header twice, since two policies would both hold', (_name, text) => {
  const found = entries(text);
  const [everywhere = [], others] = [found.get('/*'), [...found].filter(([address]) => address !== '/*')];
  expect(everywhere).toContain('strict-transport-security');
  for (const [address, names] of others)
    expect(
      names.filter((name) => everywhere.includes(name) && !names.includes(`! ${name}`)),
      address,
    ).toEqual([]);
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(['/', '/over-ons', '/404.html', '/admin', '/admin/*', '/sw.js', '/robots.txt']),
  );
});

test('a build with more addresses than Cloudflare Pages takes headers for, or a longer policy, is refused', () => {
  const [page] = plan.pages;
  if (page === undefined) throw new Error('no page');
  const pages = Array.from({ length: 100 }, (_, at) => ({ ...page, address: `/pagina-${at}` }));
  expect(cloudflareHeaders({ ...plan, pages })).toEqual({ ok: false, error: 'too_many_entries' });
  const headers = { 'content-security-policy': 'x'.repeat(2_000) };
  expect(cloudflareHeaders({ ...plan, pages: [{ ...page, headers }] })).toEqual({
    ok: false,
    error: 'line_too_long',
  });
  const articles = pages.map((one) => ({
    ...one,
    address: `/blog${one.address}`,
    file: `/blog${one.address}/index.html`,
  }));
  expect(cloudflareHeaders({ ...plan, pages: articles }).ok, 'articles are answered by its worker').toBe(
    true,
  );
});

test('every file knows old names, the shell of the admin, the not-found page and where functions are', () => {
  const lines = netlifyRedirects(plan).split('\n');
  expect(lines).toContain('/services /yacht-care-services 301');
  expect(lines.at(-2)).toBe('/* /404.html 404');
  for (const text of [nginxFile(plan, place), caddyFile(plan, place)]) {
    expect(text).toContain('/yacht-care-services');
    expect(text).toContain('https://abc.supabase.example');
    expect(text).toContain('/_shell.html');
    expect(text).toContain('/srv/site');
    expect(text).toContain('www.werf.example');
    expect(text).toContain("style-src 'self' 'sha256-");
  }
});

test('G-002 the other of the two names leads to that of the site, also where its own begins with www', async () => {
  const with_www = await planWith({ SITE_URL: 'https://www.werf.example' });
  for (const [site, other, of] of [
    ['werf.example', 'www.werf.example', plan],
    ['www.werf.example', 'werf.example', with_www],
  ] as const) {
    expect(nginxFile(of, place)).toMatch(
      new RegExp(`server_name ${other};[^}]*return 301 //${site}\\$request_uri;`),
    );
    expect(caddyFile(of, place)).toMatch(
      new RegExp(`^(?:http://)?${other}(?::80)? \\{[\\s\\S]*?redir \\* //${site}\\{uri\\} 301\\n\\}$`, 'm'),
    );
    expect(netlifyRedirects(of)).toContain(`https://${other}/* https://${site}/:splat 301!`);
  }
});

test('on Cloudflare Pages a page is at its address without a slash, and lines with a star come last', () => {
  const lines = cloudflareRedirects(plan).trim().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/services /yacht-care-services 301',
      '/over-ons /over-ons/ 200',
      '/over-ons/ /over-ons 301',
      '/over-ons/index.html /over-ons/ 200',
      '/404.html /404 200',
    ]),
  );
  expect(lines.findIndex((line) => line.includes('*'))).toBe(lines.length - 1);
  expect(lines.filter((line) => line.includes('://'))).toEqual([]);
});

test('a build whose API is on its own origin has nothing rewritten', async () => {
  const own = await planWith({});
  for (const text of [nginxFile(own, place), caddyFile(own, place)])
    expect(text).not.toContain('functions/v1');
});

test('a line of nginx holds the time, the method, the path, the status and an id, and nothing else of a request', () => {
  const text = nginxFile(plan, place);
  const [, format = ''] = /^log_format site_line escape=json ([^;]+);$/m.exec(text) ?? [];
  expect(format.match(/\$\w+/g)).toEqual([
    '$time_iso8601',
    '$request_method',
    '$asked_path',
    '$kept_request_id',
    '$status',
    '$request_time',
  ]);
  const servers = text.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    // Debian's own format has the address and the query.
    expect(server.match(/access_log .*/g)).toEqual(['access_log /var/log/nginx/access.log site_line;']);
    expect(server.match(/error_log .*/g)).toEqual(['error_log /var/log/nginx/error.log emerg;']);
  }
});

test('Caddy leaves out the query, the address and all headers, in lines of requests and of faults', () => {
  const text = caddyFile(plan, place);
  const logs = text.match(/^\tlog \{\n[\s\S]*?^\t\}/gm) ?? [];
  // Of all of it, of the name with www and of the site.
  expect(logs).toHaveLength(3);
  for (const log of logs) {
    expect(log).toBe(logs[0]);
    expect(log).toContain(String.raw`request>uri regexp \?.* ""`);
    for (const field of ['request>remote_ip', 'request>client_ip', 'request>headers', 'resp_headers'])
      expect(log).toContain(`${field} delete`);
  }
});

test('nginx looks at the certificate of the project, and asks for its addresses again', () => {
  const text = nginxFile(plan, place);
  for (const line of [
    'proxy_ssl_verify on;',
    'proxy_ssl_server_name on;',
    'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
    'resolver 192.0.2.53 valid=60s;',
    'set $project "https://abc.supabase.example";',
    'proxy_pass $project;',
  ])
    expect(text).toContain(`    ${line}\n`);
});

test('a project on the machine of nginx has a name that no resolver knows', async () => {
  const text = nginxFile(await planWith({ SUPABASE_URL: 'http://localhost:54321' }), place);
  expect(text).toContain('    proxy_pass http://localhost:54321;\n');
  expect(text).not.toMatch(/resolver|proxy_ssl/);
});

test('both say at /healthz which build they serve', () => {
  expect(plan.version).toMatch(/^[0-9a-f]{12}$/);
  for (const text of [nginxFile(plan, place), caddyFile(plan, place)])
    expect(text).toContain(`{"status":"ok","version":"${plan.version}"}`);
});
