import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { BUILT_PATHS, PublicPage } from '../pages/public-page.ts';

const ARTICLE = 'waarom-gelcoat-dof-wordt';
/** An offering with a pair of pictures, before and after. */
const OFFERING = 'antifouling-aanbrengen';

/** Expects a page, opened and printed, to be its words in black on white, without bar, footer, trail, form or picture. */
async function expectWordsAlone(page: Page, path: string): Promise<void> {
  const site = new PublicPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const left_out of [site.bar, site.footer, page.getByRole('navigation', { name: 'Kruimelpad' })])
    await expect(left_out, path).toBeHidden();
  const printed = await page.evaluate(() => {
    const [words = [], on_screen_only = []] = [
      'main :is(h1, h2, h3, p, li, dt, dd, a, span)',
      'form:not(:has(ol)), button, dialog, input[type=range], div:has(> input[type=range]), main > :not(article) img',
    ].map((selector) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ checkVisibilityCSS: true }),
      ),
    );
    const pale = words.filter(
      (element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)' && element.textContent?.trim() !== '',
    );
    const shaded = [...document.querySelectorAll('main *')].filter((element) =>
      [undefined, '::before', '::after'].some(
        (part) => getComputedStyle(element, part).backgroundImage !== 'none' && element.checkVisibility(),
      ),
    );
    return {
      shaded: shaded.map(({ className }) => className),
      on_screen_only: on_screen_only.map(({ tagName }) => tagName),
      pale: pale.map(({ textContent }) => textContent?.slice(0, 40)),
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  expect
    .soft(printed, path)
    .toEqual({ shaded: [], on_screen_only: [], pale: [], ground: 'rgb(255, 255, 255)' });
}

test('G-010 every public page prints its words in ink, an article its text alone, and none a bar, form, picture or comparison', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const site = new PublicPage(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await site.open(app.url);
  await expect(site.consent, 'it is still asked, and does not stand on the paper').toBeVisible();
  for (const path of [...BUILT_PATHS, routes.offering(OFFERING), routes.article(ARTICLE)]) {
    await page.emulateMedia({ media: 'screen' });
    await site.open(`${app.url}${path}`);
    if (path === routes.offering(OFFERING)) await expect(page.getByRole('slider')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expectWordsAlone(page, path);
  }
  const article = page.getByRole('main');
  await expect(article.getByText('Deel', { exact: true })).toBeHidden();
  const words = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
  expect(words).toContain('Waarom gelcoat dof wordt');
  expect(words).not.toMatch(/Deel dit artikel|Terug naar Blog|Kruimelpad/);
});

test('a page is printed without JavaScript as with it, in every language', async ({ app, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  const paths = [
    routes.home(),
    routes.services(),
    routes.portfolio(),
    routes.offering(OFFERING),
    routes.article(ARTICLE),
    '/en',
    '/de/services',
  ];
  for (const path of paths) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${app.url}${path}`);
    await page.emulateMedia({ media: 'print' });
    await expectWordsAlone(page, path);
  }
  await context.close();
});

test('G-010 a page whose end was never laid out on the screen is printed down to its end', async ({
  page,
  app,
}) => {
  const parts = page.locator('main > *');
  const leftOut = (): Promise<number> =>
    parts.evaluateAll(
      (all) => all.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
  for (const path of [routes.portfolio(), routes.home()]) {
    await new PublicPage(page).open(`${app.url}${path}`);
    await expect.poll(leftOut, 'at rest a page is laid out whole').toBe(0);
  }
  // From here on the script that lays the page out does nothing.
  await page.route('**/assets/lay-out-far-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await new PublicPage(page).open(app.url);
  expect(await leftOut()).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'print' });
  expect(await leftOut()).toBe(0);
});
