/** The office reads its figures and keeps its settings without a mouse (WCAG 2.1.1, 2.4.3, 2.4.7). */
import { expect, test } from '../fixtures.ts';
import { goTo, tabTo } from '../pages/keyboard.ts';
import { SyncPill } from '../pages/sync-pill.ts';

// Company and staff are changed here, and other journeys read them.
test.use({ backend_group: 'office-keyboard' });

test('A-024 R-38 WCAG 2.1.1 2.4.7 with the keyboard alone the figures are read as a table, and one leads to its list and back', {
  tag: '@long',
}, async ({ page, app }) => {
  const { keyboard } = page;
  await app.startWork(page, 'admin');
  await keyboard.press('ControlOrMeta+k');
  await keyboard.type('dashboard');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  const as_table = page
    .locator('[data-figure="median per month"]')
    .getByRole('button', { name: /^Toon als/ });
  await expect(as_table).toHaveAccessibleName(/^Toon als tabel/);
  await tabTo(page, as_table);
  await keyboard.press('Enter');
  await expect(page.locator('[data-figure="median per month"]').getByRole('table')).toBeVisible();
  await expect(as_table, 'the button is the way back').toBeFocused();
  await expect(as_table).toHaveAccessibleName(/^Toon als grafiek/);
  await keyboard.press('Enter');
  await expect(as_table).toHaveAccessibleName(/^Toon als tabel/);

  const late = page.locator('[data-figure="late contacts"]').getByRole('link');
  await tabTo(page, late, 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/aanvragen\/contacten\?/);
  // The figures stand in rows too.
  await expect(page.getByRole('tab', { name: /^Contact Aanvragen/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(late, 'who comes back goes on where they were').toBeFocused();
});

test('R-13 R-08 R-18 WCAG 2.1.1 2.4.3 2.4.7 with the keyboard alone the display, the company and a colleague’s role and access are changed and taken back', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const { keyboard } = page;
  await app.startWork(page, 'admin');
  const sections = page.getByRole('navigation', { name: 'Instellingen' });
  const open = async (name: string) => {
    await tabTo(page, sections.getByRole('link', { name }), 'Shift+Tab');
    await keyboard.press('Enter');
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
    return section;
  };
  await keyboard.press('ControlOrMeta+k');
  await keyboard.type('settings');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/apparaat$/);

  // The display, by its arrows.
  const display = await open('Weergave');
  const as_device = display.getByRole('radio', { name: 'Zoals het apparaat' });
  await goTo(page, as_device, 'Tab');
  await keyboard.press('ArrowUp');
  await expect(display.getByRole('radio', { name: 'Donker' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await keyboard.press('ArrowDown');
  await expect(as_device).toBeChecked();

  // A figure of the company; Enter in its field saves it, and the focus stays there.
  const company = await open('Bedrijf');
  const claims = company.getByRole('region', { name: 'Wat wij' });
  const gelcoat = claims.getByRole('textbox', { name: 'Gelcoat behandeld' });
  await tabTo(page, gelcoat);
  const before = await gelcoat.inputValue();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('3.100+ m²');
  await keyboard.press('Enter');
  await expect(claims.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await expect(page.locator('body'), 'the focus is not lost with the button').not.toBeFocused();
  await new SyncPill(page).expectAllSaved();
  // In a field the browser takes back what was typed: what was saved is taken back outside the form.
  await tabTo(page, sections.getByRole('link', { name: 'Bedrijf' }), 'Shift+Tab');
  await keyboard.press('ControlOrMeta+z');
  await expect(gelcoat).toHaveValue(before);

  // A role, and the access itself.
  const staff = await open('Medewerkers');
  const joost = staff.getByRole('listitem').filter({ hasText: 'Joost Bakker' });
  const role = joost.getByRole('combobox', { name: 'Rol van Joost Bakker' });
  await tabTo(page, role);
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  const told = page.getByRole('status').filter({ hasText: 'Joost Bakker is nu beheerder' });
  await expect(told).toBeVisible();
  await expect(role).toBeFocused();
  await tabTo(page, told.getByRole('button', { name: 'Ongedaan maken' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(role).toHaveValue('Monteur');

  await tabTo(page, joost.getByRole('button', { name: 'Toegang stoppen: Joost Bakker' }));
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Toegang van Joost Bakker stoppen' });
  await expect(question).toBeVisible();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  const stop = joost.getByRole('button', { name: 'Toegang stoppen: Joost Bakker' });
  await expect(stop, 'who says no is where they were').toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Toegang stoppen' }));
  await keyboard.press('Enter');
  await expect(joost).toContainText('Geen toegang');
  const give_back = joost.getByRole('button', { name: 'Toegang teruggeven: Joost Bakker' });
  await expect(give_back, 'the way back is where the way there was').toBeFocused();
  await keyboard.press('Enter');
  await expect(stop).toBeVisible();

  // Somebody new; what is missing is told where it is.
  const name = staff.getByRole('textbox', { name: 'Naam' });
  await tabTo(page, name);
  await keyboard.type('Gijs Kamp');
  await keyboard.press('Enter');
  const email = staff.getByRole('textbox', { name: 'E-mailadres' });
  await expect(email).toBeFocused();
  await keyboard.type('gijs.kamp@havenglans.example');
  await keyboard.press('Enter');
  await expect(staff.getByRole('listitem').filter({ hasText: 'Gijs Kamp' })).toContainText(
    'Nog niet ingelogd',
  );
  await expect(page.locator('body'), 'the focus is not lost with what was sent').not.toBeFocused();
});
