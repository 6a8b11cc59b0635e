import type { Page } from '@playwright/test';
import type { Device } from '../device.ts';
import { expect, PEOPLE, type Person, test } from '../fixtures.ts';
import { ClientWork } from '../pages/client-work.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';

/** The office must see the tablet's work this long after its network is back. */
const ARRIVAL_MS = 2_000;

async function start(device: Device, who: Person): Promise<{ page: Page; work: ClientWork; pill: SyncPill }> {
  const page = await device.page();
  const { email, password } = PEOPLE[who];
  await new SignInPage(page).signIn(device.url, email, password);
  const pill = new SyncPill(page);
  await pill.saysAllSaved();
  return { page, work: new ClientWork(page), pill };
}

async function startAgainOffline(device: Device): Promise<{ page: Page; work: ClientWork; pill: SyncPill }> {
  await device.kill();
  await device.launch();
  const page = await device.page();
  const work = new ClientWork(page);
  await work.goToList(device.url);
  return { page, work, pill: new SyncPill(page) };
}

test('G1 G2 R-50 M-030 work logged without signal survives a killed browser and reaches the open office once', async ({
  unpackDevice,
}) => {
  const tablet_device = await unpackDevice('tablet');
  const office_device = await unpackDevice('desktop');
  const tablet = await start(tablet_device, 'technician');
  const office = await start(office_device, 'admin');

  await tablet_device.loseNetwork();
  await tablet.work.open('Onno Tromp');
  await tablet.work.writeNotes('Onno Tromp', 'Sleutel ligt bij de havenmeester.');
  await tablet.work.close('Onno Tromp');
  await tablet.work.add({
    name: 'Aaltje van Zuiderzee',
    email: 'aaltje@zuiderzee.example',
    yacht_name: 'Waterwolf',
  });
  await tablet.work.open('Aaltje van Zuiderzee');
  await tablet.work.addService('Aaltje van Zuiderzee', {
    type: 'Antifouling',
    amount: '1.250,50',
    notes: 'Kiel geschuurd',
  });
  await tablet.pill.says('Offline');

  const again = await startAgainOffline(tablet_device);
  await again.work.open('Onno Tromp');
  await expect(again.work.notes('Onno Tromp')).toHaveValue('Sleutel ligt bij de havenmeester.');
  await again.work.close('Onno Tromp');
  await again.work.open('Aaltje van Zuiderzee');
  await expect(again.work.services('Aaltje van Zuiderzee')).toHaveCount(1);
  await expect(again.work.services('Aaltje van Zuiderzee')).toContainText('€ 1.250,50');
  await again.work.close('Aaltje van Zuiderzee');

  await office.work.searchBox.fill('Aaltje van Zuiderzee');
  await expect(office.page.getByText('Geen klant gevonden')).toBeVisible();
  await tablet_device.regainNetwork();
  await expect(office.work.link('Aaltje van Zuiderzee')).toHaveCount(1, { timeout: ARRIVAL_MS });
  await again.pill.saysAllSaved();

  await office.work.open('Aaltje van Zuiderzee');
  await expect(office.work.services('Aaltje van Zuiderzee')).toHaveCount(1);
  await expect(office.work.services('Aaltje van Zuiderzee')).toContainText('Kiel geschuurd');
  await expect(office.work.services('Aaltje van Zuiderzee')).toContainText('€ 1.250,50');
  await office.work.close('Aaltje van Zuiderzee');
  await office.work.open('Onno Tromp');
  await expect(office.work.notes('Onno Tromp')).toHaveValue('Sleutel ligt bij de havenmeester.');
});

test('G1 G3 the other way round: what the office wrote while the tablet was away is there when it returns', async ({
  unpackDevice,
}) => {
  const tablet_device = await unpackDevice('tablet');
  const office_device = await unpackDevice('desktop');
  const tablet = await start(tablet_device, 'technician');
  const office = await start(office_device, 'admin');

  await tablet_device.loseNetwork();
  await tablet.pill.says('Offline');
  await office.work.add({
    name: 'Berend Botter',
    email: 'berend@botter.example',
    yacht_name: 'Vrouwe Jacoba',
  });
  await office.work.open('Berend Botter');
  await office.work.addService('Berend Botter', { type: 'Inspectie', amount: '275' });
  await office.work.writeNotes('Berend Botter', 'Brug op vrijdag gesloten.');
  await office.pill.saysAllSaved();

  const again = await startAgainOffline(tablet_device);
  await again.work.searchBox.fill('Berend Botter');
  await expect(again.page.getByText('Geen klant gevonden')).toBeVisible();
  await tablet_device.regainNetwork();
  await expect(again.work.link('Berend Botter')).toHaveCount(1, { timeout: 5_000 });
  await again.work.open('Berend Botter');
  await expect(again.work.services('Berend Botter')).toHaveCount(1);
  await expect(again.work.notes('Berend Botter')).toHaveValue('Brug op vrijdag gesloten.');
});
