import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMPANY_FACTS } from '../../content/company-facts.ts';
import { POSTS_WHOLE, QUERIES } from '../../public-data/queries.ts';
import { snapshotFiles } from '../../public-data/snapshot-files.ts';
import { fetchContent } from './project-content.ts';
import { ROWS } from './project-rows.ts';
import { siteContent } from './snapshot-plugin.ts';

/** How many rows this project hands out at once, whatever it is asked for. */
const AT_ONCE = 2;
const PICTURE = {
  image_url: null,
  alt: null,
  width: null,
  height: null,
  color: null,
  variants: {},
  former: null,
};
const post = (number: number) => ({
  id: `post-${number}`,
  slug: `artikel-${number}`,
  title: `Artikel ${number}`,
  category: null,
  ...PICTURE,
  focus_x: null,
  focus_y: null,
  summary: null,
  excerpt: null,
  date: null,
  published_at: '2026-01-01T10:00:00+00:00',
  updated_at: '2026-02-03T11:00:00+00:00',
  reading_time: null,
  word_count: 3,
  first_paragraph: null,
  content_start: null,
  former_text: null,
  content: 'Drie woorden tekst',
  html_blocks: [],
  metaDescription: null,
  author: null,
  search_text: 'drie woorden tekst',
});

const half = (number: number) => ({
  id: `image-${number}`,
  type: 'before_after',
  page: null,
  title: null,
  ...PICTURE,
  pair_id: `pair-${Math.floor(number / 2)}`,
  is_before: number % 2 === 0,
});

/** The columns that a query asks for: a project hands out no other. */
const selected = (query: string): string[] => /[?&]select=([^&]*)/.exec(query)?.[1]?.split(',') ?? [];

let server: Server;
let url = '';
let tables: Record<string, readonly object[]> = {};
let answer_with: { status: number; body: string } | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.headers['apikey'] !== 'sb_publishable_test' || request.headers.authorization !== undefined) {
      response.writeHead(401).end('{"message": "Invalid API key"}');
      return;
    }
    if (answer_with !== null) {
      response.writeHead(answer_with.status).end(answer_with.body);
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
    const rows = tables[pathname.replace('/rest/v1/', '')] ?? [];
    const from = Number(searchParams.get('offset') ?? 0);
    const asked = new Set(selected(request.url ?? ''));
    const given = rows
      .slice(from, from + Math.min(AT_ONCE, Number(searchParams.get('limit'))))
      .map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => asked.has(column))));
    response.writeHead(200, { 'content-range': `${from}-${from + given.length - 1}/${rows.length}` });
    response.end(JSON.stringify(given));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  url = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : '';
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  tables = {};
  answer_with = null;
});

const read = (publishable_key = 'sb_publishable_test') => fetchContent({ url, publishable_key });

test('R-30 the build asks on until it has every row, however few a project hands out at once', async () => {
  tables = { blog_posts: [1, 2, 3, 4, 5].map(post) };
  const { posts } = await read();
  expect(posts.map(({ slug }) => slug)).toEqual([1, 2, 3, 4, 5].map((number) => `artikel-${number}`));
});

test('D-002 a build has every half of every pair, though pairs are asked for without an id', async () => {
  const halves = [0, 1, 2, 3, 4].map(half);
  tables = { images: halves };
  const { before_after } = await read();
  const seen = before_after.map(({ pair_id, is_before }) => ({ pair_id, is_before }));
  expect(seen).toEqual(halves.map(({ pair_id, is_before }) => ({ pair_id, is_before })));
});

test('D-001 a build requires the columns that it asks for, and no other', () => {
  const asked: Record<keyof typeof ROWS, string> = {
    heroes: QUERIES.hero('home'),
    before_after: QUERIES.before_after,
    projects: QUERIES.portfolio,
    boat_types: QUERIES.boat_types,
    services: QUERIES.services,
    videos: QUERIES.videos,
    company: QUERIES.company,
    posts: POSTS_WHOLE,
  };
  for (const kind of v.parse(v.array(v.keyof(v.object(ROWS))), Object.keys(ROWS)))
    expect(Object.keys(ROWS[kind].entries).toSorted(), kind).toEqual(selected(asked[kind]).toSorted());
});

test('X-012 a project without content has empty pages', async () => {
  const files = snapshotFiles(await read());
  expect(Object.keys(files)).toHaveLength(17);
  for (const [name, rows] of Object.entries(files)) expect(rows, name).toEqual([]);
});

test('R-08 R-13 a build takes what the company says of itself from the project: pages and structured data have it', async () => {
  const phone = '0512 34 56 78';
  tables = {
    company_settings: [{ id: 'company', ...COMPANY_FACTS, phone, street: 'Kade 1', postal_code: '1011 AB' }],
  };
  const root = join(import.meta.dirname, '../../..');
  const machine = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test' };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [siteContent(machine, root)],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/site/seo/structured-data.ts', formats: ['es'] },
    },
  });
  const code = JSON.stringify(built);
  for (const said of [phone, 'Kade 1', '1011 AB']) expect(code).toContain(said);
  expect(code).not.toContain(COMPANY_FACTS.phone);
});

test('D-001 a project that refuses the key, lacks a table, or answers with something else ends the build in words', async () => {
  await expect(read('sb_publishable_wrong')).rejects.toThrow(
    /refuses SUPABASE_PUBLISHABLE_KEY .*\(401: Invalid API key\)/,
  );
  answer_with = { status: 404, body: '{"code": "PGRST205", "message": "Could not find the table"}' };
  await expect(read()).rejects.toThrow(/does not know the table \w+ .*npx supabase@3.1.0 db push --remote/);
  answer_with = { status: 200, body: '<html>Welkom in de haven</html>' };
  await expect(read()).rejects.toThrow('with something else than rows');
  answer_with = { status: 500, body: '' };
  await expect(read()).rejects.toThrow('does not hand out the table');
  const nowhere = { url: 'http://127.0.0.1:1', publishable_key: 'sb_publishable_test' };
  await expect(fetchContent(nowhere)).rejects.toThrow('(SUPABASE_URL) does not answer');
});

test('D-001 a row that is not as the build reads it ends the build, and is named', async () => {
  tables = { blog_posts: [post(1), { ...post(2), slug: '../admin' }] };
  await expect(read()).rejects.toThrow('The row post-2 of blog_posts is not as this build reads it: slug: ');
  tables = { blog_posts: [{ ...post(1), word_count: 'veel' }] };
  await expect(read()).rejects.toThrow('word_count');
});

test('P-028 a large site begins as light as a small one: what is in scripts and pages is bounded', () => {
  const posts = Array.from({ length: 1_000 }, (_, at) => post(at));
  const none = {
    heroes: [],
    before_after: [],
    projects: [],
    boat_types: [],
    services: [],
    videos: [],
  };
  const files = snapshotFiles({ ...none, posts });
  expect(JSON.stringify(files['post-cards']).length).toBeLessThan(11_000);
  expect(files['post-cards']?.[0]).toMatchObject({ slug: 'artikel-0' });
  expect(files['posts'], 'each has a page of its own').toHaveLength(1_000);
});
