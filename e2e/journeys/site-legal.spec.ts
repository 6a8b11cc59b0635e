import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, sidewaysScroll } from '../pages/accessibility.ts';
import { PublicPage } from '../pages/public-page.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

// Both are one component: each is looked at where the other is not, the cookies page by site-frame.spec.ts everywhere.
test('G-010 L-001 the legal pages have no accessibility fault, lead to their sections, and print as text only', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
  const site = new PublicPage(page);
  for (const [path, section, size, colorScheme] of [
    ['/privacy-beleid', 'Uw rechten', DESKTOP, 'light'],
    ['/toegankelijkheid', 'Wat wij niet hebben getest', PHONE, 'light'],
    ['/algemene-voorwaarden', 'Aansprakelijkheid', PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await site.open(app.url + path);
    expect.soft(await accessibilityFaults(page, 'everything'), path).toEqual([]);
    expect.soft(await sidewaysScroll(page), path).toBe(0);
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
