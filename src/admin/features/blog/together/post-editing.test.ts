import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openDevice } from '../../../../data/testing/device.ts';
import { serverPost } from '../../../../data/testing/rows.ts';
import type { BlogPostRow } from '../../../../domain/rows.generated.ts';
import { coverText } from '../../../../domain/article/cover.ts';
import { postValues, type PostValues, seenPost } from '../post-values.ts';
import { joinPost } from './join-post.ts';
import { fieldsOfBoth, isNewer, type PostEditing } from './post-editing.ts';

const picture = (name: string) => ({
  image_url: `/storage/v1/object/public/blog-images/${name}-1600.webp`,
  width: 1600,
  height: 900,
  color: '#123456',
  variants: { webp: [800, 1600] },
});

const article = async (columns: Parameters<typeof serverPost>[1], rev: number): Promise<BlogPostRow> => {
  const { db, pull } = await openDevice();
  await pull({ tables: { blog_posts: [serverPost('a', columns, rev)] } });
  const row = await db.rows.blog_posts.get('a');
  db.close();
  if (row === undefined) throw new Error('the article was not pulled');
  return row;
};

const OURS = await article({ ...picture('ours'), alt: 'Romp in de was' }, 1);
const THEIRS = await article({ ...picture('theirs'), alt: 'Teak bij avond' }, 2);

const editing = (typed: Partial<PostValues>): PostEditing => ({
  base: { rev: OURS.rev, values: postValues(OURS), seen: seenPost(OURS) },
  values: { ...postValues(OURS), ...typed },
});
const join = (edit: PostEditing, row: BlogPostRow) => {
  const joined = joinPost(edit, row, new Map(), (html) => html);
  if (joined.kind !== 'joined') throw new Error('there is nothing to choose');
  return joined.editing;
};

test('A-054 a picture that somebody else chose is taken over, whole, by a form that changed nothing of it', () => {
  const edit = editing({ title: 'Andere titel' });
  expect(isNewer(edit, postValues(THEIRS))).toBe(true);
  const { base, values } = join(edit, THEIRS);
  expect(values).toMatchObject({ title: 'Andere titel', alt: 'Teak bij avond' });
  expect(values.row_picture).toBe(postValues(THEIRS).row_picture);
  expect(base.seen).toMatchObject({ image_url: THEIRS.image_url, alt: 'Teak bij avond' });
});

test.each([
  ['a focal point', { focus: '[20,30]' }],
  ['a description', { alt: 'Romp na het poetsen' }],
  ['a picture', { picture: coverText(picture('mine')) }],
])(
  'A-054 %s of this form and a picture of somebody else stay apart, and both are kept',
  async (_what, typed) => {
    const edit = editing(typed);
    expect(fieldsOfBoth(edit, postValues(THEIRS))).toEqual(['alt', 'row_picture', 'focus']);
    expect(isNewer(edit, postValues(THEIRS)), 'there is nothing to take over').toBe(false);
    const { base, values } = join(
      edit,
      await article({ ...picture('theirs'), alt: 'Teak', title: 'Nieuw' }, 3),
    );
    expect(values).toMatchObject({ alt: OURS.alt, ...typed, title: 'Nieuw' });
    expect(values.row_picture).toBe(postValues(OURS).row_picture);
    expect(base.seen).toMatchObject({ image_url: OURS.image_url, alt: OURS.alt, title: 'Nieuw' });
    expect(base.seen['variants']).toBe(JSON.stringify(OURS.variants));
  },
);

test('A-054 a picture of this form and a point that somebody else moved on the former one stay apart', async () => {
  const edit = editing({ picture: coverText(picture('mine')) });
  const moved = await article({ ...picture('ours'), alt: 'Romp in de was', focus_x: 10, focus_y: 20 }, 2);
  expect(fieldsOfBoth(edit, postValues(moved))).toEqual(['alt', 'row_picture', 'focus']);
});

test('A-054 a description and a point of the same picture join', async () => {
  const edit = editing({ alt: 'Romp na het poetsen' });
  const moved = await article({ ...picture('ours'), alt: 'Romp in de was', focus_x: 10, focus_y: 20 }, 2);
  expect(fieldsOfBoth(edit, postValues(moved))).toEqual([]);
  expect(join(edit, moved).values).toMatchObject({ alt: 'Romp na het poetsen', focus: '[10,20]' });
});
