import { expect, PEOPLE, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { checkViewports, PHONE } from '../pages/check-viewports.ts';
import { SettingsPage } from '../pages/settings-page.ts';

test('A-003 R-13 R-17 a technician’s settings are this device and its display, on a desk and on a phone', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.signIn(page, 'technician');
  const settings = new SettingsPage(page);
  await new AdminShellPage(page).entries.filter({ hasText: 'Settings' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/apparaat$/);
  expect(await settings.names()).toEqual(['Dit apparaat', 'Weergave']);
  await expect(settings.open_section).toContainText(PEOPLE.technician.email);
  await expect(settings.open_section).toContainText('Opslag op dit apparaat');
  await settings.open_section.getByRole('button', { name: 'Pincode en afmelden' }).click();
  await expect(page.getByRole('dialog', { name: 'Dit apparaat' })).toBeVisible();
  await page.keyboard.press('Escape');

  const display = await settings.open('Weergave');
  await display.getByRole('radio', { name: 'Donker' }).check();
  await page.reload();
  await expect(display.getByRole('radio', { name: 'Donker' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await display.getByRole('radio', { name: 'Zoals het apparaat' }).check();
  await checkViewports(page, 'the display');

  await page.goto(`${app.url}/admin/settings/apparaat`);
  await checkViewports(page, 'this device');

  await page.setViewportSize(PHONE);
  await page.goto(`${app.url}/admin/settings`);
  expect(await settings.names(), 'on a phone the list comes first').toEqual(['Dit apparaat', 'Weergave']);
  await settings.open('Dit apparaat');
  await page.getByRole('link', { name: 'Alle instellingen' }).click();
  await expect(settings.sections).toHaveCount(2);
});
