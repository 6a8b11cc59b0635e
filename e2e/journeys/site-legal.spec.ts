import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, sidewaysScroll } from '../pages/accessibility.ts';
import { PublicPage } from '../pages/public-page.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test('G-010 L-001 the legal pages have no accessibility fault, lead to their sections, and print as text only', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const site = new PublicPage(page);
  for (const [path, section] of [
    ['/privacy-beleid', 'Uw rechten'],
    ['/algemene-voorwaarden', 'Aansprakelijkheid'],
  ] as const) {
    await site.open(app.url + path);
    for (const [size, colorScheme, about] of [
      [DESKTOP, 'light', 'everything'],
      [PHONE, 'dark', 'everything'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      expect.soft(await accessibilityFaults(page, about), `${path} ${size.width}`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `${path} ${size.width}`).toBe(0);
    }
    await page.getByRole('navigation', { name: 'Inhoud' }).getByRole('link', { name: section }).click();
    const heading = page.getByRole('heading', { name: section, level: 2 });
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? 0)
      .toBeGreaterThan((await site.bar.boundingBox())?.height ?? 0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const left_out of [site.bar, site.footer, page.getByRole('navigation', { name: 'Inhoud' })])
    await expect(left_out).toBeHidden();
});
