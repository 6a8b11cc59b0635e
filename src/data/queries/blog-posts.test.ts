import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { addPost, editPost } from '../commands/blog-posts.ts';
import { addPostPicture } from '../commands/post-cover.ts';
import { rowKey } from '../../sync/index.ts';
import { openDevice } from '../testing/device.ts';
import { serverPost, sitePicture } from '../testing/rows.ts';
import { countPosts, getPost, listPosts } from './blog-posts.ts';

test('A-021 A-044 A-071 articles are listed newest first, what only stands here before all others, with what a card shows', async () => {
  const { db, pull } = await openDevice();
  const older = serverPost('p1', {
    created_at: '2026-01-02T10:00:00+00:00',
    date: null,
    focus_x: 20,
    focus_y: 80,
  });
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
  expect(listed.map(({ focus }) => focus)).toEqual([null, null, { x: 20, y: 80 }]);
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

test('A-054 A-072 while the files of a featured image are on their way, the server gives the one before it to see, or none', async () => {
  const { db, pull } = await openDevice();
  const image_url = '/storage/v1/object/public/blog-images/0f000000-0000-4000-8000-000000000001-800.webp';
  const onServer = async (columns: Parameters<typeof serverPost>[1], rev: number) => {
    await pull({ tables: { blog_posts: [serverPost('p1', { image_url, ...columns }, rev)] } });
    const [listed] = await listPosts(db);
    const opened = await getPost(db, 'p1');
    expect(opened?.picture?.on_server).toEqual(listed?.picture?.on_server);
    return listed?.picture?.on_server?.image_url ?? null;
  };
  expect(await onServer({ former: { image_url: null } }, 1)).toBeNull();
  expect(await onServer({ former: { image_url: 'eerder.webp', variants: {} } }, 2)).toBe(
    '/storage/v1/object/public/blog-images/eerder.webp',
  );
  expect(await onServer({ former: null, ready: false }, 3), 'a picture of its text is on its way').toBe(
    image_url,
  );
});

test('R-36 an article that is published but has pictures under way says how many, until the last one has been sent; a draft and one that visitors see already do not', async () => {
  const { db, pull } = await openDevice();
  const kept = await addPostPicture(db, sitePicture());
  const in_text = kept.ok ? (kept.value?.image_url ?? '') : '';
  const texts = {
    title: 'Met foto’s',
    author: 'Sanne',
    category: 'Tips & Advies',
    metaDescription: 'Foto’s van de romp.',
    content: `<p>Kijk</p><img src="${in_text}" alt="Romp">`,
    html_blocks: '[]',
    alt: '',
  };
  const cover = await addPostPicture(db, sitePicture());
  const post = {
    texts,
    picture: cover.ok ? cover.value : null,
    is_published: true,
    clean: (html: string) => html,
  };
  const awaited = async () =>
    new Map((await listPosts(db)).map(({ title, pictures_awaited }) => [title, pictures_awaited]));
  const added = await addPost(db, post);
  const id = added.ok ? added.value.id : '';
  await addPost(db, { ...post, texts: { ...texts, title: 'Concept' }, is_published: false });
  expect(await awaited()).toEqual(
    new Map([
      ['Concept', 0],
      ['Met foto’s', 2],
    ]),
  );
  expect((await getPost(db, id))?.pictures_awaited).toBe(2);

  const files = await db.rows.site_files.toArray();
  const of_text = files.filter(({ picture_id }) => in_text.includes(picture_id));
  await db.rows.uploads.bulkDelete(of_text.map((file) => rowKey('site_files', file.id)));
  expect((await getPost(db, id))?.pictures_awaited, 'one has been sent').toBe(1);
  await db.rows.uploads.clear();
  expect((await getPost(db, id))?.pictures_awaited).toBe(0);

  await pull({
    tables: {
      blog_posts: [
        serverPost('p1', { title: 'Van een collega', slug: 'a', ready: false }),
        serverPost('p2', { title: 'Staat er al', slug: 'b' }),
        serverPost('p3', { title: 'Nog concept', slug: 'c', ready: false, published: false }),
      ],
    },
  });
  const all = await awaited();
  expect(['Van een collega', 'Staat er al', 'Nog concept'].map((title) => all.get(title))).toEqual([
    null,
    0,
    0,
  ]);

  // A new picture of what visitors see already: they see the article meanwhile.
  const row = await db.rows.blog_posts.get('p2');
  const expected = Object.fromEntries(
    Object.entries({ ...row }).filter(([, value]) => typeof value !== 'object'),
  );
  const edit = { id: 'p2', base_rev: 1, expected, changed: [], is_new_address: false };
  const another = await addPostPicture(db, sitePicture('boeg'));
  const changed = { ...post, ...edit, picture: another.ok ? another.value : null };
  expect(await editPost(db, changed)).toEqual({ ok: true });
  expect((await getPost(db, 'p2'))?.picture?.bytes_state).toBe('pending');
  expect((await getPost(db, 'p2'))?.pictures_awaited).toBe(0);
});

test('R-36 visitors read the version before an edit with new pictures in its text until these are there, and the article says so', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      blog_posts: [
        serverPost('p1'),
        serverPost('p2', { slug: 'b', former: { title: 'Eerder' }, former_text: { content: 'Eerder' } }),
      ],
    },
  });
  const stands = async (id: string) => {
    const post = await getPost(db, id);
    expect((await listPosts(db)).find((listed) => listed.id === id)).toMatchObject({
      pictures_awaited: post?.pictures_awaited,
      is_read: post?.is_read,
    });
    return [post?.pictures_awaited, post?.is_read];
  };
  expect(await stands('p1')).toEqual([0, true]);
  expect(await stands('p2'), 'another device sends them').toEqual([null, true]);

  const kept = await addPostPicture(db, sitePicture());
  const row = await db.rows.blog_posts.get('p1');
  const expected = Object.fromEntries(
    Object.entries({ ...row }).filter(([, value]) => typeof value !== 'object'),
  );
  const texts = {
    title: 'Teak schoonmaken',
    author: 'Sanne de Vries',
    category: 'Teak Dek Onderhoud',
    metaDescription: 'Zo maakt u teak schoon.',
    content: `<p>Kijk</p><img src="${kept.ok ? (kept.value?.image_url ?? '') : ''}" alt="Romp">`,
    html_blocks: '[]',
    alt: '',
  };
  const edit = { id: 'p1', base_rev: 1, expected, changed: ['content'], is_new_address: false } as const;
  const saved = await editPost(db, {
    ...edit,
    texts,
    picture: null,
    is_published: true,
    clean: (html: string) => html,
  });
  expect(saved).toEqual({ ok: true });
  expect(await stands('p1')).toEqual([1, true]);
  await db.rows.uploads.clear();
  expect(await stands('p1'), 'sent').toEqual([0, true]);
});
