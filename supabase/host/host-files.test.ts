import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { planOf } from './build-plan.ts';
import { caddyFile } from './caddy-file.ts';
import { headersFile, redirectsFile } from './netlify-files.ts';
import { nginxFile } from './nginx-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-host-files-'));
mkdirSync(path.join(folder, 'over-ons'));
writeFileSync(path.join(folder, 'index.html'), '<title>Thuis</title><style>p{color:red}</style>');
writeFileSync(path.join(folder, 'over-ons/index.html'), '<title>Over ons</title>');
writeFileSync(path.join(folder, '_shell.html'), '<title>Beheer</title>');
writeFileSync(path.join(folder, '404.html'), '<title>Weg</title>');
afterAll(() => rmSync(folder, { recursive: true }));

const planWith = (env: Record<string, string>) =>
  planOf(folder, { SITE_URL: 'https://werf.example', ...env });
const plan = planWith({ SUPABASE_URL: 'https://abc.supabase.example/' });
const place = { listen: '80', root: '/srv/site' };

/** The headers of each entry of `_headers`. */
function entries(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split('\n\n').map((entry) => {
      const [address = '', ...lines] = entry.trim().split('\n');
      return [address, lines.map((line) => line.trim().split(': ')[0] ?? '')] as const;
    }),
  );
}

test('R-49 no address gets a header twice, since two policies would both hold', () => {
  const found = entries(headersFile(plan));
  const [everywhere = [], others] = [found.get('/*'), [...found].filter(([address]) => address !== '/*')];
  expect(everywhere).toContain('strict-transport-security');
  for (const [address, names] of others)
    expect(
      names.filter((name) => everywhere.includes(name)),
      address,
    ).toEqual([]);
  expect([...found.keys()]).toEqual(
    expect.arrayContaining(['/', '/over-ons', '/admin', '/admin/*', '/sw.js']),
  );
});

test('every file knows old names, the shell of the admin, the not-found page and where functions are', () => {
  const lines = redirectsFile(plan).split('\n');
  expect(lines).toContain('/services /yacht-care-services 301');
  expect(lines).toContain('/api/* https://abc.supabase.example/functions/v1/:splat 200');
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

test('a build whose API is on its own origin has nothing rewritten', () => {
  const own = planWith({});
  for (const text of [nginxFile(own, place), caddyFile(own, place), redirectsFile(own)])
    expect(text).not.toContain('functions/v1');
});
