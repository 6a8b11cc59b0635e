import { readFile } from 'node:fs/promises';
import { sha256 } from '../../supabase/local/sha256.ts';
import { deletePhoto, photosOnServer } from '../api.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { startWork } from '../sign-in.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { BROKEN_PICTURE, pictures } from '../pictures.ts';
import { DESKTOP, checkViewports, PHONE } from '../pages/check-viewports.ts';
import { SyncCenterPage } from '../pages/sync-center-page.ts';
import {
  ARRIVAL_MS,
  UPLOADS,
  SIGNED_ADDRESSES,
  openNewService,
  clientsAreThere,
  holdEncoding,
  relaunchOffline,
} from '../photo-work.ts';

// Their rows stay where their bytes never arrive: no other journey is to meet them.
test.use({ backend_group: 'photos' });

test('G1 G2 D14 twenty photos taken offline survive a killed browser: twenty objects, twenty rows, equal hashes', {
  tag: '@long',
}, async ({ createDeviceWithDisk, backend }) => {
  test.slow();
  const device = await createDeviceWithDisk('tablet');
  const work = await startWork(device, 'technician');
  const before = await photosOnServer(backend.url, PEOPLE.admin);
  await clientsAreThere(work);
  await device.loseNetwork();
  const { name, photos } = await openNewService(work);

  await photos.openAdding();
  await photos.choose('Voor', await pictures(10));
  await expect(photos.adding.getByRole('button', { name: /^Voor, foto/ })).toHaveCount(10, {
    timeout: ARRIVAL_MS,
  });
  await photos.chooseKind(photos.adding, 'Na');
  await photos.openCamera();
  for (let shot = 0; shot < 10; shot += 1) await photos.shoot();

  const again = await relaunchOffline(device, name);
  const kept = new PhotosPage(again.page, 'Antifouling');
  await kept.row.getByRole('button', { name: /^Toon ook de andere/ }).click();
  await expect(kept.thumbnails).toHaveCount(20);
  await expect(kept.inState('Wacht op verzenden')).toHaveCount(20);
  await device.regainNetwork();
  await expect(kept.inState('Wacht op verzenden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await expect(kept.inState('Wordt verzonden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await again.pill.expectAllSaved();

  const after = await photosOnServer(backend.url, PEOPLE.admin);
  const old_rows = new Set(before.rows.map(({ id }) => id));
  const rows = after.rows.filter(({ id }) => !old_rows.has(id));
  expect(rows).toHaveLength(20);
  expect(new Set(rows.map(({ service_record_id }) => service_record_id)).size).toBe(1);
  expect(rows.filter(({ kind }) => kind === 'before')).toHaveLength(10);
  expect(new Set(rows.map((row) => row.sha256)).size, 'no picture twice').toBe(20);
  expect(after.objects.size - before.objects.size, 'each with its small version').toBe(40);
  for (const row of rows) {
    expect(after.objects.get(row.id), row.id).toBe(row.sha256);
    expect([...after.objects.keys()]).toContain(`${row.id}-small`);
  }
});

test('G1 G2 a burst of eight is kept: killed while nothing is encoded yet, the browser has eight photos at the next start', {
  tag: '@long',
}, async ({ createDeviceWithDisk }) => {
  test.slow();
  const device = await createDeviceWithDisk('tablet');
  await holdEncoding(await device.page());
  const work = await startWork(device, 'technician');
  await clientsAreThere(work);
  await device.loseNetwork();
  const { name, photos } = await openNewService(work);
  await photos.openAdding();
  await photos.openCamera();
  await photos.burst(8);
  await expect(photos.kept_count).toHaveText('8 bewaard');
  const again = await relaunchOffline(device, name);
  const kept = new PhotosPage(again.page, 'Antifouling');
  await expect(kept.thumbnails).toHaveCount(8, { timeout: ARRIVAL_MS });
  for (const image of await kept.thumbnails.locator('img').all()) await kept.isPainted(image);
  await expect(kept.inState('Wacht op verzenden')).toHaveCount(8);
});

test('G1 a file that could not become a photo can be thrown away from the pill’s list too', {
  tag: '@long',
}, async ({ page, app }) => {
  const work = await app.startWork(page, 'technician');
  const { name, photos } = await openNewService(work);
  await photos.openAdding();
  await photos.choose('Voor', [BROKEN_PICTURE]);
  await expect(photos.adding.getByRole('alert')).toContainText('kan niet als foto worden gelezen');
  await photos.closeAdding();
  await work.detail.close(name);
  const drawer = await work.pill.open();
  await drawer.getByRole('button', { name: 'Weggooien: verslag.jpg' }).click();
  await work.detail.confirm.getByRole('button', { name: 'Annuleren' }).click();
  await drawer.getByRole('button', { name: 'Weggooien: verslag.jpg' }).click();
  await work.detail.confirm.getByRole('button', { name: 'Foto weggooien' }).click();
  await expect(drawer.getByText('verslag.jpg')).toBeHidden();
});

test('a photo the server refuses says so, goes again when asked, and can be deleted', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(/status of 4\d\d/);
  await page.context().route(UPLOADS, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: {
            statusCode: '413',
            error: 'Payload too large',
            message: 'The object exceeded the maximum allowed size',
          },
        })
      : route.fallback(),
  );
  const work = await app.startWork(page, 'technician');
  const { photos } = await openNewService(work);
  await photos.openAdding();
  await photos.choose('Voor', await pictures(2));
  await photos.closeAdding();
  await expect(photos.inState('Niet verzonden')).toHaveCount(2, { timeout: ARRIVAL_MS });
  await expect(work.detail.history.getByRole('alert')).toContainText("2 foto's niet verzonden");

  await photos.openPhoto(0);
  await expect(photos.viewer.getByRole('alert')).toContainText('De foto is te groot voor de server');
  await photos.deleteShown();
  await photos.showsPhoto('1 van 1');
  await page.context().unroute(UPLOADS);
  await photos.viewer.getByRole('button', { name: 'Opnieuw verzenden' }).click();
  await expect(photos.viewer.getByRole('alert')).toBeHidden({ timeout: ARRIVAL_MS });
  await page.keyboard.press('Escape');
  await expect(photos.thumbnails).toHaveCount(1);
  await expect(photos.inState('Niet verzonden')).toHaveCount(0);
  await expect(photos.inState('Wacht op verzenden')).toHaveCount(0, { timeout: ARRIVAL_MS });
});

test('PH7 PH8 G4 a photo that somebody else deleted before it was sent is saved or thrown away, and is no failure to send', {
  tag: '@long',
}, async ({ page, app, backend, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  await page
    .context()
    .route(UPLOADS, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  const work = await app.startWork(page, 'technician');
  const before = await photosOnServer(backend.url, PEOPLE.admin);
  const { name, photos } = await openNewService(work);
  await photos.openAdding();
  await photos.choose('Voor', await pictures(1, 'weg'));
  await photos.closeAdding();
  const known = new Set(before.rows.map(({ id }) => id));
  const arrived = async () =>
    (await photosOnServer(backend.url, PEOPLE.admin)).rows.filter(({ id }) => !known.has(id));
  await expect.poll(async () => (await arrived()).length, { timeout: ARRIVAL_MS }).toBe(1);
  const [row] = await arrived();
  if (!row) throw new Error('no photo arrived');
  await deletePhoto(backend.url, PEOPLE.admin, row.id);
  await expect(photos.thumbnails).toHaveCount(0, { timeout: ARRIVAL_MS });
  await work.detail.close(name);
  await work.pill.says('1 foto elders verwijderd');

  const center = new SyncCenterPage(page);
  await center.openFromPill();
  const list = page.getByRole('main').getByRole('region', { name: 'Foto’s die wachten' });
  await expect(list).toContainText('Iemand anders heeft deze foto intussen verwijderd');
  await expect(list, 'its client is there').not.toContainText('Verwijderde klant');
  await expect(list.getByRole('button', { name: /Opnieuw/ })).toHaveCount(0);
  await checkViewports(page, 'a photo deleted elsewhere', { sizes: [DESKTOP, PHONE] });
  const saved = page.waitForEvent('download');
  await list.getByRole('button', { name: /^Opslaan als bestand: De foto van / }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^havenglans-foto-[\dT-]+\.webp$/);
  const bytes = await readFile(await download.path());
  expect(sha256(bytes), 'byte for byte').toBe(row.sha256);
  await list.getByRole('button', { name: /^Weggooien: De foto van / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Foto weggooien' }).click();
  await expect(list).toBeHidden();
  await work.pill.expectAllSaved();
});

test('R-50 G1 photos and shots that wait alone can be taken along from Synchronisatie, in the file with whose they are', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(/status of 503/);
  await page.context().route(UPLOADS, (route) => route.fulfill({ status: 503, json: {} }));
  const work = await app.startWork(page, 'technician');
  const { name, photos } = await openNewService(work);
  await photos.openAdding();
  await photos.choose('Voor', [...(await pictures(1)), BROKEN_PICTURE]);
  await expect(photos.adding.getByRole('alert')).toContainText('kan niet als foto worden gelezen');
  await photos.closeAdding();
  await work.detail.close(name);

  const center = new SyncCenterPage(page);
  await center.openFromPill();
  await expect(center.pending, 'the rows are with the server').toHaveCount(0, { timeout: ARRIVAL_MS });
  const { content } = await center.download(
    page.getByRole('button', { name: 'Noodkopie bewaren', exact: true }),
  );
  const base64: unknown = expect.stringMatching(/^[\w+/]+=*$/);
  expect(content).toMatchObject({
    outbox: [],
    rejected: [],
    unreadable: [],
    photos: [{ base64 }, { base64 }],
  });
  expect(JSON.stringify(content), 'it says whose they are').toContain(`"name":"${name}"`);
  await expect(
    page.getByText('Noodkopie bewaard, met 2 foto’s in het bestand. Alles blijft ook hier staan.'),
  ).toBeVisible();
});

test('G5 the office sees the pair, fetched when looked at; what cannot be fetched says so, what was fetched stays', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const office_device = await createDevice('desktop');
  const tablet = await startWork(tablet_device, 'technician');
  const office = await startWork(office_device, 'admin');
  const { name, photos } = await openNewService(tablet);
  await office_device.loseNetwork();
  await photos.openAdding();
  await photos.choose('Voor', await pictures(1));
  await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(1);
  await photos.choose('Na', await pictures(1));
  await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(2);
  await photos.closeAdding();
  await expect(photos.inState('Wacht op verzenden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await tablet.pill.expectAllSaved();

  await office_device.context.route(SIGNED_ADDRESSES, (route) => route.abort());
  await office_device.regainNetwork();
  await office.list.openClient(name);
  const seen = new PhotosPage(office.page, 'Antifouling');
  await expect(seen.thumbnails).toHaveCount(2, { timeout: ARRIVAL_MS });
  await seen.openPhoto(1);
  await expect(seen.viewer.getByText('Niet op dit apparaat – verbinding nodig')).toBeVisible();
  await office_device.context.unroute(SIGNED_ADDRESSES);
  await seen.viewer.getByRole('button', { name: 'Opnieuw ophalen' }).click();
  const shown = seen.viewer.getByRole('img', { name: /^Na: Antifouling/ });
  await seen.isPainted(shown);
  await office.page.keyboard.press('Escape');
  await expect(seen.slider).toBeVisible();

  await office_device.loseNetwork();
  await seen.openPhoto(1);
  await seen.isPainted(shown);
});
