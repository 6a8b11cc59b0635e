import type { Page } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { notesOf } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { staffPages, backToList } from '../sign-in.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { everythingKept, SignOutPage } from '../pages/sign-out-page.ts';
import { type Employee, StaffAdmin } from '../staff-admin.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const REFUSED = /status of 40[0-9]/;
const CLIENT = 'Natasja Prins';

const locked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Geen toegang meer' });

async function signIn(page: Page, url: string, { email, password }: Employee): Promise<void> {
  await new SignInPage(page).signIn(url, email, password);
  await new AdminShellPage(page).openClients();
  await staffPages(page).pill.expectAllSaved();
}

/** Makes contact now, as a page does that comes back to its network. */
async function contact(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('R-17 R-50 a revoked account’s device locks at the next contact, keeps unsent work locked, and unlocks when the account is restored and signs in', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(NETWORK_LOSS);
  consoleWatch.allow(REFUSED);
  const staff = new StaffAdmin(app.backend);
  const employee = await staff.employ('Tijmen Loos');
  const kept = 'Geschreven voordat de toegang verviel.';
  await signIn(page, app.url, employee);
  const other = await context.newPage();
  await other.goto(`${app.url}/admin/klanten`);
  await staffPages(other).pill.expectAllSaved();
  const work = staffPages(page);
  await context.setOffline(true);
  await work.list.openClient(CLIENT);
  await work.detail.writeNotes(kept);
  await staff.dismiss(employee);
  await page.waitForTimeout(1_000);
  await expect(work.detail.dialog(CLIENT), 'no contact, no lock (G5)').toBeVisible();

  // The office has another telephone since the build.
  await context.route('**/rest/v1/company_settings?*', async (route) => {
    const answer = await route.fetch();
    const rows: readonly object[] = await answer.json();
    await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, phone: '030 765 43 21' })) });
  });
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(locked(tab)).toBeVisible({ timeout: 20_000 });
    await expect(tab.getByRole('main')).toContainText('Het account van Tijmen Loos heeft geen toegang meer');
    await expect(tab.getByRole('link', { name: '030 765 43 21' })).toHaveAttribute(
      'href',
      'tel:+31307654321',
    );
    await expect(tab.getByRole('main')).toContainText('Op dit apparaat staat nog 1 wijziging');
    expect(await tab.content()).not.toContain(CLIENT);
    expect(await tab.content()).not.toContain(kept);
  }
  await page.reload();
  await expect(locked(page)).toBeVisible();
  for (const address of ['/admin/inloggen', '/admin/wachtwoord', '/admin/klanten']) {
    await page.goto(`${app.url}${address}`);
    await expect(locked(page), address).toBeVisible();
  }

  const again = page.getByRole('button', { name: 'Opnieuw inloggen' });
  await again.click();
  await expect(page.getByLabel('E-mail')).toHaveValue(employee.email);
  const password = page.getByLabel('Wachtwoord', { exact: true });
  await password.fill(employee.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main')).toContainText('Dit account heeft geen toegang tot het beheer.');
  await expect(locked(page)).toBeVisible();

  await staff.reinstate(employee);
  await page.getByRole('button', { name: 'Login' }).click();
  await work.pill.expectAllSaved();
  await staffPages(other).pill.expectAllSaved();
  await expect.poll(async () => (await notesOf(app.url, PEOPLE.admin)).includes(kept)).toBe(true);
});

test('R-17 R-50 with everything sent nothing of the revoked account stays on the device, and a colleague can take over', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(REFUSED);
  const staff = new StaffAdmin(app.backend);
  const employee = await staff.employ('Hilde Kamp');
  await signIn(page, app.url, employee);
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await staff.dismiss(employee);
  await contact(page);
  await expect(locked(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('De gegevens zijn van dit apparaat verwijderd.');
  expect(await everythingKept(page)).not.toContain(CLIENT);
  await page.getByRole('button', { name: 'Met een ander account inloggen' }).click();
  await new SignOutPage(page).isSignedOut();
  await app.signInOnScreen(page, 'technician');
  await staffPages(page).pill.expectAllSaved();
  await expect(new AdminShellPage(page).account).toContainText('Bram Visser');
});

test('R-17 R-50 a colleague takes over a revoked device with unsent work: named, locked, not seen', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  consoleWatch.allow(REFUSED);
  const staff = new StaffAdmin(app.backend);
  const employee = await staff.employ('Ruben Stol');
  await signIn(page, app.url, employee);
  const work = staffPages(page);
  await context.setOffline(true);
  await work.list.openClient('Silvia Martens');
  await work.detail.writeNotes('Van Ruben.');
  await backToList(work, 'Silvia Martens');
  await staff.dismiss(employee);
  await context.setOffline(false);
  await expect(locked(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main')).toContainText('1 wijziging');
  await page.getByRole('button', { name: 'Met een ander account inloggen' }).click();
  const sign_out = new SignOutPage(page);
  await sign_out.isSignedOut();
  await expect(sign_out.left).toContainText('Ruben Stol: 1 wijziging');
  await app.signInOnScreen(page, 'technician');
  await work.pill.expectAllSaved();
  expect(await page.content()).not.toContain('Van Ruben.');
});

test('AU5 G6 a banned account found out at the token’s refresh locks as well; a firewall’s refusal does not', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(REFUSED);
  await app.signInOnScreen(page, 'technician2');
  await staffPages(page).pill.expectAllSaved();
  const refuse = async (json: object): Promise<void> => {
    await page.unroute('**/auth/v1/token?grant_type=refresh_token');
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 403, json }),
    );
    // The access token is refused, so that one forced refresh follows.
    await page.route('**/rest/v1/rpc/sync_pull', (route) =>
      route.fulfill({ status: 401, json: { code: 'PT401', message: 'expired' } }),
    );
  };
  await refuse({ message: 'blocked by policy' });
  await contact(page);
  await page.waitForTimeout(1_500);
  await expect(locked(page)).toBeHidden();
  await refuse({ error_code: 'user_banned', msg: 'User is banned' });
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(locked(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Het account van Joost Bakker');
});

test('R-17 a new role and name are taken over at the next contact, without signing in again', {
  tag: '@long',
}, async ({ page, app }) => {
  const staff = new StaffAdmin(app.backend);
  const employee = await staff.employ('Noor Bos');
  await signIn(page, app.url, employee);
  const { account } = new AdminShellPage(page);
  await expect(account).toContainText('Noor Bos');
  await expect(account).toContainText('Monteur');
  await staff.change(employee, { role: 'admin', name: 'Noor Bos-Kuiper' });
  await page.reload();
  await expect(account).toContainText('Noor Bos-Kuiper');
  await expect(account).toContainText('Beheerder');
});

test('WCAG 2.2 AA: the screen of a revoked account at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED);
  const staff = new StaffAdmin(app.backend);
  const employee = await staff.employ('Wim Zand');
  await signIn(page, app.url, employee);
  await staff.dismiss(employee);
  await contact(page);
  await expect(page.getByRole('main')).toContainText('verwijderd');
  await checkViewports(page, 'a revoked account');
});
