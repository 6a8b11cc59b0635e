import { PUBLIC_PATHS } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';

/** A picture that jumps by the height of an action counts 0.14. */
const MOST_SHIFT = 0.02;
/** Widths of phones at which two actions side by side just have room for each other, or just have not. */
const WIDTHS_PX = [390, 412] as const;
/** Pages whose hero has two actions and a picture below them, and one whose heading just fits on two lines. */
const PAGES = ['contact', 'services', 'blog'] as const;

/** What web-vitals counts, of a page as it is until now. */
const shiftOf = (): Promise<number> =>
  new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    // An observer is given what is buffered before the next frame but one.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
  });

test('R-50 no picture moves below the words and actions of a hero when the faces arrive long after its words were read', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  for (const width of WIDTHS_PX)
    for (const name of PAGES) {
      const arrival = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${app.url}${PUBLIC_PATHS[name]}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(300);
      arrival.resolve();
      await expect(page.locator('html[data-faces=""]')).toBeAttached();
      await page.waitForTimeout(300);
      expect.soft(await page.evaluate(shiftOf), `${name} at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
      await page.unrouteAll({ behavior: 'wait' });
    }
});
