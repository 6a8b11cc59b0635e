/** Requests that two people answer at once, and many that one person answers at once. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { twoPeople } from '../two-writers.ts';

/** Opens a contact request by its list, and gives its dialog. */
const openContact = async (page: Page, url: string, name: string) => {
  await page.goto(`${url}/admin/aanvragen/contacten?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  return page.getByRole('dialog', { name });
};

test('C-009 C-010 C-012 R-18 R-41 G4 two people answer the same request: each sees what the other noted, and without signal no line of either is lost', {
  tag: '@long',
}, async ({ unpackDevice, backend }) => {
  test.slow();
  const { sanne, anna } = await twoPeople(unpackDevice, backend);
  const office = await openContact(sanne.page, sanne.device.url, 'Reinier Bolk');
  const tablet = await openContact(anna.page, anna.device.url, 'Reinier Bolk');
  const notes = tablet.getByRole('textbox', { name: 'Notities' });

  // By keyboard alone.
  await office.getByRole('link', { name: 'Bel', exact: true }).focus();
  await sanne.page.keyboard.press('Enter');
  await office.getByRole('button', { name: /^Noteer in tijdlijn: Gebeld op/ }).focus();
  await sanne.page.keyboard.press('Enter');
  await expect(office.getByRole('button', { name: 'Zet op Gecontacteerd' })).toBeFocused();
  await expect(notes).toHaveValue(/^Gebeld op .+ door Sanne de Vries$/);
  await sanne.page.keyboard.press('Enter');
  await expect(tablet.getByRole('radio', { name: 'Gecontacteerd' })).toBeChecked();
  const called = await notes.inputValue();

  await anna.device.loseNetwork();
  await notes.press('Control+End');
  await notes.pressSequentially('\nWil een prijs voor beide boten.');
  await tablet.getByRole('link', { name: 'E-mail' }).click();
  await expect(tablet.getByRole('button', { name: 'Zet op Gecontacteerd' })).toBeHidden();
  await tablet.getByRole('button', { name: /^Noteer in tijdlijn: E-mail/ }).click();
  const mailed = /\nWil een prijs voor beide boten\.\nE-mail gestuurd op .+ door Anna Smit$/;
  await expect(notes).toHaveValue(mailed);
  await anna.page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await expect(notes).toHaveValue(`${called}\nWil een prijs voor beide boten.`);
  await tablet.getByRole('link', { name: 'E-mail' }).click();
  await tablet.getByRole('button', { name: /^Noteer in tijdlijn: E-mail/ }).click();
  await expect(notes).toHaveValue(mailed);

  await office.getByRole('link', { name: 'Bel', exact: true }).click();
  await office.getByRole('button', { name: /^Noteer in tijdlijn: Gebeld op/ }).click();
  await sanne.pill.expectAllSaved();
  await anna.device.regainNetwork();
  await tablet.getByRole('button', { name: 'Beide bewaren' }).click();
  await anna.pill.expectAllSaved();
  await expect(office.getByRole('textbox', { name: 'Notities' })).toHaveValue(
    /Wil een prijs voor beide boten\.[^]*E-mail gestuurd op .+ door Anna Smit/,
  );
  const both = await office.getByRole('textbox', { name: 'Notities' }).inputValue();
  expect(both.match(/Gebeld op .+ door Sanne de Vries/g)).toHaveLength(2);
});

test('C-009 G-012 answering a request is clear at every size, and the keyboard stays where it was', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'admin');
  const dialog = await openContact(page, app.url, 'Femke Oudshoorn');
  await dialog.getByRole('link', { name: 'Bel', exact: true }).click();
  await dialog.getByRole('link', { name: 'E-mail' }).click();
  await expect(dialog.getByRole('button', { name: 'Zet op Gecontacteerd' })).toBeVisible();
  await checkViewports(page, 'answering a request');
  await dialog.getByRole('button', { name: /^Niet noteren: Gebeld/ }).click();
  await expect(dialog.getByRole('link', { name: 'Bel', exact: true })).toBeFocused();
});
