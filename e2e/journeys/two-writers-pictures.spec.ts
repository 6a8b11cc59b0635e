import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';
import { awake } from '../pages/public-page.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { pictures } from '../pictures.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { expect, test } from '../fixtures.ts';
import { routes } from '../../src/routes.ts';
import type { Locator, Page } from '@playwright/test';
import {
  DESCRIPTION,
  paragraph,
  PARAGRAPHS,
  saveApart,
  settled,
  twoAtOneAddress,
  twoWriters,
  update,
} from '../two-writers.ts';

/** The address of the featured image that visitors are given. */
async function publicCover(url: string, slug: string): Promise<string> {
  const answer = await fetch(`${url}/rest/v1/blog_posts?select=image_url&slug=eq.${slug}`, {
    headers: { apikey: PUBLISHABLE_KEY },
  });
  return /"image_url":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
}

test('G4 A-054 two people choose a featured image without signal: both see both pictures, and the chosen one is on both devices', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const title = 'Teak met twee gezichten';
  const writers = await twoWriters(createDevice, backend, title);
  const { sanne, anna } = writers;
  const covers = await pictures(2);
  for (const { page } of [sanne, anna]) await new SiteContentPage(page).isKept();
  const conflict = await saveApart(writers, title, async ({ page, blog }, index) => {
    const cover = covers[index];
    if (cover === undefined) throw new Error('two pictures are needed');
    await new SiteContentPage(page).choose(blog.form, 'Foto kiezen', cover);
    await expect(blog.form.getByText(/1200 × 900/)).toBeVisible();
  });
  const images = conflict.dialog.getByRole('article').locator('img');
  await expect(images).toHaveCount(2);
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        all.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
  await expect(conflict.dialog).not.toContainText('/storage/');
  await checkViewports(sanne.page, 'two featured images of an article');
  const before = await publicCover(backend.url, 'teak-met-twee-gezichten');
  await conflict.dialog.getByRole('button', { name: /^Deze kiezen/ }).click();
  await settled(writers, conflict);
  const chosen = await publicCover(backend.url, 'teak-met-twee-gezichten');
  expect(chosen).not.toBe(before);
  // Anna's device never had the bytes of that picture: its card shows a size of it from the server.
  await expect(anna.blog.card(title).locator('img')).toHaveAttribute(
    'src',
    new RegExp(chosen.slice(0, chosen.lastIndexOf('-'))),
  );
});

/** How long one look at a page goes on before it is asked for anew: far longer than it takes to open. */
const LOOK_MS = 10_000;

/** Holds back the files of pictures that a page sends from now on; the answer lets them go. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/storage/v1/object/blog-images/**', async (route) => {
    if (route.request().method() === 'POST') await promise;
    await route.continue();
  });
  return resolve;
}

const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth > 1);

test('A-054 A-072 R-36 while the files of a new featured image are on their way, colleagues and visitors see the one before it and nobody asks for what is not there; then they see the new one', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const title = 'Teak met een nieuw gezicht';
  const slug = 'teak-met-een-nieuw-gezicht';
  const { sanne, anna } = await twoWriters(createDevice, backend, title);
  const [first, second] = await pictures(2);
  if (first === undefined || second === undefined) throw new Error('two pictures are needed');
  const image = (card_title: string): Locator => anna.blog.card(card_title).locator('img');
  const choose = async (picture: typeof first, button: string): Promise<void> => {
    await new SiteContentPage(sanne.page).choose(sanne.blog.form, button, picture);
    await expect(sanne.blog.form.getByText(/1200 × 900/)).toBeVisible();
  };
  const visitor = await anna.device.page({ fresh: true });
  const shown = visitor.getByRole('article').first().locator('img').first();

  // The first one of an article that visitors read already: there is none before it.
  let letGo = await holdUploads(sanne.page);
  await sanne.blog.openEdit(title);
  await choose(first, 'Foto kiezen');
  await sanne.blog.form.getByRole('textbox', { name: 'Titel' }).fill(`${title} 1`);
  await sanne.blog.button('Update Post').click();
  await expect(anna.blog.card(`${title} 1`)).toBeVisible({ timeout: 20_000 });
  await expect(image(`${title} 1`)).toHaveCount(0);
  await visitor.goto(`${anna.device.url}/blog/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} 1`);
  await expect(shown).toHaveCount(0);
  letGo();
  await sanne.pill.expectAllSaved();
  await expect.poll(() => isDrawn(image(`${title} 1`))).toBe(true);
  await visitor.reload();
  await expect(shown).toHaveAttribute('src', /blog-images/);
  await expect.poll(() => isDrawn(shown)).toBe(true);
  const before = await publicCover(backend.url, slug);

  // Another one.
  letGo = await holdUploads(sanne.page);
  await sanne.blog.openEdit(`${title} 1`);
  await choose(second, 'Andere foto kiezen');
  await sanne.blog.form.getByRole('textbox', { name: 'Titel' }).fill(`${title} 2`);
  await sanne.blog.button('Update Post').click();
  await expect(anna.blog.card(`${title} 2`)).toBeVisible({ timeout: 20_000 });
  await expect(image(`${title} 2`)).toHaveAttribute(
    'src',
    new RegExp(before.slice(0, before.lastIndexOf('-'))),
  );
  await expect.poll(() => isDrawn(image(`${title} 2`))).toBe(true);
  await anna.blog.openEdit(`${title} 2`);
  await expect(anna.blog.form.locator('[data-crop="card"] img')).toHaveCount(1);
  await expect.poll(() => isDrawn(anna.blog.form.locator('[data-crop="card"] img'))).toBe(true);
  await anna.page.keyboard.press('Escape');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`${title} 2`);
  await expect.poll(() => isDrawn(shown)).toBe(true);
  await expect(shown).not.toHaveAttribute('data-fallback');
  letGo();
  await sanne.pill.expectAllSaved();
  const after = await publicCover(backend.url, slug);
  expect(after).not.toBe(before);
  await expect(image(`${title} 2`)).toHaveAttribute(
    'src',
    new RegExp(after.slice(0, after.lastIndexOf('-'))),
  );
  await expect.poll(() => isDrawn(image(`${title} 2`))).toBe(true);
  await visitor.reload();
  await expect(shown).toHaveAttribute('src', new RegExp(after.slice(0, after.lastIndexOf('-'))));
  await expect.poll(() => isDrawn(shown)).toBe(true);
});

test('A-054 A-072 R-36 while the file of a new picture in the text is on its way, visitors go on reading the whole version before it, on the page, in the list and in the feed, and the office reads that the new one waits; then they read the new one', {
  tag: '@long',
}, async ({ page, context, browser, backend }) => {
  test.slow();
  const text: string = PARAGRAPHS[0];
  const before = { title: 'Teak zoals het was', description: DESCRIPTION, text };
  const after = {
    title: 'Teak met een foto erbij',
    description: 'Op de foto ziet u hoe het dek er na een winter onder zeil bij ligt.',
    text: 'Hiernaast ziet u het dek.',
  };
  const alt = 'Een dek na de winter';
  const other = await (await browser.newContext()).newPage();
  const { sanne, anna } = await twoAtOneAddress([page, other], backend, before.title);
  const [picture] = await pictures(1);
  if (picture === undefined) throw new Error('a picture is needed');

  const visitor = await context.newPage();
  const article = visitor.locator('#artikel');
  /** What visitors are given everywhere is of one version and nothing of the other. */
  const expectRead = async (shown: typeof before, hidden: typeof before): Promise<void> => {
    await expect(async () => {
      await visitor.goto(`${backend.url}/blog/teak-zoals-het-was`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(shown.title, {
        timeout: LOOK_MS,
      });
    }).toPass();
    await expect(article.getByText(shown.text)).toBeVisible();
    await expect(article.getByText(hidden.text)).toHaveCount(0);
    await visitor.goto(`${backend.url}/blog`);
    await awake(visitor);
    const entry = visitor.getByRole('article').filter({ hasText: shown.title });
    await expect(entry).toContainText(shown.text);
    await expect(visitor.getByText(hidden.title)).toHaveCount(0);
    const feed = await (await fetch(`${backend.url}${routes.blogFeed()}`)).text();
    expect(feed).toContain(shown.title);
    expect(feed).toContain(shown.description);
    expect(feed).not.toContain(hidden.title);
  };
  await expectRead(before, after);

  const letGo = await holdUploads(sanne.page);
  await sanne.blog.openEdit(before.title);
  await sanne.blog.write({ title: after.title, description: after.description });
  await paragraph(sanne, 0).click({ clickCount: 3 });
  await sanne.page.keyboard.type(after.text);
  await sanne.blog.giveFiles('paste', [picture]);
  await expect(sanne.blog.text.locator('img')).toHaveCount(1);
  await sanne.blog.picture_settings.getByRole('textbox', { name: /^Beschrijving/ }).fill(alt);
  await sanne.page.keyboard.press('Escape');
  await sanne.blog.button('Update Post').click();
  await expect(sanne.blog.form).toBeHidden();
  // The colleague's device has the new version, and both read why visitors have not.
  await expect(anna.blog.card(after.title)).toContainText(
    'Nieuwe versie op de site zodra de foto’s er zijn',
    {
      timeout: 20_000,
    },
  );
  await expect(sanne.blog.card(after.title)).toContainText('Nieuwe versie op de site zodra 1 foto er is');
  await expectRead(before, after);
  await expect(visitor.getByRole('img', { name: alt })).toHaveCount(0);

  // A later save of other words waits with the picture.
  await anna.blog.openEdit(after.title);
  await expect(anna.blog.form.getByText('Nieuwe versie op de site zodra de foto’s er zijn')).toBeVisible();
  await paragraph(anna, 2).click({ clickCount: 3 });
  await anna.page.keyboard.type('Anna schreef er iets bij.');
  await update(anna);
  await expectRead(before, after);

  letGo();
  await sanne.pill.expectAllSaved();
  await expectRead(after, before);
  await visitor.goto(`${backend.url}/blog/teak-zoals-het-was`);
  await expect(article.getByText('Anna schreef er iets bij.')).toBeVisible();
  await expect.poll(() => isDrawn(article.getByRole('img', { name: alt }))).toBe(true);
  for (const { blog } of [sanne, anna])
    await expect(blog.card(after.title)).not.toContainText('Nieuwe versie op de site');
});
