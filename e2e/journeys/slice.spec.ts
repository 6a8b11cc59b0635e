import type { Device } from '../device.ts';
import { expect, test } from '../fixtures.ts';
import { type StaffPages, staffPages, backToList } from '../sign-in.ts';

async function startAgainOffline(device: Device): Promise<StaffPages> {
  await device.kill();
  await device.launch();
  const again = staffPages(await device.page());
  await again.list.open(device.url);
  return again;
}

test('G1 G2 R-50 M-030 work logged without signal survives a killed browser and reaches the open office once', async ({
  tabletWithDiskAndOffice,
}) => {
  const { tablet_device, tablet, office } = tabletWithDiskAndOffice;

  await tablet_device.loseNetwork();
  await tablet.list.openClient('Onno Tromp');
  await tablet.detail.writeNotes('Sleutel ligt bij de havenmeester.');
  await backToList(tablet, 'Onno Tromp');
  await tablet.list.addClient({
    name: 'Aaltje van Zuiderzee',
    email: 'aaltje@zuiderzee.example',
    yacht_name: 'Waterwolf',
  });
  await tablet.list.openClient('Aaltje van Zuiderzee');
  await tablet.detail.addService({
    date: 'Vandaag',
    type: 'Antifouling',
    amount: '1.250,50',
    notes: 'Kiel geschuurd',
  });
  await tablet.pill.says('Offline');

  const again = await startAgainOffline(tablet_device);
  await again.list.openClient('Onno Tromp');
  await expect(again.detail.notes).toHaveValue('Sleutel ligt bij de havenmeester.');
  await backToList(again, 'Onno Tromp');
  await again.list.openClient('Aaltje van Zuiderzee');
  await expect(again.detail.services).toHaveCount(1);
  await expect(again.detail.services).toContainText('€ 1.250,50');
  await backToList(again, 'Aaltje van Zuiderzee');

  await office.list.search.fill('Aaltje van Zuiderzee');
  await expect(office.page.getByText('Geen klant gevonden')).toBeVisible();
  await tablet_device.regainNetwork();
  await expect(office.list.client('Aaltje van Zuiderzee')).toHaveCount(1);
  await again.pill.expectAllSaved();

  await office.list.openClient('Aaltje van Zuiderzee');
  await expect(office.detail.services).toHaveCount(1);
  await expect(office.detail.services).toContainText('Kiel geschuurd');
  await expect(office.detail.services).toContainText('€ 1.250,50');
  await backToList(office, 'Aaltje van Zuiderzee');
  await office.list.openClient('Onno Tromp');
  await expect(office.detail.earlier_notes).toContainText('Sleutel ligt bij de havenmeester.');
});

test('G1 G3 the other way round: what the office wrote while the tablet was away is there when it returns', {
  tag: '@long',
}, async ({ tabletWithDiskAndOffice }) => {
  const { tablet_device, tablet, office } = tabletWithDiskAndOffice;

  await tablet_device.loseNetwork();
  await tablet.pill.says('Offline');
  await office.list.addClient({
    name: 'Berend Botter',
    email: 'berend@botter.example',
    yacht_name: 'Vrouwe Jacoba',
  });
  await office.list.openClient('Berend Botter');
  await office.detail.addService({ date: 'Vandaag', type: 'Inspectie', amount: '275' });
  await office.detail.writeNotes('Brug op vrijdag gesloten.');
  await office.pill.expectAllSaved();

  const again = await startAgainOffline(tablet_device);
  await again.list.search.fill('Berend Botter');
  await expect(again.page.getByText('Geen klant gevonden')).toBeVisible();
  await tablet_device.regainNetwork();
  await expect(again.list.client('Berend Botter')).toHaveCount(1);
  await again.list.openClient('Berend Botter');
  await expect(again.detail.services).toHaveCount(1);
  await expect(again.detail.earlier_notes).toContainText('Brug op vrijdag gesloten.');
});
