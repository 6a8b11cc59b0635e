import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, unseenStops } from '../pages/accessibility.ts';
import { answerQuery, GalleryPage } from '../pages/gallery-page.ts';

const NEWEST = [
  'Donkergroene romp weer diep van kleur',
  'Keramische coating voor de Waterlelie',
  'Teakdek gered voor nog tien jaar',
];

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const focusedProject = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-project') ?? null);

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
    await expect(page).toHaveURL(`${app.url}/?modal=true&project=${id}`);
    for (const name of ['Delen', 'Download', 'Sluiten', 'Vergroten', 'Vorig project', 'Volgend project'])
      await expect(gallery.tool(name)).toBeVisible();
    await expect(gallery.tool('Sluiten')).toBeFocused();
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await gallery.tool('Sluiten').click();
    await expect(gallery.viewer).toBeHidden();
    await expect(page).toHaveURL(`${app.url}/`);
    await expect.poll(() => scrollY(page)).toBe(before);
    await expect.poll(() => focusedProject(page)).toBe(id);
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
    await expect(gallery.viewer).toContainText('Kwaliteitsgarantie 3 jaar op gelcoatrestauratie.');
    await expect(gallery.viewer).toContainText('Wij nemen binnen 24 uur contact met u op.');
    await expect(gallery.viewer.getByRole('link', { name: 'Bekijk het portfolio' })).toHaveAttribute(
      'href',
      '/portfolio',
    );
    await expect(gallery.viewer.getByRole('link', { name: 'Offerte aanvragen' })).toHaveAttribute(
      'href',
      /^\/\?dienst=restauratie&zoals=Donkergroene\+romp.*#contact$/,
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

  test('the keyboard walks through the viewer and stays in it', { tag: '@long' }, async ({ page, app }) => {
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
    // While the popup stands open the arrows leave the project alone; Escape gives the focus back to its button.
    await page.keyboard.press('ArrowRight');
    await expect(gallery.viewer.getByRole('heading', { level: 2 })).toHaveText(NEWEST[0] ?? '');
    await page.keyboard.press('Escape');
    await expect(gallery.tool('Delen')).toBeFocused();
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
    await expect(page).toHaveURL(`${app.url}/?modal=true&project=${id}`);
  });
});
