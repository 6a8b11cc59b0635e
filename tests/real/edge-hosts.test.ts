/** The table of what a host answers, asked of the programs of Cloudflare Pages and Netlify, in front of a real project. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { signedIn } from '../integration/backend-fixtures.ts';
import { type AskedHost, askHost, expectAnswer, forgedVisitor } from '../integration/host-asking.ts';
import {
  BUILT_ARTICLE,
  FORMER_ARTICLE,
  HOST_CASES,
  type HostCase,
  LATER_ARTICLE,
} from '../integration/host-cases.ts';
import { buildSite } from '../support/built-site.ts';
import { freePort } from '../support/postgres.ts';
import { ROOT } from '../support/source-files.ts';
import { type EdgeServer, startCloudflare, startNetlify } from './edge-servers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'havenglans-edge-'));
const build = path.join(folder, 'dist');
const out = path.join(folder, 'host-files');
const KINDS = ['cloudflare', 'netlify'] as const;
type Kind = (typeof KINDS)[number];

/** Where a platform answers otherwise: why, and what it answers instead; without that it is not asked. */
interface Otherwise {
  readonly reason: string;
  readonly instead?: Partial<HostCase>;
}

const HOST_SECRET = 'een-lang-geheim-van-de-gastheer-0';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = { 'cache-control': 'public, max-age=31536000, immutable' };
const BR_SCRIPT = 'R-49 a script with its hash, as brotli';
const PLAIN_SCRIPT = 'as it is for who reads neither';
const NOT_STORED = {
  reason: 'it has no page with status 404 kept',
  instead: { answers: { 'content-type': HTML, 'cache-control': 'no-store' } },
};
const OTHER_POLICY = {
  reason: 'it sends redirects with the policy of an unknown address',
  instead: { own_page: true },
} as const;
const PACKED_BY_NETWORK = { reason: 'it is its network that compresses, which is not on this machine' };
const ANY_METHOD = { reason: 'its code for one machine gives a file whatever the method is' };

const OTHERWISE: Readonly<Record<Kind, Readonly<Record<string, Otherwise>>>> = {
  cloudflare: {
    'G-011 an unknown address': NOT_STORED,
    'G-011 the not-found page by its address': NOT_STORED,
    'what only begins as the admin': NOT_STORED,
    'R-49 a missing file, which is no page': {
      reason: 'the not-found page stands for a missing file too',
      instead: { ...NOT_STORED.instead, holds: '<html', own_page: true },
    },
    'G-005 an old name, with its query': OTHER_POLICY,
    'G-019 a slash at the end': OTHER_POLICY,
    'G-002 the name with www': { reason: 'its redirects know no host: that is a rule of its dashboard' },
    [BR_SCRIPT]: PACKED_BY_NETWORK,
    'as gzip for who reads no brotli': PACKED_BY_NETWORK,
    'as gzip for who refuses brotli': PACKED_BY_NETWORK,
    'a page as brotli': PACKED_BY_NETWORK,
    [PLAIN_SCRIPT]: { ...PACKED_BY_NETWORK, instead: { answers: { ...SCRIPT, 'content-encoding': null } } },
    'the worker': {
      reason: 'it says the type of a script in another way',
      instead: {
        answers: {
          'cache-control': 'no-cache',
          'service-worker-allowed': '/',
          'content-type': 'application/javascript',
        },
      },
    },
    'the manifest': {
      reason: 'it leaves out how the manifest is encoded, which is always UTF-8',
      instead: { answers: { 'cache-control': 'no-cache', 'content-type': 'application/manifest+json' } },
    },
  },
  netlify: {
    'R-49 a missing file, which is no page': {
      reason: 'the not-found page stands for a missing file too',
      instead: { answers: { 'content-type': HTML }, holds: '<html', own_page: true },
    },
    'a script that is gone': {
      reason: 'the not-found page stands for a missing file too',
      instead: { own_page: true },
    },
    'G-005 an old name, with its query': {
      reason: 'it names the whole address that a redirect leads to, and no header besides',
      instead: { answers: { location: 'http://localhost/yacht-care-services?boot=sloep' }, own_page: true },
    },
    'G-019 a slash at the end': {
      reason: 'it takes an address with a slash and one without as the same',
      instead: { status: 200, answers: { 'content-type': HTML }, own_page: true },
    },
    'G-002 the name with www': { reason: 'its line is about https, which needs a certificate' },
    [BR_SCRIPT]: PACKED_BY_NETWORK,
    'as gzip for who reads no brotli': PACKED_BY_NETWORK,
    'as gzip for who refuses brotli': PACKED_BY_NETWORK,
    'a page as brotli': PACKED_BY_NETWORK,
    [PLAIN_SCRIPT]: { ...PACKED_BY_NETWORK, instead: { answers: { ...SCRIPT, 'content-encoding': null } } },
    'what is no address': { reason: 'its code for one machine fails on it' },
    'a page that is posted to': ANY_METHOD,
    'a file that is put': ANY_METHOD,
  },
};

let backend: RunningBackend;
let admin: SupabaseClient;
let script = '';
const ports = new Map<Kind, number>();
const servers: EdgeServer[] = [];

const at = (kind: Kind): AskedHost => ({
  port: ports.get(kind) ?? 0,
  script,
  is_encrypted: true,
  is_platform: true,
});
const embedded = (): AskedHost => ({ port: Number(new URL(backend.url).port), script });
const get = (kind: Kind, address: string, headers: Readonly<Record<string, string>> = {}) =>
  askHost(at(kind), { name: '', path: address, status: 200, headers });

/** A platform with the build and what was written for it, laid there as the README says. */
async function startKind(kind: Kind): Promise<void> {
  const port = await freePort();
  const site = path.join(folder, kind);
  const scratch = path.join(folder, `${kind}-scratch`);
  mkdirSync(scratch);
  cpSync(build, site, { recursive: true });
  for (const name of globSync('_*', { cwd: path.join(out, kind) }))
    cpSync(path.join(out, kind, name), path.join(site, name));
  const place = { folder: site, port, scratch, host_secret: HOST_SECRET };
  const server =
    kind === 'cloudflare'
      ? await startCloudflare(place)
      : await startNetlify({ ...place, functions: path.join(out, 'netlify/edge-functions') });
  servers.push(server);
  ports.set(kind, port);
}

beforeAll(async () => {
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: build });
  const variables = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: backend.publishable_key };
  await buildSite(build, variables);
  script = `/${globSync('assets/*.js', { cwd: build })[0] ?? ''}`;
  admin = await signedIn(backend, 'admin');
  const id = crypto.randomUUID();
  const row = { id, slug: FORMER_ARTICLE, title: 'Na de bouw', content: '<p>Vers.</p>', published: true };
  expect((await admin.from('blog_posts').insert(row)).error).toBe(null);
  expect((await admin.from('blog_posts').update({ slug: LATER_ARTICLE }).eq('id', id)).error).toBe(null);
  execFileSync(process.execPath, ['supabase/host/host-files.ts', '--build', build, '--out', out], {
    cwd: ROOT,
    env: { ...process.env, ...variables, SITE_URL: 'https://localhost' },
  });
  for (const kind of KINDS) await startKind(kind);
}, 300_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  await backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(KINDS)('R-49 of %s', (kind) => {
  const cases = HOST_CASES.flatMap((given) => {
    const { reason, instead } = OTHERWISE[kind][given.name] ?? { instead: {} };
    if (instead === undefined) return [];
    return [{ ...given, ...instead, name: reason === undefined ? given.name : `${given.name} (${reason})` }];
  });

  test.each(cases)('$name: $path', async (given) => {
    await expectAnswer(at(kind), embedded(), given);
  });

  test('a list or an article that is unchanged does not travel again, also with the tag of a compressed answer', async () => {
    for (const address of ['/blog', `/blog/${LATER_ARTICLE}`, `/blog/${BUILT_ARTICLE}`]) {
      const { etag = '' } = (await get(kind, address)).headers;
      for (const known of [etag, `W/${etag}`]) {
        const again = await get(kind, address, { 'if-none-match': known });
        expect([again.status, again.text], address).toEqual([304, '']);
      }
    }
  });

  test('the head of an article is asked for without its text', async () => {
    for (const slug of [LATER_ARTICLE, BUILT_ARTICLE]) {
      const head = { name: '', path: `/blog/${slug}`, status: 200, method: 'HEAD' } as const;
      const answered = await askHost(at(kind), head);
      expect([answered.status, answered.text], slug).toEqual([200, '']);
      expect(answered.headers.etag).toBe((await get(kind, `/blog/${slug}`)).headers.etag);
    }
  });

  test('A-042 an article is there at once, in feed and sitemap too, and so is its leaving', async () => {
    const id = crypto.randomUUID();
    const slug = `zojuist-${kind}`;
    const row = { id, slug, title: 'Zojuist', content: '<p>Vers.</p>', published: true };
    expect((await admin.from('blog_posts').insert(row)).error).toBe(null);
    const places = [`/blog/${slug}`, '/blog/rss.xml', '/sitemap.xml'];
    const shown = async () =>
      await Promise.all(
        places.map(async (place) => {
          const { status, text } = await get(kind, place);
          return status === 200 && text.includes(slug);
        }),
      );
    expect(await shown()).toEqual([true, true, true]);
    expect((await admin.from('blog_posts').update({ published: false }).eq('id', id)).error).toBe(null);
    expect(await shown()).toEqual([false, false, false]);
    expect((await get(kind, `/blog/${slug}`)).status).toBe(404);
  });
});

test.each(KINDS)(
  'R-20 the code on %s shows the functions the secret of the site’s settings, which is not in its bundle, with the visitor that the platform saw',
  async (kind) => {
    const asked = await forgedVisitor(backend.secret_key);
    vi.stubEnv('SITE_HOST_SECRET', HOST_SECRET);
    const { text } = await askHost(at(kind), asked);
    vi.unstubAllEnvs();
    expect(JSON.parse(text)).toMatchObject({ by_site_host: true });
    expect(JSON.parse(text)).not.toMatchObject({ visitor: '203.0.113.9' });
    for (const file of globSync('**/*.js', { cwd: path.join(out, kind) }))
      expect(readFileSync(path.join(out, kind, file), 'utf8')).not.toContain(HOST_SECRET);
  },
);

test.each(KINDS)('what %s is not asked, or answers otherwise, is in the table', (kind) => {
  const named = new Set(HOST_CASES.map(({ name }) => name));
  expect(Object.keys(OTHERWISE[kind]).filter((name) => !named.has(name))).toEqual([]);
  for (const [name, { reason, instead }] of Object.entries(OTHERWISE[kind]))
    if (instead === undefined) process.stdout.write(`${kind}: not asked about ${name}, since ${reason}\n`);
});

test('G-009 while the project is away, the build answers on both, and what it does not know is to be asked for again', async () => {
  await backend.stop();
  for (const kind of KINDS) {
    const unknown = await get(kind, `/blog/${LATER_ARTICLE}`);
    expect([unknown.status, unknown.headers['retry-after']], kind).toEqual([503, '60']);
    for (const address of ['/blog', `/blog/${BUILT_ARTICLE}`, '/blog/rss.xml', '/sitemap.xml'])
      expect((await get(kind, address)).status, `${kind} ${address}`).toBe(200);
    const posted = { name: '', path: '/api/contact', method: 'POST', body: '{}', status: 502 } as const;
    expect((await askHost(at(kind), posted)).status).toBe(502);
  }
});
