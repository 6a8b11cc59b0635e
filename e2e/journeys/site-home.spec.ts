import { expect, test } from '../fixtures.ts';
import { awake, PublicPage } from '../pages/public-page.ts';
import { unseenStops } from '../pages/accessibility.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const LOWER_CODE = '**/assets/lower-sections-*.js';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P-020 every section of the home page can be read', async ({ page, app }) => {
    await page.goto(app.url);
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'Een jacht veroudert zonder geluid',
      'Onze Premium Yacht Diensten',
      'Waarom eigenaren ons hun boot toevertrouwen',
      'Onze filosofie',
      'Premium Transformaties',
      'Van eerste blik tot laatste controle',
      'Garantie die u kunt nalezen',
      'Veelgestelde vragen',
      'Vraag uw gratis inspectie aan',
    ]);
  });

  test('P-031 questions open one at a time, and the open one closes, by the browser alone', async ({
    page,
    app,
  }) => {
    await page.goto(app.url);
    const question = (text: string) => page.locator('summary', { hasText: text });
    const price = page.getByText('Niets, en u zit nergens aan vast.');
    const duration = page.getByText('Een basisbehandeling van de gelcoat duurt 2–3 dagen');
    await expect(price).toBeHidden();
    await question('Wat kost een inspectie?').click();
    await expect(price).toBeVisible();
    await question('Hoe lang bent u bezig?').click();
    await expect(duration).toBeVisible();
    await expect(price).toBeHidden();
    await question('Hoe lang bent u bezig?').press('Enter');
    await expect(duration).toBeHidden();
  });

  test('P-070 P-075 every section of the about page can be read', async ({ page, app }) => {
    await page.goto(`${app.url}/over-ons`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vakmensen die naar uw boot komen');
    await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toBeVisible();
    for (const name of [
      'Ons verhaal',
      'Woord van de oprichter',
      'Wie er aan uw boot werkt',
      'Premium consultatie',
    ])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

test('P-031 the address of an answer opens its question', async ({ page, app }) => {
  await page.goto(`${app.url}/#vraag-garantie`);
  await expect(page.locator('#vraag-garantie')).toBeVisible();
  await expect(page.locator('#vraag-inspectie')).toBeHidden();
});

test('P-021 the call of the hero leads to the contact section', async ({ page, app }) => {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Exclusieve inspectie aanvragen' }).click();
  await expect(page.getByRole('heading', { name: 'Vraag uw gratis inspectie aan' })).toBeInViewport();
});

test('G-006 P-070 the about page wakes without a complaint and leads to the services', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/over-ons`);
  await awake(page);
  await expect(page.locator('title')).toHaveCount(1);
  await page.getByRole('link', { name: 'Bekijk onze diensten' }).click();
  await expect(page).toHaveURL(`${app.url}/yacht-care-services`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('P-028 the code of the lower sections arrives later and on its own; their pictures wait until they are near', async ({
  page,
  app,
}) => {
  const order: string[] = [];
  page.on('request', (request) => order.push(new URL(request.url()).pathname));
  await page.goto(app.url);
  await awake(page);
  const place = (part: RegExp): number => order.findIndex((path) => part.test(path));
  await expect.poll(() => place(/\/lower-sections-/)).toBeGreaterThan(place(/\/home-page-/));
  await expect(page.locator('main img:not([fetchpriority=high])').first()).toHaveAttribute('loading', 'lazy');
  expect(order.filter((path) => path.startsWith('/scenes/team'))).toEqual([]);
});

for (const path of ['/', '/over-ons'])
  test(`V-031 the picture at the top of ${path} fades in once it is there; the words do not wait`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const held = Promise.withResolvers<void>();
    await page.route(/\/scenes\/hero-(?:about|home)-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(app.url + path, { waitUntil: 'commit' });
    const picture = page.locator('img[fetchpriority=high]');
    await expect(picture).toHaveCSS('opacity', '0.01');
    await expect(picture).toHaveCSS('transition-property', 'opacity');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    held.resolve();
    await expect(picture).toHaveCSS('opacity', '1');
  });

test('V-031 a picture at the top that never comes holds up the rest of the page only for a while', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.route(/\/scenes\/hero-home-/, () => undefined);
  await page.goto(app.url, { waitUntil: 'commit' });
  await expect(new PublicPage(page).consent).toBeVisible({ timeout: 25_000 });
  await expect(page.locator('main img[loading=lazy]').first()).toHaveCSS('translate', 'none');
});

test.describe('a section that breaks', () => {
  test('P-027 X-011 one broken section shows its panel, the others stand', async ({
    page,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(/./);
    // A heading that is no text cannot be drawn.
    await page.route(LOWER_CODE, async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const broken = code.replace(/(["'`])Garantie die u kunt nalezen\1/, '({})');
      expect(broken).not.toBe(code);
      await route.fulfill({ response, body: broken });
    });
    await page.goto(app.url);
    await awake(page);
    const panel = page.getByRole('alert').filter({ hasText: 'We werken aan dit gedeelte' });
    await expect(panel).toHaveCount(1);
    await expect(panel).toContainText(
      'Onze specialisten werken aan het optimaliseren van deze sectie voor de beste ervaring.',
    );
    await expect(page.getByRole('heading', { name: 'Veelgestelde vragen' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Onze Premium Yacht Diensten' })).toBeVisible();
    const events = await page.evaluate(() =>
      performance
        .getEntriesByName('site:section_failed')
        .map((entry) => (entry instanceof PerformanceMark ? entry.detail : null)),
    );
    expect(events).toContainEqual({ name: 'section_failed', section: 'guarantee' });
  });

  test('X-011 the button of the panel resets the section', async ({ page, app, consoleWatch }) => {
    consoleWatch.allow(/./);
    await page.route(LOWER_CODE, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default()=>{if(!window.repaired)throw new Error('stuk');return'Hersteld'}",
      }),
    );
    await page.goto(app.url);
    await awake(page);
    const retry = page.getByRole('button', { name: 'Probeer opnieuw' });
    await retry.click();
    await expect(retry).toBeVisible();
    await page.evaluate(() => Object.assign(window, { repaired: true }));
    await retry.click();
    await expect(page.getByText('Hersteld')).toBeVisible();
    await expect(retry).toBeHidden();
  });

  test('P-024 X-015 on a page that is not finished three skeletons wait for the services, or the error view tells', async ({
    page,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(/./);
    const empty = await (await page.request.get(`${app.url}/404.html`)).text();
    await page.route(`${app.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: empty }));
    const held = Promise.withResolvers<void>();
    await page.route(LOWER_CODE, async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto(`${app.url}/`);
    const services = page.getByRole('region', { name: 'Onze Premium Yacht Diensten' });
    await expect(services.locator('li')).toHaveCount(3);
    await expect(services.locator('li').first()).toBeVisible();
    held.resolve();
    await expect(services.getByText('Er is een probleem opgetreden')).toBeVisible();
    await expect(services.getByText('Probeer het later opnieuw of neem contact met ons op.')).toBeVisible();
    await expect(services.locator('li')).toHaveCount(0);
  });

  test('P-028 without the code of the lower sections the finished page stays to be read', async ({
    page,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(/./);
    await page.route(LOWER_CODE, (route) => route.abort());
    const asked = page.waitForEvent('requestfailed', (request) => /lower-sections/.test(request.url()));
    await page.goto(app.url);
    await awake(page);
    await asked;
    await expect(page.getByRole('heading', { name: 'Veelgestelde vragen' })).toBeVisible();
    await expect(page.getByText('We werken aan dit gedeelte')).toHaveCount(0);
  });
});

for (const path of ['/', '/over-ons'])
  test(`WCAG 2.2 AA ${path} has no fault and no sideways scrolling at any size, day and night`, {
    tag: '@long',
  }, async ({ page, app }) => {
    await page.goto(app.url + path);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await checkViewports(page, path);
  });

test('WCAG 2.4.7 every stop of the keyboard on the home and about pages can be seen', {
  tag: '@long',
}, async ({ page, app }) => {
  for (const path of ['/', '/over-ons']) {
    await page.goto(app.url + path);
    const { visited, unseen } = await unseenStops(page, 30);
    expect(visited, path).toBeGreaterThan(12);
    expect(unseen, path).toEqual([]);
  }
});
