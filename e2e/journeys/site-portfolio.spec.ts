import { expect, test } from '../fixtures.ts';
import { answerQuery, GalleryPage, watchElsewhere } from '../pages/gallery-page.ts';
import { awake } from '../pages/public-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const NEWEST = [
  'Donkergroene romp weer diep van kleur',
  'Keramische coating voor de Waterlelie',
  'Teakdek gered voor nog tien jaar',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('V-012 the texts of all projects can be read, a link from the gallery leads to them', async ({
    page,
    app,
  }) => {
    await page.goto(`${app.url}/portfolio`);
    await page.getByRole('link', { name: 'Lees wat wij bij elk project deden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle projecten');
    await expect(page.getByRole('article')).toHaveCount(12);
    const sloop = page.getByRole('article').filter({ hasText: 'Teakkuip van een sloep hersteld' });
    await expect(sloop).toContainText('vervingen achttien meter kitnaad');
    await expect(sloop.getByRole('listitem').first()).toHaveText('Teak reinigen');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('P-080 the portfolio can be read, in its order, with every project', async ({ page, app }) => {
    await page.goto(`${app.url}/portfolio`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dezelfde romp, voor en na');
    await expect(page.locator('main h2')).toHaveText([
      'Drie soorten werk',
      'Projecten',
      'Wat wij voor uw boot doen',
      'Kijk mee aan boord',
      'Hoe staat uw romp ervoor?',
      'Vragen over onze projecten',
      'Word Founding Member',
    ]);
    await expect(page.locator('a[data-project]')).toHaveCount(12);
    await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toHaveText('HomePortfolio');
    await expect(page.locator('main details')).toHaveCount(4);
    await expect(page.locator('#founding_member')).toContainText(
      '15% korting op alle diensten in het eerste jaar',
    );
  });

  test('P-088 the questions open one at a time, and the open one closes', async ({ page, app }) => {
    await page.goto(`${app.url}/portfolio`);
    await page.locator('summary').nth(0).click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.locator('summary').nth(1).click();
    await expect(page.locator('details[open] summary')).toHaveText('Moet mijn boot naar een werf?');
    await page.locator('summary').nth(1).click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});

test.describe('the portfolio', () => {
  test('G-007 P-081 V-031 begins with one scene before and after, which fades in and follows the keyboard', async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${app.url}/portfolio`);
    await awake(page);
    await expect(page).toHaveTitle('Portfolio: jachten voor en na de behandeling | Havenglans');
    const slider = page.getByRole('slider', { name: `Voor en na: ${NEWEST[0]}` });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '50% van het beeld toont de romp vóór de behandeling',
    );
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '100% van het beeld toont de romp vóór de behandeling',
    );
    const fading = await page
      .locator('main section')
      .first()
      .locator('img')
      .first()
      .evaluate((image) =>
        image
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])),
      );
    expect(fading[0]).toMatchObject({ opacity: '0.01' });
    expect(fading.at(-1)).toMatchObject({ opacity: '1' });
  });

  test('P-082 none or one category is active, by chips and by the teaser cards', async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    const chips = page.getByRole('list', { name: 'Toon één soort werk' }).getByRole('button');
    await expect(chips).toHaveText([
      'Gelcoat Restauratie',
      'Ceramic Coating',
      'Houtwerk',
      'Rvs en Beslag',
      'Onderwaterschip',
      'Zeil en Doek',
    ]);
    const pressed = page.locator('button[aria-pressed="true"]');
    await expect(pressed).toHaveCount(0);
    await chips.nth(2).click();
    await expect(gallery.cards).toHaveCount(2);
    await chips.nth(1).click();
    await expect(pressed).toHaveText(['Ceramic Coating']);
    await expect(gallery.cards).toHaveCount(3);
    await chips.nth(1).click();
    await expect(pressed).toHaveCount(0);
    await expect(gallery.cards).toHaveCount(12);
    await page
      .getByRole('link', { name: /^Houtwerk/ })
      .first()
      .click();
    await expect(pressed).toHaveText(['Houtwerk']);
    await expect(page.getByRole('heading', { name: 'Projecten', exact: true })).toBeInViewport();
  });

  test('P-082 the kind of work stands in the address: back, forward, a reload and a shared link give it again', {
    tag: '@long',
  }, async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    const pressed = page.locator('button[aria-pressed="true"]');
    await page.getByRole('button', { name: 'Houtwerk' }).click();
    await expect(page).toHaveURL(`${app.url}/portfolio?categorie=houtwerk`);
    await page.getByRole('button', { name: 'Ceramic Coating' }).click();
    await expect(gallery.cards).toHaveCount(3);
    await page.goBack();
    await expect(pressed).toHaveText(['Houtwerk']);
    await page.goForward();
    await expect(pressed).toHaveText(['Ceramic Coating']);
    await page.reload();
    await expect(pressed).toHaveText(['Ceramic Coating']);
    await expect(gallery.cards).toHaveCount(3);
    await expect(gallery.cards.first().getByRole('heading', { level: 3 })).toBeVisible();
    await gallery.visit(`${app.url}/portfolio?categorie=onzin`);
    await expect(page.getByRole('heading', { name: 'Geen afbeeldingen gevonden' })).toBeVisible();
    await page.getByRole('button', { name: 'Bekijk alle transformaties' }).click();
    await expect(gallery.cards).toHaveCount(12);
    await expect(page).toHaveURL(`${app.url}/portfolio`);
  });

  test('P-083 V-020 V-021 V-024 the modal goes round, and Escape leaves the full screen first', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    await expect(gallery.viewer).toContainText('Wij reageren binnen 24 uur.');
    await expect(gallery.viewer.getByRole('slider')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.title()).toHaveText('Volledige transformatie in drie weken');
    await gallery.tool('Volgend project').click();
    await expect(gallery.title()).toHaveText(NEWEST[0] ?? '');
    await gallery.tool('Volledig scherm').click();
    await expect(gallery.title()).toBeHidden();
    await expect(gallery.viewer.getByText('1 / 12')).toBeVisible();
    const picture = await gallery.viewer.getByRole('img').boundingBox();
    expect(picture?.height).toBeLessThanOrEqual(900);
    await page.keyboard.press('Escape');
    await expect(gallery.title()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery.viewer).toBeHidden();
    await expect(page).toHaveURL(`${app.url}/portfolio`);
  });

  test('V-020 with a category chosen, next and previous stay in it', async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await page.getByRole('button', { name: 'Onderwaterschip' }).click();
    await gallery.open();
    await expect(gallery.title()).toHaveText('Onderwaterschip klaar voor vijf seizoenen');
    await page.keyboard.press('ArrowRight');
    await expect(gallery.title()).toHaveText('Onderwaterschip klaar voor vijf seizoenen');
  });

  test('V-022 the modal stands on the colour of the picture', async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    await expect(gallery.viewer).not.toHaveCSS('background-color', 'rgb(11, 34, 57)');
  });

  test('V-022 X-004 it stands on dark blue when the picture cannot be read', async ({ page, app }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    await expect(gallery.viewer.getByRole('img').last()).toBeVisible();
    await page.waitForTimeout(500);
    await expect(gallery.viewer).toHaveCSS('background-color', 'rgb(11, 34, 57)');
  });

  test('P-087 the first four pictures of the gallery are preloaded, and no more', async ({ page, app }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    const links = page.locator('link[rel="preload"][as="image"]');
    await expect(links).toHaveCount(4);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['01', '02', '03', '04'].map((number) => `/scenes/project-${number}-after-1600.webp`),
    );
  });

  test('P-086 R-51 a video asks its host for nothing before a click, and plays in a dialog after it', async ({
    page,
    app,
  }) => {
    const elsewhere = watchElsewhere(page, app.url);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>video</title>' }),
    );
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    const play = page.getByRole('button', { name: 'Speel af: Van dof naar diepe glans' });
    await play.scrollIntoViewIfNeeded();
    await expect(play.locator('img')).toHaveJSProperty('complete', true);
    expect(elsewhere()).toEqual([]);
    await play.click();
    const dialog = page.getByRole('dialog', { name: 'Van dof naar diepe glans' });
    await expect(dialog.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/havenglans1\?/,
    );
    await expect.poll(elsewhere).toContain('www.youtube-nocookie.com');
    await dialog.getByRole('button', { name: 'Video sluiten' }).click();
    await expect(dialog).toBeHidden();
    await expect(play).toBeFocused();
  });
});

test('D-008 a page’s stylesheet and the marks of the house answer', async ({ page, app }) => {
  await page.goto(`${app.url}/portfolio`);
  // Their text stands in the page; the files are for those who come from elsewhere.
  const names = (await page.locator('script[data-styles]').getAttribute('data-styles'))?.split(' ') ?? [];
  expect(names.length).toBeGreaterThan(0);
  const sheets = names.map((name) => `/assets/${name}.css`);
  for (const address of [...sheets, '/favicon.svg', '/apple-touch-icon.png'])
    expect((await page.request.get(`${app.url}${address}`)).status(), address).toBe(200);
  await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
});

test.describe('when the backend fails', () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/Failed to load resource/));

  test('X-009 P-084 the portfolio says so, keeps what it has, and loads anew', async ({ page, app }) => {
    await answerQuery(page, 'transformations', {}, 500);
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    const notice = page.getByRole('alert').filter({ hasText: 'Er is iets misgegaan' });
    await expect(notice).toBeVisible();
    await expect(gallery.cards).toHaveCount(12);
    await page.unrouteAll();
    await Promise.all([
      page.waitForEvent('load'),
      notice.getByRole('button', { name: 'Probeer opnieuw' }).click(),
    ]);
    await awake(page);
    await expect(notice).toHaveCount(0);
  });

  test('X-007 the pictures before and after that cannot be fetched are said so, X-008 and the hero stands', async ({
    page,
    app,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await answerQuery(page, 'images', {}, 500);
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    await expect(page.getByText('Failed to load gallery images')).toBeVisible();
    await expect(page.getByRole('slider').first()).toBeVisible();
    await expect.poll(() => warnings).toContain('public content could not be fetched: before-after');
    expect(warnings).toContain('public content could not be fetched: hero-gallery');
  });

  test('X-008 without a pair and without a row the hero is our own picture', async ({ page, app }) => {
    await answerQuery(page, 'images', []);
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.locator('main section').first().locator('img')).toHaveAttribute(
      'src',
      /^\/scenes\/hero-portfolio-\d+\.webp$/,
    );
  });

  test('X-014 services that cannot be fetched are not shown; without rows three of ours are', async ({
    page,
    app,
  }) => {
    const services = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Wat wij voor uw boot doen' }) });
    await answerQuery(page, 'services', {}, 500);
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    await expect(services).toHaveCount(0);
    await page.unrouteAll();
    await answerQuery(page, 'services', []);
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    await expect(services.getByRole('heading', { level: 3 })).toHaveText([
      'Beschermend Coating',
      'Jacht Detailing',
      'Bootreiniging',
    ]);
  });

  test('X-003 a picture that cannot be had is replaced by ours', async ({ page, app }) => {
    await page.route('**/scenes/project-02-after-*', (route) => route.fulfill({ status: 404, body: '' }));
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.cards.nth(1).scrollIntoViewIfNeeded();
    await expect(gallery.cards.nth(1).locator('img')).toHaveAttribute(
      'src',
      '/scenes/service-restoration-800.webp',
    );
  });

  test('R-33 X-003 a picture of before that is not on this device is said to be missing', async ({
    page,
    app,
  }) => {
    const missing = page.getByRole('slider', {
      name: `Voor en na: ${NEWEST[0]}. Voor: met verbinding te zien`,
    });
    // As the worker answers for a scene that it does not hold.
    const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
    await page.route('**/scenes/project-01-before-*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: nothing }),
    );
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    await expect(missing).toBeVisible();
    await expect(page.getByText('Voor: met verbinding te zien')).toBeVisible();
    await page.unrouteAll();
    await page.route('**/scenes/project-01-before-*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.reload();
    await awake(page);
    await expect(missing).toBeVisible();
  });

  test('X-012 P-084 an empty portfolio says so', async ({ page, app }) => {
    await answerQuery(page, 'transformations', []);
    await new GalleryPage(page).visit(`${app.url}/portfolio`);
    await expect(page.getByRole('heading', { name: 'Geen projecten gevonden' })).toBeVisible();
    await expect(
      page.getByText('Er zijn momenteel geen projecten in deze categorie beschikbaar.'),
    ).toBeVisible();
  });

  test('X-013 P-085 an empty category says so and leads back to all', async ({ page, app }) => {
    await answerQuery(page, 'transformations', [
      { id: '1', image_url: '/scenes/project-04-after-1600.webp', type: 'project', category: 'Houtwerk' },
    ]);
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await expect(gallery.cards).toHaveCount(1);
    await page.getByRole('link', { name: /^Ceramic Coating/ }).click();
    await expect(page.getByRole('heading', { name: 'Geen afbeeldingen gevonden' })).toBeVisible();
    await page.getByRole('button', { name: 'Bekijk alle transformaties' }).click();
    await expect(gallery.cards).toHaveCount(1);
  });
});

test('WCAG 2.2 AA the portfolio and its modal have no barrier at any size, day and night', {
  tag: '@long',
}, async ({ page, app }) => {
  const gallery = new GalleryPage(page);
  await gallery.visit(`${app.url}/portfolio`);
  await checkViewports(page, '/portfolio');
  await gallery.open();
  await checkViewports(page, 'the modal of a project');
});

test.describe('offline after a visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the portfolio and its viewer can be read, with nothing said to be wrong', { tag: '@long' }, async ({
    page,
    app,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(/net::ERR_|Failed to load resource/);
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await awake(page);
    await gallery.open();
    await expect(gallery.title()).toHaveText(NEWEST[0] ?? '');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.reload();
    await awake(page);
    await expect(gallery.cards).toHaveCount(12);
    await gallery.open();
    await expect(gallery.title()).toHaveText(NEWEST[0] ?? '');
    await expect
      .poll(() =>
        gallery.viewer
          .locator('img')
          .last()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Er is iets misgegaan')).toHaveCount(0);
    await context.setOffline(false);
  });
});
