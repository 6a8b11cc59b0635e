import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { today } from '../../domain/calendar-date.ts';
import { pictureIdOf } from '../../domain/site-picture.ts';
import { getPost, listPosts } from '../queries/blog-posts.ts';
import { openDevice } from '../testing/device.ts';
import { serverPost, sitePicture } from '../testing/rows.ts';
import {
  addPost,
  deletePost,
  editPost,
  type PostEdit,
  type PostText,
  type WrittenPost,
} from './blog-posts.ts';
import { addPostPicture } from './post-cover.ts';
import { undoStep } from './undo.ts';

const TEXTS: PostText = {
  title: 'Teak in de winter',
  author: 'Sanne de Vries',
  category: 'Teak Dek Onderhoud',
  metaDescription: 'Zo blijft teak mooi.',
  content: '<p>Dwars over de nerf.</p>',
  html_blocks: '[]',
  alt: '',
};
const NOTHING: PostText = {
  title: '',
  author: '',
  category: '',
  metaDescription: '',
  content: '',
  html_blocks: '[]',
  alt: '',
};

/** Stands for src/html: scripts go. */
const clean = (html: string): string => html.replace(/<script>.*?<\/script>/g, '');

const written = (texts: Partial<PostText> = {}, more: Partial<WrittenPost> = {}): WrittenPost => ({
  texts: { ...TEXTS, ...texts },
  picture: null,
  is_published: true,
  clean,
  ...more,
});

type Db = Awaited<ReturnType<typeof openDevice>>['db'];

const rowOf = async (db: Db, id: string) => {
  const row = await db.rows.blog_posts.get(id);
  if (row === undefined) throw new Error('no such article');
  return row;
};

const add = async (db: Db, post: WrittenPost): Promise<string> => {
  const added = await addPost(db, post);
  if (!added.ok) throw new Error(JSON.stringify(added.error));
  return added.value.id;
};

/** A picture that is kept on the device, as the form of an article does it. */
const kept = async (db: Db) => {
  const picture = await addPostPicture(db, sitePicture());
  if (!picture.ok || picture.value === null) throw new Error('the picture was not kept');
  return picture.value;
};

/** An edit of these texts, on the row as it is. */
const edit = async (
  db: Db,
  id: string,
  texts: Partial<PostText>,
  more: Partial<PostEdit> = {},
): Promise<PostEdit> => {
  const row = await rowOf(db, id);
  const { title, author, category, metaDescription, content, alt } = row;
  const now = {
    title,
    author: author ?? '',
    category: category ?? '',
    metaDescription: metaDescription ?? '',
    content,
    html_blocks: JSON.stringify(row.html_blocks),
    alt: alt ?? '',
  };
  const fields = ['title', 'author', 'category', 'metaDescription', 'content', 'html_blocks', 'alt'] as const;
  return {
    ...written({ ...now, ...texts }, { is_published: row.published }),
    id,
    base_rev: row.rev,
    expected: { ...row },
    changed: fields.filter((field) => texts[field] !== undefined && texts[field] !== now[field]),
    is_new_address: false,
    ...more,
  };
};

test('A-041 A-042 A-060 A-070 an article that is created is published at once, with its address, summary and reading time', async () => {
  const { db } = await openDevice();
  const id = await add(db, written({ content: `<h2>Nu</h2><p>${'woord '.repeat(401)}</p>` }));
  expect(await rowOf(db, id)).toMatchObject({
    title: 'Teak in de winter',
    slug: 'teak-in-de-winter',
    author: 'Sanne de Vries',
    category: 'Teak Dek Onderhoud',
    metaDescription: 'Zo blijft teak mooi.',
    published: true,
    date: today(),
    reading_time: 3,
    html_blocks: [],
    summary: `Nu ${'woord '.repeat(33)}`.slice(0, 200).trim(),
  });
  const [waiting] = await db.store.list_outbox();
  expect(waiting?.mutation).toMatchObject({ table: 'blog_posts', op: 'put', row_id: id });
});

test('A-050 R-36 what is published needs every field, a draft only its title; both keep nothing when something is missing', async () => {
  const { db } = await openDevice();
  expect(await addPost(db, written(NOTHING))).toEqual({
    ok: false,
    error: {
      code: 'invalid',
      fields: {
        title: 'required',
        author: 'required',
        category: 'required',
        metaDescription: 'required',
        content: 'required',
      },
    },
  });
  expect(await addPost(db, written(NOTHING, { is_published: false }))).toMatchObject({
    error: { fields: { title: 'required' } },
  });
  const id = await add(db, written({ ...NOTHING, title: 'Half' }, { is_published: false }));
  expect(await rowOf(db, id)).toMatchObject({ published: false, date: null, author: null, content: '' });
  expect(await listPosts(db)).toHaveLength(1);

  // Published later, it gets its day then, and has to be whole.
  expect(await editPost(db, await edit(db, id, {}, { is_published: true }))).toMatchObject({
    error: { fields: { author: 'required', content: 'required' } },
  });
  const { title: _, ...others } = TEXTS;
  expect(await editPost(db, await edit(db, id, others, { is_published: true }))).toEqual({ ok: true });
  expect(await rowOf(db, id)).toMatchObject({ published: true, date: today(), author: 'Sanne de Vries' });
});

test('R-36 an article is planned, moved, kept while its text changes, taken back to a draft, and published at once', async () => {
  const { db } = await openDevice();
  const NEW_YEAR = { date: '2199-01-01', time: '09:00' };
  const plan = { is_published: false, plan: NEW_YEAR };
  const id = await add(db, written({}, plan));
  const planned = { published: false, publish_at: '2199-01-01T08:00:00.000Z', date: null };
  expect(await rowOf(db, id)).toMatchObject(planned);
  await editPost(db, await edit(db, id, { title: 'Anders' }, plan));
  await editPost(db, await edit(db, id, { title: 'Weer anders' }));
  expect(await rowOf(db, id), 'an edit that says nothing of the plan').toMatchObject(planned);
  await editPost(db, await edit(db, id, {}, { ...plan, plan: { ...NEW_YEAR, time: '10:00' } }));
  await editPost(db, await edit(db, id, {}, { plan: null }));
  expect(await rowOf(db, id)).toMatchObject({ published: false, publish_at: null });
  await editPost(db, await edit(db, id, {}, plan));
  await editPost(db, await edit(db, id, {}, { is_published: true, plan: null }));
  expect(await rowOf(db, id)).toMatchObject({ published: true, publish_at: null, date: today() });
  expect((await db.store.list_outbox()).slice(1).map(({ mutation }) => mutation.set)).toEqual([
    { title: 'Anders', slug: 'anders' },
    { title: 'Weer anders', slug: 'weer-anders' },
    { publish_at: '2199-01-01T09:00:00.000Z' },
    { publish_at: null },
    { publish_at: '2199-01-01T08:00:00.000Z' },
    { published: true, publish_at: null, date: today() },
  ]);
});

test('R-36 what is planned must be whole, and its moment yet to come; otherwise nothing is kept', async () => {
  const { db } = await openDevice();
  const past = { is_published: false, plan: { date: '2026-01-01', time: '' } };
  expect(await addPost(db, written({ author: '' }, past))).toMatchObject({
    error: { fields: { author: 'required', publish_time: 'required' } },
  });
  expect(
    await addPost(db, written({ author: '' }, { ...past, plan: { date: '2026-01-01', time: '09:00' } })),
  ).toMatchObject({ error: { fields: { author: 'required', publish_date: 'in_the_past' } } });
  expect(await listPosts(db)).toEqual([]);
});

test('A-059 R-30 a text is stored as it was made harmless; one of which nothing may stay is refused with its field', async () => {
  const { db } = await openDevice();
  const id = await add(db, written({ content: '<p>Zo</p><script>1</script>' }));
  expect((await rowOf(db, id)).content).toBe('<p>Zo</p>');
  expect(await addPost(db, written({ content: '<script>1</script>' }))).toMatchObject({
    error: { code: 'invalid', fields: { content: 'nothing_allowed' } },
  });
});

test('E-022 a block is stored with the time it was made, where that is known', async () => {
  const { db } = await openDevice();
  const blocks = [
    { id: 'a', html: '<p>Nieuw</p>', createdAt: '2026-11-23T10:00:00.000Z' },
    { id: 'b', html: '<p>Ouder</p>' },
  ];
  const id = await add(db, written({ html_blocks: JSON.stringify(blocks) }));
  expect((await rowOf(db, id)).html_blocks).toEqual(blocks);
});

/** Two blocks with so many letters each, as a form holds them. */
const twoBlocks = (characters: number): string =>
  JSON.stringify(['a', 'b'].map((id) => ({ id, html: `<p>${'x'.repeat(characters)}</p>` })));

test('E-022 blocks that are together too long are refused at the text, in an edit too, and the article stays as it is', async () => {
  const { db } = await openDevice();
  const refused = { ok: false, error: { code: 'invalid', fields: { content: 'blocks_too_long' } } };
  expect(await addPost(db, written({ html_blocks: twoBlocks(260_000) }))).toEqual(refused);
  const id = await add(db, written({ html_blocks: twoBlocks(1_000) }));
  expect(await editPost(db, await edit(db, id, { html_blocks: twoBlocks(260_000) }))).toEqual(refused);
  expect(await editPost(db, await edit(db, id, { html_blocks: twoBlocks(200_000) }))).toEqual({ ok: true });
});

test('A-061 an empty text becomes the places of the blocks, which count as its text', async () => {
  const { db, pull } = await openDevice();
  const blocks = [{ id: 'tabel', html: '<p>Uit het blok</p>' }];
  await pull({ tables: { blog_posts: [serverPost('p1', { html_blocks: blocks, summary: null })] } });
  expect(await editPost(db, await edit(db, 'p1', { content: '<p><br></p>' }))).toEqual({ ok: true });
  expect(await rowOf(db, 'p1')).toMatchObject({
    content: '<div data-custom-content="tabel"></div>',
    html_blocks: blocks,
    summary: 'Uit het blok',
  });
});

test('A-058 R-31 an address gets the lowest number that is free on the device, its own left out; a published one stays unless it is asked to move', async () => {
  const { db } = await openDevice();
  const first = await add(db, written());
  const second = await add(db, written());
  const third = await add(db, written({}, { is_published: false }));
  const slugs = async () =>
    await Promise.all([first, second, third].map(async (id) => (await rowOf(db, id)).slug));
  expect(await slugs()).toEqual(['teak-in-de-winter', 'teak-in-de-winter-2', 'teak-in-de-winter-3']);

  await editPost(db, await edit(db, first, { title: 'Teak in de zomer' }));
  await editPost(db, await edit(db, second, { title: 'Teak in de zomer' }, { is_new_address: true }));
  await editPost(db, await edit(db, third, { title: 'Teak in de zomer' }));
  expect(await slugs()).toEqual(['teak-in-de-winter', 'teak-in-de-zomer', 'teak-in-de-zomer-2']);
  expect((await rowOf(db, await add(db, written({ title: '¿¡…' })))).slug).toBe('artikel');
});

test('D3 an edit sends only what was changed and what follows from it; a summary that somebody wrote stays', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      blog_posts: [
        serverPost('p1', { summary: 'Met de hand geschreven.' }),
        serverPost('p2', { slug: 'b' }),
        serverPost('p3', { slug: 'c' }),
      ],
    },
  });
  expect(await editPost(db, await edit(db, 'p1', {}))).toEqual({ ok: true });
  expect(await db.store.list_outbox()).toEqual([]);
  await editPost(db, await edit(db, 'p1', { content: '<p>Nieuw</p>' }));
  await editPost(db, await edit(db, 'p2', { content: '<p>Nieuw</p>', metaDescription: 'Anders' }));
  await editPost(db, await edit(db, 'p3', {}, { is_published: false }));
  const sent = (await db.store.list_outbox()).map(({ mutation }) => mutation.set);
  // A value that stays the same goes only with the text it is made of.
  expect(sent).toEqual([
    { content: '<p>Nieuw</p>', reading_time: 1 },
    { content: '<p>Nieuw</p>', reading_time: 1, summary: 'Nieuw', metaDescription: 'Anders' },
    { published: false },
  ]);
});

test('OB12 an article that was deleted meanwhile is saved as a new one, so that nothing written is lost', async () => {
  const { db } = await openDevice();
  const id = await add(db, written());
  const edited = await edit(db, id, { title: 'Toch bewaard' });
  await deletePost(db, await rowOf(db, id));
  expect(await editPost(db, edited)).toEqual({ ok: true });
  expect((await listPosts(db)).map(({ title }) => title)).toEqual(['Toch bewaard']);
});

test('OB12 A-054 B-061 one that was deleted in another tab keeps the featured image that its writer saw, wherever that lies', async () => {
  const { db, pull } = await openDevice();
  const cover = { image_url: 'teak.jpg', alt: 'Teakdek', focus_x: 10, focus_y: 20 };
  await pull({ tables: { blog_posts: [serverPost('p1', cover)] } });
  const edited = await edit(db, 'p1', { title: 'Toch bewaard', alt: 'Teakdek' });
  await deletePost(db, await rowOf(db, 'p1'));
  expect(await editPost(db, edited)).toEqual({ ok: true });
  const [listed] = await listPosts(db);
  expect(await rowOf(db, listed?.id ?? '')).toMatchObject({
    ...cover,
    width: null,
    color: null,
    variants: {},
  });
});

test('A-054 A-072 A-073 R-34 a featured image goes with its article, waits to be sent, and stays when the article is deleted, for another device may keep it', async () => {
  const { db } = await openDevice();
  const first = await add(db, written({ alt: 'Teakdek' }, { picture: await kept(db) }));
  const shown = (await getPost(db, first))?.picture;
  expect(shown).toMatchObject({ alt: 'Teakdek', bytes_state: 'pending', failure: null });
  const picture_id = pictureIdOf(shown?.image_url ?? null);
  expect(
    await db.rows.site_files
      .where('picture_id')
      .equals(picture_id ?? '')
      .count(),
  ).toBe(2);
  expect((await db.rows.uploads.toArray()).map(({ bucket }) => bucket)).toEqual([
    'blog-images',
    'blog-images',
  ]);

  expect(await deletePost(db, await rowOf(db, first))).toEqual({ ok: true });
  expect(await db.rows.site_files.count()).toBe(2);
  expect(await db.rows.uploads.count()).toBe(2);
  expect(await db.rows.blog_posts.count()).toBe(0);
});

test('A-054 the focal point of a featured image is stored with it, moved, and begins in the middle of another picture', async () => {
  const { db } = await openDevice();
  const id = await add(db, written({}, { picture: await kept(db), focus: { x: 20, y: 80 } }));
  const points = async () => {
    const { focus_x, focus_y } = await rowOf(db, id);
    return [focus_x, focus_y];
  };
  expect(await points()).toEqual([20, 80]);
  await editPost(db, await edit(db, id, { title: 'Anders' }));
  expect(await points(), 'an edit that says nothing of it').toEqual([20, 80]);
  await editPost(db, await edit(db, id, {}, { focus: { x: 20, y: 0 } }));
  expect(await points()).toEqual([20, 0]);
  const sent = (await db.store.list_outbox()).at(-1)?.mutation;
  const { image_url, alt, width, height, color, variants } = await rowOf(db, id);
  const picture = { image_url, alt, width, height, color, variants };
  expect(sent?.set, 'with the picture it belongs to').toEqual({ ...picture, focus_x: 20, focus_y: 0 });
  const other = await kept(db);
  await editPost(db, await edit(db, id, {}, { picture: other }));
  expect(await rowOf(db, id)).toMatchObject({ ...other, focus_x: null, focus_y: null });
  await editPost(db, await edit(db, id, {}, { focus: null }));
  expect((await db.store.list_outbox()).at(-1)?.mutation.set).toHaveProperty('image_url');
});

/** The picture of an article and all that says how it is shown. */
const coverOf = (row: Awaited<ReturnType<typeof rowOf>>) => {
  const { image_url, alt, width, height, color, variants, focus_x, focus_y } = row;
  return { image_url, alt, width, height, color, variants, focus_x, focus_y };
};

test('C6 A-054 of what two writers do to a featured image, its description and its focal point, an article shows one side whole', async () => {
  const id = '01900000-0000-7000-8000-000000000301';
  const share = fc.integer({ min: 0, max: 100 });
  const change = fc.record({
    picture: fc.boolean(),
    alt: fc.option(fc.constantFrom('Boeg', 'Spiegel'), { nil: undefined }),
    focus: fc.option(fc.record({ x: share, y: share }), { nil: undefined }),
  });
  const first = { image_url: '/first-800.webp', alt: 'Romp', width: 800, height: 600, color: '#111111' };
  const began = { ...first, variants: { webp: [800] }, focus_x: 20, focus_y: 80 };
  await fc.assert(
    fc.asyncProperty(change, change, async (mine, theirs) => {
      const { db, pull } = await openDevice();
      await pull({ tables: { blog_posts: [serverPost(id, began)] } });
      const picture = mine.picture ? await kept(db) : null;
      const texts = mine.alt === undefined ? {} : { alt: mine.alt };
      const { focus } = mine;
      await editPost(db, await edit(db, id, texts, { picture, ...(focus && { focus }) }));
      const own = coverOf(await rowOf(db, id));
      const of_server = {
        ...began,
        ...(theirs.picture && { image_url: '/second-900.webp', width: 900, focus_x: null, focus_y: null }),
        ...(theirs.alt !== undefined && { alt: theirs.alt }),
        ...(theirs.focus && { focus_x: theirs.focus.x, focus_y: theirs.focus.y }),
      };
      await pull({ tables: { blog_posts: [serverPost(id, of_server, 2)] } });
      const is_edited = (await db.store.list_outbox()).some(
        ({ mutation }) => mutation.table === 'blog_posts',
      );
      expect(coverOf(await rowOf(db, id))).toEqual(is_edited ? own : of_server);
      db.close();
    }),
    { numRuns: 30 },
  );
});

test('C6 A-054 an undo of a picture puts back its focal point with it, or neither when a colleague moved that since', async () => {
  const { db, pull, answer } = await openDevice();
  const id = '01900000-0000-7000-8000-000000000302';
  await pull({ tables: { blog_posts: [serverPost(id, { image_url: '/first-800.webp' })] } });
  await editPost(db, await edit(db, id, {}, { picture: await kept(db), focus: { x: 20, y: 80 } }));
  const sent = (await db.store.list_outbox()).find(({ mutation }) => mutation.row_id === id)?.mutation.set;
  const stored = serverPost(id, { ...sent, focus_x: 30 }, 3);
  await answer((row_id) => (row_id === id ? { row: stored } : {}));
  expect(await undoStep(db, { user: { role: 'admin' } })).toMatchObject({
    ok: true,
    value: { restored: [] },
  });
  expect(coverOf(await rowOf(db, id))).toMatchObject({ ...sent, focus_x: 30 });

  await editPost(db, await edit(db, id, {}, { focus: { x: 5, y: 5 } }));
  await undoStep(db, { user: { role: 'admin' } });
  const undone = (await db.store.list_outbox()).at(-1)?.mutation.set;
  expect(undone, 'and its picture goes with an undone point').toMatchObject({ ...sent, focus_x: 30 });
});

test('OB14 an article that another tab changed since it was asked about is not deleted', async () => {
  const { db } = await openDevice();
  const id = await add(db, written());
  const asked = await rowOf(db, id);
  await editPost(db, await edit(db, id, { title: 'Intussen anders' }));
  expect(await deletePost(db, asked)).toMatchObject({ ok: false, error: { code: 'unseen' } });
  expect(await db.rows.blog_posts.count()).toBe(1);
});

test('R-18 creating and changing an article can be undone', async () => {
  const { db } = await openDevice();
  const id = await add(db, written());
  await editPost(db, await edit(db, id, { title: 'Anders' }));
  expect(await undoStep(db, { user: { role: 'admin' } })).toMatchObject({ ok: true });
  expect((await rowOf(db, id)).title).toBe('Teak in de winter');
  expect(await undoStep(db, { user: { role: 'admin' } })).toMatchObject({ ok: true });
  expect(await db.rows.blog_posts.count()).toBe(0);
});
