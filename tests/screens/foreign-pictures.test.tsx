// @vitest-environment jsdom
/** The form of an article whose text holds pictures of other sites; a plain field stands in the place of its editor. */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { adminPage } from '../../src/admin-routes.ts';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverPost } from '../../src/data/testing/rows.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const OF_OTHERS = '<img src="https://elders.example/a.png" alt="">';
const MISSING = '<figure class="picture-missing"></figure>';
const BLOCK = { id: 'tabel', html: `<div>${OF_OTHERS}</div>` };

vi.mock(import('../../src/admin/components/editor/index.tsx'), () => ({
  useIsKeepingPicture: () => false,
  RichText: ({ text, onChange }) => (
    <>
      <textarea
        aria-label="Artikeltekst"
        defaultValue={text.html}
        onInput={({ currentTarget }) => onChange({ html: currentTarget.value, blocks: text.blocks })}
      />
      <button type="button" onClick={() => onChange({ html: text.html, blocks: [BLOCK] })}>
        blok
      </button>
    </>
  ),
}));

/** Opens an article of the server with a picture of another site in its text, changes it, and answers what is sent. */
async function sentAfter(change: () => Promise<void>): Promise<unknown> {
  const { db, pull } = await openDevice();
  await pull({ tables: { blog_posts: [serverPost(ID, { content: `<p>Was</p>${OF_OTHERS}` })] } });
  const { end } = drawAdmin(db, adminPage('edit_post', { post_id: ID }), <BlogRoutes />);
  await find(HTMLTextAreaElement, 'textarea[aria-label="Artikeltekst"]');
  await change();
  await press('button[type="submit"]', 'Update Post');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  const [entry] = await db.store.list_outbox();
  end();
  db.close();
  return entry?.mutation.set;
}

const typeIn = async (selector: string, words: string): Promise<void> =>
  type(await find(HTMLTextAreaElement, selector), words);

test('R-34 an article whose text is saved holds no picture of another site, whichever way it came, and a place says so', async () => {
  const sent = await sentAfter(
    async () => await typeIn('textarea[aria-label="Artikeltekst"]', `<p>Nieuw ${OF_OTHERS}</p>`),
  );
  expect(sent).toMatchObject({ content: `<p>Nieuw </p>${MISSING}` });
});

test('R-34 an HTML block that is saved holds none either', async () => {
  const sent = await sentAfter(async () => await press('button', 'blok'));
  expect(sent).toMatchObject({ html_blocks: [{ id: 'tabel', html: `<div>${MISSING}</div>` }] });
});

test('R-34 a save of another field leaves the text as it is, byte by byte', async () => {
  const sent = await sentAfter(
    async () => await typeIn('textarea[name="metaDescription"], [data-path="metaDescription"]', 'Anders'),
  );
  expect(sent).toEqual({ metaDescription: 'Anders' });
});
