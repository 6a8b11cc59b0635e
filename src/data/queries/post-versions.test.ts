import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { PostVersion, PostVersionText } from '../../domain/post-version.ts';
import { err, ok } from '../../lib/result.ts';
import { commit } from '../commands/command.ts';
import { restorePostVersion } from '../commands/post-versions.ts';
import { editRow } from '../commands/rows.ts';
import type { Json, SyncRow } from '../../sync/index.ts';
import { openDevice, shown } from '../testing/device.ts';
import { serverPost } from '../testing/rows.ts';
import { listPostVersions, type PostVersionSource, readPostVersion } from './post-versions.ts';

const ID = 'p1';
const OFFLINE: PostVersionSource<'offline'> = {
  list: async () => err('offline'),
  read: async () => err('offline'),
};

const clean = (html: string): string => html.replace('Toen', 'Toen en daar');

const TEXT: PostVersionText = {
  slug: 'teak',
  title: 'Teak',
  content: '<p>Van de server</p>',
  html_blocks: [],
  category: 'Algemeen Onderhoud',
  metaDescription: null,
  summary: null,
  excerpt: null,
  author: null,
  image_url: null,
  alt: null,
  focus_x: null,
  focus_y: null,
};

/** A draft of three words, as the server sends it. */
const draft = (id: string, columns: Readonly<Record<string, Json>> = {}, rev = 1): SyncRow =>
  serverPost(id, { ...TEXT, published: false, ...columns }, rev);

const kept = (id: string, parts: Partial<PostVersion> = {}): PostVersion => ({
  id,
  state: 'kept',
  change: null,
  saved_by: 'u2',
  saved_by_name: 'Els Mulder',
  made_at: null,
  arrived_at: '2026-05-01T10:00:00Z',
  title: 'Teak',
  word_count: 3,
  published: true,
  lost: false,
  ...parts,
});

const server = (...versions: readonly PostVersion[]): PostVersionSource<'offline'> => ({
  list: async (post_id) => ok(post_id === ID ? versions : []),
  read: async (id) => ok(versions.some((version) => version.id === id) ? { ...TEXT, title: id } : null),
});

/** A device with the article as the server has it. */
async function withPost() {
  const device = await openDevice();
  await device.pull({ tables: { blog_posts: [draft(ID)] } });
  const save = async (changes: { title?: string; content?: string; published?: boolean }) => {
    const expected = await shown(device.db, 'blog_posts', ID);
    const done = await editRow(device.db, 'blog_posts', { id: ID, base_rev: 1, expected, changes });
    expect(done.ok).toBe(true);
  };
  return { ...device, save };
}

test('OB2 A-070 three saves of one article without a network stay three, each with its words, its time and its text', async () => {
  const { db, save } = await withPost();
  await save({ content: '<p>Eén</p>' });
  await save({ content: '<p>Eén twee</p>', published: true });
  await save({ title: 'Teak schoon' });
  expect(await db.store.list_outbox()).toHaveLength(3);
  const { versions, failure } = await listPostVersions(db, OFFLINE, ID);
  expect(failure).toBe('offline');
  expect(versions).toMatchObject([
    { title: 'Teak schoon', word_count: 2, published: true, state: 'pending', saved_by: db.user_id },
    { title: 'Teak', word_count: 2, published: true },
    { title: 'Teak', word_count: 1, published: false, arrived_at: null, lost: false },
  ]);
  expect(versions.every(({ made_at }) => Date.parse(made_at ?? '') > Date.now() - 60_000)).toBe(true);
  const texts = await Promise.all(versions.map(async (one) => await readPostVersion(db, OFFLINE, ID, one)));
  expect(texts.map((text) => text.ok && [text.value.title, text.value.content, text.value.category])).toEqual(
    [
      ['Teak schoon', '<p>Eén twee</p>', 'Algemeen Onderhoud'],
      ['Teak', '<p>Eén twee</p>', 'Algemeen Onderhoud'],
      ['Teak', '<p>Eén</p>', 'Algemeen Onderhoud'],
    ],
  );
});

test('a save of nothing that a version holds is none, another article is not of it, and a refused save is said to be so', async () => {
  const { db, pull, save } = await withPost();
  await pull({ tables: { blog_posts: [draft('p2', { slug: 'ander' })] } });
  const expected = await shown(db, 'blog_posts', ID);
  const plan = { publish_at: '2027-01-01T08:00:00Z' };
  await commit(db, [{ op: 'patch', table: 'blog_posts', row_id: ID, set: plan, base_rev: 1, expected }]);
  const other = await shown(db, 'blog_posts', 'p2');
  await editRow(db, 'blog_posts', { id: 'p2', base_rev: 1, expected: other, changes: { title: 'Ander' } });
  await save({ title: 'Geweigerd' });
  const refused = (await db.store.list_outbox()).at(-1)?.mutation.id ?? '';
  await db.store.reject(refused, 'FORBIDDEN', '2026-05-01T10:00:00.000Z');
  expect((await listPostVersions(db, OFFLINE, ID)).versions).toMatchObject([
    { id: refused, state: 'rejected', title: 'Geweigerd' },
  ]);
});

test('A-070 a save of the address or of the focal point alone is a version, with what it was', async () => {
  const { db } = await withPost();
  for (const set of [{ focus_x: 20, focus_y: 80 }, { slug: 'teak-schoon' }]) {
    const expected = await shown(db, 'blog_posts', ID);
    await commit(db, [{ op: 'patch', table: 'blog_posts', row_id: ID, set, base_rev: 1, expected }]);
  }
  const { versions } = await listPostVersions(db, OFFLINE, ID);
  const texts = await Promise.all(versions.map(async (one) => await readPostVersion(db, OFFLINE, ID, one)));
  expect(texts).toMatchObject([
    { value: { slug: 'teak-schoon', focus_x: 20, focus_y: 80 } },
    { value: { slug: 'teak', focus_x: 20, focus_y: 80 } },
  ]);
});

test('the versions of the server follow those of this device, and a save that has arrived already is listed once', async () => {
  const { db, save } = await withPost();
  await save({ title: 'Onderweg' });
  await save({ title: 'Nieuwer' });
  const client_id = await db.store.client_id();
  const [first] = await db.store.list_outbox();
  const arrived = kept('v2', { change: { client_id, seq: first?.mutation.seq ?? -1 }, title: 'Onderweg' });
  const listed = await listPostVersions(db, server(arrived, kept('v1')), ID);
  expect(listed.failure).toBe(null);
  expect(listed.versions.map(({ title, state }) => [title, state])).toEqual([
    ['Nieuwer', 'pending'],
    ['Onderweg', 'kept'],
    ['Teak', 'kept'],
  ]);
});

test('a version of the server is read there; one that is kept no longer is gone, and offline is not', async () => {
  const { db } = await withPost();
  expect(await readPostVersion(db, server(kept('v1')), ID, kept('v1'))).toEqual(ok({ ...TEXT, title: 'v1' }));
  expect(await readPostVersion(db, server(), ID, kept('v1'))).toEqual(err('gone'));
  expect(await readPostVersion(db, OFFLINE, ID, kept('v1'))).toEqual(err('offline'));
});

test('G2 a version that was sent while it was looked at is found on the server, as its writer had it', async () => {
  const { db, save, answer } = await withPost();
  await save({ content: '<p>Mijn tekst</p>' });
  const [mine] = (await listPostVersions(db, OFFLINE, ID)).versions;
  if (mine === undefined) throw new Error('no version');
  await answer(() => ({ status: 'conflict', row: draft(ID, {}, 2) }));
  expect((await listPostVersions(db, OFFLINE, ID)).versions).toEqual([]);
  expect(await readPostVersion(db, OFFLINE, ID, mine)).toEqual(err('offline'));
  const { change } = mine;
  const [article, own] = [kept('v3', { change }), kept('v4', { change, lost: true })];
  expect(await readPostVersion(db, server(article), ID, mine)).toMatchObject(ok({ title: 'v3' }));
  expect(await readPostVersion(db, server(article, own), ID, mine)).toMatchObject(ok({ title: 'v4' }));
  expect(await readPostVersion(db, server(kept('v5')), ID, mine)).toEqual(err('gone'));
});

test('R-30 a restored version is a new save of harmless words; the picture, the address and the publication stay', async () => {
  const { db } = await withPost();
  const expected = await shown(db, 'blog_posts', ID);
  const post = { id: ID, base_rev: 1, expected };
  const blocks = [{ id: 'a', html: '<p>Blok</p>', createdAt: '2026-01-01T00:00:00Z' }];
  const version = {
    ...TEXT,
    title: 'Van toen',
    content: '<p>Toen</p>',
    html_blocks: blocks,
    image_url: '/weg.webp',
  };
  expect(await restorePostVersion(db, post, version, clean)).toEqual(ok(undefined));
  expect(await db.rows.blog_posts.get(ID)).toMatchObject({
    title: 'Van toen',
    content: '<p>Toen en daar</p>',
    html_blocks: blocks,
    image_url: null,
    slug: 'teak',
    published: false,
  });
  const { versions } = await listPostVersions(db, server(kept('v1')), ID);
  expect(versions.map(({ title, word_count }) => [title, word_count])).toEqual([
    ['Van toen', 4],
    ['Teak', 3],
  ]);
  expect(await restorePostVersion(db, post, version, clean)).toEqual(ok(undefined));
  expect(await db.store.list_outbox(), 'without a difference nothing is stored').toHaveLength(1);
});

test('an article that was only written here has a version for its first save too', async () => {
  const { db } = await openDevice();
  const { id: _id, rev: _rev, ...columns } = draft('p9', { title: 'Nieuw', content: '<p>Eén twee drie</p>' });
  const set = Object.fromEntries(
    ['slug', 'title', 'content', 'html_blocks'].map((name) => [name, columns[name] ?? '']),
  );
  await commit(db, [{ op: 'put', table: 'blog_posts', row_id: 'p9', set }]);
  const expected = await shown(db, 'blog_posts', 'p9');
  await editRow(db, 'blog_posts', {
    id: 'p9',
    base_rev: 0,
    expected,
    changes: { title: 'Nieuwer', metaDescription: 'Kort' },
  });
  const { versions } = await listPostVersions(db, OFFLINE, 'p9');
  expect(versions.map(({ title, word_count }) => [title, word_count])).toEqual([
    ['Nieuwer', 3],
    ['Nieuw', 3],
  ]);
  const first = versions[1] === undefined ? null : await readPostVersion(db, OFFLINE, 'p9', versions[1]);
  expect(first?.ok === true && first.value).toMatchObject({ title: 'Nieuw', metaDescription: null });
});
