import { expect, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { PostVersionsPage } from '../pages/post-versions-page.ts';
import { openWork, startWork } from '../sign-in.ts';

const VISIBLE_AFTER_MS = 5_000;
const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';
const FIRST =
  '<h2>Vooraf</h2><p>Spoel het teak met zout water. Lees <a href="/blog/teak-een">dit stuk</a> eerst.</p><p>Klaar.</p>';
const SECOND =
  '<h2>Vooraf</h2><p>Spoel het teak met <strong>zoet</strong> water. Lees <a href="/blog/teak-twee">dit stuk</a> eerst.</p><p>Klaar.</p><p>Doe dit elke maand.</p>';

/** Writes an article that visitors read, and waits until the form is gone. */
async function publish(blog: BlogPage, title: string, html: string): Promise<void> {
  await blog.openNew();
  await blog.write({ title, category: 'Teak Dek Onderhoud', description: DESCRIPTION });
  await blog.pasteText(html);
  await blog.button('Create Post').click();
  await expect(blog.form).toBeHidden();
}

/** Gives an article another text. */
async function rewrite(blog: BlogPage, title: string, html: string): Promise<void> {
  await blog.openEdit(title);
  await blog.pasteText(html);
  await blog.button('Update Post').click();
  await expect(blog.form).toBeHidden();
}

test('A-070 R-14 R-18 R-30 two saves of an article are two versions: the changed word and link are shown, and the first one goes back to the site', {
  tag: '@long',
}, async ({ page, context, deployed }) => {
  test.slow();
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  const versions = new PostVersionsPage(page);
  const title = 'Teak in twee versies';
  await blog.open(deployed.url);
  await publish(blog, title, FIRST);
  await rewrite(blog, title, SECOND);
  await pill.expectAllSaved();

  await versions.openOf(title);
  await expect(versions.versions).toHaveCount(2);
  await expect(versions.versions.nth(0)).toContainText('Nu op de site');
  await expect(versions.versions.nth(0)).toContainText(/vandaag \d\d:\d\d/);
  await expect(versions.versions.nth(0)).toContainText(/U · 16 woorden/);
  await expect(versions.versions.nth(1)).not.toContainText('Nu op de site');
  await versions.look(0);
  const { comparison } = versions;
  await expect(comparison.getByText('1 tekstdeel gewijzigd, 1 tekstdeel toegevoegd')).toBeVisible();
  await expect(comparison.getByRole('deletion')).toHaveText(/^\s*verwijderd: zout\s*$/);
  await expect(comparison.getByRole('insertion').filter({ hasText: 'zoet' })).toHaveText(/toegevoegd: zoet/);
  await expect(comparison.getByText('link was /blog/teak-een, nu /blog/teak-twee')).toBeVisible();
  await expect(comparison.getByRole('insertion').filter({ hasText: 'Doe dit elke maand.' })).toContainText(
    'Toegevoegd',
  );
  await expect(comparison.getByText('Dit is het artikel zoals het nu is.')).toBeVisible();
  await comparison.getByRole('button', { name: '1 ongewijzigd tekstdeel' }).first().click();
  await expect(comparison.getByRole('heading', { name: 'Vooraf' })).toBeVisible();
  // The address names the version: a reload shows it again.
  await comparison.getByLabel('Deze versie').selectOption({ index: 1 });
  await expect(comparison.getByText('Dit is de oudste bewaarde versie.')).toBeVisible();
  await page.reload();
  await expect(comparison).toBeVisible();
  await expect(comparison.getByText('Dit is de oudste bewaarde versie.')).toBeVisible();
  await expect(comparison.getByText('Spoel het teak met zout water.')).toBeVisible();

  await comparison.getByRole('button', { name: 'Deze versie terugzetten' }).click();
  await expect(versions.question).toContainText('wat er nu staat, blijft in de lijst bewaard');
  await expect(versions.question).toContainText('Bezoekers lezen dit meteen');
  await expect(versions.question).not.toContainText('nog niet is opgeslagen');
  await versions.question.getByRole('button', { name: 'Terugzetten' }).click();
  const notice = blog.notice('Versie teruggezet');
  await expect(notice).toBeVisible();
  await expect(comparison).toBeHidden();
  await expect(versions.versions).toHaveCount(3);
  await pill.expectAllSaved();
  await expect(versions.versions.nth(0)).toContainText('Nu op de site');
  const visitor = await context.newPage();
  await visitor.goto(`${deployed.url}/blog/teak-in-twee-versies`);
  await expect(visitor.getByText('Spoel het teak met zout water.')).toBeVisible({
    timeout: VISIBLE_AFTER_MS,
  });
  await expect(visitor.getByText('Doe dit elke maand.')).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'dit stuk' })).toHaveAttribute('href', '/blog/teak-een');
  await visitor.close();

  await notice.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(versions.versions).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(versions.dialog).toBeHidden();

  await blog.openEdit(title);
  await expect(blog.text).toContainText('Doe dit elke maand.');
  await blog.form.getByRole('button', { name: 'Versies' }).click();
  await versions.look(1);
  await comparison.getByLabel('Vergeleken met').selectOption({ index: 2 });
  await expect(comparison.getByText('Tussen deze twee versies zijn geen woorden')).toBeVisible();
  await comparison.getByRole('button', { name: 'Deze versie terugzetten' }).click();
  await versions.question.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(versions.versions).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(versions.dialog).toBeHidden();
  await expect(blog.text, 'a form in which nothing was typed follows the article').toContainText(
    'zout water',
  );
  await expect(blog.form.getByText('Intussen elders gewijzigd')).toHaveCount(0);
  await pill.expectAllSaved();
});

test('G2 OB12 R-18 what was typed in the form stays when a version is put back from it, and joins that', {
  tag: '@long',
}, async ({ page, deployed }) => {
  test.slow();
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  const versions = new PostVersionsPage(page);
  const title = 'Teak met een half zinnetje';
  await blog.open(deployed.url);
  await publish(blog, title, FIRST);
  await rewrite(blog, title, SECOND);
  await pill.expectAllSaved();
  await blog.openEdit(title);
  await blog.text.getByText('Klaar.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Half getypt');
  await blog.form.getByRole('button', { name: 'Versies' }).click();
  await versions.look(1);
  await versions.comparison.getByRole('button', { name: 'Deze versie terugzetten' }).click();
  await expect(versions.question).toContainText('In het formulier staat tekst die nog niet is opgeslagen');
  await versions.question.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(versions.comparison).toBeHidden();
  await expect(blog.notice('Versie teruggezet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions.dialog).toBeHidden();
  await expect(blog.text).toContainText('Klaar. Half getypt');
  await expect(blog.text, 'joined with what was put back').toContainText('zout water');
  await expect(blog.text).not.toContainText('Doe dit elke maand.');
  await expect(blog.form.getByText('Samengevoegd met wijzigingen van uzelf')).toBeVisible();
  await pill.expectAllSaved();
});

test('OB2 R-50 without a network the unsent saves are versions too, and what the server keeps is explained', {
  tag: '@long',
}, async ({ createDevice, deployed }) => {
  test.slow();
  const device = await createDevice('desktop', deployed.url);
  const { page, pill } = await startWork(device, 'admin');
  const blog = new BlogPage(page);
  const versions = new PostVersionsPage(page);
  const title = 'Teak zonder netwerk';
  await blog.menu_entry.click();
  await expect(blog.cards.first()).toBeVisible();
  await device.loseNetwork();
  await publish(blog, title, FIRST);
  await rewrite(blog, title, SECOND);
  await versions.openOf(title);
  await expect(versions.dialog.getByText('Zonder verbinding ziet u alleen de versies')).toBeVisible();
  await expect(versions.versions).toHaveCount(2);
  await expect(versions.versions.nth(0)).toContainText('Nog niet verzonden');
  await expect(versions.versions.nth(1)).toContainText('Nog niet verzonden');
  await checkViewports(page, 'versions without a network');
  await versions.look(0);
  await expect(versions.comparison.getByRole('deletion')).toContainText('zout');
  await checkViewports(page, 'a comparison without a network');
  const choice = versions.comparison.getByLabel('Deze versie');
  await choice.selectOption({ index: 1 });
  await expect(versions.comparison.getByText('Spoel het teak met zout water.')).toBeVisible();
  await expect(
    versions.comparison.getByText('Op dit apparaat staat geen eerdere versie.'),
    'what only the server can know is not denied',
  ).toBeVisible();
  await choice.selectOption({ index: 0 });
  await expect(versions.comparison.getByRole('deletion')).toContainText('zout');
  // Looked at while it is sent: the server's version of the same save takes its place.
  await device.regainNetwork();
  await pill.expectAllSaved();
  await expect(versions.comparison.getByRole('deletion')).toContainText('zout');
  await page.keyboard.press('Escape');
  await expect(versions.comparison).toBeHidden();
  await expect(versions.dialog.getByText('Nog niet verzonden')).toHaveCount(0);
  await expect(versions.versions.nth(0)).toContainText('Nu op de site');
  await expect(versions.versions).toHaveCount(2);

  // What was looked at with a network can be looked at without.
  await versions.look(0);
  await page.keyboard.press('Escape');
  await expect(versions.comparison).toBeHidden();
  await device.loseNetwork();
  await expect(versions.dialog.getByText('Dit zijn de versies die al waren opgehaald')).toBeVisible();
  await expect(versions.versions).toHaveCount(2);
  await versions.look(1);
  await expect(versions.comparison.getByText('Dit is de oudste bewaarde versie.')).toBeVisible();
});

test('R-14 WCAG 2.2 AA: versions and their comparison at every size, day and night, by keyboard', {
  tag: '@long',
}, async ({ page, deployed }) => {
  test.slow();
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  const versions = new PostVersionsPage(page);
  const title = 'Teak voor iedereen';
  await blog.open(deployed.url);
  await publish(blog, title, FIRST);
  await rewrite(blog, title, SECOND);
  await pill.expectAllSaved();
  const link = page.getByRole('link', { name: `Versies van ${title}`, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(versions.versions).toHaveCount(2);
  await checkViewports(page, 'the versions');
  await versions.versions.nth(0).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(versions.comparison.getByRole('deletion')).toBeVisible();
  await checkViewports(page, 'the comparison');
  await page.keyboard.press('Escape');
  await expect(versions.comparison).toBeHidden();
  await expect(versions.versions.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(versions.dialog).toBeHidden();
  await expect(link).toBeFocused();
});
