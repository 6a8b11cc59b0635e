import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { checkViewports, PHONE } from '../pages/check-viewports.ts';
import { PasswordPage, SignInPage } from '../pages/sign-in-page.ts';
import { SettingsPage } from '../pages/settings-page.ts';

const REFUSED = /status of 40[0-9]/;
const mailbox = v.array(v.object({ to: v.string(), link: v.nullable(v.string()) }));

/** The newest link that was mailed to an address. */
async function mailedLink(page: Page, url: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${url}/_local/mail.json`);
      link = v.parse(mailbox, await answer.json()).find(({ to }) => to === email)?.link ?? undefined;
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

test('A-003 R-13 R-17 a technician’s settings are this device and its display, on a desk and on a phone', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
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

test('R-13 R-17 a colleague is invited, signs in for the first time, loses the access and is locked, and gets it back', {
  tag: '@long',
}, async ({ page, app, createDevice, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(REFUSED);
  const email = 'gerda.smit@havenglans.example';
  await app.signIn(page, 'admin');
  const settings = new SettingsPage(page);
  await new AdminShellPage(page).entries.filter({ hasText: 'Settings' }).click();
  expect(await settings.names()).toEqual([
    'Dit apparaat',
    'Weergave',
    'Bedrijf',
    'Medewerkers',
    'Bewaartermijnen',
    'Server',
  ]);
  const staff = await settings.open('Medewerkers');
  await staff.getByRole('textbox', { name: 'Naam' }).fill('Gerda Smit');
  await staff.getByRole('textbox', { name: 'E-mailadres' }).fill(email);
  await staff.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(staff.getByRole('status').last()).toContainText(`verstuurd naar ${email}`);
  const gerda = staff.getByRole('listitem').filter({ hasText: 'Gerda Smit' });
  await expect(gerda).toContainText('Nog niet ingelogd');
  await checkViewports(page, 'the staff');

  const tablet = await createDevice('tablet');
  tablet.allowConsole(REFUSED);
  const hers = await tablet.page();
  await hers.goto(await mailedLink(page, app.url, email));
  await new PasswordPage(hers).save('steigers in de ochtend');
  const her_shell = new AdminShellPage(hers);
  await expect(her_shell.account).toContainText('Gerda Smit');
  await expect(her_shell.account).toContainText('Monteur');
  await her_shell.openClients();
  await expect(hers.getByRole('link', { name: /^Open / }).first()).toBeVisible();

  await gerda.getByRole('button', { name: 'Toegang stoppen: Gerda Smit' }).click();
  const question = page.getByRole('alertdialog', { name: 'Toegang van Gerda Smit stoppen' });
  await question.getByRole('button', { name: 'Toegang stoppen' }).click();
  await expect(gerda).toContainText('Geen toegang');
  const locked = hers.getByRole('heading', { level: 1, name: 'Geen toegang meer' });
  await expect(locked, 'at the next contact, which the change itself asks for').toBeVisible({
    timeout: 20_000,
  });
  await hers.reload();
  await expect(locked).toBeVisible();

  await gerda.getByRole('button', { name: 'Toegang teruggeven: Gerda Smit' }).click();
  await expect(gerda.getByRole('button', { name: 'Toegang stoppen: Gerda Smit' })).toBeVisible();
  await hers.getByRole('button', { name: 'Opnieuw inloggen' }).click();
  await hers.getByLabel('Wachtwoord', { exact: true }).fill('steigers in de ochtend');
  await new SignInPage(hers).submit.click();
  await expect(her_shell.account).toContainText('Gerda Smit');

  const joost = staff.getByRole('listitem').filter({ hasText: 'Joost Bakker' });
  await joost.getByRole('combobox', { name: 'Rol van Joost Bakker' }).click();
  await page.getByRole('option', { name: 'Beheerder' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Joost Bakker is nu beheerder' });
  await told.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(joost.getByRole('combobox')).toHaveValue('Monteur');
});

test('R-13 R-44 the terms of the privacy policy and the last run of each job of the server', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.signIn(page, 'admin');
  await page.goto(`${app.url}/admin/settings/bewaartermijnen`);
  const retention = page.getByRole('region', { name: 'Bewaartermijnen', exact: true });
  await expect(retention).toContainText('12 maanden na ons laatste contact.');
  await expect(retention.getByRole('listitem').filter({ hasText: 'Mail versturen' })).toContainText(
    'Laatst gelopen',
  );
  await expect(retention).toContainText('Opgevraagd bij de server');
  await checkViewports(page, 'retention');
});

test('R-13 the office sees how the server is doing, and without a network from when that is', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(NETWORK_LOSS);
  await app.signIn(page, 'admin');
  await page.goto(`${app.url}/admin/settings/server`);
  const server = page.getByRole('region', { name: 'Server', exact: true });
  await expect(server).toContainText('Er wordt niets hersteld.');
  await expect(server).toContainText(/Laatste migratie: \d{14}/);
  await expect(server).toContainText(/Build op dit apparaat: [\w-]{6,}/);
  await expect(server).toContainText('Alle mail is verzonden.');
  await expect(server).toContainText('Zo stond het ervoor op');
  await checkViewports(page, 'the server');
  await page.context().setOffline(true);
  await server.getByRole('button', { name: 'Opnieuw opvragen' }).click();
  await expect(server).toContainText('Zonder verbinding is niet te zien hoe het er nu voor staat.');
  await expect(server).toContainText('Zo stond het ervoor op');
  await expect(server).toContainText('Er wordt niets hersteld.');
  await page.context().setOffline(false);
});

test('R-08 R-13 the office changes places, telephone, hours and a figure; a visitor reads them at once, an undo takes one back', {
  tag: '@long',
}, async ({ page, context, app }) => {
  test.slow();
  await app.signIn(page, 'admin');
  await page.goto(`${app.url}/admin/settings/bedrijf`);
  const company = page.getByRole('region', { name: 'Bedrijf', exact: true });
  await expect(company.getByRole('alert'), 'the year of the specification is over').toContainText('voorbij');
  await checkViewports(page, 'the company');
  const part = (name: string) => company.getByRole('region', { name });
  const save = async (name: string) => await part(name).getByRole('button', { name: 'Opslaan' }).click();
  const year = String(new Date().getFullYear());
  await part('Founding members').getByRole('textbox', { name: 'Jaar founding' }).fill(year);
  await part('Founding members').getByRole('textbox', { name: 'Vrije plaatsen' }).fill('4');
  await save('Founding members');
  await expect(company.getByRole('alert')).toBeHidden();
  const reach = part('Bereikbaarheid');
  await reach.getByRole('textbox', { name: 'Telefoon' }).fill('06 12 34');
  await save('Bereikbaarheid');
  const phone = reach.getByRole('textbox', { name: 'Telefoon' });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Dit nummer kan niemand bellen/);
  await phone.fill('06 12 34 56 78');
  await reach.getByRole('textbox', { name: 'Zaterdag, tot' }).fill('15:00');
  await save('Bereikbaarheid');
  await expect(reach.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
  await part('Wat wij').getByRole('textbox', { name: 'Gelcoat behandeld' }).fill('2.500+ m²');
  await save('Wat wij');

  const visitor = await context.newPage();
  const opened = async (path: string, ...said: string[]) =>
    await expect(async () => {
      await visitor.goto(`${app.url}${path}`);
      for (const words of said)
        await expect(visitor.locator('body')).toContainText(words, { timeout: 2_000 });
    }).toPass();
  await opened('/contact', `Voor ${year} zijn er nog 4 plaatsen.`, '10:00–15:00');
  await expect(visitor.getByRole('link', { name: '06 12 34 56 78' }).first()).toHaveAttribute(
    'href',
    'tel:+31612345678',
  );
  await expect(visitor.getByRole('link', { name: '020 123 45 67' })).toHaveCount(0);
  await opened('/', '2.500+ m²');
  // The notice with its button may have gone by itself meanwhile.
  await page.keyboard.press('Control+z');
  await expect(part('Wat wij').getByRole('textbox', { name: 'Gelcoat behandeld' })).toHaveValue('2.000+ m²');
  await opened('/over-ons', '2.000+ m²');
});

test('X-005 a screen whose stylesheet was fetched ahead without success has it once it is asked for again', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(/net::ERR_FAILED|stylesheet failed to load/);
  const asked: string[] = [];
  await page.route('**/assets/settings-*.css', (route) => {
    asked.push(route.request().url());
    // Vite's own request and the link's first one.
    return asked.length <= 2 ? route.abort() : route.continue();
  });
  await app.signIn(page, 'admin');
  await expect.poll(() => asked.length).toBeGreaterThan(2);
  await new AdminShellPage(page).entries.filter({ hasText: 'Settings' }).click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.styleSheets].some(({ href }) => href?.includes('/settings-') ?? false),
      ),
    )
    .toBe(true);
});
