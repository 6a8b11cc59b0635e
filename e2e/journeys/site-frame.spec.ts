import { BUILT_PAGES, PUBLIC_PATHS } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { PublicPage } from '../pages/public-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1024, height: 768 };

test('N-001 N-004 on a wide window the bar stays at the top and condenses beyond 20 px', async ({
  page,
  app,
}) => {
  await page.setViewportSize(WIDE);
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact`);
  await expect(site.bar).toHaveCSS('position', 'fixed');
  await expect(site.bar).toHaveAttribute('data-bar', 'top');
  const tall = (await site.bar.boundingBox())?.height ?? 0;
  await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }));
  await expect(site.bar).toHaveAttribute('data-bar', 'top');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(site.bar).toHaveAttribute('data-bar', 'condensed');
  await expect.poll(async () => (await site.bar.boundingBox())?.height ?? 0).toBeLessThan(tall);
  expect((await site.bar.boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(site.bar).toHaveAttribute('data-bar', 'top');
});

test('N-003 ‘Gratis Consultatie’ goes home and brings the contact section into view', async ({
  page,
  app,
}) => {
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact`);
  await site.bar.getByRole('link', { name: 'Gratis Consultatie' }).click();
  await expect(page).toHaveURL(`${app.url}/#contact`);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('N-018 N-019 R-48 a section that arrives late is still scrolled to', async ({ page, app }) => {
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact#later`);
  await page.evaluate(() => {
    setTimeout(() => {
      const section = document.createElement('section');
      section.id = 'later';
      section.textContent = 'Later';
      document.querySelector('main')?.append(section);
    }, 700);
  });
  await expect(page.locator('#later')).toBeInViewport();
});

test('N-005 N-010 on a phone the menu opens and closes, holds the focus and gives it back', async ({
  page,
  app,
}) => {
  await page.setViewportSize(PHONE);
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact`);
  await expect(site.bar.getByRole('link', { name: 'Gratis Inspectie' })).toBeHidden();
  await expect(site.menu).toBeHidden();
  await site.toggle.click();
  await expect(site.menu).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
    );
    expect(outside, `step ${step}`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(site.menu).toBeHidden();
  await expect(site.toggle).toBeFocused();
  await site.toggle.click();
  await site.menu.getByRole('button', { name: 'Sluit menu' }).click();
  await expect(site.menu).toBeHidden();

  await page.setViewportSize({ width: 700, height: 740 });
  await expect(site.bar.getByRole('link', { name: 'Gratis Inspectie' })).toBeVisible();
  await page.setViewportSize(WIDE);
  await expect(site.toggle).toBeHidden();
});

test('N-007 N-008 the menu’s button closes it and then goes home to the contact section', async ({
  page,
  app,
}) => {
  await page.setViewportSize(PHONE);
  const site = new PublicPage(page);
  await site.open(`${app.url}/contact`);
  await site.toggle.click();
  await expect(site.menu.getByRole('link', { name: 'Bel 020 123 45 67' })).toBeVisible();
  await site.menu.getByRole('link', { name: 'Vraag Uw Gratis Inspectie Aan' }).click();
  await expect(site.menu).toBeHidden();
  await expect(page).toHaveURL(`${app.url}/#contact`);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('N-009 on the home page the menu’s button closes it and scrolls', async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  const site = new PublicPage(page);
  await site.open(app.url);
  await site.toggle.click();
  await site.menu.getByRole('link', { name: 'Vraag Uw Gratis Inspectie Aan' }).click();
  await expect(site.menu).toBeHidden();
  await expect(page.locator('#contact')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('N-010 the menu opens, closes and leads on', async ({ page, app }) => {
    const site = new PublicPage(page);
    await page.goto(`${app.url}/contact`);
    await site.toggle.click();
    await expect(site.menu).toBeVisible();
    await site.menu.getByRole('button', { name: 'Sluit menu' }).click();
    await expect(site.menu).toBeHidden();
    await site.toggle.click();
    await site.menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${app.url}/`);
  });

  test('G-008 R-10 the contact page can be read: telephone, mail, hours and regions', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.url}/contact`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '020 123 45 67' }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'info@havenglans.example' })).toBeVisible();
    await expect(main.getByText('Maandag t/m vrijdag')).toBeVisible();
    await expect(main.getByText('Noord-Holland', { exact: true })).toBeVisible();
  });
});

test('R-60 a click made before the page is awake is not lost', async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const site = new PublicPage(page);
  await page.goto(`${app.url}/contact`);
  await site.toggle.click();
  await expect(site.menu).toBeVisible();
  await expect(site.bar).toHaveAttribute('data-bar', 'top');
  await expect(site.menu).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('N-020 a notice of a missing page is noted and leaves the address', async ({ page, app }) => {
  await page.goto(`${app.url}/?notFound=true&path=%2Foude-pagina&van=mail`);
  await expect(page).toHaveURL(`${app.url}/?van=mail`);
  const noted = await page.evaluate(() =>
    performance
      .getEntriesByName('site:page_not_found')
      .map((mark) => (mark instanceof PerformanceMark ? mark.detail.path : null)),
  );
  expect(noted).toEqual(['/oude-pagina']);
});

test('G-032 visitors read every page of the site without an account', { tag: '@long' }, async ({
  page,
  app,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (/\/auth\//.test(request.url())) asked.push(request.url());
  });
  const site = new PublicPage(page);
  for (const name of BUILT_PAGES) {
    await site.open(app.url + PUBLIC_PATHS[name]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await site.footer.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
  expect(asked).toEqual([]);
});

test('G-005 G-019 old names and slashes lead on, with query and hash', async ({ page, app }) => {
  await page.goto(`${app.url}/contact/?van=mail#bereikbaar`);
  await expect(page).toHaveURL(`${app.url}/contact?van=mail#bereikbaar`);
  const moved = await page.request.get(`${app.url}/services?boot=sloep`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/yacht-care-services?boot=sloep']);
});

test('WCAG 2.2 AA: contact, cookies, menu and banner at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  const site = new PublicPage(page);
  for (const path of ['/contact', '/cookies']) {
    await site.open(app.url + path);
    await expect(site.consent).toBeVisible({ visible: path === '/contact' });
    await checkViewports(page, path);
  }
  await page.setViewportSize(PHONE);
  await site.toggle.click();
  await expect(site.menu).toBeVisible();
  await checkViewports(page, 'the menu', { sizes: [PHONE] });
});
