import { PEOPLE, expect, test } from '../fixtures.ts';
import { startWork } from '../sign-in.ts';
import { RowHistoryPage } from '../pages/row-history.ts';
import { checkViewports } from '../pages/check-viewports.ts';

test('R-50 the history of a client says who, what, old and new, when made and when arrived; offline only one’s own part', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const device = await createDevice('tablet');
  const tablet = await startWork(device, 'technician');
  const office = await startWork(await createDevice('desktop'), 'admin');
  const name = 'Silvia Martens';
  await office.list.openClient(name);
  await office.detail.setStatus('Prospect');
  await office.pill.expectAllSaved();
  await tablet.list.openClient(name);
  await tablet.detail.changeField(name, 'Ligplaats', 'Hoorn, steiger 3');
  await tablet.pill.expectAllSaved();

  const at_office = new RowHistoryPage(office.page);
  await at_office.openOfClient();
  const [newest, second] = [at_office.entries.nth(0), at_office.entries.nth(1)];
  await expect(newest).toContainText(`${PEOPLE.technician.name} wijzigde`);
  await expect(newest).toContainText('Hoorn, steiger 3');
  await expect(newest).toContainText(/Gemaakt \d\d:\d\d/);
  await expect(second).toContainText('U wijzigde');
  await expect(second.locator('dd')).toContainText('Prospect');
  await expect(at_office.entries.last()).toContainText('voegde dit toe');
  await checkViewports(office.page, 'the history');

  await device.loseNetwork();
  await tablet.detail.setStatus('Actief');
  const at_tablet = new RowHistoryPage(tablet.page);
  await at_tablet.openOfClient();
  await expect(at_tablet.dialog.getByText('Zonder verbinding ziet u alleen')).toBeVisible();
  await expect(at_tablet.entries).toHaveCount(2);
  await expect(at_tablet.entries.nth(0)).toContainText('Wacht op verzenden');
  await expect(at_tablet.entries.nth(1)).toContainText('Hoorn, steiger 3');
  await device.regainNetwork();
  await expect(at_tablet.dialog.getByText('Zonder verbinding ziet u alleen')).toBeHidden({ timeout: 20_000 });
  await expect(at_tablet.entries.filter({ hasText: PEOPLE.admin.name })).not.toHaveCount(0);
  await expect(at_tablet.dialog.getByText('Wacht op verzenden')).toBeHidden();
});

test('R-50 the history of a service stands behind its menu, and the back button closes it', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list, detail, pill } = await app.startWork(page, 'admin');
  await list.openClient('Onno Tromp');
  await detail.addService({
    type: 'Anders, namelijk…',
    custom_type: 'Romp wassen',
    date: 'Morgen',
    amount: '320',
  });
  await detail.setServiceStatus('Romp wassen', 'In uitvoering');
  await pill.expectAllSaved();
  await detail.openServiceMenu('Romp wassen');
  const history = new RowHistoryPage(page);
  await history.choose();
  await expect(history.entries.first()).toContainText('Gepland');
  await expect(history.entries.first()).toContainText('In uitvoering');
  await expect(history.entries.last()).toContainText('€ 320,00');
  await page.goBack();
  await expect(history.dialog).toBeHidden();
});
