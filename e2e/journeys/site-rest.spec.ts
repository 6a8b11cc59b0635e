import type { Page } from '@playwright/test';
import { routes, SECTIONS } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { awake, BUILT_PATHS, PublicPage } from '../pages/public-page.ts';
import { rowsOf, SiteForm } from '../pages/site-forms.ts';

/** What brings React to a page. */
const START = '**/assets/start-app-*.js';

/** Holds the code that wakes a page back until the function returned is called. */
async function holdStart(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(START, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Headings and pictures of a page, in their order, without those of the planner, which a script makes. */
const shape = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .locator('h1, h2, h3, img')
    .evaluateAll(
      (all, planner) =>
        all
          .filter((part) => part.closest(`#${planner}`) === null)
          .map((part) => part.textContent.trim() || (part.getAttribute('alt') ?? '')),
      SECTIONS.boat_plan,
    );

test('a page that nobody touches runs no code of React, asks for consent, and wakes at the first move', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const site = new PublicPage(page);
  await site.openAtRest(app.url);
  await expect(site.consent).toBeVisible({ timeout: 5_000 });
  await page.waitForTimeout(1_500);
  expect(await site.isAwake()).toBe(false);
  expect(
    asked.filter((path) => /\/(?:home-page|site-frame)-.*\.js$/.test(path)).length,
    'the code of the page is not asked for',
  ).toBe(0);
  await page.mouse.move(100, 100);
  await expect.poll(() => site.isAwake()).toBe(true);
});

test('every page shows the same headings and pictures at rest and awake', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
  const site = new PublicPage(page);
  // The page of cookies tells the choice at once.
  const resting = BUILT_PATHS.filter((path) => path !== routes.page('cookies'));
  for (const path of [...resting, routes.offering('antifouling-aanbrengen')]) {
    await site.openAtRest(`${app.url}${path}`);
    const at_rest = await shape(page);
    expect(await site.isAwake(), path).toBe(false);
    await awake(page);
    await page.waitForLoadState('networkidle');
    expect(await shape(page), path).toEqual(at_rest);
  }
});

test('a press on a button before the page is awake does its work once it is', async ({ page, app }) => {
  const site = new PublicPage(page);
  const release = await holdStart(page);
  await site.openAtRest(`${app.url}${routes.portfolio()}`);
  const shown = page.locator('main a[data-project]');
  const all = await shown.count();
  await page.getByRole('region', { name: 'Drie soorten werk' }).getByRole('link').nth(1).click();
  expect(await site.isAwake()).toBe(false);
  await expect(page).toHaveURL(`${app.url}${routes.portfolio()}`);
  release();
  await expect.poll(() => shown.count()).toBeLessThan(all);
  await expect(page).toHaveURL(/\?categorie=/);
});

test('a mark of the map that is pressed before the page is awake leads to its water', async ({
  page,
  app,
}) => {
  const release = await holdStart(page);
  const site = new PublicPage(page);
  await site.openAtRest(`${app.url}${routes.page('contact')}`);
  await page.getByRole('link', { name: 'Markermeer', exact: true }).press('Enter');
  expect(await site.isAwake()).toBe(false);
  release();
  await expect(page).toHaveURL(`${app.url}/contact#markermeer`);
});

test('a link to another page goes at once, also while the page has no code', async ({ page, app }) => {
  await holdStart(page);
  await new PublicPage(page).openAtRest(app.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(`${app.url}/blog`);
});

test('a form that is filled in and sent before the page is awake arrives once', async ({ page, app }) => {
  const form = new SiteForm(page, 'contact');
  const release = await holdStart(page);
  const site = new PublicPage(page);
  await site.openAtRest(`${app.url}${routes.page('contact')}`);
  const email = `vroeg-${crypto.randomUUID()}@voorbeeld.nl`;
  await form.send(email);
  expect(await site.isAwake()).toBe(false);
  await expect(page).toHaveURL(`${app.url}${routes.page('contact')}`);
  release();
  await expect
    .poll(async () => (await rowsOf(app.url, 'contact', email)).length, { timeout: 20_000 })
    .toBe(1);
});

test('where the code cannot be had, the browser does what was pressed by itself', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/./);
  await page.route(START, (route) => route.abort());
  await new PublicPage(page).openAtRest(`${app.url}${routes.portfolio()}`);
  await page.locator('main a[data-project]').first().click();
  await expect(page).toHaveURL(/[?&]project=/);
});
