import { expect, PEOPLE, test } from '../fixtures.ts';
import { ClientWork } from '../pages/client-work.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';

test('R-16 R-50 the admin starts cold without signal, straight into the last screen', async ({
  unpackDevice,
}) => {
  const device = await unpackDevice('tablet');
  const page = await device.page();
  const { email, password } = PEOPLE.technician;
  await new SignInPage(page).signIn(device.url, email, password);
  const work = new ClientWork(page);
  await new SyncPill(page).saysAllSaved();
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await work.open('Natasja Prins');
  const address = page.url();
  await device.loseNetwork();
  await device.kill();

  await device.launch();
  const again = await device.page();
  await again.goto(address);
  await expect(new ClientWork(again).dialog('Natasja Prins')).toBeVisible();
  await again.goto(`${device.url}/admin`);
  await expect(again).toHaveURL(/\/admin\/blog-beheer/);
  await expect(again.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await new SyncPill(again).says('Offline');
});
