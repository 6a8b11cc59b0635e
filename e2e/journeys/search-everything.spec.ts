import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { checkViewports, DESKTOP, PHONE, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';
import { startWork } from '../sign-in.ts';

const KEY = 'ControlOrMeta+k';
const searchOf = (page: Page) => page.getByRole('dialog', { name: 'Alles doorzoeken' });
const fieldOf = (page: Page) => searchOf(page).getByRole('combobox');
const chosenOf = (page: Page) => searchOf(page).getByRole('option', { selected: true });
const keysOf = (page: Page) => page.getByRole('dialog', { name: 'Sneltoetsen' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function search(page: Page, typed: string): Promise<void> {
  await page.keyboard.press(KEY);
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(typed);
}

test('R-14 R-50 without signal and by keyboard alone everything is found, opens at its address and leads back', {
  tag: '@long',
}, async ({ createDevice }) => {
  const device = await createDevice('desktop');
  const { page } = await startWork(device, 'admin');
  await device.loseNetwork();
  await page.reload();
  const here = page.getByRole('searchbox', { name: 'Zoek klanten' });
  await here.focus();

  const service = page.getByRole('dialog').getByRole('radio', { name: 'Antifouling' });

  // A number as it is typed, and Escape.
  await search(page, '0600177');
  await expect(chosenOf(page)).toContainText('Pieter van der Meer');
  await page.keyboard.press('Escape');
  await expect(searchOf(page)).toBeHidden();
  await expect(here).toBeFocused();

  // A service by its client opens as itself.
  await search(page, 'TROMP antif');
  await expect(searchOf(page).getByRole('group', { name: /^Services/ })).toBeVisible();
  await expect(chosenOf(page)).toContainText('Antifouling');
  await expect(chosenOf(page)).toContainText('Onno Tromp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/klanten\/[\w-]+\/diensten\/[\w-]+\/bewerken$/);
  await expect(service).toBeChecked();

  // Above that form, a berth with accents that are not there.
  await search(page, 'hélder wâter');
  await expect(chosenOf(page)).toContainText('Helder Water · Marina Den Oever');
  await page.keyboard.press('Enter');
  const client = page.getByRole('dialog', { name: 'Pieter van der Meer' });
  await expect(client).toBeVisible();
  await expect(page).toHaveURL(/\/klanten\/[\w-]+$/);

  // Of another screen, and back through all of them.
  await search(page, 'reinier');
  await expect(chosenOf(page)).toContainText('Reinier Bolk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Reinier Bolk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(client).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(service).toBeChecked();

  await search(page, 'donk');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await search(page, 'synchronisatie');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/synchronisatie$/);
  // What was chosen last is offered first.
  await page.keyboard.press(KEY);
  await expect(
    searchOf(page).getByRole('group', { name: 'Laatst gekozen' }).getByRole('option'),
  ).toContainText(['Reinier Bolk', 'Pieter van der Meer', 'Antifouling']);
});

test('R-41 a half-filled form keeps what was typed in it, whatever is searched above it and opened from there', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/klanten/nieuw`);
  const form = page.getByRole('dialog', { name: 'Nieuwe klant' });
  const name = form.getByRole('textbox', { name: 'Naam', exact: true });
  await name.fill('Lieve van Zoeken');
  await search(page, 'pieter van');
  await expect(chosenOf(page)).toContainText('Pieter van der Meer');
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Lieve van Zoeken');
  // A question mark is a letter here.
  await page.keyboard.type('?');
  await expect(keysOf(page)).toBeHidden();

  await search(page, 'pieter van');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pieter van der Meer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await expect(name).toHaveValue('Lieve van Zoeken?');
  await form.getByRole('button', { name: 'Sluiten' }).click();
});

test('a question mark lists the keys of the screen; who wants none switches it off and finds the list by name', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  const link = page.getByRole('link', { name: /^Open / }).first();
  await link.focus();
  await page.keyboard.press('Shift+?');
  await expect(keysOf(page).getByRole('heading', { name: 'In een lijst' })).toBeVisible();
  await expect(keysOf(page).getByText('Ongedaan maken')).toBeVisible();
  await expect(keysOf(page).getByText('F8')).toBeVisible();
  await keysOf(page).getByRole('switch').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(keysOf(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+?');
  await search(page, 'sneltoets');
  await expect(keysOf(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(keysOf(page).getByRole('switch')).not.toBeChecked();
  await checkViewports(page, 'the shortcuts');
});

test('C-001 a technician finds clients and services, and nothing of the office', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'technician');
  await search(page, 'reinier bolk');
  await expect(searchOf(page).getByText('Niets gevonden.')).toBeVisible();
  await fieldOf(page).fill('a');
  await expect(chosenOf(page)).toBeVisible();
  const kinds = await searchOf(page).getByRole('group').allInnerTexts();
  for (const kind of [
    'Aanvragen',
    'Founding members',
    'nieuwsbrief',
    'Artikelen',
    'Blog Management',
    'Nieuw artikel',
  ])
    expect(kinds.join('\n')).not.toContain(kind);
  await fieldOf(page).fill('van der meer');
  await expect(searchOf(page).getByRole('group', { name: /^Services/ })).toBeVisible();
});

test('R-14 on a phone a thumb opens it, it fills the screen, and it is clear at every size', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await app.startWork(page, 'admin');
  const button = page.getByRole('button', { name: 'Alles doorzoeken' });
  const box = await button.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(PHONE.height - 100);
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  await checkViewports(page, 'the search before anything is typed');
  await page.setViewportSize(PHONE);
  await page.keyboard.type('van');
  await expect(chosenOf(page)).toBeVisible();
  await checkViewports(page, 'what was found');
  await page.setViewportSize(PHONE);
  await fieldOf(page).fill('zzzz');
  await expect(searchOf(page).getByText('Niets gevonden.')).toBeVisible();
  await checkViewports(page, 'nothing found', { sizes: [DESKTOP, PHONE] });
  await page.setViewportSize(PHONE);
  await fieldOf(page).fill('reinier');
  await searchOf(page)
    .getByRole('option', { name: /Reinier Bolk/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Reinier Bolk' })).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ viewport: TABLET, hasTouch: true });

  test('R-14 WCAG 2.4.11 held either way a thumb reaches it, and it lies over no row and no other button', {
    tag: '@long',
  }, async ({ page, app }) => {
    test.slow();
    await app.startWork(page, 'admin');
    const button = page.getByRole('button', { name: 'Alles doorzoeken' });
    const main = page.getByRole('main');
    for (const size of [TABLET, TABLET_UPRIGHT]) {
      await page.setViewportSize(size);
      const where = `${size.width}×${size.height}`;
      const box = await boxOf(button);
      expect(box.y, where).toBeGreaterThan(size.height - 100);
      expect(box.x, where).toBeLessThan(100);
      expect(Math.min(box.width, box.height), where).toBeGreaterThanOrEqual(48);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      for (const other of [main.getByRole('link').last(), main.locator('[data-list-add]')]) {
        // The cards at the end are drawn once it is scrolled to, in the place of those before.
        await expect(async () => {
          const { x, right, y, bottom } = await boxOf(other);
          const is_apart = right <= box.x || x >= box.right || bottom <= box.y || y >= box.bottom;
          expect(is_apart, `${where}: ${(await other.textContent()) ?? ''}`).toBe(true);
        }).toPass({ timeout: 5_000 });
      }
      await button.tap();
      await expect(fieldOf(page)).toBeFocused();
      await expect(button).toHaveCSS('opacity', '0');
      await page.keyboard.press('Escape');
      await expect(searchOf(page)).toBeHidden();
      await expect(button).toHaveCSS('opacity', '1');
    }
    await checkViewports(page, 'the search of a tablet', { sizes: [TABLET, TABLET_UPRIGHT] });
  });
});
