import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { BUILT_PATHS, PublicPage } from '../pages/public-page.ts';

const ARTICLE = 'waarom-gelcoat-dof-wordt';

test('G-010 every public page prints its words in ink, an article its text alone, and none a bar, form or picture', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const site = new PublicPage(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await site.open(app.url);
  await expect(site.consent, 'it is still asked, and does not stand on the paper').toBeVisible();
  for (const path of [...BUILT_PATHS, routes.article(ARTICLE)]) {
    await page.emulateMedia({ media: 'screen' });
    await site.open(`${app.url}${path}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const left_out of [site.bar, site.footer, page.getByRole('navigation', { name: 'Kruimelpad' })])
      await expect(left_out, path).toBeHidden();
    const printed = await page.evaluate(() => {
      const [words = [], on_screen_only = []] = [
        'main :is(h1, h2, h3, p, li, dt, dd, a, span)',
        'form:not(:has(ol)), button, dialog, main > :not(article) img',
      ].map((selector) =>
        [...document.querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ checkVisibilityCSS: true }),
        ),
      );
      const pale = words.filter(
        (element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)' && element.textContent?.trim() !== '',
      );
      return {
        on_screen_only: on_screen_only.map(({ tagName }) => tagName),
        pale: pale.map(({ textContent }) => textContent?.slice(0, 40)),
        ground: getComputedStyle(document.body).backgroundColor,
      };
    });
    expect.soft(printed, path).toEqual({ on_screen_only: [], pale: [], ground: 'rgb(255, 255, 255)' });
  }
  const article = page.getByRole('main');
  await expect(article.getByText('Deel', { exact: true })).toBeHidden();
  const words = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
  expect(words).toContain('Waarom gelcoat dof wordt');
  expect(words).not.toMatch(/Deel dit artikel|Terug naar Blog|Kruimelpad/);
});
