import { PUBLIC_PATHS } from '../../src/routes.ts';
import { faultsOf, startAuditBrowser } from '../../tests/support/lighthouse.ts';
import { expect, test } from '../fixtures.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const PAGES = [PUBLIC_PATHS.home, PUBLIC_PATHS.services, PUBLIC_PATHS.portfolio] as const;

test('Lighthouse finds nothing on three public pages in accessibility, best practices and search', {
  tag: '@long',
}, async ({ app }) => {
  test.slow();
  const browser = await startAuditBrowser();
  try {
    for (const path of PAGES) {
      const { result } = await browser.audit(`${app.url}${path}`, {
        onlyCategories: [...CATEGORIES],
        // Nothing is timed here, and any other method waits five quiet seconds four times.
        throttlingMethod: 'simulate',
        disableFullPageScreenshot: true,
      });
      for (const category of CATEGORIES)
        expect.soft(faultsOf(result, category), `${category} of ${path}`).toEqual([]);
    }
  } finally {
    await browser.stop();
  }
});
