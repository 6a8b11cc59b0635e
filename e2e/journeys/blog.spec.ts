import { expect, test } from '../fixtures.ts';
import { openWork, startWork } from '../sign-in.ts';
import { measureTargets } from '../pages/accessibility.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const VISIBLE_AFTER_MS = 5_000;
const TARGET_PX = 48;
const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';

test('A-042 A-055 R-50 G1 an article written without signal survives a reload, and is on the site without a build when the network is back', {
  tag: '@long',
}, async ({ unpackDevice, deployed }) => {
  test.slow();
  const device = await unpackDevice('desktop', deployed.url);
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

test('A-041 A-045 A-046 A-048 A-056 A-063 A-064 A-074 E-023 A-065 A-069 R-30 R-36 R-56 a draft is kept, previewed, published, taken back and deleted, each with its words', {
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
  const block = page.getByRole('dialog', { name: 'HTML-blok', exact: true });
  await blog.form.getByRole('button', { name: 'HTML-blok invoegen' }).click();
  await block.getByRole('button', { name: 'Invoegen' }).click();
  await expect(block, 'without code nothing is inserted').toBeHidden();
  await blog.form.getByRole('button', { name: 'HTML-blok invoegen' }).click();
  await block
    .getByRole('textbox', { name: 'HTML en CSS' })
    .fill('<style>p{font-weight:700}</style><p>Uit het blok.</p><script>document.title = "x"</script>');
  await block.getByRole('button', { name: 'Invoegen' }).click();
  await expect(block).toBeHidden();
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

test('R-15 R-17 a technician neither sees nor reaches the blog', async ({ page, app }) => {
  await app.startWork(page, 'technician');
  const blog = new BlogPage(page);
  await expect(blog.menu_entry).toHaveCount(0);
  for (const below of ['', '/nieuw']) {
    await blog.open(app.url, below);
    await expect(new AdminShellPage(page).title).toHaveText('Client Management');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('WCAG 2.2 AA: the blog desk at every size, day and night', { tag: '@long' }, async ({ page, app }) => {
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

test.describe('with gloves on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('R-14 everything on the cards is 48 px high or stands alone', async ({ page, app }) => {
    await app.startWork(page, 'admin');
    const blog = new BlogPage(page);
    await blog.open(app.url);
    await expect(blog.cards.first()).toBeVisible();
    const list = await measureTargets(page.getByRole('main'), TARGET_PX);
    expect(list.counted).toBeGreaterThanOrEqual(10);
    expect.soft(list.small).toEqual([]);
  });
});
