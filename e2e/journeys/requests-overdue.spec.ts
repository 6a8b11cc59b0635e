/** The 24 hours in which the office answers, counted by the server's clock. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { SiteForm } from '../pages/site-forms.ts';

// No other journey changes the rows that the dashboard counts here.
test.use({ backend_group: 'requests-overdue' });

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1_000;
const late = (page: Page) => page.locator('[data-figure="late contacts"]');

test('R-09 R-38 a request that waits for more than a day comes first, says that it is late and counts on the dashboard until it is answered, whatever the device’s clock says', {
  tag: '@long',
}, async ({ page, app, browser }) => {
  test.slow();
  const visitor = await browser.newPage();
  const form = new SiteForm(visitor, 'contact');
  await form.open(app.url);
  await form.send('jan-op-tijd@voorbeeld.example');
  await expect(form.message).toContainText('Bedankt');
  await visitor.close();

  // A device that is two days ahead would call every request late.
  await page.addInitScript((ahead_ms) => {
    const now = Date.now.bind(Date);
    const Actual = Date;
    globalThis.Date = new Proxy(Actual, {
      construct: (target, given) =>
        Reflect.construct(target, given.length === 0 ? [now() + ahead_ms] : given),
      get: (target, name) => (name === 'now' ? () => now() + ahead_ms : Reflect.get(target, name)),
    });
  }, TWO_DAYS_MS);
  await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/aanvragen/contacten`);
  const rows = page.getByRole('table', { name: 'Contact Aanvragen' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText('Annelies Quint');
  await expect(rows.first()).toContainText('te laat');
  await expect(rows.nth(1)).toContainText('Reinier Bolk');
  await expect(rows.nth(1)).toContainText(/nog \d+ u/);
  const fresh = rows.filter({ hasText: 'jan-op-tijd@voorbeeld.example' });
  await expect(fresh).toContainText(/nog 2[34] u/);
  await expect(rows.filter({ hasText: 'te laat' })).toHaveCount(1);

  const shell = new AdminShellPage(page);
  await shell.entries.filter({ hasText: 'Dashboard' }).click();
  await expect(late(page)).toHaveText('1');
  await late(page).getByRole('link').click();
  await expect(page.locator('[data-result-count]')).toHaveAttribute('data-result-count', '1');
  await checkViewports(page, 'requests that are late');
  await page.getByRole('link', { name: 'Open Annelies Quint' }).click();
  const detail = page.getByRole('dialog', { name: 'Annelies Quint' });
  await expect(detail).toContainText('te laat');
  await detail.getByText('Gecontacteerd').click();
  await expect(detail.getByRole('radio', { name: 'Gecontacteerd' })).toBeChecked();
  await expect(detail).not.toContainText('te laat');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await shell.entries.filter({ hasText: 'Dashboard' }).click();
  await expect(late(page)).toHaveText('0');
});
