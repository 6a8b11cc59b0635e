import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { startWork } from '../sign-in.ts';
import { accessibilityFaults } from '../pages/accessibility.ts';
import { measureTargets } from '../pages/targets.ts';
import { BROKEN_PICTURE, pictures } from '../pictures.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { ARRIVAL_MS, openNewService, clientsAreThere, UPLOADS, watchCameras } from '../photo-work.ts';

// Their rows stay where their bytes never arrive: no other journey is to meet them.
test.use({ backend_group: 'photos' });

test('G1 photos taken and chosen without signal stand there at once, each with its kind, and wait', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const device = await createDevice('tablet');
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

test('before and after lie over each other, and the keyboard moves the line', { tag: '@long' }, async ({
  createDevice,
}) => {
  const device = await createDevice('tablet');
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

test('R-14 a photo at full size: arrows, zoom, kind, download and delete; the back button closes it', {
  tag: '@long',
}, async ({ page, app }) => {
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

test('R-14 Back at a question takes it away; the screen beneath can be used, and asks again', {
  tag: '@long',
}, async ({ page, app }) => {
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

test('R-14 the address of a photo that is not on the device says so and stays open', {
  tag: '@long',
}, async ({ page, app }) => {
  const work = await app.startWork(page, 'technician');
  const { name, photos } = await openNewService(work);
  const uploaded = page.waitForResponse(UPLOADS);
  await photos.openAdding();
  await photos.choose('Voor', await pictures(1));
  await photos.closeAdding();
  // A page left in the middle of an upload sends the file again, and Chromium prints that the server had it.
  await uploaded;
  await expect(photos.inState('Wordt verzonden')).toHaveCount(0, { timeout: ARRIVAL_MS });
  await expect(photos.inState('Wacht op verzenden')).toHaveCount(0, { timeout: ARRIVAL_MS });
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

test('WCAG 2.2 AA: adding, camera, strip, slider and viewer at every size, day and night', {
  tag: '@long',
}, async ({ page, app }) => {
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
  const kinds = photos.adding.getByRole('group').first();
  const place = await kinds.boundingBox();
  await photos.choose('Voor', [...(await pictures(1)), BROKEN_PICTURE]);
  await photos.choose('Na', await pictures(1));
  await expect(photos.adding.getByRole('button', { name: /openen/ })).toHaveCount(2);
  expect(await kinds.boundingBox(), 'what arrives moves nothing from under a finger').toEqual(place);
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
