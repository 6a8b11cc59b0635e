// @vitest-environment jsdom
/** The blog desk over a real database; the rich-text editor has its own tests, and here a plain field in its place. */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { openDevice } from '../../src/data/testing/device.ts';
import { serverPost } from '../../src/data/testing/rows.ts';
import { routes } from '../../src/routes.ts';
import { drawAdmin, type } from './draw-admin.tsx';

vi.mock(import('../../src/admin/components/editor/index.tsx'), () => ({
  RichText: ({ text, label, error, onChange }) => (
    <label>
      {label}
      <textarea
        defaultValue={text.html}
        onInput={(event) => onChange({ html: event.currentTarget.value, blocks: text.blocks })}
      />
      {error}
    </label>
  ),
}));

const START = routes.adminStart();
const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

async function find<E extends Element>(kind: { new (): E }, selector: string, text = ''): Promise<E> {
  return await vi.waitFor(
    () => {
      const found = [...document.querySelectorAll(selector)].find(({ textContent }) =>
        textContent.includes(text),
      );
      if (!(found instanceof kind))
        throw new Error(`no ${selector} with '${text}' in ${document.body.textContent}`);
      return found;
    },
    { timeout: 10_000 },
  );
}
const press = async (selector: string, text = ''): Promise<void> =>
  (await find(HTMLElement, selector, text)).click();
const field = async (label: string): Promise<HTMLInputElement | HTMLTextAreaElement> => {
  const { htmlFor } = await find(HTMLLabelElement, 'form label', label);
  const found = document.getElementById(htmlFor);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`no field ${label}`);
  return found;
};

test('A-040 A-043 A-047 A-049 A-052 A-053 R-38 the first article: the empty list, the form with its counters, the search preview and the keywords', async () => {
  const { db, pull } = await openDevice();
  await pull({});
  const { end } = drawAdmin(db, START, <BlogRoutes />);
  await find(HTMLElement, 'h2', 'No blog posts yet');
  expect(document.body.textContent).toContain('Get started by creating your first article.');

  await press('button', 'Nieuw artikel');
  await find(HTMLElement, '[role="dialog"]', 'Create New Article');
  expect((await field('Auteur')).value).toBe('Sanne');
  type(await field('Titel'), 'Teak onderhoud: wat doet u in het voorjaar en wat laat u beter na?');
  await find(HTMLElement, 'form', '66 tekens');
  const description = await field('Meta-omschrijving');
  expect(description.maxLength).toBe(160);
  const counter = async (count: number) => {
    type(description, 'd'.repeat(count));
    return (await find(HTMLElement, 'p[data-tone]', `${count} van 160`)).dataset['tone'];
  };
  expect([await counter(130), await counter(131), await counter(156)]).toEqual(['plain', 'good', 'over']);
  await find(HTMLElement, 'section', 'Teak onderhoud: wat doet u in het voorjaar en wat laat u bet…');
  await find(HTMLElement, 'section', `${'d'.repeat(155)}…`);
  await find(HTMLElement, 'section', 'havenglans.example › blog › teak-onderhoud-wat-doet-u');
  await find(HTMLElement, 'li', 'De titel is langer dan 60 tekens.');

  expect(texts('form li').some((words) => words.startsWith('antifouling aanbrengen'))).toBe(false);
  await press('button', 'SEO keywords');
  await find(HTMLElement, 'li', 'antifouling aanbrengen');
  type(await field('Titel'), 'Antifouling aanbrengen');
  await find(HTMLElement, 'li[data-used="true"]', 'antifouling aanbrengen');
  await press('button', 'SEO keywords');
  await vi.waitFor(() => expect(texts('li[data-used="true"]')).toEqual([]));
  end();
  db.close();
});

test('A-021 A-044 A-045 a thousand articles are listed at once, of which only those near the screen are drawn, and searched on the device', async () => {
  const { db, pull } = await openDevice();
  const many = Array.from({ length: 1_000 }, (_, index) =>
    serverPost(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, {
      slug: `artikel-${index}`,
      title: `Artikel ${index}`,
      search_text: index === 7 ? 'de kiel' : 'de romp',
      published: index !== 999,
      created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    }),
  );
  await pull({ tables: { blog_posts: many } });
  const { end } = drawAdmin(db, START, <BlogRoutes />);
  await find(HTMLElement, 'output', '1.000 artikelen');
  const drawn = texts('article h2');
  expect(drawn[0]).toBe('Artikel 999');
  expect(drawn.length).toBeLessThan(100);
  const [draft, published] = document.querySelectorAll('article');
  expect(draft?.textContent).toContain('Concept');
  expect(draft?.querySelector('a[target="_blank"]')).toBeNull();
  const view = published?.querySelector('a[target="_blank"]');
  expect([view?.textContent, view?.getAttribute('href')]).toEqual(['View Published', '/blog/artikel-998']);
  expect(published?.textContent).toContain('05 mrt 2026');

  type(await find(HTMLInputElement, 'input[type="search"]'), 'kiel');
  await find(HTMLElement, 'output', '1 van 1.000 artikelen');
  expect(texts('article h2')).toEqual(['Artikel 7']);
  end();
  db.close();
});

test('R-31 OB12 a published article keeps its address when its title changes, unless it is asked to move; one deleted elsewhere is saved as a new one', async () => {
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id)] } });
  const { end } = drawAdmin(db, routes.adminPage('edit_post', { post_id: id }), <BlogRoutes />);
  await find(HTMLElement, '[role="dialog"]', 'Update Article');
  type(await field('Titel'), 'Teak reinigen');
  await find(HTMLElement, 'section', 'blog › teak-schoonmaken');
  await press('[role="switch"]', 'Adres blijft');
  await find(HTMLElement, 'section', 'blog › teak-reinigen');
  await pull({ tombstones: [{ table: 'blog_posts', row_id: id, rev: 2 }] });
  await find(HTMLElement, 'form', 'wordt wat hier staat een nieuw artikel');
  await press('button[type="submit"]', 'Update Post');
  await vi.waitFor(async () => expect(await db.rows.blog_posts.count()).toBe(1), { timeout: 10_000 });
  const [row] = await db.rows.blog_posts.toArray();
  expect(row).toMatchObject({ title: 'Teak reinigen', slug: 'teak-reinigen', published: true });
  expect(row?.id).not.toBe(id);
  end();
  db.close();
});

test('A-067 R-50 articles that cannot be read on this device are told so, with a way to try again', async () => {
  const { db } = await openDevice();
  vi.spyOn(db.rows.blog_posts, 'toArray').mockRejectedValue(new Error('the storage is broken'));
  const { end } = drawAdmin(db, START, <BlogRoutes />);
  await find(HTMLElement, '[role="alert"] h2', 'Failed to fetch posts');
  await find(HTMLElement, '[role="alert"] button', 'Opnieuw proberen');
  end();
  db.close();
});
