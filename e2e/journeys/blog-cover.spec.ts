import { expect, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { BROKEN_PICTURE, pictures } from '../pictures.ts';
import { openWork } from '../sign-in.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';

test('A-054 R-34 R-41 WCAG 2.5.7 a featured image is chosen, kept with the draft of a page that ends, pointed at by pressing and by keys, and the site cuts it there', {
  tag: '@long',
}, async ({ page, deployed }) => {
  test.slow();
  const { pill } = await openWork(page, deployed.url, 'admin', false);
  const blog = new BlogPage(page);
  const files = new SiteContentPage(page);
  await blog.open(deployed.url);
  await blog.openNew();
  await blog.write({
    title: 'Een foto met een punt',
    category: 'Tips & Advies',
    description: 'Zo blijft in beeld waar het om gaat.',
    text: 'Kijk naar de boeg.',
  });
  await files.choose(blog.form, 'Foto kiezen', BROKEN_PICTURE);
  await expect(blog.form.getByRole('alert')).toHaveText(/kan niet als foto worden gelezen/);
  const [cover] = await pictures(1);
  if (cover === undefined) throw new Error('no picture was drawn');
  const last_size_stored = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('-480.webp'),
  );
  await files.choose(blog.form, 'Foto kiezen', cover);
  await expect(blog.form.getByText('1200 × 900 pixels')).toBeVisible();
  await expect(blog.form.getByRole('alert')).toHaveCount(0);

  // A page that ends while it sends a size sends it again, and the server refuses a second one (PH4): here none is under way.
  await last_size_stored;
  await pill.expectAllSaved();
  await page.reload();
  await expect(blog.text).toBeVisible();
  await expect(blog.form.getByText('1200 × 900 pixels')).toBeVisible();
  const point = blog.form.getByRole('button', { name: /^Brandpunt:/ });
  const whole = blog.form.locator('[data-whole]');
  const box = await whole.boundingBox();
  if (box === null) throw new Error('the picture is not there');
  await whole.click({ position: { x: box.width * 0.2, y: box.height * 0.8 } });
  await expect(point).toHaveAccessibleName('Brandpunt: 20% van links, 80% van boven');
  await point.press('ArrowUp');
  await point.press('Shift+ArrowRight');
  await expect(point).toHaveAccessibleName('Brandpunt: 30% van links, 78% van boven');
  await checkViewports(page, 'a featured image and its crops');
  await blog.button('Preview').click();
  await expect(blog.preview.locator('img').first()).toHaveCSS('object-position', '30% 78%');
  await page.keyboard.press('Escape');
  await blog.button('Create Post').click();
  await expect(blog.notice('Blog post created successfully!')).toBeVisible();
  await pill.expectAllSaved();

  await page.goto(`${deployed.url}/blog/een-foto-met-een-punt`);
  const image = page.locator('img[src*="blog-images"]').first();
  await expect(image).toBeVisible({ timeout: 10_000 });
  await expect(image).toHaveCSS('object-position', '30% 78%');
});
