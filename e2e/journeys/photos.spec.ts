import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { deletePhoto, photosOnServer } from '../api.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import type { Device } from '../device.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { type AtWork, atWork, startWork } from '../pages/at-work.ts';
import { accessibilityFaults, measureTargets } from '../pages/accessibility.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { BROKEN_PICTURE, pictures } from '../pictures.ts';
import { DESKTOP, checkViewports, PHONE } from '../pages/check-viewports.ts';
import { SyncCenterPage } from '../pages/sync-center-page.ts';

// Their rows stay where their bytes never arrive: no other journey is to meet them.
// Looked at online: what a device keeps of the app is other journeys' matter.
test.use({ backend_group: 'photos', serviceWorkers: 'block' });

const ARRIVAL_MS = 30_000;
const UPLOADS = '**/storage/v1/object/service-photos/**';
const SIGNED_ADDRESSES = '**/storage/v1/object/sign/service-photos{,/**}';

let clients = 0;

/** A client nobody else has, with one service of today, opened. */
async function openNewService(work: AtWork): Promise<{ name: string; photos: PhotosPage }> {
  clients += 1;
  const { workerIndex } = test.info();
  const name = `Fotograaf ${workerIndex}${clients}`;
  await work.list.addClient({ name, email: `foto${workerIndex}-${clients}@voorbeeld.example` });
  await work.list.openClient(name);
  await work.detail.addService({ type: 'Antifouling', date: 'Vandaag' });
  return { name, photos: new PhotosPage(work.page, 'Antifouling') };
}

const clientsAreThere = async ({ page }: AtWork): Promise<void> => {
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
};

/** Remembers every camera the page opens. */
async function watchCameras(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { seen_streams: streams });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      streams.push(stream);
      return stream;
    };
  });
  return () =>
    page.evaluate(() => {
      const streams =
        'seen_streams' in window && Array.isArray(window.seen_streams) ? window.seen_streams : [];
      return streams.flatMap((stream: unknown) =>
        stream instanceof MediaStream ? stream.getTracks().map(({ readyState }) => readyState) : [],
      );
    });
}

/** The page asks for the camera until `allow` is called, as while a person looks at the browser's prompt. */
async function holdCameraPrompt(page: Page): Promise<{ readonly allow: () => Promise<void> }> {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const answer = Promise.withResolvers<void>();
    Object.assign(window, { allow_camera: answer.resolve });
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      await answer.promise;
      return await open(constraints);
    };
  });
  const allow = async (): Promise<void> => {
    await page.evaluate(() => {
      if ('allow_camera' in window && typeof window.allow_camera === 'function') window.allow_camera();
    });
  };
  return { allow };
}

/** What the page is told when the person goes to another app, and comes back. */
async function setHidden(page: Page, is_hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, is_hidden);
}

/** Pictures of this page are never encoded: what makes them small hears nothing. */
async function holdEncoding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
}

async function relaunchOffline(device: Device, name: string): Promise<AtWork> {
  await device.kill();
  await device.launch();
  const again = atWork(await device.page());
  await again.list.open(device.url);
  await again.list.openClient(name);
  return again;
}

test('G1 photos taken and chosen without signal stand there at once, each with its kind, and wait', async ({
  unpackDevice,
}) => {
  test.slow();
  const device = await unpackDevice('tablet');
  const tracks = await watchCameras(await device.page());
  const work = await startWork(device, 'technician');
  await clientsAreThere(work);
  await device.loseNetwork();
  const { photos } = await openNewService(work);

  await photos.openAdding();
  const [one, two] = await pictures(2, 'romp');
  if (!one || !two) throw new Error('no pictures');
  await photos.choose('Voor', [one, BROKEN_PICTURE, two]);
  await expect(photos.adding.getByRole('alert')).toContainText(
    'verslag.jpg kan niet als foto worden gelezen',
  );
  await expect(photos.adding.getByRole('button', { name: /^Voor, foto/ })).toHaveCount(2);
  // What is no photo stays as it came until the person decides.
  const saved = photos.page.waitForEvent('download');
  await photos.adding.getByRole('button', { name: 'Opslaan als bestand: verslag.jpg' }).click();
  expect((await saved).suggestedFilename()).toBe('verslag.jpg');
  await photos.adding.getByRole('button', { name: 'Weggooien: verslag.jpg' }).click();
  await photos.page.getByRole('alertdialog').getByRole('button', { name: 'Foto weggooien' }).click();
  await expect(photos.adding.getByRole('alert')).toBeHidden();

  await photos.chooseKind(photos.adding, 'Na');
  await photos.openCamera();
  await photos.shoot();
  await photos.camera.getByRole('button', { name: 'Andere camera' }).click();
  await expect(photos.camera.getByRole('button', { name: 'Foto maken' })).toBeEnabled();
  await photos.shoot();
  await photos.chooseKind(photos.camera, 'Overig');
  await photos.shoot();
  await expect(photos.kept_count).toHaveText('3 bewaard');
  await expect(photos.camera.getByRole('button', { name: 'Foto maken' })).toBeFocused();
  await photos.closeCamera();
  await expect(photos.adding.getByRole('button', { name: 'Foto maken' })).toBeFocused();
  const ended = await tracks();
  expect(ended.length).toBeGreaterThan(1);
  expect(new Set(ended), 'no camera stays on').toEqual(new Set(['ended']));
  await photos.closeAdding();

  await expect(photos.thumbnails).toHaveCount(5);
  await expect(photos.ofKind('Voor')).toHaveCount(2);
  await expect(photos.ofKind('Na')).toHaveCount(2);
  await expect(photos.ofKind('Overig')).toHaveCount(1);
  await expect(photos.inState('Wacht op verzenden')).toHaveCount(5);
  await expect(work.detail.history.getByText("5 foto's wachten op verzenden")).toBeVisible();
  for (const image of await photos.thumbnails.locator('img').all()) await photos.isPainted(image);

  await device.regainNetwork();
  await expect(photos.inState('Wacht op verzenden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await expect(photos.inState('Wordt verzonden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await expect(photos.thumbnails).toHaveCount(5);
});

test('G1 G2 D14 twenty photos taken offline survive a killed browser: twenty objects, twenty rows, equal hashes', async ({
  unpackDevice,
  backend,
}) => {
  test.slow();
  const device = await unpackDevice('tablet');
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
  expect(new Set(rows.map(({ sha256 }) => sha256)).size, 'no picture twice').toBe(20);
  expect(after.objects.size - before.objects.size).toBe(20);
  for (const { id, sha256 } of rows) expect(after.objects.get(id), id).toBe(sha256);
});

test('G1 G2 a burst of eight is kept: killed while nothing is encoded yet, the browser has eight photos at the next start', async ({
  unpackDevice,
}) => {
  test.slow();
  const device = await unpackDevice('tablet');
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

test('before and after lie over each other, and the keyboard moves the line', async ({ unpackDevice }) => {
  const device = await unpackDevice('tablet');
  const work = await startWork(device, 'technician');
  await clientsAreThere(work);
  await device.loseNetwork();
  const { photos } = await openNewService(work);
  await photos.openAdding();
  await photos.choose('Voor', await pictures(2));
  await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(2);
  await photos.choose('Na', await pictures(3));
  await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(5);
  await photos.closeAdding();

  await expect(photos.slider).toHaveValue('50');
  await expect(photos.slider).toHaveAttribute('aria-valuetext', '50% voor, 50% na');
  for (const side of await photos.row.getByRole('img', { name: /^(Voor|Na)$/ }).all()) {
    await photos.isPainted(side);
  }
  await photos.slider.focus();
  await work.page.keyboard.press('ArrowRight');
  await expect(photos.slider).toHaveValue('51');
  await work.page.keyboard.press('Home');
  await expect(photos.slider).toHaveAttribute('aria-valuetext', '0% voor, 100% na');
  await work.page.keyboard.press('End');
  await expect(photos.slider).toHaveValue('100');

  // By mouse and finger: anywhere on the picture.
  const box = await photos.slider.boundingBox();
  if (!box) throw new Error('no slider');
  await work.page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  expect(Number(await photos.slider.inputValue())).toBeLessThan(30);

  await expect(photos.slider).toHaveAccessibleName(/^Voor en na 1 van 2,/);
  await photos.row.getByRole('button', { name: 'Volgende vergelijking' }).click();
  await expect(photos.slider).toHaveAccessibleName(/^Voor en na 2 van 2,/);
  await photos.compare.click();
  await expect(photos.slider).toBeHidden();
});

test('R-14 a photo at full size: arrows, zoom, kind, download and delete; the back button closes it', async ({
  page,
  app,
}) => {
  const work = await app.startWork(page, 'technician');
  const { photos } = await openNewService(work);
  await photos.openAdding();
  // One after the other: photos of one moment would stand in the order of their kinds.
  for (const [at, picture] of (await pictures(3)).entries()) {
    await photos.choose('Voor', [picture]);
    await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(at + 1);
  }
  await photos.closeAdding();

  await photos.openPhoto(0);
  await photos.showsPhoto('1 van 3');
  const image = photos.viewer.getByRole('img', { name: /^Voor: Antifouling/ });
  await photos.isPainted(image);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await photos.showsPhoto('3 van 3');
  await page.keyboard.press('ArrowLeft');
  await photos.showsPhoto('2 van 3');

  await page.keyboard.press('+');
  await expect(image).toHaveAttribute('style', /scale\(1\.5\)/);
  await page.keyboard.press('0');
  await image.dblclick();
  await expect(image).toHaveAttribute('style', /scale\(2\.5\)/);
  await photos.viewer.getByRole('button', { name: 'Passend maken' }).click();
  await expect(image).toHaveAttribute('style', /scale\(1\)/);
  const box = await image.boundingBox();
  if (!box) throw new Error('no photo');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -400);
  await expect(image).not.toHaveAttribute('style', /scale\(1\)/);
  await page.keyboard.press('0');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 160, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await photos.showsPhoto('1 van 3');

  await photos.chooseKind(photos.viewer, 'Overig');
  await expect(photos.viewer.getByRole('img', { name: /^Overig: Antifouling/ })).toBeVisible();
  await expect(photos.viewer.getByText(/^Gemaakt .*\d{2}:\d{2}$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await photos.viewer.getByRole('button', { name: 'Downloaden' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^havenglans-overig-\d{4}-\d{2}-\d{2}-\d{4}\.(webp|jpg)$/,
  );

  const inAddress = () => /\/fotos\/([0-9a-f-]{36})$/.exec(new URL(page.url()).pathname)?.[1] ?? null;
  await photos.deleteShown();
  await photos.showsPhoto('1 van 2');
  const first_left = page.locator('[data-photo]').first();
  await expect.poll(async () => inAddress() === (await first_left.getAttribute('data-photo'))).toBe(true);
  await page.reload();
  await expect(photos.viewer).toBeVisible();
  await page.goBack();
  await expect(photos.viewer).toBeHidden();
  await expect(photos.thumbnails).toHaveCount(2);
  await expect(photos.ofKind('Overig')).toHaveCount(0);
});

test('R-14 Back at a question takes it away; what lies beneath can be used, and asks again', async ({
  page,
  app,
}) => {
  test.slow();
  const work = await app.startWork(page, 'admin');
  const { detail } = work;
  const first = await openNewService(work);
  const { photos } = first;
  await photos.openAdding();
  await photos.choose('Voor', await pictures(1));
  await photos.closeAdding();

  await photos.openPhoto(0);
  await photos.viewer.getByRole('button', { name: 'Foto verwijderen' }).click();
  await expect(detail.confirm).toBeVisible();
  await page.goBack();
  await expect(detail.confirm).toBeHidden();
  await expect(photos.viewer).toBeHidden();
  await photos.openPhoto(0);
  await photos.deleteShown();
  await expect(photos.viewer).toBeHidden();
  await expect(photos.thumbnails).toHaveCount(0);

  await detail.openServiceMenu('Antifouling');
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await expect(detail.confirm).toBeVisible();
  await page.goBack();
  await expect(detail.confirm).toBeHidden();
  await expect(detail.dialog(first.name)).toBeHidden();

  const next = await openNewService(work);
  await detail.openServiceMenu('Antifouling');
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await detail.confirm.getByRole('button', { name: 'Service verwijderen' }).click();
  await expect(detail.services).toHaveCount(0);

  // Deleted elsewhere while the question is open: the dialog says so instead of staying invisible.
  await detail.chooseAction('Klant verwijderen');
  await expect(detail.confirm).toBeVisible();
  const other = await app.startWork(await page.context().newPage(), 'admin');
  await other.list.openClient(next.name);
  await other.detail.chooseAction('Klant verwijderen');
  await other.detail.confirm.getByRole('button', { name: 'Definitief verwijderen' }).click();
  await expect(other.detail.dialog(next.name)).toBeHidden();
  await page.bringToFront();
  await expect(detail.confirm).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Terug naar de lijst' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('R-14 the address of a photo that is not on the device says so and stays open', async ({
  page,
  app,
}) => {
  const work = await app.startWork(page, 'technician');
  const { name, photos } = await openNewService(work);
  await photos.openAdding();
  await photos.choose('Voor', await pictures(1));
  await photos.closeAdding();
  await photos.openPhoto(0);
  const unknown = page.url().replace(/[0-9a-f-]{36}(?=$|\?)/, crypto.randomUUID());
  expect(unknown).not.toBe(page.url());
  await page.goto(unknown);
  await expect(page.getByRole('heading', { name: 'Deze foto is niet gevonden' })).toBeVisible();
  await expect(page).toHaveURL(unknown);
  expect(await accessibilityFaults(page, 'everything')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last().click();
  await expect(work.detail.dialog(name)).toBeVisible();
  await expect(photos.thumbnails).toHaveCount(1);
});

test('G1 a file that could not become a photo can be thrown away from the pill’s list too', async ({
  page,
  app,
}) => {
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

test('a photo the server refuses says so, goes again when asked, and can be deleted', async ({
  page,
  app,
  consoleWatch,
}) => {
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
  await expect(photos.viewer.getByRole('alert')).toContainText('De server vindt deze foto te groot');
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

test('PH7 PH8 G4 a photo that somebody else deleted before it was sent is saved or thrown away, and is no failure to send', async ({
  page,
  app,
  backend,
  consoleWatch,
}) => {
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
  await center.openFromMenu();
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
  expect(createHash('sha256').update(bytes).digest('hex'), 'byte for byte').toBe(row.sha256);
  await list.getByRole('button', { name: /^Weggooien: De foto van / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Foto weggooien' }).click();
  await expect(list).toBeHidden();
  await work.pill.expectAllSaved();
});

test('R-50 G1 photos and shots that wait alone can be taken along from Synchronisatie, in the file with whose they are', async ({
  page,
  app,
  consoleWatch,
}) => {
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
  await center.openFromMenu();
  await expect(center.waiting, 'the rows are with the server').toHaveCount(0, { timeout: ARRIVAL_MS });
  const { content } = await center.download(page.getByRole('button', { name: 'Alles wat wacht downloaden' }));
  const base64: unknown = expect.stringMatching(/^[\w+/]+=*$/);
  expect(content).toMatchObject({
    outbox: [],
    rejected: [],
    unreadable: [],
    photos: [{ base64 }, { base64 }],
  });
  expect(JSON.stringify(content), 'it says whose they are').toContain(`"name":"${name}"`);
  await expect(
    page.getByText('Gedownload, met 2 foto’s in het bestand. Alles blijft ook hier staan.'),
  ).toBeVisible();
});

test('a dialog that closes midway loses nothing, and a form beneath it keeps what was typed', async ({
  page,
  app,
}) => {
  const work = await app.startWork(page, 'technician');
  const { photos } = await openNewService(work);
  await work.detail.openServiceMenu('Antifouling');
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  await work.detail.service_form.getByRole('textbox', { name: 'Notities' }).fill('Roer los gehaald.');
  await work.detail.service_form.getByRole('button', { name: "Foto's toevoegen" }).click();
  await photos.choose('Voor', await pictures(12));
  await photos.closeAdding();
  await expect(work.detail.service_form.getByRole('textbox', { name: 'Notities' })).toHaveValue(
    'Roer los gehaald.',
  );
  await expect(work.detail.service_form.getByText("12 foto's")).toBeVisible({ timeout: ARRIVAL_MS });
  await work.detail.submitService();
  await expect(work.detail.service_form).toBeHidden();
  await expect(photos.row).toContainText('Roer los gehaald.');
  // The pictures were counted when they were kept; they become photos one after the other.
  await expect(photos.row).toContainText("12 foto's", { timeout: ARRIVAL_MS });
});

test('a new service goes on to its photos when asked', async ({ page, app }) => {
  const work = await app.startWork(page, 'technician');
  const { photos } = await openNewService(work);
  await work.detail.openServiceForm();
  await work.detail.fillService({ type: 'Inspectie', date: 'Morgen' });
  await work.detail.service_form
    .getByRole('switch', { name: 'Daarna foto’s toevoegen' })
    .check({ force: true });
  await work.detail.submitService();
  await expect(photos.adding).toContainText('Inspectie op');
  await photos.choose('Overig', await pictures(1));
  await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(1);
  await photos.closeAdding();
  await expect(new PhotosPage(page, 'Inspectie').thumbnails).toHaveCount(1);
});

test('a camera that is allowed while the page is hidden stays off, and goes on when the person comes back', async ({
  page,
  app,
}) => {
  const tracks = await watchCameras(page);
  const prompt = await holdCameraPrompt(page);
  const { photos } = await openNewService(await app.startWork(page, 'technician'));
  await photos.openAdding();
  await photos.adding.getByRole('button', { name: 'Foto maken' }).click();
  await expect(photos.camera.getByText('De camera wordt aangezet')).toBeVisible();
  await setHidden(page, true);
  await prompt.allow();
  await expect.poll(tracks, 'the light goes out').toEqual(['ended']);
  await setHidden(page, false);
  await expect(photos.camera.getByRole('button', { name: 'Foto maken' })).toBeEnabled();
  expect(await tracks()).toEqual(['ended', 'live']);
  await photos.closeCamera();
  expect(await tracks()).toEqual(['ended', 'ended']);
});

test('a camera that is allowed after its dialog was closed goes off at once', async ({ page, app }) => {
  const tracks = await watchCameras(page);
  const prompt = await holdCameraPrompt(page);
  const { photos } = await openNewService(await app.startWork(page, 'technician'));
  await photos.openAdding();
  await photos.adding.getByRole('button', { name: 'Foto maken' }).click();
  await expect(photos.camera.getByText('De camera wordt aangezet')).toBeVisible();
  await page.goBack();
  await expect(photos.camera).toBeHidden();
  await prompt.allow();
  await expect.poll(tracks).toEqual(['ended']);
});

test('where the camera is not allowed, the camera app takes its place', async ({ page, app }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const work = await app.startWork(page, 'technician');
  const { photos } = await openNewService(work);
  await photos.openAdding();
  await photos.chooseKind(photos.adding, 'Na');
  await photos.adding.getByRole('button', { name: 'Foto maken' }).click();
  await expect(photos.camera.getByRole('alert')).toContainText('De camera is hier niet toegestaan');
  const chooser = page.waitForEvent('filechooser');
  await photos.camera.getByRole('button', { name: 'Foto maken met de camera-app' }).click();
  const opened = await chooser;
  expect(opened.isMultiple()).toBe(false);
  await expect(photos.camera.locator('input[type=file]')).toHaveAttribute('capture', 'environment');
  await opened.setFiles([...(await pictures(1))]);
  await expect(photos.adding.getByRole('button', { name: /^Na, foto/ })).toHaveCount(1);
});

test('G5 the office sees the pair, fetched when looked at; what cannot be fetched says so, what was fetched stays', async ({
  unpackDevice,
}) => {
  test.slow();
  const tablet_device = await unpackDevice('tablet');
  const office_device = await unpackDevice('desktop');
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

test('WCAG 2.2 AA: adding, camera, strip, slider and viewer at every size, day and night', async ({
  page,
  app,
}) => {
  test.slow();
  const lookAt = async (screen: string, in_reach?: Locator) => {
    const also = async (where: string): Promise<void> => {
      const { small } = await measureTargets(page.getByRole('dialog').last(), 48);
      expect.soft(small, `${where}: too small for gloves`).toEqual([]);
      if (in_reach) await expect.soft(in_reach, `${where}: cut off`).toBeInViewport({ ratio: 1 });
    };
    await checkViewports(page, screen, { also });
  };
  const work = await app.startWork(page, 'technician');
  const { photos } = await openNewService(work);
  // The notice lies over the first buttons of a phone for as long as it stands.
  await work.list.closeNotices();
  await photos.openAdding();
  await photos.choose('Voor', [...(await pictures(1)), BROKEN_PICTURE]);
  await photos.choose('Na', await pictures(1));
  await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(2);
  await lookAt('adding photos');
  await photos.openCamera();
  await lookAt('the camera', photos.camera.getByRole('button', { name: 'Foto maken' }));
  await photos.closeCamera();
  await photos.closeAdding();
  await expect(photos.slider).toBeVisible();
  await photos.row.scrollIntoViewIfNeeded();
  await lookAt('the history');
  await photos.openPhoto(0);
  await lookAt('a photo', photos.viewer.getByRole('radio', { name: 'Overig' }).locator('..'));
});
