import { expect, test } from '../fixtures.ts';
import { backToList } from '../pages/at-work.ts';

test('G4 G7 two devices on different fields of one client: both changes survive', async ({
  tabletAndOffice,
}) => {
  const { tablet_device, tablet, office } = tabletAndOffice;
  const name = 'Silvia Martens';

  await tablet_device.loseNetwork();
  await tablet.list.openClient(name);
  await tablet.detail.writeNotes('Boegschroef maakt lawaai.');
  await office.list.openClient(name);
  await office.detail.dialog(name).getByRole('button', { name: 'Bewerken' }).first().click();
  const form = office.page.getByRole('dialog', { name: `${name} bewerken` });
  await form.getByLabel('Telefoon').fill('06 11 22 33 44');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toBeHidden();
  await office.pill.saysAllSaved();

  await tablet_device.regainNetwork();
  await tablet.pill.saysAllSaved();
  for (const device of [tablet, office]) {
    await expect(device.detail.notes).toHaveValue('Boegschroef maakt lawaai.');
    await expect(device.detail.dialog(name).getByText('06 11 22 33 44')).toBeVisible();
  }
});

test('G4 two devices on the same field: the first stays, the other is kept and visible on both', async ({
  tabletAndOffice,
}) => {
  const { tablet_device, tablet, office } = tabletAndOffice;
  const name = 'Jeroen ter Horst';

  await tablet_device.loseNetwork();
  await tablet.list.openClient(name);
  await tablet.detail.writeNotes('Van de steiger: osmose bij het roer.');
  await backToList(tablet, name);
  await office.list.openClient(name);
  await office.detail.writeNotes('Van kantoor: offerte verstuurd.');
  await backToList(office, name);
  await office.pill.saysAllSaved();

  await tablet_device.regainNetwork();
  await expect(tablet.list.client(name).locator('..')).toBeAttached();
  for (const device of [tablet, office]) {
    const drawer = await device.pill.open();
    await expect(drawer.getByText('Van de steiger: osmose bij het roer.')).toBeVisible();
    await expect(drawer.getByText('Van kantoor: offerte verstuurd.')).toBeVisible();
    await device.pill.close();
    await device.list.openClient(name);
    await expect(device.detail.notes).toHaveValue('Van kantoor: offerte verstuurd.');
    await backToList(device, name);
  }
});

test('G4 a rejected change is parked and shown, and the rest flows', async ({ tabletAndOffice }) => {
  const { tablet_device, tablet, office } = tabletAndOffice;
  const gone = 'Douwe Hiemstra';
  const kept = 'Mirjam Sluis';

  await tablet_device.loseNetwork();
  for (const name of [gone, kept]) {
    await tablet.list.openClient(name);
    await tablet.detail.writeNotes(`Onderweg geschreven over ${name}.`);
    await backToList(tablet, name);
  }
  await office.list.openClient(gone);
  await office.detail.dialog(gone).getByRole('button', { name: 'Meer acties' }).click();
  await office.page.getByRole('menuitem', { name: 'Klant verwijderen' }).click();
  await office.page.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(office.detail.dialog(gone)).toBeHidden();
  await office.pill.saysAllSaved();

  await tablet_device.regainNetwork();
  await tablet.pill.says('1 wijziging niet aangenomen');
  const drawer = await tablet.pill.open();
  await expect(drawer.getByText(`Onderweg geschreven over ${gone}.`)).toBeVisible();
  await expect(drawer.getByText('Iemand anders heeft dit intussen verwijderd.')).toBeVisible();
  await tablet.pill.close();
  await office.list.search.fill('');
  await office.list.openClient(kept);
  await expect(office.detail.notes).toHaveValue(`Onderweg geschreven over ${kept}.`);
});
