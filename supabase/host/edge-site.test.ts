import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NO_TARGETS } from '../../src/site/tracking/targets.ts';
import { COMPANY_FACTS } from '../../src/content/company-facts.ts';
import { cloudflareBundle, netlifyBundle } from './edge-bundle.ts';
import { cloudflareWorker, EDGE_PATHS, type EdgeSettings, netlifyFunction } from './edge-site.ts';

/** The files of a build, as a platform holds them. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<title>Thuis</title><meta property="og:title" content="Thuis"/>',
  '404.html': '<title>Weg</title>',
  '_article.html': '<title>Artikel</title><p>Artikel wordt geladen</p>',
  '_article-missing.html': '<title>Geen artikel</title>',
  'blog/index.html': '<ul><li><a href="/blog/gebouwd">Gebouwd</a></li></ul>',
  'blog/gebouwd/index.html': '<title>Gebouwd</title><style>p{color:red}</style>',
  'portfolio/index.html': '<title>Portfolio</title><meta property="og:title" content="Portfolio"/>',
};
const VISITOR = '203.0.113.9';
const SITE = 'https://werf.example';
const HOST_SECRET = 'een-lang-geheim-van-de-gastheer-0';

/** What the project and the site were asked for. */
const asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
let server: Server;
let origin = '';
let settings: EdgeSettings;

/** A project that has one article, and the static files of a site on the same port. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push({ url, headers });
    const file = FILES[url.slice(1)];
    const found = url.includes('blog_posts') && url.includes('slug=eq.gebouwd');
    if (url.includes('transformations')) response.end(JSON.stringify([PROJECT]));
    else response.end(file ?? JSON.stringify(found ? [ARTICLE] : []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  settings = {
    site_origin: SITE,
    version: '0a1b2c3d4e5f',
    supabase_url: origin,
    publishable_key: 'sb_publishable_test',
    tracking: NO_TARGETS,
    captcha: false,
    files: Object.keys(FILES),
  };
});
afterAll(() => void server.close());
beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubGlobal('Netlify', {
    env: { get: (name: string) => (name === 'SITE_HOST_SECRET' ? HOST_SECRET : undefined) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const ARTICLE = {
  id: '0190a0e0-0000-7000-8000-000000000001',
  slug: 'gebouwd',
  title: 'Gebouwd',
  category: null,
  image_url: null,
  author: null,
  metaDescription: null,
  first_paragraph: null,
  summary: null,
  excerpt: null,
  content_start: null,
  reading_time: null,
  word_count: 3,
  date: null,
  published_at: '2026-02-03T10:00:00Z',
  updated_at: '2026-02-03T10:00:00Z',
};

const PROJECT = { title: 'Sloep', description: null, image_url: null, former: null };

/** Cloudflare's binding for files, which has pages at addresses without an ending. */
const ASSETS = {
  fetch: async ({ url }: Request): Promise<Response> => {
    const { pathname } = new URL(url);
    const file = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
    const text = FILES[file.slice(1)];
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
  },
};

const request = (path: string, init: RequestInit = {}): Request => new Request(origin + path, init);

/** Each platform, with the address of a visitor that it saw; `next` gives the file of the address asked for. */
const PLATFORMS = {
  Cloudflare: (call: Request) => {
    call.headers.set('cf-connecting-ip', VISITOR);
    return cloudflareWorker(settings).fetch(call, { ASSETS, SITE_HOST_SECRET: HOST_SECRET });
  },
  Netlify: (call: Request) =>
    netlifyFunction(settings)(call, {
      ip: VISITOR,
      next: async ({ method } = call) =>
        new Response(method === 'HEAD' ? null : FILES[`${new URL(call.url).pathname.slice(1)}/index.html`]),
    }),
};

test.each(Object.entries(PLATFORMS))(
  'R-20 on %s a function is told the address that the platform saw, with the secret of its settings, and none that the visitor wrote',
  async (_name, answer) => {
    const headers = {
      'x-forwarded-for': '198.51.100.7',
      'x-site-visitor': '198.51.100.7',
      'x-site-host-secret': 'geraden',
      'idempotency-key': 'id-1',
      'content-type': 'application/json',
      cookie: 'a=b',
    };
    const { status } = await answer(request('/api/contact', { method: 'POST', body: '{}', headers }));
    expect([status, asked.map(({ url }) => url)]).toEqual([200, ['/functions/v1/contact']]);
    const [told] = asked;
    expect(told?.headers).toMatchObject({
      'x-forwarded-for': VISITOR,
      'x-site-visitor': VISITOR,
      'x-site-host-secret': HOST_SECRET,
      'idempotency-key': 'id-1',
    });
    expect(told?.headers['cookie']).toBe(undefined);
  },
);

test.each(Object.entries(PLATFORMS))(
  'V-017 on %s home and the portfolio are their pages, and a link to a project over them says so to the networks',
  async (_name, answer) => {
    for (const [page, file] of [
      ['/', 'index.html'],
      ['/portfolio', 'portfolio/index.html'],
    ] as const) {
      expect(await (await answer(request(page))).text()).toBe(FILES[file]);
      const shared = await answer(request(`${page}?project=${ARTICLE.id}`));
      expect(await shared.text()).toContain('<meta property="og:title" content="Sloep | Havenglans"/>');
    }
    expect((await answer(request('/portfolio/'))).headers.get('location')).toBe('/portfolio');
  },
);

test.each(Object.entries(PLATFORMS))(
  'G-009 on %s an article of the build is its page with the policy of that page, and one that is none has status 404',
  async (_name, answer) => {
    const built = await answer(request('/blog/gebouwd'));
    expect([built.status, await built.text()]).toEqual([200, FILES['blog/gebouwd/index.html']]);
    const policy = built.headers.get('content-security-policy');
    expect(policy).toContain("style-src 'self' 'sha256-");
    expect(policy).toContain('wss://werf.example');
    const missing = await answer(request('/blog/nergens'));
    expect([missing.status, await missing.text()]).toEqual([404, FILES['_article-missing.html']]);
    const head = await answer(request('/blog/gebouwd', { method: 'HEAD' }));
    expect([head.status, head.headers.get('etag')]).toEqual([200, built.headers.get('etag')]);
  },
);

test('on Netlify code asks for no address that it answers itself, which the platform would refuse', async () => {
  for (const path of ['/', '/portfolio', '/blog', '/blog/gebouwd', '/blog/nergens', '/blog/a/b'])
    await PLATFORMS.Netlify(request(path));
  const files = asked.map(({ url }) => url).filter((url) => !url.startsWith('/rest/'));
  expect(files.toSorted()).toEqual(['/404.html', '/_article-missing.html', '/index.html']);
});

test.each(Object.entries(PLATFORMS))(
  'on %s /healthz says which build is served, and whether the project answers',
  async (_name, answer) => {
    const well = await answer(request('/healthz'));
    expect([well.status, await well.json()]).toEqual([200, { status: 'ok', version: settings.version }]);
    expect(asked.map(({ url }) => url)).toEqual(['/rest/v1/company_settings?select=id&limit=1']);
    const former = settings;
    settings = { ...settings, supabase_url: 'http://127.0.0.1:9' };
    const away = await answer(request('/healthz'));
    settings = former;
    expect([away.status, await away.json()]).toEqual([
      200,
      { status: 'project_away', version: settings.version },
    ]);
  },
);

test('a file that the platform does not give is a fault with a line in the log, not an empty page', async () => {
  const gone = { fetch: async () => new Response(null, { status: 500 }) };
  const answered = await cloudflareWorker(settings).fetch(request('/blog/gebouwd'), { ASSETS: gone });
  expect(answered.status).toBe(500);
  expect(vi.mocked(console.log).mock.calls.join()).toContain('"fault":"FileNotGiven');
});

test('the code for each platform is one small file, without a module of Node or a value of the machine', async () => {
  const [worker, edge_function] = await Promise.all([cloudflareBundle(settings), netlifyBundle(settings)]);
  for (const code of [worker, edge_function]) {
    expect(code).not.toMatch(/\bimport\b|\brequire\(|\bprocess\.|\bBuffer\b|node:/);
    expect(code.length).toBeLessThan(64 * 1024);
    expect(code).toContain(settings.publishable_key);
    expect(code).not.toContain(COMPANY_FACTS.phone);
  }
  for (const path of EDGE_PATHS) expect(edge_function).toContain(path);
});
