import type { Page } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { awake } from '../pages/public-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { SiteForm } from '../pages/site-forms.ts';

const PATH = '/yacht-care-services';

const planner = (page: Page) => page.getByRole('region', { name: 'Plan uw boot' });
const length = (page: Page) => planner(page).getByLabel('Lengte van uw boot in meters');
const total = (page: Page) => planner(page).locator('output');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
  await expect(length(page)).toBeVisible();
}

test('R-57 a plan is chosen from home on, survives a reload, is shared by its address and sent with the form', {
  tag: '@long',
}, async ({ page, app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(app.url);
  await page.getByRole('main').getByRole('link', { name: 'Plan uw boot' }).click();
  await expect(planner(page)).toBeInViewport();
  await planner(page).getByRole('radio', { name: 'Sloep' }).check();
  await length(page).fill('7');
  await planner(page)
    .getByRole('radio', { name: /^Achterstallig/ })
    .check();
  await planner(page)
    .getByRole('checkbox', { name: /^Keramische coating/ })
    .uncheck();
  await planner(page).getByLabel('Aantal plekken').fill('2');
  await expect(total(page)).toContainText(/vanaf €\s885 incl\. btw/);
  await expect(total(page)).toContainText(/Als founding member vanaf €\s753/);
  const address = page.url();
  await page.reload();
  await expect(length(page)).toHaveValue('7');
  await expect(total(page)).toContainText(/vanaf €\s885 incl\. btw/);

  await planner(page).getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(planner(page).getByText('De link is gekopieerd.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => localStorage.clear());
  await open(page, address);
  await expect(planner(page).getByRole('radio', { name: 'Sloep' })).toBeChecked();
  await expect(planner(page).getByRole('checkbox', { name: /^Keramische coating/ })).not.toBeChecked();

  await planner(page).getByRole('link', { name: 'Stuur dit plan mee' }).click();
  const form = new SiteForm(page, 'contact');
  await expect(form.field('Lengte in meters')).toHaveValue('7');
  await expect(form.field('Bericht')).toHaveValue(
    /Prijsindicatie: vanaf €\s885 incl\. btw\nMijn plan: Achterstallig; maart: Onderwaterschip Service.*Spot Reparatie \(2 plekken\).*april: Antifouling/,
  );
  const sent = page.waitForRequest('**/api/contact');
  await form.send(`plan-${process.pid}@voorbeeld.example`);
  expect((await sent).postDataJSON()).toMatchObject({
    boatType: 'Sloep',
    message: expect.stringMatching(/Mijn plan: Achterstallig.*Spot Reparatie \(2 plekken\)/),
  });
  await expect(page.getByText('Bedankt! We nemen binnen 24 uur contact met u op.').first()).toBeVisible();
});

test('the planner says what is wrong with nonsense, names what is missing, and begins again', async ({
  page,
  app,
}) => {
  await open(page, `${app.url}${PATH}`);
  await expect(total(page)).toContainText('Vul de lengte in');
  await length(page).fill('12,5');
  await expect(planner(page).getByText(/vanaf €\s938/)).toBeVisible();
  await length(page).fill('twaalf');
  await expect(length(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(length(page)).toHaveAccessibleDescription(/Dit is geen lengte/);
  await planner(page)
    .getByRole('checkbox', { name: /^Spot Reparatie/ })
    .check();
  await planner(page).getByLabel('Aantal plekken').fill('veel');
  await expect(planner(page).getByLabel('Aantal plekken')).toHaveAccessibleDescription(/heel getal/);
  await expect(total(page)).toContainText('Vul het aantal plekken in voor een indicatie.');
  await planner(page).getByRole('button', { name: 'Begin opnieuw' }).click();
  await expect(length(page)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('boat_plan'))).toBeNull();
});

test('a plan can be made with the keyboard alone', async ({ page, app }) => {
  await open(page, `${app.url}${PATH}`);
  await planner(page).getByRole('radio', { name: 'Motor Yacht' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(planner(page).getByRole('radio', { name: 'Zeilboot' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(length(page)).toBeFocused();
  await page.keyboard.type('9');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(planner(page).getByRole('radio', { name: /^Glanst nog/ })).toBeChecked();
  await expect(planner(page).getByText('Zeilboot, 9 m, glanst nog')).toBeVisible();
});

test('a plan is printed alone', async ({ page, app }) => {
  await open(page, `${app.url}${PATH}`);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await planner(page).getByRole('button', { name: 'Druk het plan af' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(planner(page).getByRole('heading', { name: 'Uw seizoen' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(planner(page).getByRole('group', { name: 'Hoe ligt hij erbij?' })).toBeHidden();
  await expect(planner(page).getByRole('link', { name: 'Stuur dit plan mee' })).toBeHidden();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the planner is there without a network once the page was opened; before that the page says so and gives the rates', {
    tag: '@long',
  }, async ({ page, app, context, consoleWatch }) => {
    consoleWatch.allow(NETWORK_LOSS);
    consoleWatch.allow(
      /net::ERR_|Failed to load resource|Failed to fetch|planner could not be fetched|stylesheet failed to load/,
    );
    await page.goto(app.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(`${app.url}${PATH}`);
    await expect(planner(page).getByRole('alert')).toContainText('kan zonder verbinding niet worden geladen');
    await planner(page).getByText('Tarieven', { exact: true }).click();
    await expect(planner(page).getByRole('term').first()).toBeVisible();
    await context.setOffline(false);
    await planner(page).getByRole('button', { name: 'Probeer opnieuw' }).click();
    await expect(length(page)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const script = performance
            .getEntriesByType('resource')
            .find(({ name }) => /boat-planner-.*\.js$/.test(name));
          return script !== undefined && (await caches.match(script.name)) !== undefined;
        }),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await length(page).fill('8');
    await expect(planner(page).getByText(/vanaf €\s600/)).toBeVisible();
    await context.setOffline(false);
  });
});

test('WCAG 2.2 AA the planner has no fault and no sideways scrolling at any size, day and night', {
  tag: '@long',
}, async ({ page, app }) => {
  await open(page, `${app.url}${PATH}?plan=zeilboot.12,5.achterstallig.krassen-verwijderen.#plan-uw-boot`);
  await checkViewports(page, 'planner');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
