import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { uniqueClient } from '../pages/clients-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';

/** Where the keyboard is. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'lost';
    return element.closest('main') === null ? element.outerHTML : 'in the screen';
  });

test('M-015 M-004 R-14 WCAG 2.1.4 2.4.3 by keyboard alone a client is found by telephone, opened and left, and one who is known already is opened from the form of a new one', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const { list: clients } = await app.startWork(page, 'admin');
  const known = {
    ...uniqueClient('Dirk Toets'),
    phone: '+31 6 4455 6677',
    email: 'dirk.toets@haven.example',
  };
  await clients.addClient(known);
  const link = clients.client(known.name);

  await page.keyboard.press('/');
  await expect(clients.search).toBeFocused();
  await page.keyboard.type('0644556677');
  await page.keyboard.press('Enter');
  await expect(link, 'the search leads into what it found').toBeFocused();
  await page.keyboard.press('Enter');
  const detail = clients.detail.dialog(known.name);
  await expect(detail).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('/');
  await expect(clients.new_client, 'a client that stands open keeps these keys from the list').toBeHidden();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(clients.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(clients.search).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeFocused();

  await page.keyboard.press('n');
  await expect(clients.new_client.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();
  await page.keyboard.type('D. Toets / n?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Dirk.Toets@haven.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('06-44556677');
  await expect(clients.new_client.getByText('Deze klant is er misschien al')).toBeVisible();
  await checkViewports(page, 'a new client who is known already');
  await page.keyboard.press('Tab');
  const open = clients.new_client.getByRole('link', { name: `Bekijk ${known.name}` });
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  const name = clients.new_client.getByRole('textbox', { name: 'Naam', exact: true });
  await expect(name, 'back in the form').toBeFocused();
  await expect(name).toHaveValue('D. Toets / n?');
  await page.keyboard.press('Escape');
  await expect(clients.new_client).toBeHidden();
  await expect.poll(() => focused(page), 'the keyboard is on the screen').toBe('in the screen');

  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Sneltoetsen' });
  await expect(keys).toContainText('Naar het zoekveld van de lijst');
  await expect(keys).toContainText('Nieuw toevoegen');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect.poll(() => focused(page)).toBe('in the screen');
});
