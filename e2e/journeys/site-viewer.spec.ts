import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { GalleryPage } from '../pages/gallery-page.ts';

const TITLES = [
  'Donkergroene romp weer diep van kleur',
  'Keramische coating voor de Waterlelie',
  'Teakdek gered voor nog tien jaar',
] as const;

type Finger = readonly [x: number, y: number];

/** Fingers on the screen, as the browser's own tests move them. */
class Touch {
  readonly cdp: CDPSession;

  constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }

  static async on(page: Page): Promise<Touch> {
    return new Touch(await page.context().newCDPSession(page));
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) {
    const touchPoints = fingers.map(([x, y], id) => ({ x, y, id }));
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Moves fingers in steps from where they are put to where they are lifted. */
  async move(from: readonly Finger[], to: readonly Finger[], steps = 6): Promise<void> {
    await this.send('touchStart', from);
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await this.send(
        'touchMove',
        from.map(([x, y], at) => {
          const [to_x, to_y] = to[at] ?? [x, y];
          return [x + (to_x - x) * share, y + (to_y - y) * share];
        }),
      );
    }
    await this.send('touchEnd', []);
  }

  async tap(at: Finger): Promise<void> {
    await this.send('touchStart', [at]);
    await this.send('touchEnd', []);
  }
}

/** How wide the picture of the viewer stands within its box of 4:3 or wider, in CSS pixels, and where that box begins. */
async function pictureBox(gallery: GalleryPage): Promise<{ readonly x: number; readonly width: number }> {
  const {
    x = 0,
    width = 0,
    height = 0,
  } = (await gallery.viewer.locator('picture img').last().boundingBox()) ?? {};
  return { x, width: Math.min(width, (height * 4) / 3) };
}

const pictureWidth = async (gallery: GalleryPage): Promise<number> =>
  Math.round((await pictureBox(gallery)).width);

/** Every picture of the portfolio has this many pixels across in its largest size. */
const OWN_PIXELS = 1_600;

test.describe('R-11 the address of the viewer says what is shown', () => {
  test('back closes, forward and reload open the same project again, and going on changes the address', {
    tag: '@long',
  }, async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    const ids = [
      await gallery.cards.nth(0).getAttribute('data-project'),
      await gallery.cards.nth(1).getAttribute('data-project'),
    ];
    const entries = await page.evaluate(() => history.length);
    await gallery.open();
    await expect(page).toHaveURL(`${app.url}/portfolio?modal=true&project=${ids[0]}`);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${app.url}/portfolio?modal=true&project=${ids[1]}`);
    expect(await page.evaluate(() => history.length), 'one entry, however far one goes on').toBe(entries + 1);
    await page.goBack();
    await expect(gallery.viewer).toBeHidden();
    await expect(page).toHaveURL(`${app.url}/portfolio`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await page.goForward();
    await expect(gallery.title()).toHaveText(TITLES[1]);
    await page.reload();
    await expect(gallery.title()).toHaveText(TITLES[1]);
    await expect(page).toHaveURL(`${app.url}/portfolio?modal=true&project=${ids[1]}`);
    await gallery.tool('Sluiten').click();
    await expect(gallery.viewer).toBeHidden();
    await expect(page).toHaveURL(`${app.url}/portfolio`);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('a shared address opens its project over the page: back leads to the page, forward to the project', {
    tag: '@long',
  }, async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    const id = await gallery.cards.nth(2).getAttribute('data-project');
    await gallery.visit(`${app.url}/portfolio?van=brief&project=${id}`);
    await expect(gallery.title()).toHaveText(TITLES[2]);
    await page.goBack();
    await expect(gallery.viewer).toBeHidden();
    await expect(page).toHaveURL(`${app.url}/portfolio?van=brief`);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-project')))
      .toBe(id);
    await page.goForward();
    await expect(gallery.title()).toHaveText(TITLES[2]);
    // The flag alone names no project, and stays in no address.
    await gallery.visit(`${app.url}/portfolio?modal=true`);
    await expect(page).toHaveURL(`${app.url}/portfolio`);
    await expect(gallery.viewer).toHaveCount(0);
  });
});

test.describe('looking closely, by keys and buttons', () => {
  test('V-008 V-010 + shows the picture up to its own pixels, arrows move it, - and 0 bring it back', {
    tag: '@long',
  }, async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await gallery.open();
    await page.keyboard.press('+');
    // It takes the whole window for that.
    await expect(gallery.viewer.getByText('1 / 3')).toBeVisible();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(() => pictureWidth(gallery)).toBe(OWN_PIXELS);
    const { x } = await pictureBox(gallery);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await pictureBox(gallery)).x).toBeLessThan(x);
    await expect(gallery.viewer.getByText('1 / 3'), 'the arrow moved the picture').toBeVisible();
    await page.keyboard.press('0');
    await expect.poll(() => pictureWidth(gallery)).toBeLessThanOrEqual(1_440);
    await page.keyboard.press('ArrowRight');
    await expect(gallery.viewer.getByText('2 / 3'), 'a picture that fits lets them go on').toBeVisible();
  });

  test('WCAG 2.5.1 2.5.7 buttons do what pinching does, and a double click looks closely at its place', {
    tag: '@long',
  }, async ({ page, app }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    await gallery.tool('Volledig scherm').click();
    const fits = await pictureWidth(gallery);
    await gallery.tool('Inzoomen').click();
    await expect.poll(() => pictureWidth(gallery)).toBeGreaterThan(fits);
    await expect(gallery.viewer.getByText(/^1[0-9]{2}%$/)).toBeVisible();
    expect(await accessibilityFaults(page, 'everything')).toEqual([]);
    await gallery.tool('Uitzoomen').click();
    await expect(gallery.tool('Uitzoomen')).toBeDisabled();
    await expect.poll(() => pictureWidth(gallery)).toBe(fits);
    await page.mouse.dblclick(500, 400);
    await expect.poll(() => pictureWidth(gallery)).toBe(OWN_PIXELS);
    await page.mouse.dblclick(500, 400);
    await expect.poll(() => pictureWidth(gallery)).toBe(fits);
  });
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('V-007 a swipe goes to the next and the previous project and through no history', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await gallery.open();
    const touch = await Touch.on(page);
    await touch.move([[300, 200]], [[80, 210]]);
    await expect(gallery.title()).toHaveText(TITLES[1]);
    await touch.move([[80, 200]], [[320, 190]]);
    await expect(gallery.title()).toHaveText(TITLES[0]);
    await touch.move([[200, 200]], [[180, 200]]);
    await expect(gallery.title(), 'too short to mean it').toHaveText(TITLES[0]);
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.documentElement).overscrollBehaviorX,
        getComputedStyle(document.querySelector('dialog[open]') ?? document.body).overscrollBehaviorX,
      ]),
    ).toEqual(['none', 'none']);
  });

  test('V-020 where a slider lies over the picture a finger moves that, and a swipe across the texts goes on', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    const slider = gallery.viewer.getByRole('slider');
    const touch = await Touch.on(page);
    await touch.move([[195, 200]], [[80, 200]]);
    await expect(slider).not.toHaveAttribute('aria-valuetext', /^50%/);
    await expect(gallery.title()).toHaveText(TITLES[0]);
    await touch.move([[320, 600]], [[90, 610]]);
    await expect(gallery.title()).toHaveText(TITLES[1]);
    await touch.move([[90, 600]], [[320, 590]]);
    await expect(gallery.title()).toHaveText(TITLES[0]);
  });

  test('two fingers and a double tap look closely up to the own pixels, and one moves the picture', async ({
    page,
    app,
  }) => {
    const gallery = new GalleryPage(page);
    await gallery.visit(app.url);
    await gallery.open();
    const touch = await Touch.on(page);
    await touch.move(
      [
        [180, 200],
        [210, 200],
      ],
      [
        [60, 200],
        [330, 200],
      ],
      12,
    );
    await expect(gallery.title(), 'the picture alone').toBeHidden();
    await expect.poll(() => pictureWidth(gallery)).toBeGreaterThan(900);
    expect(await pictureWidth(gallery)).toBeLessThanOrEqual(OWN_PIXELS);
    const { x } = await pictureBox(gallery);
    await touch.move([[200, 400]], [[120, 400]]);
    await expect.poll(async () => Math.round((await pictureBox(gallery)).x - x)).toBeLessThan(-60);
    await expect(gallery.viewer.getByText('1 / 3'), 'a larger picture is moved, not left').toBeVisible();
    await touch.tap([200, 400]);
    await touch.tap([200, 400]);
    await expect.poll(() => pictureWidth(gallery)).toBe(390);
    await touch.tap([200, 420]);
    await touch.tap([200, 420]);
    await expect.poll(() => pictureWidth(gallery)).toBe(OWN_PIXELS);
  });

  test('on a phone that lies on its side the picture and its texts stand beside each other', async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const gallery = new GalleryPage(page);
    await gallery.visit(`${app.url}/portfolio`);
    await gallery.open();
    const picture = await gallery.viewer.getByRole('slider').locator('..').boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0), 'the whole picture').toBeLessThanOrEqual(390);
    await expect(gallery.title()).toBeInViewport({ ratio: 1 });
    for (const name of ['Delen', 'Sluiten', 'Volgend project'])
      await expect(gallery.tool(name)).toBeInViewport({ ratio: 1 });
    await gallery.viewer.getByRole('link', { name: 'Offerte aanvragen' }).scrollIntoViewIfNeeded();
    await expect(gallery.viewer.getByRole('link', { name: 'Offerte aanvragen' })).toBeInViewport();
    await expect(gallery.tool('Sluiten')).toBeInViewport({ ratio: 1 });
  });
});
