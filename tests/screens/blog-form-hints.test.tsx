// @vitest-environment jsdom
/** What the form of an article asks and says beside its fields; the rich-text editor has its own tests, and here a plain field. */
import 'fake-indexeddb/auto';
import { useImperativeHandle } from 'react';
import { expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverPost } from '../../src/data/testing/rows.ts';
import { adminPage } from '../../src/admin-routes.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

const showPictureWithoutAlt = vi.hoisted(() => vi.fn<() => void>());

vi.mock(import('../../src/admin/components/editor/index.tsx'), () => ({
  useIsKeepingPicture: () => false,
  RichText: ({ text, label, required, onChange, ref }) => {
    useImperativeHandle(
      ref,
      () => ({
        focus: () => undefined,
        flush: () => text,
        replace: () => undefined,
        showBlock: () => false,
        showChoices: () => undefined,
        showPictureWithoutAlt,
        htmlBlocks: () => [],
        insertHtmlBlock: () => '',
        changeHtmlBlock: () => undefined,
        removeHtmlBlock: () => undefined,
        moveHtmlBlock: () => undefined,
      }),
      [text],
    );
    return (
      <label>
        {label}
        {required && <span className="mantine-InputWrapper-required"> *</span>}
        <textarea
          defaultValue={text.html}
          onInput={(event) => onChange({ html: event.currentTarget.value, blocks: text.blocks })}
        />
      </label>
    );
  },
}));

const ID = '00000000-0000-4000-8000-000000000001';

/** The form of a new article; of this one, where columns are given. */
async function drawForm(columns?: Parameters<typeof serverPost>[1]) {
  const { db, pull } = await openDevice();
  await pull(columns === undefined ? {} : { tables: { blog_posts: [serverPost(ID, columns)] } });
  const address = columns === undefined ? adminPage('new_post') : adminPage('edit_post', { post_id: ID });
  const { end } = drawAdmin(db, address, <BlogRoutes />);
  await find(HTMLElement, 'form label', 'Artikeltekst');
  return {
    db,
    end: (): void => {
      end();
      db.close();
    },
  };
}

const field = async (label: string): Promise<HTMLInputElement> => {
  const { htmlFor } = await find(HTMLLabelElement, 'form label', label);
  const found = document.getElementById(htmlFor);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no field ${label}`);
  return found;
};

test('A-042 A-053 A-054 Z-017 the form says that saving publishes at once, how long a title and a description are at best, and which picture it takes', async () => {
  const { end } = await drawForm();
  for (const said of [
    'Met ‘Create Post’ of ‘Update Post’ staat het artikel meteen op de site. Een concept ziet alleen het kantoor.',
    '0 tekens. Zoekmachines tonen titels van 50 tot 60 tekens geheel.',
    'Een goede omschrijving heeft 130 tot 155 tekens.',
    'Liefst een liggende JPEG of PNG, hooguit 10\u00a0MB. Een grotere foto wordt verkleind.',
  ])
    await find(HTMLElement, 'form', said);
  type(await field('Titel'), 'Teak onderhoud: wat doet u in het voorjaar en wat laat u beter na?');
  await find(HTMLElement, 'form', '66 tekens. Zoekmachines tonen titels van 50 tot 60 tekens geheel.');
  const file = await find(HTMLInputElement, 'form input[type="file"]');
  expect(file.accept, 'any image').toBe('image/*');
  expect(file.required).toBe(false);
  end();
});

test('A-050 title, author, category, description and text are marked with an asterisk, and the featured image is not', async () => {
  const { end } = await drawForm();
  const marked = [...document.querySelectorAll('form label')].flatMap((label) => {
    const asterisk = label.querySelector('[class*="required"]');
    return asterisk?.textContent.trim() === '*' ? [label.firstChild?.textContent ?? ''] : [];
  });
  expect(marked.toSorted()).toEqual(['Artikeltekst', 'Auteur', 'Categorie', 'Meta-omschrijving', 'Titel']);
  end();
});

test('A-050 A-051 the seven categories are offered in their order, and no empty one: a category that was chosen cannot be taken away', async () => {
  const { db, end } = await drawForm();
  const category = await field('Categorie');
  expect([category.value, category.placeholder]).toEqual(['', 'Kies een categorie']);
  category.click();
  // The list has filters with categories of their own.
  const list = await eventually(() => {
    const id = category.getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)).not.toBeNull();
    return `[id="${id}"] [role="option"]`;
  });
  const options = (): readonly string[] =>
    [...document.querySelectorAll(list)].map(({ textContent }) => textContent);
  await eventually(() =>
    expect(options()).toEqual([
      'Gelcoat Reparatie',
      'Teak Dek Onderhoud',
      'Yacht Waxen & Polijsten',
      'Onderwaterschip Behandeling',
      'Speciale Diensten',
      'Algemeen Onderhoud',
      'Tips & Advies',
    ]),
  );
  await press(list, 'Speciale Diensten');
  await eventually(() => expect(category.value).toBe('Speciale Diensten'));
  // Once more on the same one.
  category.click();
  await press(list, 'Speciale Diensten');
  await eventually(() => expect(category.value).toBe('Speciale Diensten'));
  expect(await db.rows.blog_posts.count()).toBe(0);
  end();
});

test('A-050 without a category an article is not published', async () => {
  const { db, end } = await drawForm();
  type(await field('Titel'), 'Teak');
  await press('button[type="submit"]', 'Create Post');
  await find(HTMLElement, 'form', 'Kies een categorie.');
  expect(await db.rows.blog_posts.count()).toBe(0);
  end();
});

test('R-38 the panel counts the pictures of the text without a description, with or without the one that saving gives, and leads to them', async () => {
  const { end } = await drawForm({
    content:
      '<p>x</p><img src="/a.webp"><img src="/b.webp" alt="Havenglans Yachtcare blog image"><img src="/c.webp" alt="Boeg">',
  });
  await find(HTMLElement, 'li', '2 foto’s in de tekst hebben geen beschrijving.');
  await press('li button', 'Toon in de tekst');
  expect(showPictureWithoutAlt).toHaveBeenCalledOnce();
  end();
});
