// @vitest-environment jsdom
/** The form of an article that somebody else changes meanwhile, over a real database; a plain field stands for the editor. */
import 'fake-indexeddb/auto';
import { useImperativeHandle, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverColleague, serverPost } from '../../src/data/testing/rows.ts';
import type { ChoiceInText } from '../../src/admin/components/editor/index.tsx';
import type { AdminRuntime } from '../../src/admin/runtime.ts';
import { adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const showBlock = vi.hoisted(() => vi.fn<(html: string) => boolean>(() => true));
const showChoices = vi.hoisted(() => vi.fn<(choices: readonly ChoiceInText[]) => void>());

vi.mock(import('../../src/admin/components/editor/index.tsx'), () => ({
  useIsKeepingPicture: () => false,
  RichText: ({ text, label, onChange, ref }) => {
    const field = useRef<HTMLTextAreaElement>(null);
    const { blocks } = text;
    useImperativeHandle(
      ref,
      () => ({
        focus: () => undefined,
        flush: () => ({ html: field.current?.value ?? '', blocks }),
        replace: ({ html }) => {
          if (field.current !== null) field.current.value = html;
        },
        showBlock,
        showChoices,
        showPictureWithoutAlt: () => undefined,
        htmlBlocks: () => [],
        insertHtmlBlock: () => '',
        changeHtmlBlock: () => undefined,
        removeHtmlBlock: () => undefined,
        moveHtmlBlock: () => undefined,
      }),
      [blocks],
    );
    return (
      <label>
        {label}
        <textarea
          ref={field}
          name="text"
          defaultValue={text.html}
          onInput={(event) => onChange({ html: event.currentTarget.value, blocks: text.blocks })}
        />
      </label>
    );
  },
}));
// jsdom has no sheets that a script adopts.
beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  CSSStyleSheet.prototype.replaceSync = () => undefined;
});

const ID = '00000000-0000-4000-8000-000000000001';
const ANNA = '00000000-0000-4000-8000-0000000000aa';
const A = '<p>De romp wordt gewassen en gedroogd.</p>';
const B = '<p>Teak blijft mooi met zout water.</p>';
const MY_B = '<p>Teak blijft mooi met zoet water.</p>';
const THEIR_B = '<p>Teak blijft mooi met regenwater.</p>';
const C = '<p>Was beschermt de gelcoat een heel seizoen.</p>';

const article = (columns: Parameters<typeof serverPost>[1], rev = 1) => ({
  ...serverPost(ID, columns, rev),
  updated_by: rev === 1 ? null : ANNA,
});

const textField = async (): Promise<HTMLTextAreaElement> =>
  await find(HTMLTextAreaElement, 'textarea[name="text"]');
const titleField = async (): Promise<HTMLInputElement> =>
  await find(HTMLInputElement, 'input[data-path="title"]');

async function openForm(content: string, own: Partial<AdminRuntime> = {}) {
  const { db, pull } = await openDevice();
  await pull({
    tables: { blog_posts: [article({ content })], colleagues: [serverColleague(ANNA, 'Anna Smit', 'admin')] },
  });
  const { end, tell } = drawAdmin(db, adminPage('edit_post', { post_id: ID }), <BlogRoutes />, own);
  await textField();
  return {
    db,
    pull,
    end,
    tell,
    close: () => {
      end();
      db.close();
    },
  };
}

test('G4 D3 what another one changed in other blocks and fields joins what is typed; the save replaces nothing that was not seen', async () => {
  const { db, pull, close } = await openForm(A + B);
  type(await titleField(), 'Teak van mij');
  type(await textField(), A + MY_B);
  await pull({
    tables: {
      blog_posts: [article({ content: A + B + C, title: 'Teak van Anna', metaDescription: 'Door Anna.' }, 2)],
    },
  });
  await find(HTMLOutputElement, 'form output', 'Dit artikel is intussen gewijzigd door Anna Smit');
  await find(HTMLOutputElement, 'form output', 'Samengevoegd met wijzigingen van Anna Smit.');
  expect((await textField()).value).toBe(A + MY_B + C);
  expect((await titleField()).value).toBe('Teak van mij');
  await find(HTMLOutputElement, 'form output', 'Intussen elders gewijzigd: Titel.');
  await find(HTMLTextAreaElement, 'textarea', 'Door Anna.');

  await press('button[type="submit"]', 'Update Post');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  const [entry] = await db.store.list_outbox();
  expect(entry?.mutation.set).toMatchObject({ content: A + MY_B + C, title: 'Teak van mij' });
  expect(entry?.mutation.set).not.toHaveProperty('metaDescription');
  expect(entry?.mutation.bases).toMatchObject({ content: 2 });
  // Both wrote a title: the server keeps its own unless it is still the one that was seen.
  expect(entry?.mutation.expected).toEqual({ title: 'Teak schoonmaken' });
  close();
});

test('R-18 a join is taken back by its button; the save then leaves the choice for later', async () => {
  const { db, pull, close } = await openForm(A + B);
  type(await textField(), A + MY_B);
  await pull({ tables: { blog_posts: [article({ content: A + B + C }, 2)] } });
  await press('form button', 'Nu samenvoegen');
  await find(HTMLOutputElement, 'form output', 'Samengevoegd met wijzigingen van Anna Smit.');
  await press('form button', 'Ongedaan maken');
  await find(HTMLOutputElement, 'form output', 'Hier staat uw tekst zonder de wijzigingen van Anna Smit.');
  expect((await textField()).value).toBe(A + MY_B);
  await press('button[type="submit"]', 'Update Post');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  const [entry] = await db.store.list_outbox();
  expect(entry?.mutation.expected).toMatchObject({ content: A + B });
  expect((await db.rows.blog_posts.get(ID))?.content, 'as the server has it').toBe(A + B + C);
  close();
});

test('G4 a block that both changed holds the save until one chose, and keeps both when that is the choice', async () => {
  const { db, pull, close } = await openForm(A + B);
  type(await textField(), A + MY_B);
  await pull({ tables: { blog_posts: [article({ content: A + THEIR_B + C }, 2)] } });
  await press('form button', 'Nu samenvoegen');
  await find(HTMLElement, 'form section h3', 'Twee versies van hetzelfde stuk tekst – kies welke geldt');
  expect((await textField()).value, 'nothing joins before the choice').toBe(A + MY_B);
  await press('form section button', 'Toon in de tekst');
  expect(showBlock.mock.calls, 'the choice leads to its block').toEqual([[MY_B]]);
  await press('button[type="submit"]', 'Update Post');
  await find(HTMLElement, 'form [role="alert"]', 'Nog niet opgeslagen: kies eerst');
  expect(await db.store.list_outbox()).toEqual([]);
  expect((await db.rows.blog_posts.get(ID))?.content).toBe(A + THEIR_B + C);

  // The same choice stands in the text: what is answered there is answered above it.
  const [in_text] = showChoices.mock.lastCall?.[0] ?? [];
  expect(in_text).toMatchObject({
    block: MY_B,
    before: A,
    other: { title: 'Versie van Anna Smit:', text: 'Teak blijft mooi met regenwater.' },
    options: [{ name: 'Mijn versie' }, { name: 'Versie van Anna Smit' }, { name: 'Beide, onder elkaar' }],
    apply: null,
  });
  in_text?.onChoose('both');
  await eventually(() => {
    const [answered] = showChoices.mock.lastCall?.[0] ?? [];
    expect(answered?.options.map(({ is_chosen }) => is_chosen)).toEqual([false, false, true]);
    expect(answered?.apply?.name).toBe('Samenvoegen');
  });
  expect(
    document.querySelector<HTMLInputElement>('form fieldset input:checked')?.labels?.[0]?.textContent,
  ).toBe('Beide, onder elkaar');
  await press('form section button', 'Samenvoegen');
  await find(HTMLOutputElement, 'form output', 'Samengevoegd met wijzigingen van Anna Smit.');
  expect((await textField()).value).toBe(A + THEIR_B + MY_B + C);
  expect(showChoices.mock.lastCall, 'none is left in the text').toEqual([[]]);
  await press('button[type="submit"]', 'Update Post');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  expect((await db.rows.blog_posts.get(ID))?.content).toBe(A + THEIR_B + MY_B + C);
  close();
});

test('G4 what a save meets at the last moment joins with it', async () => {
  const { db, pull, close } = await openForm(A + B);
  type(await textField(), A + MY_B);
  await eventually(async () => expect((await textField()).value).toBe(A + MY_B));
  const pulled = pull({ tables: { blog_posts: [article({ content: A + B + C }, 2)] } });
  await pulled;
  await press('button[type="submit"]', 'Update Post');
  await eventually(async () => expect(await db.store.list_outbox()).toHaveLength(1));
  const [entry] = await db.store.list_outbox();
  expect(entry?.mutation.set).toMatchObject({ content: A + MY_B + C });
  expect(entry?.mutation.expected).toBeUndefined();
  close();
});

test('G4 an article that is gone leaves what was typed of it: its address opens it as a new article', async () => {
  const { db, pull, end } = await openForm(A + B);
  type(await textField(), A + MY_B);
  await pull({ tombstones: [{ table: 'blog_posts', row_id: ID, rev: 2 }] });
  await find(HTMLElement, 'form', 'Met opslaan wordt wat hier staat een nieuw artikel.');
  expect(document.body.textContent).not.toContain('opslaan kan niet meer worden verwerkt');
  await eventually(async () => expect(await db.rows.drafts.count()).toBe(1));
  end();
  const again = drawAdmin(db, adminPage('edit_post', { post_id: ID }), <BlogRoutes />);
  await find(HTMLElement, 'form', 'Hieronder staat wat u schreef');
  await press('button[type="submit"]', 'Create Post');
  await eventually(async () => expect(await db.rows.blog_posts.count()).toBe(1));
  const [row] = await db.rows.blog_posts.toArray();
  expect(row).toMatchObject({ title: 'Teak schoonmaken', content: A + MY_B });
  again.end();
  db.close();
});

const line = async (words: string): Promise<void> => {
  await find(HTMLOutputElement, 'output', words);
};
const expectNobody = async (): Promise<void> =>
  await eventually(() => expect(document.body.textContent).not.toContain('heeft dit artikel ook open'));

test('G4 who else has the article open is asked with a network alone, and named as long as it is there and the form is open', async () => {
  /** Article and listener of each stay that has not ended. */
  const stays = new Set<{ readonly post_id: string; readonly onOthers: (ids: readonly string[]) => void }>();
  const open_together: AdminRuntime['open_together'] = (post_id, onOthers) => {
    const stay = { post_id, onOthers };
    stays.add(stay);
    return () => stays.delete(stay);
  };
  const { db, tell, end } = await openForm(A, { open_together });
  const only = async () =>
    await eventually(() => {
      const [stay] = stays;
      if (stay === undefined || stays.size !== 1) throw new Error(`${stays.size} stays`);
      return stay;
    });
  const stay = await only();
  expect(stay.post_id).toBe(ID);
  await expectNobody();
  stay.onOthers([ANNA]);
  await line('Anna Smit heeft dit artikel ook open.');
  stay.onOthers([]);
  await expectNobody();

  stay.onOthers([ANNA]);
  await line('Anna Smit heeft dit artikel ook open.');
  for (const away of [
    { online: false },
    { online: true, reachable: false },
    { reachable: true, phase: 'waiting_for_sign_in' },
  ] as const) {
    tell(away);
    await eventually(() => expect(stays.size).toBe(0));
    await expectNobody();
  }
  tell({ phase: 'idle' });
  (await only()).onOthers([ANNA]);
  await line('Anna Smit heeft dit artikel ook open.');
  end();
  await eventually(() => expect(stays.size).toBe(0));
  db.close();
});
