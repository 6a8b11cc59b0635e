import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { BUILT_PATHS, PublicPage } from '../pages/public-page.ts';

const ARTICLE = 'antifouling-kiezen-voor-uw-vaarwater';
/** How far below the bar what a link names begins: air, and at most a line above the heading. */
const MOST_PX = 72;

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])
  test(`N-001 N-018 at ${size.width} px every link to a part of a page leads to its heading, right under the bar`, {
    tag: '@long',
  }, async ({ page, app }) => {
    test.slow();
    await page.setViewportSize(size);
    const site = new PublicPage(page);
    let looked_at = 0;
    for (const path of [...BUILT_PATHS, routes.article(ARTICLE)]) {
      await site.open(`${app.url}${path}`);
      const targets = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
            .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1)
            .map(({ hash }) => hash)
            .filter((hash) => document.querySelector(hash) !== null && hash !== '#inhoud')
            // A tab chooses what its list shows; the tabs themselves stay under the bar.
            .filter((hash) => document.querySelector(hash)?.closest('#alle-diensten') === null),
        ),
      ]);
      for (const hash of targets) {
        const landed = await page.evaluate(async (to) => {
          scrollTo({ top: 0, behavior: 'instant' });
          location.hash = '';
          location.hash = to;
          const target = document.querySelector(to);
          const heading = target?.matches('h1, h2, h3') ? target : target?.querySelector('h1, h2, h3');
          const bar = document.querySelector('header');
          const root = document.documentElement;
          let was = Number.NaN;
          let scrolled = root.scrollTop;
          // Until it stands still: the bar condenses on the way.
          do {
            was = scrolled;
            await new Promise((resolve) => setTimeout(resolve, 350));
            scrolled = root.scrollTop;
          } while (was !== scrolled);
          const { bottom = 0 } = bar?.getBoundingClientRect() ?? {};
          const { top = 0 } = (heading ?? target)?.getBoundingClientRect() ?? {};
          return {
            below_bar_px: Math.round(top) - Math.round(bottom),
            at_end: scrolled + innerHeight >= root.scrollHeight - 2,
          };
        }, hash);
        looked_at += 1;
        const where = `${path}${hash}`;
        expect.soft(landed.below_bar_px, where).toBeGreaterThanOrEqual(0);
        if (!landed.at_end) expect.soft(landed.below_bar_px, where).toBeLessThanOrEqual(MOST_PX);
      }
    }
    expect(looked_at).toBeGreaterThan(30);
  });
