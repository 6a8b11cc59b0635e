import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mark of the map leads to the entry of its water, which links its projects', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.url}/yacht-care-services`);
    await page.getByRole('link', { name: 'Bekijk de kaart met havens en projecten' }).click();
    await expect(page).toHaveURL(`${app.url}/contact#vaargebied`);
    await page.getByRole('link', { name: 'IJsselmeer', exact: true }).click();
    await expect(page).toHaveURL(`${app.url}/contact#ijsselmeer`);
    const entry = page.locator('#ijsselmeer');
    await expect(entry).toBeInViewport();
    await expect(entry.getByRole('link', { name: 'Teakdek gered voor nog tien jaar' })).toHaveAttribute(
      'href',
      /^\/portfolio\?project=/,
    );
  });
});

test('the marks are reached with the keyboard, and each says where it leads', async ({ page, app }) => {
  await page.goto(`${app.url}/contact`);
  await page.getByRole('link', { name: 'Amsterdam en Noordzeekanaal' }).focus();
  await page.keyboard.press('Tab');
  const mark = page.getByRole('link', { name: 'Markermeer', exact: true });
  await expect(mark).toBeFocused();
  expect(await mark.locator('circle').evaluate((circle) => getComputedStyle(circle).stroke)).not.toBe('none');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/contact#markermeer`);
});

test('a place fills the request, and the portfolio shows the projects of a water by its address', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.goto(`${app.url}/contact`);
  await page.locator('#markermeer').getByRole('link', { name: 'Muiden' }).click();
  await expect(page.getByLabel('Ligplaats')).toHaveValue('Muiden');
  await page.locator('#ijsselmeer').getByRole('link', { name: 'Toon ze samen' }).click();
  await expect(page).toHaveURL(/\/portfolio\?plaats=Medemblik%2CEnkhuizen#projecten$/);
  await expect(page.locator('a[data-project]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Medemblik, Enkhuizen' }).click();
  await expect(page.locator('a[data-project]')).toHaveCount(12);
  await page.goBack();
  await expect(page.locator('a[data-project]')).toHaveCount(3);
});

for (const width of [360, 768, 1024, 1440])
  test(`the map and its list fit ${width} px, with targets of 48 px in the list, and axe finds nothing`, {
    tag: '@long',
  }, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${app.url}/contact`);
    const section = page.locator('#vaargebied');
    await section.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        section.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const link of await section.locator('li a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    const { violations } = await new AxeBuilder({ page }).include('#vaargebied').analyze();
    expect(violations).toEqual([]);
  });
