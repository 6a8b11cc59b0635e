// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { createArticleText } from '../../src/admin/components/editor/article-text.ts';
import { editorExtensions } from '../../src/admin/components/editor/extensions.ts';
import posts from '../../src/public-data/snapshot/posts.generated.json' with { type: 'json' };

const unused = (): never => {
  throw new Error('no test asks for this');
};
const schema = getSchema(
  editorExtensions({
    addPicture: unused,
    pictureAddress: unused,
    findPicture: unused,
    showPicture: unused,
    tellRefusal: unused,
    isOwnPicture: unused,
    default_alt: null,
    onEditHtmlBlock: unused,
    openPicture: unused,
    choosePicture: unused,
    focusToolbar: unused,
    attributes: () => ({}),
  }),
);

test.each(posts.map((post) => [post.slug, post] as const))(
  'E-022 the seeded article %s and its blocks are the same after they were opened',
  (_slug, post) => {
    const text = { html: post.content ?? '', blocks: post.html_blocks };
    const article = createArticleText(schema);
    const after = article.write(article.open(text));
    expect(after.html).toBe(text.html);
    expect(after.blocks).toBe(text.blocks);
  },
);

test('of the seeded articles only tables stay HTML blocks', () => {
  const kept = posts.flatMap((post) => {
    const doc = createArticleText(schema).open({ html: post.content ?? '', blocks: [] });
    return Array.from({ length: doc.childCount }, (_, at) => doc.child(at))
      .filter(({ type }) => type.name === 'htmlBlock')
      .map(({ attrs }) => /^<[a-z]+/.exec(String(attrs['html']))?.[0]);
  });
  expect([...new Set(kept)]).toEqual(['<table']);
});
