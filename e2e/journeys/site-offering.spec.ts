import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { measureTargets } from '../pages/targets.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { awake } from '../pages/public-page.ts';
import { SiteForm } from '../pages/site-forms.ts';

const LIST = '/yacht-care-services?boot=sloep#onderwaterschip';

test('R-57 from "Meer informatie" over the page of the offering to a request with that offering and boat', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}${LIST}`);
  const tab = page.getByRole('tab', { name: 'Onderwaterschip' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Meer informatie over Onderwaterschip Schuren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onderwaterschip Schuren');
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Meer informatie over Antifouling Aanbrengen' }).click();
  await expect(page).toHaveTitle('Antifouling aanbrengen: prijs per meter | Havenglans');
  await awake(page);
  await expect(page.getByRole('slider')).toHaveAccessibleName(/Onderwaterschip/);
  await page.getByText('Moet de boot eruit?').click();
  await expect(page.getByText('Onder de waterlijn werken wij op de kant')).toBeVisible();

  await page.getByRole('link', { name: 'Vraag deze dienst aan' }).first().click();
  const form = new SiteForm(page, 'contact');
  await expect(form.field('Waar gaat het om?')).toHaveValue('Antifouling Aanbrengen');
  const sent = page.waitForRequest('**/api/contact');
  await form.send(`dienst-${process.pid}@voorbeeld.example`);
  expect((await sent).postDataJSON()).toMatchObject({
    service: 'Antifouling Aanbrengen',
    boatType: 'Sloep',
  });
  await expect(page.getByText('Bedankt! We nemen binnen 24 uur contact met u op.').first()).toBeVisible();
});

test('R-57 an offering leads to the planner, which has that offering and the boat in its plan', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/diensten/matteren?boot=sloep`);
  await awake(page);
  await page.getByRole('link', { name: 'Zet deze dienst in Plan uw boot' }).click();
  await expect(page.getByRole('checkbox', { name: /^Matteren/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sloep' })).toBeChecked();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Plan uw boot' })).toHaveAttribute(
    'href',
    '/yacht-care-services#plan-uw-boot',
  );
});

test('an address below /diensten that is none of an offering is not found', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 404/);
  await page.goto(`${app.url}/diensten/kielhalen`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina Niet Gevonden');
  await expect(page).toHaveTitle(/Kielhalen/);
});

test('the page of an offering can be read in full without JavaScript', async ({ app, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/diensten/teak-deck-onderhoud`);
  await expect(page.getByRole('heading', { name: 'Hiervoor niet' })).toBeVisible();
  await page.getByText('Waarom geen hogedrukspuit?').click();
  await expect(page.getByText('De straal haalt het zachte hout')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Vraag deze dienst aan' }).first()).toHaveAttribute(
    'href',
    '/?dienst=teak-deck-onderhoud#contact',
  );
  await page.getByRole('link', { name: 'Teakdek gered voor nog tien jaar' }).click();
  await expect(page).toHaveURL(/\/portfolio\?project=/);
  await context.close();
});

test.describe('offline after a visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('R-33 the page of an offering that was opened is there without a network, awake and with any query; another says that one is offline and lists what is there, English pages too', async ({
    page,
    app,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(/net::ERR_|Failed to load resource/);
    await page.goto(`${app.url}/yacht-care-services`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(`${app.url}/diensten/matteren?boot=sloep`);
    await awake(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/diensten/matteren')) !== undefined))
      .toBe(true);
    await page.goto(`${app.url}/en/checklist`);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/en/files.json')) !== undefined))
      .toBe(true);
    await context.setOffline(true);
    await page.goto(`${app.url}/diensten/matteren`);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matteren');
    await page.goto(`${app.url}/diensten/matteren?boot=zeilboot`);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matteren');
    await page.goto(`${app.url}/diensten/spot-reparatie`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('U bent offline');
    expect(await accessibilityFaults(page, 'everything'), 'of the list').toEqual([]);
    await page.getByRole('link', { name: 'Matteren' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matteren');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'English' })).toBeVisible();
    await page.getByRole('link', { name: 'Yacht Care Checklist: 25' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(`${app.url}/en/contact?ligplaats=Muiden#contact`);
    await awake(page);
    await expect(page.getByRole('textbox', { name: 'Berth' })).toHaveValue('Muiden');
    await page.goto(`${app.url}/en/services/?boot=sloep`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.setOffline(false);
  });
});

test('WCAG 2.2 AA the pages of offerings have no fault, no sideways scrolling and targets that can be hit', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  for (const path of ['/diensten/zeilen-wassen-en-impregneren', '/diensten/spot-reparatie']) {
    await page.goto(`${app.url}${path}`);
    await awake(page);
    await checkViewports(page, path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const { cramped } = await measureTargets(page.getByRole('main'), 44);
    expect(cramped, path).toEqual([]);
  }
});
