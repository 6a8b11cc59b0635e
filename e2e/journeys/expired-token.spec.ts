import { endSessions } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { ClientWork } from '../pages/client-work.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';

const EXPIRY_SECONDS = 35;
const NAME = 'Erik Dijkstra';

test.use({ jwtExpirySeconds: EXPIRY_SECONDS });
test.slow();

test('G5 R-16 A-011 an expired sign-in without signal stays in, keeps working, and sends after signing in again', async ({
  app,
  unpackDevice,
}) => {
  const device = await unpackDevice('tablet');
  device.allowConsole(/status of 40[0-9]/);
  const page = await device.page();
  const { email, password } = PEOPLE.technician;
  await new SignInPage(page).signIn(device.url, email, password);
  const pill = new SyncPill(page);
  const work = new ClientWork(page);
  await pill.saysAllSaved();

  await device.loseNetwork();
  await endSessions(app.url, PEOPLE.technician);
  await page.waitForTimeout((EXPIRY_SECONDS + 2) * 1000);
  await page.reload();
  await work.open(NAME);
  await work.writeNotes(NAME, 'Geschreven met een verlopen aanmelding.');
  await work.close(NAME);
  await pill.says('Offline');

  await device.regainNetwork();
  await pill.says('Log in om te verzenden');
  await expect(work.searchBox).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Log in om te verzenden' });
  if (!(await dialog.isVisible())) {
    const drawer = await pill.open();
    await drawer.getByRole('button', { name: 'Inloggen' }).click();
  }
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await pill.saysAllSaved();
});
