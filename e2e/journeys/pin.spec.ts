import type { Page } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { notesOf } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { measureTargets } from '../pages/targets.ts';
import { staffPages, backToList } from '../sign-in.ts';
import { DeviceDialogPage, LockPage } from '../pages/lock-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { checkViewports, PHONE } from '../pages/check-viewports.ts';

const PIN = '4703';
const CLIENT = 'Onno Tromp';

interface SignsIn {
  signInOnScreen(page: Page, who: 'technician'): Promise<void>;
}

/** Signs in and sets a PIN. */
async function withPin(page: Page, app: SignsIn): Promise<DeviceDialogPage> {
  await app.signInOnScreen(page, 'technician');
  await new SyncPill(page).expectAllSaved();
  const device = new DeviceDialogPage(page);
  await device.open();
  await device.setPin(PIN);
  await device.close();
  return device;
}

test('R-50 a PIN covers every tab at once, leaves nothing of the screens in the page, and opens where one was', {
  tag: '@long',
}, async ({ page, context, app }) => {
  const device = await withPin(page, app);
  const work = staffPages(page);
  await work.list.openClient(CLIENT);
  await backToList(work, CLIENT);
  const other = await context.newPage();
  await other.goto(`${app.url}/admin/klanten`);
  await staffPages(other).list.openClient(CLIENT);
  const address = other.url();

  await device.lock_button.click();
  const lock = new LockPage(page);
  const other_lock = new LockPage(other);
  await lock.isCovered();
  await other_lock.isCovered();
  expect(await page.content()).not.toContain(CLIENT);
  expect(await other.content()).not.toContain(CLIENT);
  await expect(lock.field).toBeFocused();

  await other_lock.try(PIN);
  await expect(staffPages(other).detail.dialog(CLIENT)).toBeVisible();
  expect(other.url()).toBe(address);
  await expect(work.list.search).toBeVisible();
  await expect(page.locator('main:focus, main :focus'), 'the keyboard is on the screen').toHaveCount(1);
});

test('R-50 the tablet is locked at every start, also on the password page and by the back button', {
  tag: '@long',
}, async ({ page, app }) => {
  await withPin(page, app);
  const lock = new LockPage(page);
  await page.reload();
  await lock.isCovered();
  await page.goto(`${app.url}/admin/wachtwoord`);
  await lock.isCovered();
  await expect(page.getByLabel('Nieuw wachtwoord')).toHaveCount(0);
  await page.goto(`${app.url}/admin/inloggen`);
  await lock.isCovered();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await expect(new AdminShellPage(page).title).toHaveText('Vandaag');
  await page.goto(app.url);
  await page.goBack();
  await lock.isCovered();
});

test('R-50 after the chosen minutes without a touch it locks, and sending goes on behind it', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const device = await withPin(page, app);
  await device.open();
  await device.idle.click();
  await page.getByRole('option', { name: '1 minuut', exact: true }).click();
  await expect(device.idle).toHaveValue('1 minuut');
  await device.close();
  await context.setOffline(true);
  const work = staffPages(page);
  await work.list.openClient('Greetje Rinsma');
  await work.detail.writeNotes('Geschreven voordat het scherm op slot ging.');
  // A minute ago is made by hand; the page looks as it comes back to the eye.
  await page.evaluate(() => {
    localStorage.setItem('havenglans-touched', String(Date.now() - 61_000));
    window.dispatchEvent(new Event('focus'));
  });
  const lock = new LockPage(page);
  await lock.isCovered();
  await expect(page.getByText(/^Wacht \(\d+\)$/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible({ timeout: 20_000 });
  await lock.isCovered();
  const notes = await notesOf(app.url, PEOPLE.technician);
  expect(notes).toContain('Geschreven voordat het scherm op slot ging.');
});

test('R-50 wrong tries are refused with a wait that grows and that a reload does not shorten', {
  tag: '@long',
}, async ({ page, app }) => {
  const device = await withPin(page, app);
  await device.lock_button.click();
  const lock = new LockPage(page);
  for (const rest of ['Na nog 2 foute pogingen', 'Na nog 1 foute poging']) {
    await lock.try('0741');
    await expect(lock.message).toContainText(`Deze pincode klopt niet. ${rest}`);
  }
  await lock.try('0741');
  await expect(lock.message).toContainText(/Wacht nog 0:1\d/);
  await expect(lock.keys.getByRole('button', { name: '4' })).toBeDisabled();
  await page.reload();
  await expect(lock.message).toContainText(/Wacht nog 0:(1\d|0\d)/);
  await page.keyboard.type(PIN);
  await expect(lock.field).toHaveValue('');
  await expect(lock.keys.getByRole('button', { name: '4' })).toBeEnabled({ timeout: 17_000 });
  await lock.try(PIN);
  await expect(staffPages(page).list.search).toBeVisible();
});

test('R-50 a forgotten PIN yields to the password, which removes it; without a network it says so', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  consoleWatch.allow(/status of 40[0-9]/);
  const device = await withPin(page, app);
  await device.lock_button.click();
  const lock = new LockPage(page);
  await lock.forgotten.click();
  await expect(page.getByLabel('E-mail')).toHaveValue(PEOPLE.technician.email);
  const password = page.getByLabel('Wachtwoord', { exact: true });
  const submit = page.getByRole('button', { name: 'Login' });
  await context.setOffline(true);
  await password.fill(PEOPLE.technician.password);
  await submit.click();
  await expect(page.getByRole('alert').first()).toContainText('Er is geen verbinding met de server.');
  await context.setOffline(false);
  await password.fill('Niet-het-wachtwoord');
  await submit.click();
  await expect(page.getByRole('alert').first()).toContainText('Invalid email or password');
  expect(await page.content()).not.toContain(CLIENT);
  await password.fill(PEOPLE.technician.password);
  await submit.click();
  await expect(staffPages(page).list.search).toBeVisible();
  await expect(device.lock_button).toBeHidden();
  await page.reload();
  await expect(staffPages(page).list.search).toBeVisible();
});

test('R-50 a person who finds a locked tablet can leave it to the next person, and nothing is lost', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const device = await withPin(page, app);
  await context.setOffline(true);
  const work = staffPages(page);
  await work.list.openClient('Erik Dijkstra');
  await work.detail.writeNotes('Nog niet verzonden, en vergrendeld.');
  await backToList(work, 'Erik Dijkstra');
  await device.lock_button.click();
  const lock = new LockPage(page);
  await lock.forgotten.click();
  await lock.sign_out.click();
  await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
  await expect(page.getByRole('region', { name: 'Niet verzonden werk op dit apparaat' })).toContainText(
    'Bram Visser: 1 wijziging',
  );
  await context.setOffline(false);
  await app.signInOnScreen(page, 'technician');
  await new SyncPill(page).expectAllSaved();
  expect(await notesOf(app.url, PEOPLE.technician)).toContain('Nog niet verzonden, en vergrendeld.');
});

test('R-50 a PIN is changed and removed only with the present one; weak and unequal ones are refused', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.signInOnScreen(page, 'technician');
  const device = new DeviceDialogPage(page);
  await device.open();
  const message = device.dialog.getByRole('alert').first();
  await device.button('Pincode instellen').click();
  for (const [weak, words] of [
    ['12', 'minstens 4 cijfers'],
    ['1234', 'makkelijk te raden'],
  ] as const) {
    await device.enter(weak, 'Kies een pincode');
    await expect(message).toContainText(words);
  }
  await device.enter(PIN, 'Kies een pincode');
  await device.enter('4704', 'Nog een keer');
  await expect(message).toContainText('niet gelijk');
  await device.enter(PIN, 'Kies een pincode');
  await device.enter(PIN, 'Nog een keer');
  await device.button('Pincode wijzigen').click();
  await device.enter('0741', 'Uw huidige pincode');
  await device.enter('9150', 'Kies een pincode');
  await device.enter('9150', 'Nog een keer');
  await expect(message).toContainText('Deze pincode klopt niet.');
  await device.enter(PIN, 'Uw huidige pincode');
  await device.enter('9150', 'Kies een pincode');
  await device.enter('9150', 'Nog een keer');
  await expect(device.dialog.getByRole('status')).toContainText('De pincode is ingesteld.');
  await device.button('Pincode verwijderen').click();
  await device.enter(PIN, 'Pincode verwijderen');
  await expect(message).toContainText('Deze pincode klopt niet.');
  await device.enter('9150', 'Pincode verwijderen');
  await expect(device.button('Pincode instellen')).toBeVisible();
});

test("WCAG 2.2 AA: the lock and 'Dit apparaat' at every size, day and night", { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  const device = await withPin(page, app);
  const lock = new LockPage(page);
  await device.open();
  await checkViewports(page, 'this device');
  await device.button('Pincode wijzigen').click();
  await checkViewports(page, 'changing the PIN');
  await device.button('Terug').click();
  await device.button('Nu vergrendelen').click();
  await lock.isCovered();
  await checkViewports(page, 'locked');
  await page.setViewportSize(PHONE);
  const { small } = await measureTargets(page.getByRole('main'), 48);
  expect.soft(small).toEqual([]);
  await lock.try('0741');
  await expect(lock.message).toContainText('klopt niet');
  await checkViewports(page, 'a wrong try');
  await lock.forgotten.click();
  await checkViewports(page, 'a forgotten PIN');
});
