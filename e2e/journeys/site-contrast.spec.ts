import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { textOfDialog, textOverPictures } from '../pages/picture-contrast.ts';
import { BUILT_PATHS, PublicPage } from '../pages/public-page.ts';

/** Phones both ways, a laptop, a large and a very large screen. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** WCAG 1.4.3: large text on a picture is held at more than it has to be. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
const ARTICLE = 'waarom-gelcoat-dof-wordt';
/** Of those with a picture before and after at their top, one of a project and one of the work alone. */
const OFFERINGS = ['antifouling-aanbrengen', 'spot-reparatie'];
const PATHS = [...BUILT_PATHS, routes.article(ARTICLE), ...OFFERINGS.map((slug) => routes.offering(slug))];

/** What of these can be read less well than it has to be. */
const poorOf = (texts: Awaited<ReturnType<typeof textOverPictures>>): readonly string[] =>
  texts
    .filter(
      ({ contrast, is_large, picture }) => contrast < (is_large && picture !== 'own' ? LEAST_LARGE : LEAST),
    )
    .map(({ text, picture, contrast }) => `${contrast.toFixed(2)} on ${picture}: ${text}`);

/** Pictures and scrims are the same by day and at night, but not all that lies on them: at night a phone and a laptop are looked at. */
const LOOKS = [
  ...SIZES.map((size) => ({ size, scheme: 'light' as const })),
  ...[SIZES[0], SIZES[2]].flatMap((size) => (size ? [{ size, scheme: 'dark' as const }] : [])),
];

for (const { size, scheme } of LOOKS)
  test(`WCAG 1.4.3 P-021 at ${size.width}×${size.height}, ${scheme}, every text over a picture can be read, whatever the picture`, {
    tag: '@long',
  }, async ({ page, app }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
    const site = new PublicPage(page);
    let looked_at = 0;
    for (const path of PATHS) {
      await site.open(`${app.url}${path}`);
      const texts = await textOverPictures(page);
      looked_at += texts.length;
      expect.soft(poorOf(texts), path).toEqual([]);
    }
    expect(looked_at).toBeGreaterThan(50);
  });

for (const scheme of ['light', 'dark'] as const)
  test(`WCAG 1.4.3 V-022 in the viewer every text can be read on the ground that its picture gives, ${scheme}`, {
    tag: '@long',
  }, async ({ page, app }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
    const dialog = page.getByRole('dialog');
    for (const size of [SIZES[0], SIZES[1], SIZES[2]]) {
      if (size) await page.setViewportSize(size);
      await new PublicPage(page).open(`${app.url}${routes.portfolio()}`);
      const cards = page.locator('[data-project]');
      await cards.first().click();
      let looked_at = 0;
      for (let left = await cards.count(); left > 0; left -= 1) {
        const picture = dialog.getByRole('img').first();
        await expect(picture).toBeVisible();
        await picture.evaluate(async (image) => {
          if (image instanceof HTMLImageElement) await image.decode();
        });
        for (const end of [0, Number.MAX_SAFE_INTEGER]) {
          await dialog.evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), end);
          const texts = await textOfDialog(page);
          looked_at += texts.length;
          const title = await dialog.getByRole('heading', { level: 2 }).textContent();
          expect.soft(poorOf(texts), `${title} at ${size?.width}`).toEqual([]);
        }
        await page.keyboard.press('ArrowRight');
      }
      expect(looked_at).toBeGreaterThan(50);
    }
  });
