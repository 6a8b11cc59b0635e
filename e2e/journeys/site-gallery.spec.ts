import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, unseenStops } from '../pages/accessibility.ts';
import { answerQuery, awake, GalleryPage, watchElsewhere } from '../pages/gallery-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const NEWEST = [
  'Donkergroene romp weer diep van kleur',
  'Keramische laag voor de Waterlelie',
  'Teakdek gered voor nog tien jaar',
];

test.use({ serviceWorkers: 'block' });

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const focusedProject = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-project') ?? null);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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

test.describe('the gallery on the home page', () => {
  test('P-026 V-001 V-002 shows the three newest projects and leads to all of them', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await expect(page.getByRole('heading', { name: 'Premium Transformaties' })).toBeVisible();
    await expect(gallery.cards).toHaveCount(3);
    for (const [index, title] of NEWEST.entries())
      await expect(gallery.cards.nth(index)).toContainText(title);
    await expect(gallery.cards.first()).toContainText('oktober 2026');
    await page.getByRole('link', { name: 'Bekijk Alle Projecten' }).click();
    await expect(page).toHaveURL(`${app.url}/portfolio`);
  });

  test('V-001 with no items it says that projects are being loaded', async ({ page, app }) => {
    await answerQuery(page, 'transformations', []);
    await new GalleryPage(page).visit(app.url);
    await expect(page.getByText('Laden van projecten...')).toBeVisible();
  });

  test('V-003 V-004 V-005 a card opens the viewer with its controls, marks the address, holds the page still and gives all of it back', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    const id = await gallery.cards.nth(1).getAttribute('data-project');
    // Where the page stands at the press itself: scrolling to the card, or a line that wraps anew, comes before it.
    const pressedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true });
        }),
    );
    await gallery.open(1);
    const before = await pressedAt;
    expect(before).toBeGreaterThan(500);
    await expect(page).toHaveURL(`${app.url}/?modal=true`);
    for (const name of ['Delen', 'Download', 'Sluiten', 'Vergroten', 'Vorig project', 'Volgend project'])
      await expect(gallery.tool(name)).toBeVisible();
    await expect(gallery.tool('Sluiten')).toBeFocused();
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await gallery.tool('Sluiten').click();
    await expect(gallery.viewer).toBeHidden();
    await expect(page).toHaveURL(`${app.url}/`);
    await expect.poll(() => scrollY(page)).toBe(before);
    expect(await focusedProject(page)).toBe(id);
  });

  test('V-006 Escape, the back button and the backdrop close it', async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    const ways = [() => page.keyboard.press('Escape'), () => page.goBack(), () => page.mouse.click(480, 30)];
    for (const close of ways) {
      await gallery.open();
      await close();
      await expect(gallery.viewer).toBeHidden();
      await expect(page).toHaveURL(`${app.url}/`);
    }
  });

  test('V-007 V-008 V-009 V-010 arrows go round, zoom shows a counter, Escape leaves zoom first', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await gallery.open();
    await expect(gallery.title()).toHaveText(NEWEST[0] ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.title()).toHaveText(NEWEST[2] ?? '');
    await page.keyboard.press('ArrowRight');
    await gallery.tool('Volgend project').click();
    await expect(gallery.title()).toHaveText(NEWEST[1] ?? '');
    await expect(gallery.viewer.getByText('2 / 3')).toHaveCount(0);
    await gallery.tool('Vergroten').click();
    await expect(gallery.viewer.getByText('2 / 3')).toBeVisible();
    await expect(gallery.title()).toBeHidden();
    await gallery.tool('Verkleinen').click();
    await expect(gallery.title()).toBeVisible();
    await gallery.tool('Vergroten').click();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.viewer.getByText('3 / 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery.title()).toHaveText(NEWEST[2] ?? '');
    await page.keyboard.press('Escape');
    await expect(gallery.viewer).toBeHidden();
  });

  test('V-011 V-012 V-013 V-014 the panel tells what, when, where, the guarantee and what next', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await gallery.open();
    for (const text of [
      'Gelcoat Restauratie',
      'oktober 2026',
      'Sixhaven, Amsterdam',
      'Onze meting gaf 28 glanspunten',
    ])
      await expect(gallery.viewer).toContainText(text);
    await expect(
      gallery.viewer.getByRole('list', { name: 'Wat wij deden' }).getByRole('listitem'),
    ).toHaveText(['Nat schuren', 'Polijsten in drie gangen', 'Verzegelen']);
    await expect(gallery.viewer).toContainText('3 jaar exclusieve bescherming door Havenglans.');
    await expect(gallery.viewer).toContainText('Wij nemen binnen 24 uur contact met u op.');
    await expect(gallery.viewer.getByRole('link', { name: 'Bekijk het portfolio' })).toHaveAttribute(
      'href',
      '/portfolio',
    );
    await expect(gallery.viewer.getByRole('link', { name: 'Offerte aanvragen' })).toHaveAttribute(
      'href',
      '/#contact',
    );
  });

  test('V-011 V-027 a project without a date or texts is recent and has the defaults', async ({
    page,
    app,
  }) => {
    await answerQuery(page, 'transformations', [
      { id: '1', image_url: '/scenes/project-04-after-1600.webp', type: 'project', created_at: null },
    ]);
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await expect(gallery.cards).toHaveCount(1);
    await gallery.open();
    for (const text of [
      'Premium Yacht Service',
      'Yacht Care',
      'Recent project',
      'Onderhoud en herstel aan boord',
    ])
      await expect(gallery.viewer).toContainText(text);
    await expect(gallery.tool('Volgend project')).toHaveCount(0);
  });

  test('the keyboard walks through the viewer and stays in it', async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await gallery.cards.first().focus();
    await page.keyboard.press('Enter');
    await expect(gallery.viewer).toBeVisible();
    const { visited, unseen } = await unseenStops(page, 10);
    expect(unseen).toEqual([]);
    expect(visited).toBeGreaterThanOrEqual(8);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    expect(await accessibilityFaults(page, 'everything')).toEqual([]);
  });
});

test.describe('sharing and saving', () => {
  test('V-015 V-016 V-017 V-025 the popup names its ways, and copying says so for two seconds', async ({
    page,
    app,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/?van=brief`);
    const id = await gallery.cards.first().getAttribute('data-project');
    await gallery.open();
    await gallery.tool('Delen').click();
    const popup = gallery.viewer.getByRole('region', { name: 'Delen via' });
    await expect(popup.getByRole('link')).toHaveText(['E-mail', 'WhatsApp', 'LinkedIn', 'Facebook']);
    await expect(popup.getByRole('link').first()).toBeFocused();
    const link = `${app.url}/?project=${id}`;
    await expect(popup.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`%E2%80%A6%20${encodeURIComponent(link).replaceAll('.', String.raw`\.`)}$`),
    );
    await popup.getByRole('button', { name: 'Kopieer link' }).click();
    await expect(popup.getByRole('button', { name: 'Gekopieerd!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.waitForTimeout(1_300);
    await expect(popup.getByRole('button', { name: 'Gekopieerd!' })).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Kopieer link' })).toBeVisible({ timeout: 2_000 });
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(gallery.viewer).toBeVisible();
  });

  test('V-018 X-006 the device’s own share sheet comes first; what fails is noted only', async ({
    page,
    app,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          Object.assign(window, { shared: data });
          return Promise.reject(new DOMException('no', 'NotAllowedError'));
        },
      });
    });
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    await gallery.tool('Delen').click();
    const shared = await page.evaluate(() => ('shared' in window ? window.shared : null));
    expect(shared).toMatchObject({
      title: NEWEST[0],
      url: expect.stringMatching(/\/portfolio\?project=[0-9a-f-]+$/),
    });
    await expect
      .poll(() => warnings.some((text) => text.startsWith('a project could not be shared')))
      .toBe(true);
    await expect(gallery.viewer.getByRole('region', { name: 'Delen via' })).toHaveCount(0);
  });

  test('X-006 a copy that fails is noted, and the button says nothing', async ({ page, app }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new Error('no')),
      });
    });
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    await gallery.tool('Delen').click();
    await gallery.viewer.getByRole('button', { name: 'Kopieer link' }).click();
    await expect
      .poll(() => warnings.some((text) => text.startsWith('the link could not be copied')))
      .toBe(true);
    await expect(gallery.viewer.getByRole('button', { name: 'Kopieer link' })).toBeVisible();
  });

  test('V-019 V-023 V-032 R-54 X-002 D-007 a download is a JPEG under its name, and a message says so for three seconds', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    const [download] = await Promise.all([page.waitForEvent('download'), gallery.tool('Download').click()]);
    expect(download.suggestedFilename()).toBe(
      'havenglans-gelcoat-restauratie-donkergroene-romp-weer-diep-van-kleur.jpg',
    );
    const bytes = readFileSync(await download.path());
    expect([...bytes.subarray(0, 3)], 'a JPEG begins so').toEqual([0xff, 0xd8, 0xff]);
    expect(bytes.length).toBeGreaterThan(20_000);
    await expect(gallery.viewer.getByText('Afbeelding gedownload')).toBeVisible();
    await page.waitForTimeout(2_000);
    await expect(gallery.viewer.getByText('Afbeelding gedownload')).toBeVisible();
    await expect(gallery.viewer.getByText('Afbeelding gedownload')).toHaveCount(0, { timeout: 2_000 });
  });

  test('X-001 V-032 a download that fails says so in red', async ({ page, app, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/);
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await gallery.open();
    await page.route('**/scenes/*', (route) => route.fulfill({ status: 503, body: '' }));
    await gallery.tool('Download').click();
    const toast = gallery.viewer.getByText('Download mislukt. Probeer het later opnieuw.');
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    await expect(toast).toHaveCount(0, { timeout: 4_000 });
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
  const sheets = (await page.locator('script[data-styles]').getAttribute('data-styles'))?.split(' ') ?? [];
  expect(sheets.length).toBeGreaterThan(0);
  for (const address of [...sheets, '/favicon.svg', '/apple-touch-icon.png'])
    expect((await page.request.get(`${app.url}${address}`)).status(), address).toBe(200);
  await expect(page.getByRole('banner').locator('svg').first()).toBeVisible();
});

test.describe('R-11 a shared link', () => {
  test('opens its project; closing leaves the page; an unknown one is ignored', async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    const id = await gallery.cards.nth(6).getAttribute('data-project');
    await gallery.visit(`${app.url}/portfolio?project=${id}`);
    await expect(gallery.title()).toHaveText('Bordeauxrode sloep weer op kleur');
    await gallery.tool('Sluiten').click();
    await expect(gallery.viewer).toBeHidden();
    for (const unknown of ['00000000-0000-7000-8000-000000000000', 'niets']) {
      await gallery.visit(`${app.url}/portfolio?project=${unknown}`);
      await page.waitForTimeout(500);
      await expect(gallery.viewer).toHaveCount(0);
    }
  });

  test('on home fetches a project that is not among the newest three', async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    const id = await gallery.cards.nth(9).getAttribute('data-project');
    await gallery.visit(`${app.url}/?project=${id}`);
    await expect(gallery.title()).toHaveText('Zeilhuik schoon en weer waterdicht');
    await expect(page).toHaveURL(new RegExp(`project=${id}&modal=true$`));
  });
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

test('WCAG 2.2 AA the portfolio and its modal have no barrier at any size, day and night', async ({
  page,
  app,
}) => {
  const gallery = new GalleryPage(page);
  await gallery.visit(`${app.url}/portfolio`);
  await checkViewports(page, '/portfolio');
  await gallery.open();
  await checkViewports(page, 'the modal of a project');
});

test.describe('offline after a visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the portfolio and its viewer can be read, with nothing said to be wrong', async ({
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
