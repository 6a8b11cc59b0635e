import { expect, test } from '../fixtures.ts';
import { startWork } from '../sign-in.ts';

const UNDO = 'Ongedaan maken';

test('R-18 a saved change can be undone from the notice and by the keyboard, and redone', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list, detail, pill } = await app.startWork(page, 'admin');
  const name = 'Onno Tromp';
  await list.openClient(name);
  const status = page.getByRole('radiogroup', { name: 'Status' });
  const before = await status.getByRole('radio', { checked: true }).getAttribute('value');
  await detail.setStatus(before === 'prospect' ? 'Actief' : 'Prospect');
  await list.notice('status', 'Status opgeslagen').getByRole('button', { name: UNDO }).click();
  await expect(status.getByRole('radio', { checked: true })).toHaveAttribute('value', before ?? '');
  await expect(list.notice('status', `Ongedaan gemaakt: Status van ${name}`)).toBeVisible();

  await page.keyboard.press('Control+Shift+z');
  await expect(status.getByRole('radio', { checked: true })).not.toHaveAttribute('value', before ?? '');
  await page.keyboard.press('Control+z');
  await expect(status.getByRole('radio', { checked: true })).toHaveAttribute('value', before ?? '');
  await pill.expectAllSaved();
});

test('R-18 in a text field Ctrl+Z is the field’s own; saved notes have a way back beside them', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list, detail, pill } = await app.startWork(page, 'technician');
  await list.openClient('Silvia Martens');
  const before = await detail.notes.inputValue();
  await detail.writeNotes('Lenspomp slaat te vaak aan.');
  await detail.notes.press('Control+z');
  await expect(detail.notes).not.toHaveValue('Lenspomp slaat te vaak aan.');
  await detail.writeNotes('Lenspomp slaat veel te vaak aan.');
  await page.getByRole('button', { name: 'Ongedaan maken: notities' }).click();
  await expect(detail.notes).toHaveValue(before);
  await pill.expectAllSaved();
});

test('R-18 G4 a field that somebody else changed since is left, and that is said', { tag: '@long' }, async ({
  createDevice,
}) => {
  const tablet = await startWork(await createDevice('tablet'), 'technician');
  const office = await startWork(await createDevice('desktop'), 'admin');
  const name = 'Corrie Vink';
  const edit = async (who: typeof tablet, phone: string, berth?: string) => {
    await who.detail.dialog(name).getByRole('button', { name: 'Bewerken', exact: true }).first().click();
    const form = who.page.getByRole('dialog', { name: `${name} bewerken` });
    await form.getByLabel('Telefoon').fill(phone);
    if (berth !== undefined) await form.getByLabel('Ligplaats').fill(berth);
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toBeHidden();
    await who.pill.expectAllSaved();
  };
  await tablet.list.openClient(name);
  await edit(tablet, '06 11 22 33 44', 'Steiger Q');
  await office.list.openClient(name);
  await expect(office.detail.dialog(name).getByText('06 11 22 33 44')).toBeVisible();
  await edit(office, '06 99 88 77 66');
  await expect(tablet.detail.dialog(name).getByText('06 99 88 77 66')).toBeVisible();

  await tablet.page.keyboard.press('Control+z');
  await expect(tablet.list.notice('status', `Niet teruggezet: Telefoon van ${name}`)).toBeVisible();
  await expect(tablet.list.notice('status', `Ongedaan gemaakt: Ligplaats van ${name}`)).toBeVisible();
  await expect(tablet.detail.dialog(name).getByText('06 99 88 77 66')).toBeVisible();
  await expect(tablet.detail.dialog(name).getByText('Steiger Q')).toHaveCount(0);
});

test('R-18 an added client is taken away again, also without a network', { tag: '@long' }, async ({
  createDevice,
}) => {
  const device = await createDevice('desktop');
  const { list, page, pill } = await startWork(device, 'admin');
  await device.loseNetwork();
  await list.addClient({ name: 'Per Ongeluk', email: 'per@voorbeeld.example' });
  await pill.says('Offline');
  await list.notice('status', 'Klant toegevoegd').getByRole('button', { name: UNDO }).click();
  await expect(list.notice('status', 'Per Ongeluk is niet toegevoegd')).toBeVisible();
  await list.search.fill('Per Ongeluk');
  await expect(page.getByText('Geen klant gevonden')).toBeVisible();
  await device.regainNetwork();
  await pill.expectAllSaved();
  await expect(page.getByText('Geen klant gevonden')).toBeVisible();
});

test('R-18 M-024 after a delete there is no way back', { tag: '@long' }, async ({ page, app }) => {
  const { list, detail } = await app.startWork(page, 'admin');
  await list.addClient({ name: 'Tijdelijk', email: 'tijdelijk@voorbeeld.example' });
  await list.openClient('Tijdelijk');
  await detail.chooseAction('Klant verwijderen');
  await detail.confirm.getByRole('button', { name: 'Definitief verwijderen' }).click();
  const notice = list.notice('status', 'Client succesvol verwijderd');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: UNDO })).toBeHidden();
});
