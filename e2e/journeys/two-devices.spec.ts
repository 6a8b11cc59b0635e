import type { Device } from '../device.ts';
import { expect, PEOPLE, type Person, test } from '../fixtures.ts';
import { ClientWork } from '../pages/client-work.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';

async function start(device: Device, who: Person): Promise<{ work: ClientWork; pill: SyncPill }> {
  const page = await device.page();
  const { email, password } = PEOPLE[who];
  await new SignInPage(page).signIn(device.url, email, password);
  const pill = new SyncPill(page);
  await pill.saysAllSaved();
  return { work: new ClientWork(page), pill };
}

test('G4 G7 two devices on different fields of one client: both changes survive', async ({
  unpackDevice,
}) => {
  const tablet_device = await unpackDevice('tablet');
  const office_device = await unpackDevice('desktop');
  const tablet = await start(tablet_device, 'technician');
  const office = await start(office_device, 'admin');
  const name = 'Silvia Martens';

  await tablet_device.loseNetwork();
  await tablet.work.open(name);
  await tablet.work.writeNotes(name, 'Boegschroef maakt lawaai.');
  await office.work.open(name);
  await office.work.dialog(name).getByRole('button', { name: 'Bewerken' }).first().click();
  const form = office.work.page.getByRole('dialog', { name: `${name} bewerken` });
  await form.getByLabel('Telefoon').fill('06 11 22 33 44');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toBeHidden();
  await office.pill.saysAllSaved();

  await tablet_device.regainNetwork();
  await tablet.pill.saysAllSaved();
  for (const device of [tablet, office]) {
    await expect(device.work.notes(name)).toHaveValue('Boegschroef maakt lawaai.');
    await expect(device.work.dialog(name).getByText('06 11 22 33 44')).toBeVisible();
  }
});

test('G4 two devices on the same field: the first stays, the other is kept and visible on both', async ({
  unpackDevice,
}) => {
  const tablet_device = await unpackDevice('tablet');
  const office_device = await unpackDevice('desktop');
  const tablet = await start(tablet_device, 'technician');
  const office = await start(office_device, 'admin');
  const name = 'Jeroen ter Horst';

  await tablet_device.loseNetwork();
  await tablet.work.open(name);
  await tablet.work.writeNotes(name, 'Van de steiger: osmose bij het roer.');
  await tablet.work.close(name);
  await office.work.open(name);
  await office.work.writeNotes(name, 'Van kantoor: offerte verstuurd.');
  await office.work.close(name);
  await office.pill.saysAllSaved();

  await tablet_device.regainNetwork();
  await expect(tablet.work.link(name).locator('..')).toBeAttached();
  for (const device of [tablet, office]) {
    const drawer = await device.pill.open();
    await expect(drawer.getByText('Van de steiger: osmose bij het roer.')).toBeVisible();
    await expect(drawer.getByText('Van kantoor: offerte verstuurd.')).toBeVisible();
    await device.pill.close();
    await device.work.open(name);
    await expect(device.work.notes(name)).toHaveValue('Van kantoor: offerte verstuurd.');
    await device.work.close(name);
  }
});

test('G4 a rejected change is parked and shown, and the rest flows', async ({ unpackDevice }) => {
  const tablet_device = await unpackDevice('tablet');
  const office_device = await unpackDevice('desktop');
  const tablet = await start(tablet_device, 'technician');
  const office = await start(office_device, 'admin');
  const gone = 'Nynke Terpstra';
  const kept = 'Mirjam Sluis';

  await tablet_device.loseNetwork();
  for (const name of [gone, kept]) {
    await tablet.work.open(name);
    await tablet.work.writeNotes(name, `Onderweg geschreven over ${name}.`);
    await tablet.work.close(name);
  }
  await office.work.open(gone);
  await office.work.dialog(gone).getByRole('button', { name: 'Meer acties' }).click();
  await office.work.page.getByRole('menuitem', { name: 'Klant verwijderen' }).click();
  await office.work.page.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(office.work.dialog(gone)).toBeHidden();
  await office.pill.saysAllSaved();

  await tablet_device.regainNetwork();
  await tablet.pill.says('1 wijziging geweigerd');
  const drawer = await tablet.pill.open();
  await expect(drawer.getByText(`Onderweg geschreven over ${gone}.`)).toBeVisible();
  await expect(drawer.getByText('Iemand anders heeft dit intussen verwijderd.')).toBeVisible();
  await tablet.pill.close();
  await office.work.searchBox.fill('');
  await office.work.open(kept);
  await expect(office.work.notes(kept)).toHaveValue(`Onderweg geschreven over ${kept}.`);
});
