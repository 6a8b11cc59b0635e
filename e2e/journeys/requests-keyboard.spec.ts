/** The office works through its requests without a mouse (WCAG 2.1.1, 2.4.7). */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goTo, tabTo } from '../pages/keyboard.ts';
import { SyncPill } from '../pages/sync-pill.ts';

// These are answered here, and other journeys read them.
test.use({ backend_group: 'requests-keyboard' });

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('C-001 C-002 C-009 C-010 C-011 R-14 R-18 WCAG 2.1.1 2.4.7 with the keyboard alone requests are found, read, answered, set together, taken back and deleted', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const { keyboard } = page;
  await app.startWork(page, 'admin');

  // There by the search over everything, and through the tabs.
  await keyboard.press('ControlOrMeta+k');
  await keyboard.type('customer man');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/aanvragen\/contacten$/);
  await tabTo(page, page.getByRole('tab', { name: 'Contact Aanvragen' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/aanvragen\/founding-members$/);
  await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/aanvragen\/contacten$/);

  // Filtered, searched, and opened from the list.
  const filter = page.getByRole('combobox', { name: 'Status' });
  await tabTo(page, filter);
  await keyboard.press('ArrowDown');
  await goDown(page, 'Nieuw');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/status=new/);
  await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
  await keyboard.type('quint');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: 'Open Annelies Quint' }));
  await keyboard.press('Enter');
  const detail = page.getByRole('dialog', { name: 'Annelies Quint' });
  await expect(detail).toBeVisible();

  // Answered, and noted.
  await tabTo(page, detail.getByRole('link', { name: 'E-mail' }));
  await keyboard.press('Enter');
  await tabTo(page, detail.getByRole('button', { name: /^Zet in notities: E-mail/ }));
  await keyboard.press('Enter');
  await expect(detail.getByRole('button', { name: 'Zet op Gecontacteerd' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(detail.getByRole('radio', { name: 'Gecontacteerd' })).toBeChecked();
  await tabTo(page, detail.getByRole('textbox', { name: 'Notities' }));
  await expect(detail.getByRole('textbox', { name: 'Notities' })).toHaveValue(/^E-mail gestuurd op/);
  await keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(rowOf(page, 'Annelies Quint')).toHaveCount(0);

  // Several set together, and taken back.
  await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await tabTo(page, page.getByRole('checkbox', { name: 'Kies Reinier Bolk' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Kies Femke Oudshoorn' }));
  await keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Gekozen aanvragen' });
  await expect(bar).toContainText('2 aanvragen gekozen');
  await goTo(page, bar.getByRole('button', { name: 'Gesloten' }), 'Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('2 aanvragen op Gesloten gezet')).toBeVisible();
  await keyboard.press('ControlOrMeta+z');
  await expect(rowOf(page, 'Femke Oudshoorn')).toContainText('Nieuw');

  // One deleted; the focus goes on to what is there.
  await tabTo(page, rowOf(page, 'Femke Oudshoorn').getByRole('button', { name: /verwijderen$/ }));
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await tabTo(page, question.getByRole('button', { name: 'Verwijderen' }));
  await keyboard.press('Enter');
  await expect(rowOf(page, 'Femke Oudshoorn')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await new SyncPill(page).expectAllSaved();
});

/** Goes down the open list of a combobox to an option. */
async function goDown(page: Page, name: string): Promise<void> {
  const chosen = page.getByRole('option', { name, exact: true });
  for (let step = 0; step < 6; step += 1) {
    if ((await chosen.getAttribute('data-combobox-selected')) !== null) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the list does not come to ${name}`);
}
