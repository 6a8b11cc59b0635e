// @vitest-environment jsdom
/** The blog of the admin over a real database; the rich-text editor has its own tests, and here a plain field in its place. */
import 'fake-indexeddb/auto';
import { Notifications } from '@mantine/notifications';
import { afterEach, expect, test, vi } from 'vitest';
import { BlogRoutes } from '../../src/admin/features/blog/blog-routes.tsx';
import { addPostPicture } from '../../src/data/index.ts';
import { openDevice } from '../../src/data/testing/device.ts';
import { saveDraft } from '../../src/data/testing/drafts.ts';
import { serverPost, sitePicture } from '../../src/data/testing/rows.ts';
import { coverText } from '../../src/domain/article/cover.ts';
import { formatMoment, wallTimeAt } from '../../src/domain/wall-clock.ts';
import { adminPage } from '../../src/admin-routes.ts';
import { routes } from '../../src/routes.ts';
import { drawAdmin, eventually, find, press, type } from './draw-admin.tsx';

vi.mock(import('../../src/admin/components/editor/index.tsx'), () => ({
  useIsKeepingPicture: () => false,
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

afterEach(() => void vi.useRealTimers());

const START = routes.adminStart();
const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

const field = async (label: string): Promise<HTMLInputElement | HTMLTextAreaElement> => {
  const { htmlFor } = await find(HTMLLabelElement, 'form label', label);
  const found = document.getElementById(htmlFor);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`no field ${label}`);
  return found;
};

const closed = async (): Promise<void> =>
  await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

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
  await eventually(() => expect(texts('li[data-used="true"]')).toEqual([]));
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

test('A-045 G4 an article whose publication was not sent yet is not offered to be looked at on the site', async () => {
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id, { published: false })] } });
  await db.store.commit([
    {
      op: 'patch',
      table: 'blog_posts',
      row_id: id,
      set: { published: true },
      base_rev: 1,
      expected: { published: false },
    },
  ]);
  const { end } = drawAdmin(db, START, <BlogRoutes />);
  await find(HTMLElement, 'article', 'Wacht op verzenden');
  expect(document.querySelector('article a[target="_blank"]')).toBeNull();
  end();
  db.close();
});

test('R-31 OB12 a published article keeps its address when its title changes, unless it is asked to move; one deleted elsewhere is saved as a new one', async () => {
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id)] } });
  const { end } = drawAdmin(db, adminPage('edit_post', { post_id: id }), <BlogRoutes />);
  await find(HTMLElement, '[role="dialog"]', 'Update Article');
  type(await field('Titel'), 'Teak reinigen');
  await find(HTMLElement, 'section', 'blog › teak-schoonmaken');
  await press('[role="switch"]', 'Adres blijft');
  await find(HTMLElement, 'section', 'blog › teak-reinigen');
  await pull({ tombstones: [{ table: 'blog_posts', row_id: id, rev: 2 }] });
  await find(HTMLElement, 'form', 'wordt wat hier staat een nieuw artikel');
  await press('button[type="submit"]', 'Create Post');
  await eventually(async () => expect(await db.rows.blog_posts.count()).toBe(1));
  const [row] = await db.rows.blog_posts.toArray();
  expect(row).toMatchObject({ title: 'Teak reinigen', slug: 'teak-reinigen', published: true });
  expect(row?.id).not.toBe(id);
  end();
  db.close();
});

test.for([
  [
    'in the folder of the site',
    '/pictures/blog/teak-800.webp',
    { width: 800, height: 600, color: '#16292c', variants: { webp: [480, 800] } },
  ],
  ['imported by its name alone', 'teak.jpg', {}],
  ['at a whole address', 'https://elders.example/teak.jpg', {}],
] as const)(
  'A-054 B-061 OB12 an article that was deleted elsewhere is made anew with its featured image, %s',
  async ([, image_url, measures]) => {
    const { db, pull } = await openDevice();
    const id = '00000000-0000-4000-8000-000000000001';
    const cover = { image_url, alt: 'Teakdek', focus_x: 10, focus_y: 20, ...measures };
    await pull({ tables: { blog_posts: [serverPost(id, cover)] } });
    const { end } = drawAdmin(db, adminPage('edit_post', { post_id: id }), <BlogRoutes />);
    await find(HTMLElement, '[role="dialog"]', 'Update Article');
    type(await field('Titel'), 'Teak reinigen');
    await pull({ tombstones: [{ table: 'blog_posts', row_id: id, rev: 2 }] });
    await find(HTMLElement, 'form', 'wordt wat hier staat een nieuw artikel');
    await find(HTMLElement, '[data-crop="card"] img');
    await press('button[type="submit"]', 'Create Post');
    await eventually(async () => expect(await db.rows.blog_posts.count()).toBe(1));
    expect(await db.rows.blog_posts.toCollection().first()).toMatchObject({
      title: 'Teak reinigen',
      width: null,
      height: null,
      color: null,
      variants: {},
      ...cover,
    });
    end();
    db.close();
  },
);

test('A-067 R-50 articles that cannot be read on this device are told so, with a way to try again', async () => {
  const { db } = await openDevice();
  vi.spyOn(db.rows.blog_posts, 'toArray').mockRejectedValue(new Error('the storage is broken'));
  const { end } = drawAdmin(db, START, <BlogRoutes />);
  await find(HTMLElement, '[role="alert"] h2', 'Failed to fetch posts');
  await find(HTMLElement, '[role="alert"] button', 'Opnieuw proberen');
  end();
  db.close();
});

const spin = async (label: string, digits: string): Promise<void> =>
  type(await find(HTMLInputElement, `[data-plan] input[aria-label="${label}"]`), digits);

test('R-36 an article is planned with its own button, found among those that are, moved, and taken back to a draft', async () => {
  // In the last hour before midnight the calendar's day, which is the machine's, may be another than Amsterdam's.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T11:00:00Z') });
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id, { published: false, author: '' })] } });
  const { end } = drawAdmin(db, adminPage('edit_post', { post_id: id }), <BlogRoutes />);

  // The moment is refused where it is asked, what else is missing in the form.
  await press('button', 'Publiceren op …');
  const minutes = await find(HTMLInputElement, '[data-plan] input[aria-label="Minuten"]');
  minutes.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true }));
  await press('[data-plan] button', 'Inplannen');
  await find(HTMLElement, '[data-plan]', 'Vul de tijd in, bijvoorbeeld 09:00.');
  await spin('Uren', '00');
  await spin('Minuten', '00');
  (await find(HTMLElement, '[data-plan] button[data-today]')).click();
  await press('[data-plan] button', 'Inplannen');
  await find(HTMLElement, '[data-plan]', 'Dit tijdstip is al voorbij.');
  await press('[data-plan] button[data-direction="next"]');
  (await find(HTMLElement, '[data-plan] button:not([data-outside])', '15')).click();
  await spin('Uren', '07');
  await press('[data-plan] button', 'Inplannen');
  await find(HTMLElement, 'form', 'Vul de auteur in.');
  type(await field('Auteur'), 'Sanne');
  await press('button', 'Publiceren op …');
  await press('[data-plan] button', 'Inplannen');
  const planned = await eventually(async () => {
    const at = (await db.rows.blog_posts.get(id))?.publish_at ?? '';
    expect(wallTimeAt(Date.parse(at)).time).toBe('07:00');
    return at;
  });
  await find(HTMLElement, 'article', `Gepland op ${formatMoment(planned)}`);
  await closed();

  await press('a', 'Bewerken');
  await find(HTMLElement, 'form', `Gepland op ${formatMoment(planned)}.`);
  await press('button', 'Publiceren op …');
  await spin('Uren', '08');
  await press('[data-plan] button', 'Inplannen');
  await eventually(async () =>
    expect(wallTimeAt(Date.parse((await db.rows.blog_posts.get(id))?.publish_at ?? '')).time).toBe('08:00'),
  );
  await closed();
  await press('a', 'Bewerken');
  await press('button', 'Terug naar concept');
  await eventually(async () =>
    expect(await db.rows.blog_posts.get(id)).toMatchObject({ published: false, publish_at: null }),
  );
  await find(HTMLElement, 'article', 'Concept');
  end();
  db.close();
});

/** Presses Enter; whether the browser goes on to do what it does for that. */
const enter = (on: Element): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

test('R-36 the moment of an article is asked without a form inside its form: Enter in it plans, and sends nothing around it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T11:00:00Z') });
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id, { published: false })] } });
  const { end } = drawAdmin(db, adminPage('edit_post', { post_id: id }), <BlogRoutes />);
  await press('button', 'Publiceren op …');
  const minutes = await find(HTMLInputElement, '[data-plan] input[aria-label="Minuten"]');
  expect(document.querySelector('form form')).toBeNull();
  expect(document.querySelector('[data-plan] [type="submit"]'), 'nothing in it sends the article').toBeNull();

  const sent = vi.fn<() => void>();
  document.querySelector('form')?.addEventListener('submit', sent);
  const day = await find(HTMLElement, '[data-plan] button:not([data-outside])', '25');
  expect(enter(day), 'a day that has the focus is chosen by it').toBe(true);
  minutes.dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true }));
  await eventually(() => expect(minutes.value).toBe(''));
  expect(enter(minutes), 'no browser sends the form around it for that').toBe(false);
  await find(HTMLElement, '[data-plan]', 'Vul de tijd in, bijvoorbeeld 09:00.');
  expect(sent).not.toHaveBeenCalled();
  await spin('Uren', '09');
  await spin('Minuten', '30');
  await eventually(() => expect(texts('[data-plan] [role="alert"]')).toEqual([]));
  enter(minutes);
  await eventually(async () => {
    const row = await db.rows.blog_posts.get(id);
    expect(row?.published).toBe(false);
    expect(wallTimeAt(Date.parse(row?.publish_at ?? ''))).toEqual({ date: '2026-11-21', time: '09:30' });
  });
  await closed();
  end();
  db.close();
});

test('R-36 card, form and preview say that an article is published when its pictures are there, until they are', async () => {
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id, { ready: false })] } });
  const WORDS = 'Gepubliceerd zodra de foto’s er zijn';
  const list = drawAdmin(db, START, <BlogRoutes />);
  const card = await find(HTMLElement, 'article', WORDS);
  expect(card.querySelector('a[target="_blank"]'), 'there is nothing to be seen yet').toBeNull();
  list.end();
  const { end } = drawAdmin(db, adminPage('edit_post', { post_id: id }), <BlogRoutes />);
  await find(HTMLElement, 'form', WORDS);
  await press('button', 'Preview');
  await find(HTMLElement, '[role="dialog"] article', WORDS);
  await pull({ tables: { blog_posts: [serverPost(id, {}, 2)] } });
  await eventually(() => expect(document.body.textContent).not.toContain(WORDS));
  end();
  db.close();
});

test('A-066 R-56 an article that this device cannot store says so in the words of the action, and nothing typed is lost', async () => {
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id)] } });
  const faults: unknown[] = [];
  const { end } = drawAdmin(
    db,
    adminPage('edit_post', { post_id: id }),
    <>
      <Notifications />
      <BlogRoutes />
    </>,
    { report_fault: (fault) => faults.push(fault) },
  );
  const broken = vi
    .spyOn(db.store, 'commit')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  type(await field('Titel'), 'Teak in de lente');
  await press('button[type="submit"]', 'Update Post');
  await find(HTMLElement, '[role="alert"], [role="status"]', 'Failed to update blog post');
  expect((await field('Titel')).value).toBe('Teak in de lente');
  expect(faults).toHaveLength(1);
  broken.mockRestore();
  await press('button[type="submit"]:not(:disabled)', 'Update Post');
  await eventually(async () =>
    expect(await db.rows.blog_posts.get(id)).toMatchObject({ title: 'Teak in de lente' }),
  );
  end();

  const list = drawAdmin(
    db,
    START,
    <>
      <Notifications />
      <BlogRoutes />
    </>,
    { report_fault: (fault) => faults.push(fault) },
  );
  vi.spyOn(db.store, 'commit').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await press('button[aria-label="Teak in de lente verwijderen"]');
  await press('[role="alertdialog"] button', 'Verwijderen');
  await find(HTMLElement, '[role="alert"], [role="status"]', 'Failed to delete blog post');
  expect(await db.rows.blog_posts.count()).toBe(1);
  list.end();
  db.close();
});

test('A-057 R-55 who is signed in on this device saves an article though the session has ended; it is sent after signing in', async () => {
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id)] } });
  const address = adminPage('edit_post', { post_id: id });
  const { end } = drawAdmin(db, address, <BlogRoutes />, {}, { needs_sign_in: true });
  type(await field('Titel'), 'Teak in de lente');
  await press('button[type="submit"]', 'Update Post');
  await find(HTMLElement, 'article', 'Wacht op verzenden');
  expect((await db.store.list_outbox()).map(({ mutation }) => mutation.set)).toEqual([
    { title: 'Teak in de lente' },
  ]);
  end();
  db.close();
});

test('A-054 R-41 the featured image that was chosen is there again after the page was killed; its focal point is moved with the arrow keys and saved', async () => {
  const { db, pull } = await openDevice();
  const id = '00000000-0000-4000-8000-000000000001';
  await pull({ tables: { blog_posts: [serverPost(id)] } });
  const kept = await addPostPicture(db, sitePicture());
  if (!kept.ok || kept.value === null) throw new Error('the picture was not kept');
  const row = serverPost(id);
  const values = {
    title: 'Teak schoonmaken',
    author: 'Sanne de Vries',
    category: 'Teak Dek Onderhoud',
    metaDescription: 'Zo maakt u teak schoon.',
    content: '<p>Zacht en nat.</p>',
    html_blocks: '[]',
    picture: '',
    focus: '',
  };
  const seen = {
    published: true,
    publish_at: null,
    image_url: null,
    focus_x: null,
    focus_y: null,
    date: row['date'] ?? null,
  };
  await saveDraft(db, `post:${id}`, {
    values: { ...values, picture: coverText(kept.value) },
    base: { rev: 1, values, seen },
  });
  const { end } = drawAdmin(db, adminPage('edit_post', { post_id: id }), <BlogRoutes />);
  await find(HTMLElement, 'form', '800 × 600 pixels.');
  const point = await find(HTMLElement, 'button[aria-label="Brandpunt: 50% van links, 50% van boven"]');
  const move = (key: string, shiftKey = false): boolean =>
    point.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  move('ArrowLeft', true);
  await find(HTMLElement, 'button[aria-label="Brandpunt: 40% van links, 50% van boven"]');
  move('ArrowDown');
  await find(HTMLElement, 'button[aria-label="Brandpunt: 40% van links, 52% van boven"]');
  const crops = [...document.querySelectorAll<HTMLElement>('[data-crop] span[style]')];
  expect(crops.map(({ style }) => style.getPropertyValue('--focus'))).toEqual([
    '40% 52%',
    '40% 52%',
    '40% 52%',
    '50% 50%',
  ]);
  await press('button[type="submit"]', 'Update Post');
  await eventually(async () =>
    expect(await db.rows.blog_posts.get(id)).toMatchObject({ ...kept.value, focus_x: 40, focus_y: 52 }),
  );
  await closed();
  const card = await find(HTMLElement, `article[aria-labelledby="post-${id}"] [style*="--focus"]`);
  await eventually(() =>
    expect(card.style.getPropertyValue('--focus'), 'the card of the list is cut there too').toBe('40% 52%'),
  );
  end();
  db.close();
});
