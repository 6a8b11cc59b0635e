import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BlogFailure } from './blog-source.ts';
import { type ProjectAccess, restBlog } from './rest-blog.ts';

const KEY = 'sb_publishable_test';
const ROW = {
  id: '1',
  slug: 'nieuw',
  title: 'Nieuw',
  category: null,
  image_url: 'romp-800.jpg',
  former: null,
  former_text: null,
  author: null,
  metaDescription: 'Pas geschreven.',
  first_paragraph: null,
  summary: null,
  excerpt: null,
  content_start: 'Lang genoeg om een voorproefje te zijn.',
  reading_time: null,
  word_count: 400,
  date: null,
  published_at: '2026-03-04T23:30:00+00:00',
  updated_at: '2026-03-05T08:09:10.123+00:00',
};

let project: Server;
let url = '';
/** What the project answers by table and query; the rest is no row. */
let answers: (table: string, query: URLSearchParams) => unknown = () => [];
let status = 200;
let asked: string[] = [];
let keys = new Set<string | undefined>();
const failures: BlogFailure[] = [];

beforeAll(async () => {
  project = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://project');
    asked.push(decodeURIComponent(pathname + search));
    keys.add(String(request.headers['apikey']));
    const answer = answers(pathname.replace('/rest/v1/', ''), searchParams);
    // No answer at all: the project hangs.
    if (answer === undefined) return;
    response.statusCode = status;
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  const address = project.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  project.closeAllConnections();
  project.close();
});
beforeEach(() => {
  [asked, keys, status] = [[], new Set(), 200];
  answers = () => [];
  failures.length = 0;
});

const blog = (more: Partial<ProjectAccess> = {}) =>
  restBlog({ url, publishable_key: KEY, pause_ms: 0, onFailure: (code) => failures.push(code), ...more });

test('G-009 an article is asked for with the publishable key; its picture is where the project keeps it', async () => {
  answers = (table) => (table === 'blog_posts' ? [ROW] : []);
  const found = await blog().find('nieuw');
  expect(found).toMatchObject({
    ok: true,
    value: {
      card: { slug: 'nieuw', date: '2026-03-04', reading_minutes: 2 },
      description: 'Pas geschreven.',
      modified: '2026-03-05T08:09:10Z',
    },
  });
  expect(JSON.stringify(found)).toContain(`${url}/storage/v1/object/public/blog-images/romp-800.jpg`);
  expect(asked[0]).toContain('slug=eq.nieuw');
  expect(keys).toEqual(new Set([KEY]));
  const image_url = '/storage/v1/object/public/blog-images/romp-1200.webp';
  answers = () => [{ ...ROW, image_url }];
  expect(JSON.stringify(await blog().find('nieuw'))).toContain(`"url":"${url}${image_url}"`);
});

test('A-072 while the files of a picture are on their way, the head names the one before it', async () => {
  answers = () => [{ ...ROW, former: { image_url: '/scenes/oud-800.jpg' } }];
  expect(JSON.stringify(await blog().find('nieuw'))).toContain('"url":"/scenes/oud-800.jpg"');
  answers = () => [{ ...ROW, former: { image_url: null } }];
  expect(JSON.stringify(await blog().find('nieuw'))).toContain('"picture":null');
});

test('R-36 while new pictures of the text are on their way, the head is of the version before it', async () => {
  answers = () => [{ ...ROW, former: { title: 'Eerder' }, former_text: { metaDescription: 'Zo was het.' } }];
  expect(await blog().find('nieuw')).toMatchObject({
    value: { card: { title: 'Eerder' }, description: 'Zo was het.' },
  });
});

test('V-017 a shared project is asked for as visitors see it, with its picture where the project keeps it', async () => {
  const image_url = '/storage/v1/object/public/site-images/romp-1200.webp';
  const row = {
    title: 'Sloep',
    description: null,
    image_url: '/scenes/nieuw-800.webp',
    former: { image_url },
  };
  answers = (table) => (table === 'transformations' ? [row] : []);
  expect(await blog().project('p1')).toEqual({
    ok: true,
    value: { title: 'Sloep', description: null, picture_url: `${url}${image_url}` },
  });
  expect(asked[0]).toContain('active=eq.true');
  expect(asked[0]).toContain('id=eq.p1');
  answers = () => [];
  expect(await blog().project('p1')).toEqual({ ok: true, value: null });
});

test('R-31 an old slug leads to the present one; one that leads nowhere is no article', async () => {
  answers = (table, query) => {
    if (table === 'post_redirects') return query.get('slug') === 'eq.oud' ? [{ post_id: 'p1' }] : [];
    return query.get('id') === 'eq.p1' ? [{ slug: 'nieuw' }] : [];
  };
  expect(await blog().find('oud')).toEqual({ ok: true, value: { moved_to: 'nieuw' } });
  expect(await blog().find('nergens')).toEqual({ ok: true, value: null });
});

test('many slugs are asked for in several lines, and a sitemap of more rows than a project hands out at once in several parts', async () => {
  const slugs = Array.from({ length: 150 }, (_, index) => `artikel-${index}`);
  answers = (_table, query) =>
    (query.get('slug') ?? '').includes('artikel-149') ? [{ slug: 'artikel-149' }] : [];
  expect(await blog().readable(slugs)).toEqual({ ok: true, value: new Set(['artikel-149']) });
  expect(asked).toHaveLength(3);
  const row = { slug: 'a', updated_at: '2026-01-02T10:11:12.345+00:00' };
  const left: Readonly<Record<string, number>> = { 0: 1000, 1000: 5 };
  answers = (_table, query) => Array.from({ length: left[query.get('offset') ?? ''] ?? 0 }, () => row);
  const listed = await blog().listed();
  expect(listed.ok && [listed.value.length, listed.value[0]]).toEqual([
    1005,
    { slug: 'a', modified: '2026-01-02T10:11:12Z' },
  ]);
});

/** How long a test waits for a project that hangs; the others answer in time on the busiest machine. */
const SOON_MS = 50;

test.each<[string, BlogFailure, () => unknown, number, number?]>([
  ['hangs', 'unreachable', () => undefined, 200, SOON_MS],
  ['refuses', 'refused', () => ({ message: 'Invalid API key' }), 401],
  ['answers with a page', 'malformed', () => '<!doctype html>', 200],
  ['answers with other rows', 'malformed', () => [{ id: 1 }], 200],
])(
  'a project that %s is a failure with a code: %s',
  async (_name, code, answer, given_status, timeout_ms) => {
    answers = answer;
    status = given_status;
    const source = blog(timeout_ms === undefined ? {} : { timeout_ms });
    for (const failed of [source.find('nieuw'), source.listed(), source.newest(), source.readable(['a'])])
      expect(await failed).toEqual({ ok: false, error: code });
    expect(new Set(failures)).toEqual(new Set([code]));
  },
);

test('after a failure the project is left alone for a while, so that readers do not wait one after the other', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  answers = () => [ROW];
  status = 503;
  const source = blog({ pause_ms: 100 });
  expect(await source.newest()).toEqual({ ok: false, error: 'refused' });
  status = 200;
  expect(await source.newest()).toEqual({ ok: false, error: 'unreachable' });
  expect(failures).toEqual(['refused']);
  clock.mockReturnValue(1_100);
  expect(await source.newest()).toMatchObject({ ok: true });
  clock.mockRestore();
});
