import { chromium } from '@playwright/test';
import { chromiumPath } from '../browser.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { notesOf } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { adminIsCached, staffPages, backToList } from '../sign-in.ts';
import { DeviceDialogPage } from '../pages/lock-page.ts';
import { JOURNEY_ARGS } from '../chromium-args.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SignOutPage } from '../pages/sign-out-page.ts';

test.use({ serviceWorkers: 'allow' });

const SECRET = 'Alleen voor Bram op dit apparaat.';
const CLIENT = 'Jeroen ter Horst';

test('R-50 a second person on the same tablet never meets the first one’s work: not in the list, the pill, a draft, an address, the back button or storage that screens read', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(NETWORK_LOSS);
  // The first one works, leaves a form half filled, and keeps it all locked.
  await app.signInOnScreen(page, 'technician');
  const work = staffPages(page);
  const sign_out = new SignOutPage(page);
  await work.pill.expectAllSaved();
  await adminIsCached(page);
  await context.setOffline(true);
  await work.list.openClient(CLIENT);
  const client_address = page.url();
  await work.detail.writeNotes(SECRET);
  await backToList(work, CLIENT);
  await work.list.add_button.click();
  await work.list.fillClient({ name: 'Half Ingevuld', email: 'half@voorbeeld.example' });
  await page.waitForTimeout(1_000);
  await page.keyboard.press('Escape');
  await expect(work.list.new_client).toBeHidden();
  await page.goto(`${client_address.split('?')[0]}?q=Geheime+zoekvraag`);
  await expect(work.detail.dialog(CLIENT)).toBeVisible();
  await work.detail.close(CLIENT);
  await sign_out.ask();
  await expect(sign_out.dialog).toContainText('Er is 1 formulier half ingevuld en niet opgeslagen.');
  await sign_out.keep.click();
  await sign_out.isSignedOut();
  await context.setOffline(false);

  // The second one is told whose work is locked here, and how much, before and after signing in.
  await expect(sign_out.left).toContainText('Bram Visser: 1 wijziging en 1 half ingevuld formulier');
  expect(await page.content()).not.toContain(SECRET);
  const { email, password } = PEOPLE.technician2;
  await new SignInPage(page).fill(email, password);
  await expect(page, 'not the address the first one was at').toHaveURL(/\/admin\/blog-beheer$/);
  await work.pill.expectAllSaved();
  await expect(new AdminShellPage(page).account).toContainText('Joost Bakker');
  const device = new DeviceDialogPage(page);
  await device.open();
  await expect(device.dialog).toContainText('Bram Visser: 1 wijziging en 1 half ingevuld formulier');
  await device.close();

  const nothingOfTheFirst = async (where: string): Promise<void> => {
    const content = await page.content();
    expect(content, where).not.toContain(SECRET);
    expect(content, where).not.toContain('Half Ingevuld');
    expect(content, where).not.toContain('Geheime');
  };
  const drawer = await work.pill.open();
  await expect(drawer).toContainText('Er wacht niets.');
  await nothingOfTheFirst('the list of waiting changes');
  await work.pill.close();
  await new AdminShellPage(page).openClients();
  await work.list.add_button.click();
  await expect(work.list.new_client.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('');
  await nothingOfTheFirst('the form for a new client');
  await page.keyboard.press('Escape');

  // The history of the tab holds addresses of the first one: none of them opens.
  for (let step = 0; step < 6; step += 1) {
    const before = page.url();
    await page.goBack({ timeout: 3_000 }).catch(() => null);
    await page.waitForTimeout(300);
    expect(page.url()).not.toMatch(/klanten\/[0-9a-f-]{36}/);
    expect(page.url()).not.toContain('Geheime');
    await nothingOfTheFirst(`back ${step + 1} from ${before}`);
    if (!page.url().includes('/admin/')) break;
  }

  // The same client, by its address: the second one's own copy, from the server.
  await page.goto(client_address);
  await expect(work.detail.dialog(CLIENT)).toBeVisible();
  await expect(work.detail.notes).not.toHaveValue(SECRET);
  await work.pill.expectAllSaved();
  expect(await notesOf(app.url, PEOPLE.admin), 'and sends nothing of it').not.toContain(SECRET);

  // The first one comes back and finds everything as it was.
  await page.goto(`${app.url}/admin/klanten`);
  await work.list.ready();
  await new AdminShellPage(page).signOut();
  await sign_out.isSignedOut();
  await app.signInOnScreen(page, 'technician');
  await work.pill.expectAllSaved();
  await expect.poll(async () => (await notesOf(app.url, PEOPLE.admin)).includes(SECRET)).toBe(true);
  await work.list.add_button.click();
  await expect(work.list.new_client.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue(
    'Half Ingevuld',
  );
});

test('R-50 a page that the browser keeps while away does not come back with the first one’s screen', {
  tag: '@long',
}, async ({ app }) => {
  // Playwright switches the browser's page cache off; people have it on.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: JOURNEY_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
    const page = await context.newPage();
    await app.signInOnScreen(page, 'technician');
    const work = staffPages(page);
    await work.pill.expectAllSaved();
    await work.list.openClient(CLIENT);
    await page.goto(app.url);
    const other = await context.newPage();
    await other.goto(`${app.url}/admin/klanten`);
    await staffPages(other).pill.expectAllSaved();
    await new AdminShellPage(other).signOut();
    await new SignOutPage(other).isSignedOut();
    await app.signInOnScreen(other, 'technician2');
    await page.goBack({ waitUntil: 'commit' });
    await expect(new AdminShellPage(page).account).toContainText('Joost Bakker');
    await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
    await expect(work.detail.dialog(CLIENT)).toHaveCount(0);
    expect(page.url()).not.toMatch(/klanten\/[0-9a-f-]{36}/);
  } finally {
    await browser.close();
  }
});

test('R-50 two tabs never show two people: signing in as another takes the other tab along, to its own beginning', {
  tag: '@long',
}, async ({ page, context, app }) => {
  await app.signInOnScreen(page, 'technician');
  const work = staffPages(page);
  await work.pill.expectAllSaved();
  await work.list.openClient(CLIENT);
  const other = await context.newPage();
  await other.goto(`${app.url}/admin/klanten`);
  await staffPages(other).pill.expectAllSaved();
  await new AdminShellPage(other).signOut();
  await new SignOutPage(page).isSignedOut();
  await app.signInOnScreen(other, 'admin');
  await expect(new AdminShellPage(page).account).toContainText('Sanne de Vries');
  expect(page.url()).not.toMatch(/klanten\/[0-9a-f-]{36}/);
  await page.goBack();
  await page.waitForTimeout(500);
  expect(page.url()).not.toMatch(/klanten\/[0-9a-f-]{36}/);
  await expect(work.detail.dialog(CLIENT)).toHaveCount(0);
});
