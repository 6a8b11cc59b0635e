import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPANY } from '../../src/content/company.ts';
import { serveProjectSite } from '../../supabase/host/project-site.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { signedIn } from './backend-fixtures.ts';

// One build on two hosts: that of the embedded backend, which asks its database, and one that asks a hosted project's REST API.
let backend: RunningBackend;
let site: Awaited<ReturnType<typeof serveProjectSite>>;
let folder: string;
let admin: SupabaseClient;

const entry = (slug: string): string => `<li><a href="/blog/${slug}">${slug}</a></li>`;
/** Whether the host that asks a project names an article at an address. */
const shown = async (address: string): Promise<boolean> =>
  (await (await fetch(site.url + address)).text()).includes('zojuist');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havenglans-project-blog-'));
  await mkdir(path.join(folder, 'blog'));
  const files: Record<string, string> = {
    'index.html': '<!doctype html><title>Thuis</title>',
    '404.html': '<!doctype html><title>Niet gevonden</title>',
    '_article.html': '<!doctype html><html><head><title>Artikel</title></head><body></body></html>',
    '_article-missing.html': '<!doctype html><title>Geen artikel</title>',
    'blog/index.html': `<!doctype html><title>Blog</title><ul>${['eerste', 'ontwerp', 'verhuisd'].map(entry).join('')}</ul>`,
    'sitemap.xml': '<urlset>\n</urlset>\n',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: folder });
  const { url: supabase_url, publishable_key } = backend;
  site = await serveProjectSite({ port: 0, host: '127.0.0.1', folder, supabase_url, publishable_key });
  admin = await signedIn(backend, 'admin');
  const add = async (slug: string, columns: Readonly<Record<string, unknown>>): Promise<string> => {
    const id = crypto.randomUUID();
    const row = { id, slug, title: `Over ${slug} & "meer"`, content: '<p>Lang genoeg om te lezen.</p>' };
    const { error } = await admin.from('blog_posts').insert({ ...row, ...columns });
    expect(error).toBe(null);
    return id;
  };
  await add('eerste', {
    published: true,
    image_url: 'kop-1200.webp',
    author: 'Sanne de Wit',
    category: 'Onderhoud',
    date: '2026-02-03',
    metaDescription: 'Wat er in staat.',
  });
  await add('ontwerp', {});
  const moved = await add('verhuisd', { published: true });
  const { error } = await admin.from('blog_posts').update({ slug: 'nieuw-adres' }).eq('id', moved);
  expect(error).toBe(null);
});
afterAll(async () => {
  await site.stop();
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * An answer of a host. Two things differ by their nature: files of articles are where the API is, and when a row was changed
 * last, visitors may not read.
 */
async function answerOf(origin: string, address: string): Promise<unknown> {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const text = (await answer.text())
    .replaceAll(`${backend.url}/storage/`, `${COMPANY.site_url}/storage/`)
    .replace(/"dateModified":"[^"]*"/g, '')
    .replace(/<lastmod>[^<]*<\/lastmod>/g, '');
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    text,
  };
}

test.each([
  ['an article with everything', '/blog/eerste', 200],
  ['an article of the demo', '/blog/boot-winterklaar-maken-in-volgorde', 200],
  ['a draft', '/blog/ontwerp', 404],
  ['an old slug', '/blog/verhuisd?via=mail', 301],
  ['its present one', '/blog/nieuw-adres', 200],
  ['no article', '/blog/nergens', 404],
  ['the list', '/blog', 200],
  ['the feed', '/blog/rss.xml', 200],
  ['the sitemap', '/sitemap.xml', 200],
])(
  'G-009 R-31 R-36 a host that asks a project with the publishable key answers as one with a database: %s',
  async (_name, address, status) => {
    const expected = await answerOf(backend.url, address);
    expect(await answerOf(site.url, address)).toEqual(expected);
    expect(expected).toMatchObject({ status });
  },
);

test('A-042 an article is there at once on a host that asks a project: address, feed, sitemap; so is its leaving', async () => {
  const id = crypto.randomUUID();
  const row = { id, slug: 'zojuist', title: 'Zojuist', content: '<p>Vers van de pers.</p>', published: true };
  expect((await admin.from('blog_posts').insert(row)).error).toBe(null);
  const places = ['/blog/zojuist', '/blog/rss.xml', '/sitemap.xml'];
  expect(await Promise.all(places.map(shown))).toEqual([true, true, true]);
  expect((await admin.from('blog_posts').update({ published: false }).eq('id', id)).error).toBe(null);
  expect(await Promise.all(places.map(shown))).toEqual([false, false, false]);
});
