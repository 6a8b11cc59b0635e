import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { textOverPictures } from '../pages/picture-contrast.ts';
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

for (const size of SIZES)
  test(`WCAG 1.4.3 P-021 at ${size.width}×${size.height} every text over a picture can be read, whatever the picture`, {
    tag: '@long',
  }, async ({ page, app }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
    const site = new PublicPage(page);
    let looked_at = 0;
    for (const path of [...BUILT_PATHS, routes.article(ARTICLE)]) {
      await site.open(`${app.url}${path}`);
      const texts = await textOverPictures(page);
      looked_at += texts.length;
      const poor = texts
        .filter(
          ({ contrast, is_large, picture }) =>
            contrast < (is_large && picture !== 'own' ? LEAST_LARGE : LEAST),
        )
        .map(({ text, picture, contrast }) => `${contrast.toFixed(2)} on ${picture}: ${text}`);
      expect.soft(poor, path).toEqual([]);
    }
    expect(looked_at).toBeGreaterThan(50);
  });
