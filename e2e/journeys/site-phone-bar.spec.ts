import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { awake } from '../pages/public-page.ts';
import { BUILT_PAGES, NOINDEX_PAGES, PUBLIC_PATHS } from '../../src/routes.ts';

const PHONE = { width: 360, height: 740 };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Direct contact' });

/** The cookie question is answered, as it is for everybody who was here before. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await awake(page);
  const answer = page.getByRole('button', { name: 'Weigeren' });
  await answer.click();
  await expect(answer).toHaveCount(0);
}

test.use({ viewport: PHONE });

test('R-05 a phone has Bel, WhatsApp and Inspectie at hand, but not over the cookie question, near a form or while somebody writes', async ({
  page,
  app,
}) => {
  // A Wednesday at ten in Amsterdam.
  await page.clock.setFixedTime(new Date('2026-11-25T09:00:00Z'));
  await page.goto(app.url);
  await awake(page);
  await expect(page.getByRole('heading', { name: 'Uw privacy' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('button', { name: 'Weigeren' }).click();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const links = bar(page).getByRole('link');
  await expect(links).toHaveText(['Bel nu bereikbaar', 'WhatsApp', 'Inspectie']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+31201234567',
    'https://wa.me/31201234567',
    '/#contact',
  ]);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await page.locator('form[method="post"]').first().scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).toBeVisible();
  // At the end of the page it stands below the footer.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('link', { name: 'Inloggen voor medewerkers' }).boundingBox();
  const shown = await bar(page).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar(page)).toBeHidden();
});

test('R-05 beyond the hours of work it says that the telephone is answered day and night, and writing hides it', async ({
  page,
  app,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-25T20:00:00Z'));
  await visit(page, `${app.url}/blog`);
  await expect(bar(page).getByRole('link').first()).toHaveText('Bel dag en nacht');
  const search = page.getByRole('searchbox');
  await search.focus();
  await expect(bar(page)).toBeHidden();
  await search.blur();
  await expect(bar(page)).toBeVisible();
});

test('it stands on every public page, without a script too', { tag: '@long' }, async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  for (const name of BUILT_PAGES.filter((built) => !NOINDEX_PAGES.some((hidden) => hidden === built))) {
    await page.goto(app.url + PUBLIC_PATHS[name]);
    await expect(bar(page), name).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});
