import { ARTICLES } from '../../supabase/local/seed/articles/index.ts';
import { expect, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { goTo, tabTo } from '../pages/keyboard.ts';
import { countOnDevice } from '../rows-on-device.ts';

const DESCRIPTION = 'Zo houdt u het teak van uw boot schoon en droog, ook als zij maanden stil ligt.';

test('A-041 E-002 an article is written, formatted and published with the keyboard alone', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  const title = 'Met het toetsenbord';
  await expect(blog.cards.first()).toBeVisible();
  await tabTo(page, blog.button('Nieuw artikel'));
  await page.keyboard.press('Enter');
  await expect(blog.text).toBeVisible();
  await tabTo(page, blog.form.getByRole('textbox', { name: 'Titel' }));
  await page.keyboard.type(title);

  await tabTo(page, blog.text);
  await page.keyboard.type('Een kop');
  await page.keyboard.press('Alt+F10');
  await expect(blog.form.getByRole('toolbar', { name: 'Opmaak' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await goTo(page, blog.button('Kop 2'), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(blog.text, 'a format leads back to the words').toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Een alinea.');
  await page.keyboard.press('Alt+F10');
  await goTo(page, blog.button('Link'), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Adres' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(blog.button('Link'), 'Escape closes the address and nothing else').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(blog.text, 'Escape leaves the toolbar and nothing else').toBeFocused();
  await expect(blog.text.getByRole('heading', { level: 2 })).toHaveText('Een kop');

  const category = blog.form.getByRole('combobox', { name: 'Categorie' });
  await tabTo(page, category);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(category).toHaveValue(/\S/);
  await tabTo(page, blog.form.getByRole('textbox', { name: 'Meta-omschrijving' }));
  await page.keyboard.type(DESCRIPTION);
  await tabTo(page, blog.button('Create Post'));
  await page.keyboard.press('Enter');
  await expect(blog.notice('Blog post created successfully!')).toBeVisible();
  await expect(blog.form).toBeHidden();
  await expect(blog.card(title)).toBeVisible();
});

test('A-056 every seeded article is opened and closed without a change to send or a draft', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  await expect(blog.cards.first()).toBeVisible();
  for (const { title } of ARTICLES) {
    await blog.search.fill(title);
    await blog.openEdit(title);
    await expect(blog.text).not.toHaveText('');
    // Closed as it is, with a draft of what it holds if that were another text; 'Annuleren' would throw that away.
    await page.keyboard.press('Escape');
    await expect(blog.form).toBeHidden();
  }
  expect(await countOnDevice(page, 'admin', ['outbox', 'drafts'])).toBe(0);
});
