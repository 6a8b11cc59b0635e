import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { editPost } from '../commands/blog-posts.ts';
import { resolvePostConflict } from '../commands/post-conflicts.ts';
import { openDevice, shown } from '../testing/device.ts';
import { serverConflict, serverPost } from '../testing/rows.ts';
import { readArticleConflict } from './article-conflicts.ts';
import { listConflicts } from './conflicts.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const BASE = '<p>Zacht en nat.</p>';
const MINE = '<p>Zacht en nat.</p><p>Van mij.</p>';
const MINE_LATER = '<p>Zacht en nat.</p><p>Van mij, later.</p>';
const THEIRS = '<p>Van hen.</p><p>Zacht en nat.</p>';

type Device = Awaited<ReturnType<typeof openDevice>>;

/** Saves a text as the form does, over the article as it is on the screen. */
async function write({ db }: Device, content: string): Promise<void> {
  const row = await db.rows.blog_posts.get(ID);
  if (row === undefined) throw new Error('no such article');
  const texts = {
    title: row.title,
    author: row.author ?? '',
    category: row.category ?? '',
    metaDescription: row.metaDescription ?? '',
    content,
    html_blocks: '[]',
    alt: '',
  };
  const done = await editPost(db, {
    id: ID,
    base_rev: row.rev,
    expected: await shown(db, 'blog_posts', ID),
    texts,
    changed: ['content'],
    picture: null,
    is_published: row.published,
    is_new_address: false,
    clean: (html) => html,
  });
  expect(done.ok).toBe(true);
}

/** The server kept the other's text: it answers so, and the conflicts come with the next pull. */
async function lose(device: Device, lost: readonly string[]): Promise<void> {
  const waiting = (await device.db.store.list_outbox()).map(({ mutation: { id } }) => id);
  const kept = serverPost(ID, { content: THEIRS, summary: 'Van hen. Zacht en nat.' }, 2);
  await device.answer(() => ({ status: 'conflict', row: kept }));
  await device.pull({
    tables: {
      blog_posts: [kept],
      conflicts: lost.map((text, index) =>
        serverConflict(`c${index + 1}`, ID, {
          table_name: 'blog_posts',
          field: 'content',
          kept: THEIRS,
          lost: text,
          mutation_id: waiting[index] ?? '',
          user_id: device.db.user_id,
          kept_by: 'anna',
          continues: index === 0 ? null : `c${index}`,
        }),
      ),
    },
  });
}

test('G4 the device whose text lost knows what both began with, also after a second save; the joined text settles all of it', async () => {
  const device = await openDevice();
  const { db } = device;
  await device.pull({ tables: { blog_posts: [serverPost(ID, { content: BASE })] } });
  await write(device, MINE);
  await write(device, MINE_LATER);
  await lose(device, [MINE, MINE_LATER]);
  const [item, ...others] = await listConflicts(db);
  if (item === undefined) throw new Error('no conflict');
  expect(others).toEqual([]);
  const conflict = await readArticleConflict(db, item);
  if (conflict === null) throw new Error('no article');
  expect(conflict.base?.content).toBe(BASE);
  expect(conflict.now.content).toBe(THEIRS);
  expect(conflict.other.content).toBe(MINE_LATER);

  const content = '<p>Van hen.</p><p>Zacht en nat.</p><p>Van mij, later.</p>';
  const texts = { content, html_blocks: '[]' };
  const done = await resolvePostConflict(db, item, conflict.row, { texts, clean: (html) => html });
  expect(done.ok).toBe(true);
  expect(await db.rows.blog_posts.get(ID)).toMatchObject({
    content,
    summary: 'Van hen. Zacht en nat. Van mij, later.',
  });
  expect(await listConflicts(db)).toEqual([]);
  const settled = (await db.store.list_outbox()).filter(({ mutation }) => mutation.table === 'conflicts');
  expect(settled.map(({ mutation: { row_id } }) => row_id).toSorted()).toEqual(['c1', 'c2']);
  db.close();
});

test('G4 a device that wrote neither version does not know what both began with', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      blog_posts: [serverPost(ID, { content: THEIRS }, 2)],
      conflicts: [
        serverConflict('c1', ID, { table_name: 'blog_posts', field: 'content', kept: THEIRS, lost: MINE }),
      ],
    },
  });
  const [item] = await listConflicts(db);
  if (item === undefined) throw new Error('no conflict');
  expect(await readArticleConflict(db, item)).toMatchObject({
    base: null,
    now: { content: THEIRS },
    other: { content: MINE },
  });
  db.close();
});
