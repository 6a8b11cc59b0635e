import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { downloadRescue, fillDisk } from '../pages/rescue.ts';

test.use({ serviceWorkers: 'allow' });

const STORAGE_ERRORS = /quota|QuotaExceeded|storage|database|\/assets\/[\w-]+\.js\)$/i;

test('R-50 ST1 work that cannot be stored can be downloaded: the open form and everything unsent, in one JSON file', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  consoleWatch.allow(STORAGE_ERRORS);
  const { list, detail, pill } = await app.startWork(page, 'technician');
  await context.setOffline(true);
  await list.openClient('Onno Tromp');
  await detail.writeNotes('Sleutel ligt bij de buurman.');
  await detail.openServiceForm();
  await detail.fillService({ type: 'Antifouling', date: 'Vandaag', amount: '95', notes: 'Roer los' });
  await expect(detail.service_form.getByRole('button', { name: 'Noodkopie bewaren' })).toBeHidden();

  await fillDisk(page);
  await detail.submitService();
  await expect(detail.service_form, 'the form is kept').toBeVisible();
  await expect(detail.service_form.getByRole('alert')).toContainText('Wat u invulde blijft hier staan');
  const { name, content } = await downloadRescue(page, detail.service_form);
  expect(name).toMatch(/^havenglans-niet-verzonden-\d{4}-\d{2}-\d{2}-\d{4}\.json$/);
  expect(content.user).toMatchObject({ name: PEOPLE.technician.name, email: PEOPLE.technician.email });
  expect(content.unreadable).toEqual([]);
  expect(content.outbox.map(({ mutation }) => mutation)).toMatchObject([
    { table: 'client_notes', set: { notes: 'Sleutel ligt bij de buurman.' } },
  ]);
  const service = content.open_forms.find(({ form }) => form.startsWith('service:new_service:'));
  expect(service?.values).toMatchObject({
    values: { service_type: 'antifouling', amount: '95,00', notes: 'Roer los' },
  });
  expect(Object.values(content.rows)).toContainEqual(expect.objectContaining({ name: 'Onno Tromp' }));

  await detail.service_form.getByRole('button', { name: 'Sluiten' }).click();
  await detail.close('Onno Tromp');
  const banner = page.getByRole('alert').filter({ hasText: 'Opslaan op dit apparaat lukt niet' });
  expect((await downloadRescue(page, banner)).content.outbox).toHaveLength(1);
  await pill.open();
  await expect(pill.drawer.getByText('Onno Tromp')).toBeVisible();
});

test('K7 R-50 when a newer build has taken the database, unsent work can still be downloaded, also after reloading', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  consoleWatch.allow(STORAGE_ERRORS);
  const { list, detail } = await app.startWork(page, 'technician');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await context.setOffline(true);
  await list.openClient('Onno Tromp');
  await detail.writeNotes('Nog niet verzonden.');
  await detail.close('Onno Tromp');
  await page.evaluate(async () => {
    const [found] = (await indexedDB.databases()).filter(({ name }) =>
      /^havenglans-[0-9a-f]{8}-/.test(name ?? ''),
    );
    await new Promise((resolve) => {
      const upgrade = indexedDB.open(found?.name ?? '', 9_000);
      upgrade.onsuccess = () => resolve(upgrade.result.close());
    });
  });
  const banner = page.getByRole('alert').filter({ hasText: 'Er is een nieuwere versie' });
  const running = await downloadRescue(page, banner);
  expect(running.content.outbox).toMatchObject([{ mutation: { set: { notes: 'Nog niet verzonden.' } } }]);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('Op dit apparaat is al een nieuwere versie geopend')).toBeVisible();
  const reloaded = await downloadRescue(page, page.locator('body'));
  expect(reloaded.content.outbox).toEqual(running.content.outbox);
});
