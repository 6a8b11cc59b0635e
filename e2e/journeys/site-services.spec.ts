import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { layOut } from '../pages/accessibility.ts';
import { awake } from '../pages/public-page.ts';
import { measureTargets } from '../pages/targets.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const PATH = '/yacht-care-services';
const OFFSET_PX = 120;

/** Opens the page and waits until it is awake: then the tabs are tabs. */
async function open(page: Page, url: string, rest = ''): Promise<void> {
  await page.goto(`${url}${PATH}${rest}`);
  await awake(page);
  await expect(page.getByRole('tablist')).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel');

for (const [boat, name, count] of [
  ['Motor Yacht', 'Bescherming', 2],
  ['Zeilboot', 'Restauratie', 7],
  ['Sloep', 'Onderwaterschip', 3],
] as const) {
  test(`P-048 P-049 P-062 R-57 a click on ${boat} opens ${name}, held to that boat, 120 px below the top`, async ({
    page,
    app,
  }) => {
    await open(page, app.url);
    await page.getByRole('link', { name: boat, exact: true }).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, name)).toBeFocused();
    await expect(panel(page).getByRole('heading', { level: 4 })).toHaveCount(count);
    await expect(page.getByText(new RegExp(`^${count} diensten voor een`))).toBeVisible();
    await expect
      .poll(async () => Math.round((await page.getByRole('tablist').boundingBox())?.y ?? -1))
      .toBe(OFFSET_PX);
    const slug = boat.toLowerCase().replace(' ', '-');
    await expect(
      panel(page)
        .getByRole('link', { name: /^Meer informatie over/ })
        .first(),
    ).toHaveAttribute('href', new RegExp(`^/diensten/[a-z-]+\\?boot=${slug}$`));
  });
}

test('P-049 the page scrolls 100 ms after the click, not before', async ({ page, app }) => {
  await open(page, app.url);
  await layOut(page);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const card = page.getByRole('link', { name: 'Zeilboot', exact: true });
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.click();
  await page.clock.runFor(99);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.clock.runFor(2);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 500);
});

test('P-050 P-051 the button of a card shows all for its boat, and the tab with everything lets go of it', async ({
  page,
  app,
}) => {
  await open(page, app.url);
  await page.getByRole('link', { name: 'Bekijk alle Sloep services' }).click();
  await expect(tab(page, 'Alle Diensten')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { level: 4 })).toHaveCount(11);
  await expect(page.getByText('11 diensten voor een sloep')).toBeVisible();
  await tab(page, 'Alle Diensten').click();
  await expect(panel(page).getByRole('heading', { level: 4 })).toHaveCount(13);
  await expect(page.getByText(/diensten voor een/)).toHaveCount(0);
});

test('P-052 the tabs answer to the keyboard: arrows, Home and End choose, Tab leads into the list', async ({
  page,
  app,
}) => {
  await open(page, app.url);
  await tab(page, 'Alle Diensten').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Restauratie')).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName('Restauratie');
  await page.keyboard.press('End');
  await expect(tab(page, 'Onderwaterschip')).toBeFocused();
  await expect(panel(page).getByRole('heading', { level: 4 })).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Alle Diensten')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
});

test('P-048 a card can be chosen with the keyboard alone', async ({ page, app }) => {
  await open(page, app.url);
  await page.getByRole('link', { name: 'Motor Yacht', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Bescherming')).toBeFocused();
});

test('P-062 tab and boat survive a reload, and coming back from the page of an offering', {
  tag: '@long',
}, async ({ page, app }) => {
  await open(page, app.url);
  await page.getByRole('link', { name: 'Sloep', exact: true }).click();
  await expect(page).toHaveURL(/\?boot=sloep#onderwaterschip$/);
  await page.reload();
  await expect(tab(page, 'Onderwaterschip')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Meer informatie over Antifouling Aanbrengen' }).click();
  await expect(page).toHaveURL(/\/diensten\/antifouling-aanbrengen\?boot=sloep$/);
  await page.goBack();
  await expect(tab(page, 'Onderwaterschip')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('3 diensten voor een sloep')).toBeVisible();
});

test('P-041 R-57 the hero and the last section lead to the contact form on the home page', async ({
  page,
  app,
}) => {
  await open(page, app.url);
  for (const name of ['Vraag een gratis inspectie aan', 'Neem contact op'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', '/#contact');
});

test('the services page can be read in full without JavaScript', async ({ app, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}${PATH}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveCount(13);
  await page.getByRole('link', { name: 'Onderwaterschip', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Onderwaterschip Service' })).toBeInViewport();
  await page.getByText('Wat kost een keramische coating').click();
  await expect(page.getByText('Reken op € 45–60 per voet')).toBeVisible();
  await page.getByText('Tarieven', { exact: true }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Antifouling Aanbrengen' })).toBeVisible();
  await context.close();
});

test('WCAG 2.2 AA the services page has no fault and no sideways scrolling at any size, day and night', {
  tag: '@long',
}, async ({ page, app }) => {
  await open(page, app.url, '?boot=zeilboot#restauratie');
  await checkViewports(page, PATH);
});

test('on a phone every target of the list, the finder and the planner can be hit', async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, app.url);
  await expect(page.getByRole('group', { name: 'Hoe ligt hij erbij?' })).toBeVisible();
  const { counted, cramped } = await measureTargets(page.getByRole('main'), 44);
  expect(counted).toBeGreaterThan(25);
  expect(cramped).toEqual([]);
});
