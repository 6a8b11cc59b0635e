import { clientsNamed } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { backToList, startWork } from '../sign-in.ts';

test('G4 G6 D8 behind a hotel’s sign-in page, which answers everything with 200, nothing is deleted, refused or said to be sent', {
  tag: '@long',
}, async ({ app, createDevice }) => {
  const device = await createDevice('tablet');
  const work = await startWork(device, 'technician');
  const { list, detail, pill } = work;
  const all = await list.results.innerText();

  await device.enterCaptivePortal();
  await list.openClient('Onno Tromp');
  await detail.writeNotes('Geschreven in het hotel.');
  await backToList(work, 'Onno Tromp');
  await pill.says('Offline – op dit apparaat bewaard');
  await expect(list.results).toHaveText(all);
  const drawer = await pill.open();
  await expect(drawer.getByText('Geschreven in het hotel.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Nu verzenden en ophalen' }).click();
  await expect(drawer.getByText('Er is geen verbinding.')).toBeVisible();
  await expect(drawer.getByRole('heading', { name: /Niet aangenomen/ })).toHaveCount(0);
  await pill.close();
  await work.page.reload();
  await list.ready();
  await expect(list.results).toHaveText(all);
  await pill.says('Offline – op dit apparaat bewaard');

  await device.regainNetwork();
  await (await pill.open()).getByRole('button', { name: 'Nu verzenden en ophalen' }).click();
  await pill.close();
  await pill.expectAllSaved();
  await expect(list.results).toHaveText(all);
  expect(await clientsNamed(app.url, PEOPLE.admin, 'Onno Tromp')).toMatchObject([
    { notes: 'Geschreven in het hotel.' },
  ]);
});
