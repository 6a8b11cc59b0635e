import { expect, test } from '../fixtures.ts';

/** Chromium prints the status of the page itself as an error. */
const OWN_STATUS = /status of 404/;

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(OWN_STATUS));

for (const path of ['/bestaat-niet', '/404', '/jachten/blauwe-reiger']) {
  test(`G-011 X-016 P-100 P-101 R-49 ${path} answers 404 with the not-found page`, async ({ page, app }) => {
    const answer = await page.goto(`${app.url}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina Niet Gevonden');
    await expect(page.getByText('De pagina die u zoekt bestaat niet meer of is verplaatst.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('R-58 the title names the address once the page is awake, and there is one of it', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/jachten/blauwe-reiger`);
  await expect(page).toHaveTitle('Jachten – Blauwe reiger | Havenglans');
  await expect(page.locator('title')).toHaveCount(1);
});

test('P-102 the buttons lead home, back and to the contact section', async ({ page, app }) => {
  await page.goto(`${app.url}/#contact`);
  await page.goto(`${app.url}/bestaat-niet`);
  await page.getByRole('link', { name: 'Naar de homepagina', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/`);

  await page.goto(`${app.url}/bestaat-niet`);
  await page.getByRole('link', { name: 'Neem contact op' }).click();
  await expect(page).toHaveURL(`${app.url}/#contact`);
  await expect(page.locator('#contact')).toBeInViewport();

  await page.goto(`${app.url}/bestaat-niet`);
  await expect(page).toHaveTitle(/Bestaat niet/);
  await page.getByRole('link', { name: 'Ga terug' }).click();
  await expect(page).toHaveURL(`${app.url}/#contact`);
});

for (const knows of [true, false])
  test(`P-102 "Ga terug" leads home in a tab that began here, after a link was followed and left, in a browser that ${knows ? 'knows' : 'does not know'} what lies behind`, async ({
    page,
    app,
    context,
  }) => {
    if (!knows)
      await context.addInitScript(() =>
        Object.defineProperty(globalThis, 'navigation', { value: undefined }),
      );
    await page.goto(app.url);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void open('/bestaat-niet', '_blank', 'noopener')),
    ]);
    await expect(tab).toHaveTitle(/Bestaat niet/);
    await tab.getByRole('link', { name: 'Onze diensten' }).click();
    await expect(tab).toHaveURL(`${app.url}/yacht-care-services`);
    await tab.goBack();
    await expect(tab).toHaveTitle(/Bestaat niet/);
    expect(await tab.evaluate(() => history.length), 'the page that was left lies ahead').toBe(2);
    await tab.getByRole('link', { name: 'Ga terug' }).click();
    await expect(tab).toHaveURL(`${app.url}/`);
  });

test('P-102 "Ga terug" leads to another site too, whose pages a browser does not name', async ({
  page,
  app,
}) => {
  const elsewhere = 'data:text/html,<title>Elders</title>';
  await page.goto(elsewhere);
  await page.goto(`${app.url}/bestaat-niet`);
  await expect(page).toHaveTitle(/Bestaat niet/);
  await page.getByRole('link', { name: 'Ga terug' }).click();
  await expect(page).toHaveTitle('Elders');
});

test('P-103 the event is kept in the browser and not sent', async ({ page, app }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || new URL(request.url()).origin !== app.url) sent.push(request.url());
  });
  await page.goto(`${app.url}/bestaat-niet`);
  const noted = () =>
    page.evaluate(() =>
      performance
        .getEntriesByName('site:page_not_found')
        .map((mark) => (mark instanceof PerformanceMark ? mark.detail.path : null)),
    );
  await expect.poll(noted).toContain('/bestaat-niet');
  expect(sent).toEqual([]);
});

test('A-004 an unknown address below /admin shows the not-found page as well', async ({ page, app }) => {
  for (const path of ['klanten/bestaat-niet', 'site/bestaat-niet', 'bestaat-niet']) {
    await page.goto(`${app.url}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Pagina Niet Gevonden');
  }
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('body'), 'in the letters of the site').toHaveCSS('font-family', /^"Manrope/);
});

test('G-013 R-12 old names lead on, keep query and hash, and leave no trace in the history', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await page.goto(`${app.url}/admin/login?van=mail#boven`);
  await expect(page).toHaveURL(`${app.url}/admin/inloggen?van=mail#boven`);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex, nofollow');
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('R-12 G-012 the old names of the application page lead to its address', { tag: '@long' }, async ({
  page,
  app,
}) => {
  await app.signIn(page, 'admin');
  for (const [old, bare] of [
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/editor', '/admin/blog-beheer'],
    ['/admin', '/admin/blog-beheer'],
  ] as const) {
    await page.goto(`${app.url}${old}`);
    await expect(page).toHaveURL(`${app.url}${bare}`);
    await page.goto(`${app.url}${old}?tab=clients`);
    await expect(page).toHaveURL(`${app.url}/admin/klanten`);
  }
});
