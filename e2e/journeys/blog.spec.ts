import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openWork, PEOPLE, startWork } from '../sign-in.ts';
import { sidewaysScroll } from '../pages/accessibility.ts';
import { measureTargets } from '../pages/targets.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports, DESKTOP, PHONE, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';
import { HtmlEditorPage } from '../pages/html-editor-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { BROKEN_PICTURE, pictures } from '../pictures.ts';

const VISIBLE_AFTER_MS = 5_000;
const TARGET_PX = 48;
const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';

test('A-042 A-055 R-50 G1 an article written without signal survives a reload, and is on the site without a build when the network is back', {
  tag: '@long',
}, async ({ createDevice, deployed }) => {
  test.slow();
  const device = await createDevice('desktop', deployed.url);
  const { page, pill } = await startWork(device, 'admin');
  const blog = new BlogPage(page);
  await blog.menu_entry.click();
  await expect(blog.cards.first()).toBeVisible();
  await device.loseNetwork();

  await blog.openNew();
  await blog.write({
    title: 'Teak zonder signaal',
    category: 'Teak Dek Onderhoud',
    description: DESCRIPTION,
    text: 'Geschreven op het water.',
  });
  await expect(blog.form.getByText('79 van 160')).toBeVisible();
  await page.reload();
  await expect(blog.form.getByText('Concept hersteld')).toBeVisible();
  await expect(blog.text).toContainText('Geschreven op het water.');
  await expect(blog.form.getByRole('textbox', { name: 'Titel' })).toHaveValue('Teak zonder signaal');
  await blog.button('Create Post').click();
  await expect(blog.notice('Blog post created successfully!')).toBeVisible();
  const card = blog.card('Teak zonder signaal');
  await expect(card).toContainText('Wacht op verzenden');
  await expect(card).toContainText('/blog/teak-zonder-signaal');

  await device.regainNetwork();
  await pill.expectAllSaved();
  await expect(card).not.toContainText('Wacht op verzenden');
  await page.goto(`${device.url}/blog/teak-zonder-signaal`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teak zonder signaal');
  await expect(page.getByText('Geschreven op het water.')).toBeVisible({ timeout: VISIBLE_AFTER_MS });
});

test('A-057 R-55 with nobody signed in on the device no form can create, change or delete an article; signing in leads to the one that was asked for', async ({
  page,
  app,
}) => {
  const blog = new BlogPage(page);
  const sign_in = new SignInPage(page);
  for (const below of ['', '/00000000-0000-4000-8000-000000000001', '/nieuw']) {
    await blog.open(app.url, below);
    await expect(sign_in.submit, below).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/inloggen$/);
    await expect(blog.form).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Create|Update) Post$|verwijderen$/ })).toHaveCount(0);
  }
  await sign_in.fill(PEOPLE.admin.email, PEOPLE.admin.password);
  await expect(page).toHaveURL(/\/admin\/blog-beheer\/nieuw$/);
  await expect(blog.button('Create Post')).toBeVisible();
});

test('A-041 A-045 A-046 A-048 A-056 A-063 A-064 A-074 A-065 A-069 R-30 R-36 R-56 a draft is kept, previewed, published, taken back and deleted, each with its words', {
  tag: '@long',
}, async ({ page, context, deployed }) => {
  test.slow();
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  await blog.open(deployed.url);
  const title = 'Was in het voorjaar';
  await blog.openNew();
  await expect(blog.button('Annuleren'), 'only an article that is there can be left as it was').toHaveCount(
    0,
  );
  // The pill lies over a form that fills the screen.
  await pill.open();
  await pill.close();
  await blog.write({ title });
  await blog.button('Create Post').click();
  for (const missing of [
    'Kies een categorie.',
    'Vul de meta-omschrijving in.',
    'Schrijf de tekst van het artikel.',
  ])
    await expect(blog.form.getByText(missing, { exact: true })).toBeVisible();
  await blog.button('Opslaan als concept').click();
  await expect(blog.notice('Concept opgeslagen')).toBeVisible();
  await expect(blog.form).toBeHidden();
  const card = blog.card(title);
  await expect(card).toContainText('Concept');
  await expect(card.getByRole('link', { name: /^View Published/ })).toHaveCount(0);

  await blog.openEdit(title);
  await blog.write({
    title,
    category: 'Tips & Advies',
    description: DESCRIPTION,
    text: 'Twee lagen harswas zijn genoeg.',
  });
  const html_editor = new HtmlEditorPage(page);
  await html_editor.open();
  await html_editor.write(
    '<style>p{font-weight:700}</style><p>Uit het blok.</p><script>document.title = "x"</script>',
  );
  await html_editor.button('Invoegen & Sluiten').click();
  await expect(html_editor.dialog).toBeHidden();
  await blog.button('Preview').click();
  await expect(blog.preview.getByRole('heading', { name: title })).toBeVisible();
  await expect(blog.preview).toContainText('By Sanne de Vries');
  await expect(blog.preview).toContainText('Twee lagen harswas zijn genoeg.');
  await expect(blog.preview.getByText('Uit het blok.')).toHaveCSS('font-weight', '700');
  await expect(blog.preview.locator('script, style')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(blog.preview).toBeHidden();
  await blog.button('Update Post').click();
  await expect(blog.notice('Blog post updated successfully!')).toBeVisible();
  await pill.expectAllSaved();
  const view = card.getByRole('link', { name: /^View Published/ });
  const [visitor] = await Promise.all([context.waitForEvent('page'), view.click()]);
  await expect(visitor.getByText('Twee lagen harswas zijn genoeg.')).toBeVisible({
    timeout: VISIBLE_AFTER_MS,
  });
  await expect(visitor.getByText('Uit het blok.')).toHaveCSS('font-weight', '700');
  await visitor.close();

  await blog.openEdit(title);
  await blog.button('Van de site halen').click();
  await expect(blog.notice('Het artikel is van de site gehaald')).toBeVisible();
  await expect(view).toHaveCount(0);
  await blog.search.fill('harswas');
  await expect(blog.cards).toHaveCount(1);
  await page.getByRole('button', { name: `${title} verwijderen` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this post?');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(blog.notice('Blog post and all associated images successfully deleted!')).toBeVisible();
  await expect(page.getByText('Geen artikel gevonden')).toBeVisible();
  await pill.expectAllSaved();
});

/** How the first element of each kind looks, in the article's text. */
const looksOf = async (text: Locator): Promise<unknown> =>
  await text.evaluate((element) =>
    ['h2', 'p', 'p + p', 'blockquote', 'figure', 'figcaption', 'ol', 'li', 'th', 'td', 'a'].map((kind) => {
      const found = element.querySelector(`[data-scope] ${kind}`);
      if (found === null) return [kind];
      const style = getComputedStyle(found);
      const { fontFamily, fontSize, fontWeight, lineHeight, color, marginTop, borderBottom } = style;
      return [kind, fontFamily, fontSize, fontWeight, lineHeight, color, marginTop, borderBottom];
    }),
  );

test('A-063 A-064 R-30 the preview shows an article in the letters, sizes, distances and colours of its page, and changes nothing around it', {
  tag: '@long',
}, async ({ page, context, app }) => {
  const visitor = await context.newPage();
  await visitor.goto(`${app.url}/blog/teak-schoonmaken-zonder-hogedruk`);
  const name = await visitor.getByRole('heading', { level: 1 }).innerText();
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  await blog.openEdit(name);
  const field_before = await blog.form
    .getByRole('textbox', { name: 'Titel' })
    .evaluate((one) => getComputedStyle(one).font);
  await blog.button('Preview').click();
  const shown = blog.preview.locator('.prose');
  await expect(shown.locator('blockquote')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await visitor.emulateMedia({ colorScheme });
    await expect.poll(async () => await looksOf(shown)).toEqual(await looksOf(visitor.locator('.prose')));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(
    await page.evaluate(() => document.adoptedStyleSheets.length),
    'no style of the text lies over the page',
  ).toBe(0);
  expect(
    await blog.form.getByRole('textbox', { name: 'Titel' }).evaluate((one) => getComputedStyle(one).font),
  ).toBe(field_before);
  // A link of the text would take the form away.
  await shown.getByRole('link').first().click();
  await expect(blog.preview).toBeVisible();
  await blog.preview.getByRole('button', { name: 'Sluiten' }).focus();
  // The text as a whole, so that its keys scroll it, then each of its stops, and the dialog's own again.
  const stops = await shown.locator('a[href], summary, [tabindex="0"]').count();
  expect(stops).toBeGreaterThan(1);
  await page.keyboard.press('Tab');
  await expect(blog.preview.getByRole('group', { name: 'Tekst zoals bezoekers die zien' })).toBeFocused();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(shown.locator('a[href], summary, [tabindex="0"]').nth(stop)).toBeFocused();
  }
  // The pill lies between the last control of a dialog and its first.
  await page.keyboard.press('Tab');
  await expect(new SyncPill(page).button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(blog.preview.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(blog.preview).toBeHidden();
});

test('R-15 R-17 a technician neither sees nor reaches the blog', { tag: '@long' }, async ({ page, app }) => {
  await app.startWork(page, 'technician');
  const blog = new BlogPage(page);
  await expect(blog.menu_entry).toHaveCount(0);
  for (const below of ['', '/nieuw']) {
    await blog.open(app.url, below);
    await expect(new AdminShellPage(page).title).toHaveText('Vandaag');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('WCAG 2.2 AA: the blog of the admin at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  await expect(blog.cards.first()).toBeVisible();
  await checkViewports(page, 'articles');
  await blog.openNew();
  await blog.button('Create Post').click();
  await expect(blog.form.getByText('Vul de titel in.')).toBeVisible();
  await blog.button('SEO keywords').click();
  await checkViewports(page, 'an article with what is missing');
  await blog.button('Preview').click();
  await expect(blog.preview).toBeVisible();
  await checkViewports(page, 'the preview');
});

test('WCAG 2.2 AA: what opens over the articles and in their text, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  const check = async (name: string): Promise<void> =>
    await checkViewports(page, name, { sizes: [DESKTOP, PHONE] });
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  await blog.search.fill('zzzz');
  await expect(page.getByText('Geen artikel gevonden')).toBeVisible();
  await check('no article found');
  await blog.search.fill('');
  await page
    .getByRole('button', { name: / verwijderen$/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await check('the question before an article is deleted');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await blog.openNew();
  await blog.write({ title: 'Half geschreven', text: 'Een zin.' });
  await page.reload();
  await expect(blog.form.getByText('Concept hersteld')).toBeVisible();
  await expect(blog.text).toBeVisible();
  await check('a draft that came back');
  await blog.button('Link').click();
  await page.getByRole('textbox', { name: 'Adres', exact: true }).fill('geen adres');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Dit adres kan niet/)).toBeVisible();
  await check('an address that cannot be one');
  await page.keyboard.press('Escape');
  for (const colours of ['Tekstkleur', 'Achtergrondkleur']) {
    await blog.button(colours).click();
    await expect(page.getByRole('group', { name: colours })).toBeVisible();
    await check(colours);
    await page.keyboard.press('Escape');
  }
  const [picture] = await pictures(1);
  if (picture === undefined) throw new Error('no picture was drawn');
  await new SiteContentPage(page).choose(blog.form, 'Afbeelding invoegen', picture);
  await blog.text.locator('img').click();
  await expect(page.getByRole('group', { name: 'Afbeelding', exact: true })).toBeVisible();
  await checkViewports(page, 'the settings of a picture');
  await blog.pasteText('<p>Een zin.</p><p><img src="https://elders.example/foto.jpg" alt=""></p>');
  await expect(blog.text.getByText('Afbeelding niet overgenomen')).toBeVisible();
  await blog.giveFiles('paste', [BROKEN_PICTURE]);
  await expect(blog.form.getByText(/kan niet als foto worden gelezen/).first()).toBeVisible();
  await check('a picture of another site and a file that was refused');
});

test.describe('with gloves on a tablet', () => {
  test.use({ viewport: TABLET, hasTouch: true });

  test('R-14 everything on the cards is 48 px high or stands alone', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    await app.startWork(page, 'admin');
    const blog = new BlogPage(page);
    await blog.open(app.url);
    await expect(blog.cards.first()).toBeVisible();
    const list = await measureTargets(page.getByRole('main'), TARGET_PX);
    expect(list.counted).toBeGreaterThanOrEqual(10);
    expect.soft(list.small).toEqual([]);
  });

  test('R-14 E-002 the form of an article is as wide as the screen on a tablet and a phone; its toolbar scrolls alone', {
    tag: '@long',
  }, async ({ page, app }) => {
    await app.startWork(page, 'admin');
    const blog = new BlogPage(page);
    await blog.open(app.url);
    await blog.openNew();
    const toolbar = blog.form.getByRole('toolbar', { name: 'Opmaak' });
    for (const size of [TABLET, TABLET_UPRIGHT, PHONE]) {
      await page.setViewportSize(size);
      expect.soft(await sidewaysScroll(page), `the form at ${size.width}`).toBe(0);
      const rows = (await toolbar.evaluate((row) => row.clientHeight)) / TARGET_PX;
      expect.soft(rows, `rows of the toolbar at ${size.width}`).toBeLessThan(2);
    }
    // Text beyond its edge is reached by the keyboard, and then seen.
    const last = toolbar.getByRole('button', { name: 'Opmaak wissen' });
    await toolbar.getByRole('button').first().focus();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('E-002 the toolbar of an article stands above the keyboard of a phone, over everything else of its form', {
    tag: '@long',
  }, async ({ page, app }) => {
    await page.setViewportSize(PHONE);
    const keyboard_px = 320;
    // No keyboard of a phone can be opened here: the visible part of the page becomes lower, as it does there.
    await page.addInitScript(() => {
      const part = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: part });
    });
    await app.startWork(page, 'admin');
    const blog = new BlogPage(page);
    await blog.open(app.url);
    await blog.openNew();
    await blog.text.click();
    const toolbar = blog.form.getByRole('toolbar', { name: 'Opmaak' });
    await page.evaluate((covered_px) => {
      Object.assign(window.visualViewport ?? {}, {
        height: document.documentElement.clientHeight - covered_px,
      });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, keyboard_px);
    await expect(toolbar).toHaveAttribute('data-docked');
    const seen = await toolbar.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { left, right, bottom, is_over_all: element.contains(over) };
    });
    expect(seen).toEqual({
      left: 0,
      right: PHONE.width,
      bottom: PHONE.height - keyboard_px,
      is_over_all: true,
    });
    await page.keyboard.press('Alt+F10');
    await expect(toolbar.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(blog.text).toBeFocused();
  });
});
