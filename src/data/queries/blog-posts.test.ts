import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addPost } from '../commands/blog-posts.ts';
import { openDevice } from '../testing/device.ts';
import { serverPost } from '../testing/rows.ts';
import { countPosts, getPost, listPosts } from './blog-posts.ts';

test('A-021 A-044 A-071 articles are listed newest first, what only stands here before all others, with what a card shows', async () => {
  const { db, pull } = await openDevice();
  const older = serverPost('p1', { created_at: '2026-01-02T10:00:00+00:00', date: null });
  const newer = serverPost('p2', {
    created_at: '2026-03-02T10:00:00+00:00',
    title: 'Nieuwer',
    published: false,
  });
  await pull({ tables: { blog_posts: [older, newer] } });
  const texts = {
    title: 'Hier geschreven',
    author: '',
    category: '',
    metaDescription: '',
    content: '<p>Over de <b>kiel</b></p>',
    html_blocks: '[]',
    alt: '',
  };
  await addPost(db, { texts, picture: null, is_published: false, clean: (html) => html });
  const listed = await listPosts(db);
  expect(listed.map(({ title }) => title)).toEqual(['Hier geschreven', 'Nieuwer', 'Teak schoonmaken']);
  expect(listed.map(({ badge }) => badge)).toEqual(['pending', 'none', 'none']);
  expect(listed[0]).toMatchObject({ date: null, picture: null, published: false });
  expect(listed[0]?.search_key, 'the server has not read its text yet').toContain('over de kiel');
  expect(listed[2]).toMatchObject({ date: '2026-01-02T10:00:00+00:00', author: 'Sanne de Vries' });
  expect(Object.keys(listed[2] ?? {})).not.toContain('content');
  expect(await countPosts(db)).toBe(3);
});

test('B-061 the picture of an article is a path of the site, a whole address, or a file of the bucket blog-images', async () => {
  const { db, pull } = await openDevice();
  const addresses = ['/scenes/a-800.webp', 'https://elders.example/a.webp', 'a.webp', null];
  const rows = addresses.map((image_url, index) => serverPost(`p${index}`, { slug: `p${index}`, image_url }));
  await pull({ tables: { blog_posts: rows } });
  const shown = await Promise.all(
    addresses.map(async (_, index) => (await getPost(db, `p${index}`))?.picture),
  );
  expect(shown.map((picture) => picture?.image_url ?? null)).toEqual([
    '/scenes/a-800.webp',
    'https://elders.example/a.webp',
    '/storage/v1/object/public/blog-images/a.webp',
    null,
  ]);
  expect(await getPost(db, 'elders')).toBeNull();
});
