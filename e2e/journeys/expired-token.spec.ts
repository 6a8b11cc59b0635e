import { endSessions } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { backToList, startWork } from '../sign-in.ts';

/** Short enough to wait for; the app refreshes at half of it as long as there is a network. */
const EXPIRY_SECONDS = 14;
const NAME = 'Erik Dijkstra';

test.use({ jwtExpirySeconds: EXPIRY_SECONDS });
test.slow();

test('G5 R-16 A-011 an expired sign-in without signal stays in, keeps working, and sends after signing in again', {
  tag: '@long',
}, async ({ app, createDevice }) => {
  const device = await createDevice('tablet');
  device.allowConsole(/status of 40[0-9]/);
  const work = await startWork(device, 'technician');
  const { page, pill } = work;
  const { password } = PEOPLE.technician;

  await device.loseNetwork();
  await endSessions(app.url, PEOPLE.technician);
  await page.waitForTimeout((EXPIRY_SECONDS + 2) * 1000);
  await page.reload();
  await work.list.openClient(NAME);
  await work.detail.writeNotes('Geschreven met een verlopen aanmelding.');
  await backToList(work, NAME);
  await pill.says('Offline');

  await device.regainNetwork();
  await pill.says('Log in om te verzenden');
  await expect(work.list.search).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Log in om te verzenden' });
  if (!(await dialog.isVisible())) {
    const drawer = await pill.open();
    await drawer.getByRole('button', { name: 'Inloggen' }).click();
  }
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await pill.expectAllSaved();
});
