import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { DEFAULT_PICTURE_ALT } from '../../content/admin/picture-alt.ts';
import { deletePost } from '../commands/blog-posts.ts';
import { listPosts, postTotals } from '../queries/blog-posts.ts';
import { openDevice, shown } from '../testing/device.ts';
import { serverPost } from '../testing/rows.ts';

/** Of the lengths that the rules ask for. */
const good = {
  title: 'Teak schoonmaken zonder schade'.padEnd(52, '!'),
  metaDescription: 'Zacht en nat, met de draad mee, en nooit met hoge druk'.padEnd(140, '.'),
};

test('R-38 the figures of articles follow every page, edit and delete, and the list says the same', async () => {
  const { db, pull } = await openDevice();
  await pull({
    tables: {
      blog_posts: [
        serverPost('a', good),
        serverPost('b', { ...good, created_at: '2026-03-04T23:30:00+00:00' }),
        serverPost('c', { ...good, content: `<p>x</p><img src="/a.webp" alt="${DEFAULT_PICTURE_ALT}">` }),
        serverPost('d'),
      ],
    },
  });
  expect(await postTotals(db, '2026-03-05')).toEqual({ posts: 4, made_since: 1, meeting_seo: 2 });
  const meeting = async (): Promise<readonly string[]> =>
    (await listPosts(db)).flatMap(({ id, meets_seo }) => (meets_seo ? [id] : [])).toSorted();
  expect(await meeting()).toEqual(['a', 'b']);

  await db.store.commit([
    {
      op: 'patch',
      table: 'blog_posts',
      row_id: 'd',
      base_rev: 1,
      expected: await shown(db, 'blog_posts', 'd'),
      set: good,
    },
  ]);
  expect(await meeting()).toEqual(['a', 'b', 'd']);
  await pull({ tables: { blog_posts: [serverPost('a', { title: 'Kort' }, 2)] } });
  expect(await meeting()).toEqual(['b', 'd']);
  const row = await db.rows.blog_posts.get('b');
  if (row === undefined) throw new Error('b is gone');
  await deletePost(db, row);
  expect(await postTotals(db, '2026-03-05')).toEqual({ posts: 3, made_since: 0, meeting_seo: 1 });
  await pull({ tombstones: [{ table: 'blog_posts', row_id: 'd', rev: 9 }] });
  expect(await postTotals(db, '2026-03-05')).toMatchObject({ meeting_seo: 0 });
});
