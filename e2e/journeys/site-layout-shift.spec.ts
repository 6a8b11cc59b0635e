import { PUBLIC_PATHS, routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';

/** A picture that jumps by the height of an action counts 0.14. */
const MOST_SHIFT = 0.02;
/** Widths of phones at which two actions side by side just have room for each other, or just have not. */
const WIDTHS_PX = [390, 412] as const;
/** Pages whose hero has two actions and a picture below them, one whose heading just fits on two lines, and one that ends on the first screen. */
const ADDRESSES = [
  PUBLIC_PATHS.contact,
  PUBLIC_PATHS.services,
  PUBLIC_PATHS.blog,
  routes.article('nergens'),
] as const;

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

test('R-50 no picture moves below the words and actions of a hero when the faces arrive long after its words were read, nor the end of a short page', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(/404/);
  for (const width of WIDTHS_PX)
    for (const address of ADDRESSES) {
      const arrival = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${app.url}${address}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(300);
      arrival.resolve();
      await expect(page.locator('html[data-faces=""]')).toBeAttached();
      await page.waitForTimeout(300);
      expect.soft(await page.evaluate(shiftOf), `${address} at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
      await page.unrouteAll({ behavior: 'wait' });
    }
});

test('R-50 the end of a short page stays where it is, however little of it has arrived', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/404/);
  await page.setViewportSize({ width: 1_024, height: 1_600 });
  await page.goto(`${app.url}${routes.article('nergens')}`);
  const { whole, emptied } = await page.getByRole('contentinfo').evaluate((footer) => {
    const before = footer.getBoundingClientRect();
    footer.replaceChildren();
    return { whole: before, emptied: footer.getBoundingClientRect() };
  });
  expect(emptied.top).toBe(whole.top);
  expect(emptied.bottom, 'its ground reaches the end of the screen').toBe(1_600);
});
