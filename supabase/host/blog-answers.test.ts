import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HeadArticle } from '../../src/site/article/article-head.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { BlogSource } from './blog-source.ts';
import { folderFiles } from './folder-files.ts';
import { createStaticHost } from './static-host.ts';

const NEW: HeadArticle = {
  card: {
    id: '1',
    slug: 'nieuw',
    title: 'Nieuw & vers',
    category: null,
    picture: null,
    preview: null,
    reading_minutes: 1,
    date: '2026-11-20',
  },
  author: null,
  description: 'Pas geschreven.',
};
const PICTURE_ID = '0190a0e0-0000-7000-8000-0000000000aa';
const PROJECT = '0190a0e0-0000-7000-8000-0000000000bb';
const listed = (at: string) => `  <url><loc>https://havenglans.example${at}</loc></url>\n`;
const entry = (slug: string) => `<li><article><h3><a href="/blog/${slug}">${slug}</a></h3></article></li>`;
const withCover = (picture_id: string): HeadArticle => {
  const url = `https://werf.supabase.co/storage/v1/object/public/blog-images/${picture_id}-1600.webp`;
  const picture = { url, alt: '', width: null, height: null, color: null, widths: { avif: [], webp: [] } };
  return { ...NEW, card: { ...NEW.card, picture } };
};
const CHANGED =
  '<script type="application/ld+json">{"datePublished":"2026-03-04","dateModified":"2026-03-04"}</script>';
const SLOOP = {
  title: 'Sloep "Zeemeeuw"',
  description: 'Gelcoat & teak.',
  picture_url: '/scenes/project-07-after-800.webp',
};
const PORTFOLIO = [
  '<head><title>Portfolio</title><meta name="description" content="Alle projecten"/>',
  '<link rel="canonical" href="https://havenglans.example/portfolio"/>',
  '<meta property="og:url" content="https://havenglans.example/portfolio"/><meta property="og:title" content="Portfolio"/>',
  '<meta property="og:description" content="Alle projecten"/>',
  '<meta property="og:image" content="https://havenglans.example/scenes/og-portfolio.jpg"/><meta property="og:image:width" content="1200"/>',
  '<meta name="twitter:card" content="summary_large_image"/></head><body><main>Projecten</main></body>',
].join('');
let folder = '';
let host: (request: Request) => Promise<Response>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blog-host-'));
  for (const slug of ['gebouwd', 'gewijzigd'])
    mkdirSync(path.join(folder, 'blog', slug), { recursive: true });
  const page = (name: string, title: string) =>
    writeFileSync(
      path.join(folder, name),
      `<html><head><title>${title}</title></head><body>${name}</body></html>`,
    );
  page('index.html', 'Home');
  page('404.html', 'Weg');
  page('_article.html', 'Artikel wordt geladen...');
  page('_article-missing.html', 'Geen artikel');
  page('blog/gebouwd/index.html', 'Gebouwd');
  mkdirSync(path.join(folder, 'portfolio'));
  mkdirSync(path.join(folder, 'scenes'));
  writeFileSync(path.join(folder, 'portfolio/index.html'), PORTFOLIO);
  for (const name of ['project-07-after', PICTURE_ID])
    writeFileSync(path.join(folder, `scenes/og-${name}.jpg`), '');
  writeFileSync(path.join(folder, 'blog/gewijzigd/index.html'), CHANGED);
  writeFileSync(
    path.join(folder, 'blog/index.html'),
    `<html><body><ol><li><a href="/blog">Blog</a></li></ol><ul>${entry('gebouwd')}${entry('weg')}</ul></body></html>`,
  );
  writeFileSync(
    path.join(folder, 'sitemap.xml'),
    `<urlset>\n${listed('/')}${listed('/blog')}${listed('/blog/weg')}</urlset>\n`,
  );
  host = createStaticHost({
    files: folderFiles(folder),
    supabase_url: null,
    blog: {
      find: async (slug) => {
        if (slug === 'oud') return ok({ moved_to: 'nieuw' });
        if (slug === 'gewijzigd') return ok({ ...NEW, modified: '2026-11-28T09:10:11Z' });
        if (slug === 'met-omslag') return ok(withCover(PICTURE_ID));
        if (slug === 'nieuwe-omslag') return ok(withCover(PROJECT));
        return ok(slug === 'nieuw' || slug === 'gebouwd' ? NEW : null);
      },
      listed: async () => ok(['nieuw', 'gebouwd'].map((slug) => ({ slug, modified: '2026-03-04' }))),
      readable: async (slugs) => ok(new Set(slugs.filter((slug) => slug === 'gebouwd'))),
      newest: async () => ok([NEW]),
      project: async (id) => ok(id === PROJECT ? SLOOP : null),
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (address: string) => host(new Request(`http://havenglans.test${address}`));

test('G-009 an article of the build is its page', async () => {
  const answer = await ask('/blog/gebouwd');
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringContaining('<title>Gebouwd</title>'),
  ]);
});

test('B-061 an article that came after the build is there at once, with its own head', async () => {
  const answer = await ask('/blog/nieuw');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<title>Nieuw &amp; vers | Havenglans</title>');
  expect(html).toContain('<meta name="description" content="Pas geschreven.">');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('_article.html</body>');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('R-31 an old slug redirects to the new one, with its query', async () => {
  const answer = await ask('/blog/oud?via=mail');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/blog/nieuw?via=mail']);
});

test('B-041 R-49 where there is no article the answer is a 404 that says so', async () => {
  const answer = await ask('/blog/nergens');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Geen artikel')]);
  expect((await ask('/blog/Geen_Slug')).status).toBe(404);
});

test('R-36 the built list hides an article that was taken from the site, before any script runs', async () => {
  const html = await (await ask('/blog')).text();
  expect(html).toContain(`<ul>${entry('gebouwd')}${entry('weg').replace('<li>', '<li hidden>')}</ul>`);
  expect(html, 'the breadcrumb is no entry').toContain('<li><a href="/blog">Blog</a></li>');
});

test('the feed is that of the database', async () => {
  const answer = await ask('/blog/rss.xml');
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await answer.text()).toContain('<title>Nieuw &amp; vers</title>');
});

test('G-018 R-49 the sitemap lists the pages of the build and the articles there are now', async () => {
  const answer = await ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/xml/);
  const xml = await answer.text();
  expect(xml.match(/<lastmod>2026-03-04<\/lastmod>/g)).toHaveLength(2);
  const found = [...xml.matchAll(/<loc>https:\/\/havenglans\.example([^<]*)<\/loc>/g)];
  expect(found.map(([, at]) => at)).toEqual(['/', '/blog', '/blog/nieuw', '/blog/gebouwd']);
});

test('B-058 an article that was edited after the build says when, in its built page', async () => {
  const html = await (await ask('/blog/gewijzigd')).text();
  expect(html).toBe(CHANGED.replace('"dateModified":"2026-03-04"', '"dateModified":"2026-11-28T09:10:11Z"'));
});

test('G-023 an uploaded cover of an article that came after the build is its card where the build has one, else the cover', async () => {
  const card = `<meta property="og:image" content="https://havenglans.example/scenes/og-${PICTURE_ID}.jpg"><meta property="og:image:width" content="1200">`;
  expect(await (await ask('/blog/met-omslag')).text()).toContain(card);
  const html = await (await ask('/blog/nieuwe-omslag')).text();
  expect(html).toContain(
    `content="https://werf.supabase.co/storage/v1/object/public/blog-images/${PROJECT}-1600.webp"`,
  );
  expect(html).not.toContain('og:image:width');
});

test('V-017 the address of a shared project brings its title, its words and its card; the page and its canonical address stay', async () => {
  const html = await (await ask(`/portfolio?modal=true&project=${PROJECT}`)).text();
  expect(html).toContain('<title>Sloep &quot;Zeemeeuw&quot; | Havenglans</title>');
  expect(html).toContain('<meta property="og:title" content="Sloep &quot;Zeemeeuw&quot; | Havenglans"/>');
  expect(html.match(/content="Gelcoat &amp; teak\."/g)).toHaveLength(2);
  expect(html).toContain(
    `<meta property="og:url" content="https://havenglans.example/portfolio?project=${PROJECT}"/>`,
  );
  expect(html).toContain(
    'content="https://havenglans.example/scenes/og-project-07-after.jpg"/><meta property="og:image:width"',
  );
  expect(html).toContain('<link rel="canonical" href="https://havenglans.example/portfolio"/>');
  expect(html).toContain('<main>Projecten</main>');
});

test('V-017 an address of no project is the page of the build', async () => {
  for (const id of [PICTURE_ID, 'geen-project'])
    expect(await (await ask(`/portfolio?project=${id}`)).text()).toBe(PORTFOLIO);
});

const fails = async () => err('unreachable' as const);

test('G-009 R-49 where the articles cannot be asked for, the build answers with its own pages, and nothing is said to be gone', async () => {
  const source: BlogSource = { find: fails, readable: fails, listed: fails, newest: fails, project: fails };
  const alone = createStaticHost({ files: folderFiles(folder), supabase_url: null, blog: source });
  const askAlone = (at: string) => alone(new Request(`http://havenglans.test${at}`));
  expect((await askAlone('/blog/gebouwd')).status).toBe(200);
  expect(await (await askAlone('/blog')).text()).toContain(entry('weg'));
  expect(await (await askAlone('/sitemap.xml')).text()).toContain('/blog/weg');
  const unknown = await askAlone('/blog/nieuw');
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await unknown.text()).toContain('Artikel wordt geladen');
});
