import { expect, PEOPLE, test } from '../fixtures.ts';
import { measureTargets } from '../pages/targets.ts';
import { backToList } from '../sign-in.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const TABLET_TEXT = 'Van de steiger: osmose bij het roer.';
const OFFICE_TEXT = 'Van kantoor: offerte verstuurd.';

test('G4 G7 two devices on different fields of one client: both changes survive', { tag: '@long' }, async ({
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
  await office.pill.expectAllSaved();

  await tablet_device.regainNetwork();
  await tablet.pill.expectAllSaved();
  await expect(tablet.detail.notes).toHaveValue('Boegschroef maakt lawaai.');
  await expect(office.detail.earlier_notes).toContainText('Boegschroef maakt lawaai.');
  for (const device of [tablet, office]) {
    await expect(device.detail.dialog(name).getByText('06 11 22 33 44')).toBeVisible();
  }
});

test('G4 M-003 two people write about one client without seeing each other: both entries stand on both devices, each with its author', {
  tag: '@long',
}, async ({ tabletAndOffice }) => {
  const { tablet_device, tablet, office } = tabletAndOffice;
  const name = 'Jeroen ter Horst';

  await tablet_device.loseNetwork();
  await tablet.list.openClient(name);
  await tablet.detail.writeNotes(TABLET_TEXT);
  await backToList(tablet, name);
  await office.list.openClient(name);
  await office.detail.writeNotes(OFFICE_TEXT);
  await backToList(office, name);
  await office.pill.expectAllSaved();

  await tablet_device.regainNetwork();
  for (const [device, own, other, author] of [
    [tablet, TABLET_TEXT, OFFICE_TEXT, PEOPLE.admin.name],
    [office, OFFICE_TEXT, TABLET_TEXT, PEOPLE.technician.name],
  ] as const) {
    await device.pill.expectAllSaved();
    await device.list.openClient(name);
    await expect(device.detail.notes).toHaveValue(own);
    const entry = device.detail.earlier_notes.getByRole('listitem').filter({ hasText: other });
    await expect(entry).toContainText(author);
    await expect(entry).toContainText(/vandaag \d\d:\d\d/);
    await backToList(device, name);
    await device.pill.says('Alles opgeslagen');
  }
});

test('G4 a rejected change is kept and shown, and the rest flows', { tag: '@long' }, async ({
  tabletAndOffice,
}) => {
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
  await office.pill.expectAllSaved();

  await tablet_device.regainNetwork();
  await tablet.pill.says('1 wijziging niet aangenomen');
  const drawer = await tablet.pill.open();
  const refused = drawer.getByRole('region', { name: 'Niet aangenomen' });
  const work = refused.getByRole('listitem').filter({ hasText: gone });
  await expect(work).toContainText(`Onderweg geschreven over ${gone}.`);
  await expect(work).toContainText(/Sanne de Vries heeft deze klant verwijderd \(\d\d:\d\d\)/);
  await expect(work.getByRole('button', { name: /^(Opnieuw verzenden|Aanpassen)/ })).toHaveCount(0);
  await work.getByRole('button', { name: `Weggooien: ${gone}` }).click();
  const question = tablet.page.getByRole('dialog', { name: 'Wijziging weggooien' });
  await expect(question).toContainText('Weggegooid is het voorgoed weg.');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await checkViewports(tablet.page, 'work on a deleted client');
  const { counted, small } = await measureTargets(work, 48);
  expect(counted).toBe(5);
  expect(small).toEqual([]);

  await work.getByRole('button', { name: `Bewaar bij een nieuwe klant: ${gone}` }).click();
  await expect(tablet.list.notice('status', `Bewaard bij een nieuwe klant: ${gone}`)).toBeVisible();
  await expect(refused).toBeHidden();
  await tablet.pill.expectAllSaved();
  await tablet.pill.close();
  await office.list.search.fill('');
  await office.list.openClient(gone);
  await expect(office.detail.earlier_notes).toContainText(`Onderweg geschreven over ${gone}.`);
  await backToList(office, gone);
  await office.list.search.fill('');
  await office.list.openClient(kept);
  await expect(office.detail.earlier_notes).toContainText(`Onderweg geschreven over ${kept}.`);
});

test('R-41 G4 a form over a client whom the office deletes stays open with what was typed, and is saved with a new client', {
  tag: '@long',
}, async ({ tabletAndOffice }) => {
  const { tablet, office } = tabletAndOffice;
  const gone = 'Vertrokken Klant';
  await office.list.addClient({ name: gone, email: 'vertrokken@voorbeeld.example' });
  await office.pill.expectAllSaved();
  await tablet.list.openClient(gone);
  await tablet.detail.openServiceForm();
  const form = tablet.detail.service_form;
  await tablet.detail.fillService({ date: 'Vandaag', type: 'Antifouling', amount: '125,50' });
  const notes = form.getByRole('textbox', { name: 'Notities' });
  await notes.fill('Romp twee keer gewaxt.');

  await office.list.openClient(gone);
  await office.detail.chooseAction('Klant verwijderen');
  await office.page.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await office.pill.expectAllSaved();
  await expect(form.getByText('Deze klant is intussen elders verwijderd.')).toBeVisible();
  await expect(notes).toHaveValue('Romp twee keer gewaxt.');
  await checkViewports(tablet.page, 'a form over a deleted client');

  await form.getByRole('button', { name: 'Bewaar bij een nieuwe klant' }).click();
  await expect(tablet.list.notice('status', `Bewaard bij een nieuwe klant: ${gone}`)).toBeVisible();
  await expect(form).toBeHidden();
  await tablet.pill.expectAllSaved();
  await office.list.search.fill('');
  await office.list.openClient(gone);
  await expect(office.detail.service('Antifouling')).toContainText('125,50');
});

test('G4 R-47 services for a client the office deleted go under another client by the technician’s choice, and arrive', {
  tag: '@long',
}, async ({ tabletAndOffice }) => {
  const { tablet_device, tablet, office } = tabletAndOffice;
  const gone = 'Dubbele Invoer';
  const other = 'Blijvende Klant';
  await office.list.addClient({ name: gone, email: 'dubbel@voorbeeld.example' });
  await office.list.addClient({ name: other, email: 'blijvend@voorbeeld.example' });
  await office.pill.expectAllSaved();
  await tablet.list.openClient(gone);

  await tablet_device.loseNetwork();
  await tablet.detail.addService({ date: 'Vandaag', type: 'Antifouling', amount: '125,50' });
  await backToList(tablet, gone);
  await office.list.openClient(gone);
  await office.detail.chooseAction('Klant verwijderen');
  await office.page.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(office.detail.dialog(gone)).toBeHidden();
  await office.pill.expectAllSaved();

  await tablet_device.regainNetwork();
  await tablet.pill.says('1 wijziging niet aangenomen');
  const drawer = await tablet.pill.open();
  const work = drawer.getByRole('listitem').filter({ hasText: gone });
  await work.getByRole('button', { name: `Onder een andere klant plaatsen: ${gone}` }).click();
  const choice = tablet.page.getByRole('dialog', { name: 'Kies een klant' });
  await expect(choice).toContainText(`De services en notities van ${gone}`);
  const search = choice.getByRole('searchbox');
  await search.fill('bestaat niet');
  await expect(choice.getByRole('status')).toHaveText('Geen klant gevonden.');
  await search.fill(other);
  await checkViewports(tablet.page, 'the choice of another client');
  const { small } = await measureTargets(choice, 48);
  expect(small).toEqual([]);
  await choice.getByRole('button', { name: other }).click();
  await expect(tablet.list.notice('status', `Geplaatst onder een andere klant: ${other}`)).toBeVisible();
  await tablet.pill.expectAllSaved();

  await office.list.search.fill('');
  await office.list.openClient(other);
  await expect(office.detail.service('Antifouling')).toContainText('125,50');
});
