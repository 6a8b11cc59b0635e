import type { Page } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { sidewaysScroll } from '../pages/accessibility.ts';
import { BUILT_PATHS, PublicPage } from '../pages/public-page.ts';

/** WCAG 1.4.10: 1280 px at 400%. */
const NARROWEST = { width: 320, height: 640 };
const ARTICLES = ['waarom-gelcoat-dof-wordt', 'antifouling-kiezen-voor-uw-vaarwater'];

/** Lines of text that reach over an edge of the window, or of what cuts off whatever stands over its own edge. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ checkVisibilityCSS: true }) || node.textContent?.trim() === '') continue;
      let [left, right] = [0, document.documentElement.clientWidth];
      let scrolls = false;
      let is_unseen = false;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') is_unseen = true;
        if (overflowX === 'visible') continue;
        scrolls ||= overflowX === 'auto' || overflowX === 'scroll';
        const edges = box.getBoundingClientRect();
        if (!scrolls) [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      }
      if (is_unseen || scrolls) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        if (line.width > 1 && (line.left < left - 1 || line.right > right + 1))
          cut.push(
            `${Math.round(line.left)} to ${Math.round(line.right)}: ${node.textContent?.trim().slice(0, 60)}`,
          );
    }
    return cut;
  });
}

test('WCAG 1.4.10 at 320 px no public page scrolls sideways, and none cuts a text', { tag: '@long' }, async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 404/);
  await page.setViewportSize(NARROWEST);
  const site = new PublicPage(page);
  const paths = [...BUILT_PATHS, ...ARTICLES.map(routes.article), '/404'];
  for (const path of paths) {
    await site.open(`${app.url}${path}`);
    // Every answer and every further part of a list is looked at as well.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0);
    expect.soft(await cutTexts(page), `${path} cuts`).toEqual([]);
    if (path === '/404') continue;
    await site.toggle.click();
    await expect(site.menu).toBeVisible();
    expect.soft(await cutTexts(page), `the menu on ${path} cuts`).toEqual([]);
  }
});
