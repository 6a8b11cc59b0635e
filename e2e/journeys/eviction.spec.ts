import { expect, test } from '../fixtures.ts';

test('R-50 when the browser threw this device’s data away it is said, and everything is fetched again', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.signInOnScreen(page, 'technician');
  await expect(page.getByRole('button', { name: /Alles opgeslagen/ })).toBeVisible();
  const notice = page.getByText('De browser heeft de gegevens van dit apparaat gewist');
  await expect(notice).toBeHidden();

  await page.goto(app.url);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: app.url, storageTypes: 'indexeddb' });
  await browser.detach();

  await app.signInOnScreen(page, 'technician');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});
