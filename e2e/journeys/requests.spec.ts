import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { PHONE, SIZES } from '../pages/check-viewports.ts';
import { SignOutPage } from '../pages/sign-out-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { countOnDevice, REQUEST_STORES } from '../rows-on-device.ts';
import { startWork } from '../sign-in.ts';

test('C-001 C-002 C-009 C-010 C-012 C-029 R-14 a request is found, opened and answered without signal; another device sees status and notes', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const desktop = await createDevice('desktop');
  const { page, pill } = await startWork(tablet_device, 'admin');
  const { page: office } = await startWork(desktop, 'admin');
  const shell = new AdminShellPage(page);
  await shell.open_menu.or(shell.menu).first().waitFor();
  await page.goto(`${tablet_device.url}/admin/aanvragen`);
  await expect(page, 'the first tab has an address of its own').toHaveURL(/\/admin\/aanvragen\/contacten$/);
  await expect(shell.title).toHaveText('Customer Management');
  await expect(page.getByRole('table', { name: 'Contact Aanvragen' })).toBeVisible();

  await tablet_device.loseNetwork();
  await page.reload();
  await page.getByRole('searchbox', { name: 'Zoek contact aanvragen' }).fill('BOLK');
  await expect(page.getByRole('status').filter({ hasText: /^1 van \d+ aanvragen$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Open Reinier Bolk' }).click();
  const detail = page.getByRole('dialog', { name: 'Reinier Bolk' });
  await expect(detail.getByText('haarscheurtjes')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/aanvragen\/contacten\/[0-9a-f-]{36}\?q=BOLK$/);
  await detail.getByText('Gecontacteerd').click();
  await expect(detail.getByRole('radio', { name: 'Gecontacteerd' })).toBeChecked();
  await detail.getByRole('textbox', { name: 'Notities' }).fill('Teruggebeld, komt vrijdag langs.');
  await expect(detail.getByText('Notities opgeslagen')).toBeVisible();
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page.getByRole('row', { name: /Reinier Bolk/ })).toContainText('Wacht op verzenden');

  await tablet_device.regainNetwork();
  await pill.expectAllSaved();
  await office.goto(`${desktop.url}/admin/aanvragen/contacten?status=contacted`);
  const row = office.getByRole('row', { name: /Reinier Bolk/ });
  await expect(row).toContainText('Gecontacteerd');
  await office.getByRole('link', { name: 'Open Reinier Bolk' }).click();
  const seen = office.getByRole('dialog', { name: 'Reinier Bolk' });
  await expect(seen.getByRole('textbox', { name: 'Notities' })).toHaveValue(
    'Teruggebeld, komt vrijdag langs.',
  );
});

test('A-021 C-001 C-003 C-025 R-17 R-18 the office sees how many requests are new, deletes one for good, and signs out', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  await app.startWork(page, 'admin');
  const shell = new AdminShellPage(page);
  const entry = shell.entries.filter({ hasText: 'Customer Management' });
  await expect(entry).toContainText(/\d+ nieuwe aanvragen/);
  expect(await countOnDevice(page, 'admin', REQUEST_STORES)).toBeGreaterThan(0);
  await entry.click();
  await page.getByRole('tab', { name: 'Nieuwsbrief Inschrijvingen' }).click();
  await expect(page).toHaveURL(/\/admin\/aanvragen\/nieuwsbrief$/);
  await page.getByRole('button', { name: 'carolien.vis@post.example verwijderen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Deze actie kan niet ongedaan worden gemaakt.');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open carolien.vis@post.example' })).toBeHidden();
  await new SyncPill(page).expectAllSaved();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await new SignOutPage(page).leave.click();
  await expect(page).toHaveURL(/\/admin\/inloggen$/);
});

test('R-17 a technician has no requests: no entry in the menu, the address leads to their start, and no row is on the device', async ({
  page,
  app,
}) => {
  await app.startWork(page, 'technician');
  const shell = new AdminShellPage(page);
  await expect(shell.entries.filter({ hasText: 'Customer Management' })).toHaveCount(0);
  for (const address of ['/admin/aanvragen', '/admin/aanvragen/contacten']) {
    await page.goto(`${app.url}${address}`);
    await expect(page).toHaveURL(/\/admin\/blog-beheer$/);
    await expect(shell.title).toHaveText('Vandaag');
  }
  await new SyncPill(page).expectAllSaved();
  expect(await countOnDevice(page, 'technician', REQUEST_STORES)).toBe(0);
});

test('C-001 the chosen tab stays in sight when the window becomes narrow', { tag: '@long' }, async ({
  page,
  app,
}) => {
  await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/aanvragen/founding-members`);
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toHaveText(/^Founding Members/);
  await page.setViewportSize(PHONE);
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('C-005 C-006 C-007 every mail address stands whole in its list, at four sizes', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'admin');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const kind of ['contacten', 'founding-members', 'nieuwsbrief']) {
      await page.goto(`${app.url}/admin/aanvragen/${kind}`);
      const list = page.locator('[data-entries]');
      await expect(list.getByRole('link').first()).toBeVisible();
      const cut = await list.evaluate((element) => {
        const addresses = [...element.querySelectorAll('*')].filter(({ textContent }) =>
          /^\S+@\S+$/.test(textContent),
        );
        return addresses.length === 0
          ? ['none found']
          : addresses
              .filter(
                ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 2),
              )
              .map(({ textContent }) => textContent);
      });
      expect(cut, `${kind} at ${size.width} px`).toEqual([]);
    }
  }
});
