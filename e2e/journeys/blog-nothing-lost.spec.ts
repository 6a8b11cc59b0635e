import type { Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';
import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { storedDrafts } from '../drafts.ts';
import { expect, test } from '../fixtures.ts';
import { awake } from '../pages/public-page.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports, DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { HtmlEditorPage } from '../pages/html-editor-page.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { pictures } from '../pictures.ts';
import { startWork } from '../sign-in.ts';

const TITLE = 'Niets gaat verloren';
const SLUG = 'niets-gaat-verloren';
const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';
const BLOCK = `<style>p { color: rgb(12, 34, 56) }</style>
<p>Uit het blok.</p>
<script>window.taken = true</script>
<img src="/bestaat-niet.webp" alt="" onerror="window.taken = true">`;
/** Both pictures in all their sizes. */
const SENT_AFTER_MS = 20_000;
/** From the moment the server has it. */
const VISIBLE_AFTER_MS = 5_000;

/** The pictures that the text shows, each with its description, as far as they are drawn. */
const drawnPictures = (blog: BlogPage): Promise<readonly string[]> =>
  blog.text
    .locator('img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 ? [image.alt] : [],
      ),
    );

/** In which of the site's places the article stands now, as a visitor without JavaScript is answered. */
async function placesOf(url: string): Promise<Readonly<Record<'page' | 'feed' | 'sitemap', boolean>>> {
  const [page, feed, sitemap] = await Promise.all(
    [`/blog/${SLUG}`, '/blog/rss.xml', '/sitemap.xml'].map(async (path) => await fetch(`${url}${path}`)),
  );
  return {
    page: page?.status === 200,
    feed: (await feed?.text())?.includes(`/blog/${SLUG}`) === true,
    sitemap: (await sitemap?.text())?.includes(`/blog/${SLUG}`) === true,
  };
}

const EVERYWHERE = { page: true, feed: true, sitemap: true };
const NOWHERE = { page: false, feed: false, sitemap: false };

/** The text and the blocks as the server gives them to anybody. */
async function publicRow(url: string): Promise<string> {
  const query = `select=content,html_blocks&slug=eq.${SLUG}`;
  const answer = await fetch(`${url}/rest/v1/blog_posts?${query}`, { headers: { apikey: PUBLISHABLE_KEY } });
  return await answer.text();
}

/** The card of the article in the list of the site. */
const cardOnSite = (visitor: Page) => visitor.locator(`#artikelen a[href="/blog/${SLUG}"]`);

test('R-30 R-34 R-36 R-41 A-054 A-055 A-064 E-024 G1 an article with two pictures and an HTML block, written without signal in a browser that was killed, is restored, and is on the site without a build within 5 seconds', {
  tag: '@long',
}, async ({ page: visitor, createDeviceWithDisk, deployed, consoleWatch }) => {
  test.slow();
  const device = await createDeviceWithDisk('desktop', deployed.url);
  const { page } = await startWork(device, 'admin');
  const blog = new BlogPage(page);
  await blog.menu_entry.click();
  await expect(blog.cards.first()).toBeVisible();
  await new SiteContentPage(page).isKept();
  await device.loseNetwork();

  await blog.openNew();
  await blog.write({ title: TITLE, category: 'Teak Dek Onderhoud', description: DESCRIPTION });
  await blog.text.click();
  await page.keyboard.type('Geschreven op het water.');
  const [by_button, by_drop] = await pictures(2);
  if (by_button === undefined || by_drop === undefined) throw new Error('no picture was drawn');
  await blog.choosePicture(by_button);
  const description = blog.picture_settings.getByRole('textbox', { name: /^Beschrijving/ });
  await description.fill('Een witte sloep');
  await blog.giveFiles('drop', [by_drop], blog.text.locator('p').first());
  await expect(blog.text.locator('img')).toHaveCount(2);
  await expect(description).toHaveValue('');
  await description.fill('Een sloep met een zeil erover');
  await page.keyboard.press('Escape');
  const editor = new HtmlEditorPage(page);
  await editor.open();
  await editor.write(BLOCK);
  await editor.button('Invoegen & Sluiten').click();
  await expect(editor.dialog).toBeHidden();
  await blog.text.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(' En nog een zin.');
  await expect
    .poll(() => storedDrafts(page), { intervals: [100] })
    .toContain('Geschreven op het water. En nog een zin.');
  await device.kill();

  await device.launch();
  const again = await device.page();
  const restored = new BlogPage(again);
  await again.goto(`${device.url}/admin`);
  await restored.menu_entry.click();
  await restored.openNew();
  await expect(restored.form.getByText('Concept hersteld')).toBeVisible();
  await expect(restored.form.getByRole('textbox', { name: 'Titel' })).toHaveValue(TITLE);
  await expect(restored.form.getByRole('combobox', { name: 'Categorie' })).toHaveValue('Teak Dek Onderhoud');
  await expect(restored.form.getByRole('textbox', { name: 'Meta-omschrijving' })).toHaveValue(DESCRIPTION);
  await expect(restored.text).toContainText('Geschreven op het water. En nog een zin.');
  await expect(restored.text).toContainText('Uit het blok.');
  const described = ['Een sloep met een zeil erover', 'Een witte sloep'];
  await expect.poll(async () => (await drawnPictures(restored)).toSorted()).toEqual(described);
  await restored.button('Create Post').click();
  await expect(restored.notice('Blog post created successfully!')).toBeVisible();
  const card = restored.card(TITLE);
  await expect(card).toContainText('Gepubliceerd zodra 2 foto’s er zijn');
  expect(await placesOf(deployed.url), 'before the network is back').toEqual(NOWHERE);

  // The picture of the block is on no server.
  consoleWatch.allow(/status of 404/);
  await device.regainNetwork();
  await expect(card).not.toContainText('Gepubliceerd zodra', { timeout: SENT_AFTER_MS });
  await expect
    .poll(() => placesOf(deployed.url), { timeout: VISIBLE_AFTER_MS, intervals: [100] })
    .toEqual(EVERYWHERE);
  await visitor.goto(`${device.url}/blog/${SLUG}`);
  const article = visitor.locator('#artikel');
  await expect(article.getByText('Geschreven op het water. En nog een zin.')).toBeVisible();
  for (const alt of described) {
    const picture = article.getByRole('img', { name: alt, exact: true });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(article.getByText('Uit het blok.')).toHaveCSS('color', 'rgb(12, 34, 56)');
  await expect(article.locator('script, [onerror]')).toHaveCount(0);
  expect(await publicRow(deployed.url)).toContain('Uit het blok.');
  expect(await publicRow(deployed.url)).not.toMatch(/<script|onerror|taken/);
  expect(await visitor.evaluate(() => 'taken' in window)).toBe(false);
  await visitor.goto(`${device.url}/blog`);
  await awake(visitor);
  await expect(cardOnSite(visitor)).toHaveCount(1);

  await new SyncPill(again).expectAllSaved();
  await restored.openEdit(TITLE);
  await restored.button('Van de site halen').click();
  await expect(restored.notice('Het artikel is van de site gehaald')).toBeVisible();
  await expect
    .poll(() => placesOf(deployed.url), { timeout: VISIBLE_AFTER_MS, intervals: [100] })
    .toEqual(NOWHERE);
  await visitor.goto(`${device.url}/blog`);
  await awake(visitor);
  await expect(visitor.locator('#artikelen article').first()).toBeVisible();
  await expect(cardOnSite(visitor)).toHaveCount(0);
  await visitor.goto(`${device.url}/blog/${SLUG}`);
  await expect(visitor.getByText('Geschreven op het water.')).toHaveCount(0);
});

test("R-18 R-41 A-056 text typed into an article and thrown away, by 'Concept wissen' or 'Annuleren', gives place to the stored article and comes back by one press", {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  const article = ARTICLES[0]?.title ?? '';
  await blog.openEdit(article);
  const title = blog.form.getByRole('textbox', { name: 'Titel' });
  const first = blog.text.locator('p').first();
  const stored = await first.innerText();
  await first.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Half getypt.');
  await title.fill('Een andere titel');
  await expect.poll(() => storedDrafts(page)).toContain('Half getypt.');
  await page.reload();
  await expect(blog.form.getByText('Concept hersteld')).toBeVisible();
  await expect(first).toContainText('Half getypt.');

  const expectStored = async (): Promise<void> => {
    await expect(title).toHaveValue(article);
    await expect(first).toHaveText(stored);
  };
  const expectTyped = async (): Promise<void> => {
    await expect(title).toHaveValue('Een andere titel');
    await expect(first).toContainText('Half getypt.');
  };
  // One button throws away and brings back, so that the keyboard stays where it is.
  await blog.button('Concept wissen').press('Enter');
  await expect(blog.form.getByText('Concept gewist')).toBeVisible();
  await expectStored();
  await expect.poll(() => storedDrafts(page)).not.toContain('Half getypt.');
  await checkViewports(page, 'a draft that was thrown away', { sizes: [DESKTOP, PHONE] });
  const undo = blog.form.getByRole('button', { name: 'Ongedaan maken', exact: true }).first();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(blog.form.getByText('Concept hersteld')).toBeVisible();
  await expectTyped();
  await page.reload();
  await expectTyped();

  // What is typed between the two is not lost by bringing the first back.
  await blog.button('Concept wissen').click();
  await expectStored();
  await title.fill('Een derde titel');
  await undo.click();
  await expectTyped();
  await undo.click();
  await expect(title).toHaveValue('Een derde titel');
  await expect(first).toHaveText(stored);
  await undo.click();
  await expectTyped();

  await blog.button('Annuleren').click();
  await expect(blog.form).toBeHidden();
  const notice = blog.notice('Wat u invulde, is weggegooid');
  await expect(notice).toBeVisible();
  await expect.poll(() => storedDrafts(page)).not.toContain('Half getypt.');
  await notice.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(blog.form).toBeVisible();
  await expectTyped();

  // Also where the form was opened again meanwhile.
  await blog.button('Annuleren').click();
  await expect(blog.form).toBeHidden();
  await blog.openEdit(article);
  await expectStored();
  await notice.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expectTyped();
  await page.keyboard.press('Escape');
  await expect(blog.form).toBeHidden();
  await blog.openEdit(article);
  await expectTyped();

  // Without anything typed nothing is thrown away, and nothing is said.
  await blog.button('Concept wissen').click();
  await expectStored();
  await expect(notice).toHaveCount(0);
  await blog.button('Annuleren').click();
  await expect(blog.form).toBeHidden();
  await expect(notice).toHaveCount(0);
});
