import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { QUERIES } from '../../src/public-data/queries.ts';
import { type RunningBackend, startBackend } from '../../supabase/local/backend.ts';
import { signedIn } from './backend-fixtures.ts';

/** A visitor finds a published article within this time, and one that was taken away no longer. */
const SOON = { timeout: 5_000, interval: 50 };
const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9, 8, 7, 6, 5, 4, 3, 2, 1]);

let backend: RunningBackend;
let folder: string;
let admin: SupabaseClient;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havenglans-article-'));
  const files: Record<string, string> = {
    'index.html': '<!doctype html><title>Thuis</title>',
    '404.html': '<!doctype html><title>Niet gevonden</title>',
    '_article.html': '<!doctype html><html><head><title>Artikel</title></head><body></body></html>',
    '_article-missing.html': '<!doctype html><title>Geen artikel</title>',
    'portfolio/index.html':
      '<!doctype html><title>Portfolio</title><meta property="og:title" content="Portfolio"/><meta property="og:image" content=""/>',
    'scenes/og-project-01-after.jpg': '',
    'sitemap.xml': '<urlset>\n</urlset>\n',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  backend = await startBackend({ port: 0, data_dir: 'memory', seed: 'demo', static_dir: folder });
  admin = await signedIn(backend, 'admin');
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

const answerOf = async (address: string): Promise<Response> =>
  await fetch(backend.url + address, { headers: { apikey: backend.publishable_key } });
const textOf = async (address: string): Promise<string> => await (await answerOf(address)).text();

/** The pages and files that show an article to visitors, and what each shows of it or of its picture. */
const PLACES: Readonly<Record<string, (slug: string) => Promise<string>>> = {
  page: async (slug) => {
    const answer = await answerOf(`/blog/${slug}`);
    return answer.status === 200 ? await answer.text() : '';
  },
  list: async () => await textOf(`/rest/v1/${QUERIES.post_cards(0)}`),
  feed: async () => await textOf('/blog/rss.xml'),
  sitemap: async () => await textOf('/sitemap.xml'),
};

/** What tells the article from others in each place. */
const holds = (text: string, slug: string): boolean => text.includes(slug);

const addPost = async (slug: string, columns: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const id = crypto.randomUUID();
  const title = `Over ${slug}`;
  const { error } = await admin
    .from('blog_posts')
    .insert({ id, slug, title, content: '<p>Lang genoeg om een voorproefje te zijn.</p>', ...columns });
  expect(error).toBe(null);
  return id;
};
const change = async (id: string, columns: Readonly<Record<string, unknown>>): Promise<void> => {
  const { error } = await admin.from('blog_posts').update(columns).eq('id', id);
  expect(error).toBe(null);
};

/** The row of a picture's only file, which the bucket awaits from then on. */
const addFileRow = async (picture_id: string): Promise<void> => {
  const kept = { bucket: 'blog-images', picture_id, width: 800, format: 'jpg', size_bytes: PICTURE.length };
  const row = { id: crypto.randomUUID(), ...kept, sha256: '0a'.repeat(32) };
  expect((await admin.from('site_files').insert(row)).error).toBe(null);
};
const upload = async (file: string): Promise<void> => {
  const blob = new Blob([PICTURE], { type: 'image/jpeg' });
  const added = await admin.storage.from('blog-images').upload(file, blob, { contentType: 'image/jpeg' });
  expect(added.error).toBe(null);
};

describe.each(Object.entries(PLACES))('A-042 R-36 in the %s', (place, look) => {
  const becomes = async (slug: string, there: boolean): Promise<void> => {
    await vi.waitFor(async () => expect(holds(await look(slug), slug), slug).toBe(there), SOON);
  };

  test('an article stands within 5 s of its publication, without a build, and no longer once it is taken back', async () => {
    const slug = `terug-${place}`;
    const id = await addPost(slug);
    expect(holds(await look(slug), slug), 'a draft is not there').toBe(false);
    await change(id, { published: true });
    await becomes(slug, true);
    await change(id, { published: false });
    await becomes(slug, false);
  });

  test('a deleted article is away within 5 s; its picture stays at its address, for another device may keep the article', async () => {
    const [slug, picture_id] = [`weg-${place}`, crypto.randomUUID()];
    await addFileRow(picture_id);
    const file = `${picture_id}-800.jpg`;
    const id = await addPost(slug, { image_url: file, published: true });
    await upload(file);
    await becomes(slug, true);
    const address = `/storage/v1/object/public/blog-images/${file}`;
    expect((await answerOf(address)).status).toBe(200);
    await change(id, { deleted_at: new Date().toISOString() });
    await becomes(slug, false);
    expect(await look(slug), 'nothing names the picture').not.toContain(file);
    expect((await answerOf(address)).status, 'A-073').toBe(200);
  });

  test('a planned article stands within 5 s of its time, though no device is on', async () => {
    const slug = `gepland-${place}`;
    const HOUR_MS = 3_600_000;
    const id = await addPost(slug, { publish_at: new Date(Date.now() + HOUR_MS).toISOString() });
    expect(holds(await look(slug), slug), 'before its time it is not there').toBe(false);
    await change(id, { publish_at: new Date().toISOString() });
    await becomes(slug, true);
  });
});

test('B-023 a planned article stands before those that were published while it waited, in list, feed and sitemap', async () => {
  const HOUR_MS = 3_600_000;
  const id = await addPost('lang-gepland', { publish_at: new Date(Date.now() + HOUR_MS).toISOString() });
  await addPost('intussen', { published: true });
  await change(id, { publish_at: new Date().toISOString() });
  for (const place of ['list', 'feed', 'sitemap'] as const)
    await vi.waitFor(async () => {
      const text = await PLACES[place]?.('lang-gepland');
      const [planned = -1, meanwhile = -1] = ['lang-gepland', 'intussen'].map((slug) => text?.indexOf(slug));
      expect(planned, place).toBeGreaterThan(-1);
      expect(planned, place).toBeLessThan(meanwhile);
    }, SOON);
});

test('V-017 a link to a project brings its title and card, one to a project that was taken from the site the page alone', async () => {
  const rows = await admin
    .from('transformations')
    .select('id,title')
    .like('image_url', '/scenes/project-01-after%')
    .eq('type', 'project');
  const [project] = rows.data ?? [];
  const address = `/portfolio?project=${project?.id}`;
  const shared = await textOf(address);
  expect(shared).toContain(`<meta property="og:title" content="${project?.title} | Havenglans"/>`);
  expect(shared).toContain('content="https://havenglans.example/scenes/og-project-01-after.jpg"');
  await admin.from('transformations').update({ active: false }).eq('id', project?.id);
  expect(await textOf(address)).toContain('content="Portfolio"');
});

test('B-058 G-018 an edit of a published article moves the day that the sitemap says', async () => {
  const id = await addPost('gewijzigd', { published: true });
  const entry = async (): Promise<string> =>
    /\/blog\/gewijzigd<\/loc><lastmod>[^<]+/.exec(await textOf('/sitemap.xml'))?.[0] ?? '';
  const { data } = await admin.from('blog_posts').select('updated_at').eq('id', id).single();
  expect(await entry()).toContain(String(data?.updated_at).slice(0, 10));
  await change(id, { title: 'Gewijzigd' });
  const page = await textOf('/blog/gewijzigd');
  const after = await admin.from('blog_posts').select('updated_at').eq('id', id).single();
  expect(page).toContain(
    `"dateModified":"${new Date(String(after.data?.updated_at)).toISOString().slice(0, 19)}Z"`,
  );
});

test('A-072 R-36 an article that is published before its picture arrives is shown when the picture is there', async () => {
  const [slug, picture_id] = ['onderweg', crypto.randomUUID()];
  const name = `${picture_id}-800.jpg`;
  await addFileRow(picture_id);
  await addPost(slug, { image_url: `/storage/v1/object/public/blog-images/${name}`, published: true });
  for (const [place, look] of Object.entries(PLACES))
    expect(holds(await look(slug), slug), place).toBe(false);
  await upload(name);
  for (const [place, look] of Object.entries(PLACES))
    await vi.waitFor(async () => expect(holds(await look(slug), slug), place).toBe(true), SOON);
});

test('A-072 R-36 an article that gets a picture in its text is what it was, in the page, the feed and the answer to the site, until the picture is there', async () => {
  const [slug, picture_id] = ['met-een-foto-erbij', crypto.randomUUID()];
  const name = `${picture_id}-800.jpg`;
  const id = await addPost(slug, { published: true });
  await addFileRow(picture_id);
  await change(id, {
    title: 'Met foto',
    content: `<p>Zie de foto.</p><img src="/storage/v1/object/public/blog-images/${name}" alt="Boeg">`,
  });
  const titleIn = async (address: string): Promise<readonly [boolean, boolean]> => {
    const text = await textOf(address);
    return [text.includes(`Over ${slug}`), text.includes('Met foto')];
  };
  for (const address of [`/blog/${slug}`, '/blog/rss.xml'])
    expect(await titleIn(address), address).toEqual([true, false]);
  const [told]: unknown[] = JSON.parse(await textOf(`/rest/v1/${QUERIES.post(slug)}`));
  expect(told).toMatchObject({
    former: { title: `Over ${slug}` },
    former_text: { content: '<p>Lang genoeg om een voorproefje te zijn.</p>', html_blocks: [] },
  });
  await upload(name);
  for (const address of [`/blog/${slug}`, '/blog/rss.xml'])
    await vi.waitFor(async () => expect(await titleIn(address), address).toEqual([false, true]), SOON);
  const [now]: unknown[] = JSON.parse(await textOf(`/rest/v1/${QUERIES.post(slug)}`));
  expect(now).toMatchObject({ title: 'Met foto', former: null, former_text: null });
});

test('A-070 admins read the versions of an article over the API, and nobody else does', async () => {
  const id = await addPost('met-versies');
  await change(id, { title: 'Over meer' });
  const listed = await admin.rpc('post_versions', { p_post: id });
  expect(listed.error).toBe(null);
  expect(listed.data).toMatchObject([{ title: 'Over meer' }, { title: 'Over met-versies', word_count: 7 }]);
  const read = await admin.rpc('post_version', { p_version: listed.data[1].id });
  expect(read.data).toMatchObject({
    title: 'Over met-versies',
    content: expect.stringContaining('voorproefje'),
  });
  const technician = await signedIn(backend, 'technician');
  expect((await technician.rpc('post_versions', { p_post: id })).error).toMatchObject({ code: 'PT403' });
  const answer = await fetch(`${backend.url}/rest/v1/rpc/post_versions`, {
    method: 'POST',
    headers: { apikey: backend.publishable_key, 'content-type': 'application/json' },
    body: JSON.stringify({ p_post: id }),
  });
  expect(answer.ok).toBe(false);
});
