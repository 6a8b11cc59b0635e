import { expect, test } from '../fixtures.ts';
import { uniqueClient } from '../pages/clients-page.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { SignOutPage } from '../pages/sign-out-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { pictures } from '../pictures.ts';
import { backToList } from '../sign-in.ts';
import {
  ARRIVAL_MS,
  openCameraOfNewForm,
  openNewService,
  watchCameras,
  holdCameraPrompt,
  setHidden,
} from '../photo-work.ts';

// Their rows stay where their bytes never arrive: no other journey is to meet them.
test.use({ backend_group: 'photos' });

test('a dialog that closes midway loses nothing, and a form beneath it keeps what was typed', {
  tag: '@long',
}, async ({ page, app }) => {
  const work = await app.startWork(page, 'technician');
  await openNewService(work);
  await work.detail.addService({ type: 'Inspectie', date: 'Vandaag', status: 'Afgerond' });
  const photos = new PhotosPage(page, 'Inspectie');
  await work.detail.openServiceMenu('Inspectie');
  await page.getByRole('menuitem', { name: 'Bewerken' }).click();
  await work.detail.service_form.getByRole('textbox', { name: 'Notities' }).fill('Roer los gehaald.');
  await work.detail.service_form.getByRole('button', { name: "Foto's toevoegen" }).click();
  await photos.choose('Voor', await pictures(12));
  await photos.closeAdding();
  await expect(work.detail.service_form.getByRole('textbox', { name: 'Notities' })).toHaveValue(
    'Roer los gehaald.',
  );
  // Beside it stands how many of them are still being made ready.
  await expect(work.detail.service_form.getByText("12 foto's", { exact: true })).toBeVisible({
    timeout: ARRIVAL_MS,
  });
  await work.detail.submitService();
  await expect(work.detail.service_form).toBeHidden();
  await expect(photos.row).toContainText('Roer los gehaald.');
  // The pictures were counted when they were kept; they become photos one after the other.
  await expect(photos.row).toContainText("12 foto's", { timeout: ARRIVAL_MS });
});

test('G1 pictures taken in the form of a new service outlive the page, and belong to the service that is saved', {
  tag: '@long',
}, async ({ page, app }) => {
  const work = await app.startWork(page, 'technician');
  const { name, form } = await openCameraOfNewForm(work);
  const shutter = form.getByRole('button', { name: 'Foto maken' });
  const shots = form.getByRole('img', { name: /^Na, foto/ });
  for (const count of [1, 2]) {
    await shutter.click();
    await expect(shots).toHaveCount(count);
  }
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('Beeld van de camera')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Foto maken' }), 'the camera alone was closed').toBeFocused();
  await page.reload();
  await expect(form.getByRole('radio', { name: 'Inspectie' })).toBeChecked();
  await expect(shots).toHaveCount(2);
  await form.getByRole('button', { name: 'Na, foto 2 van 2 weggooien' }).click();
  await work.detail.confirm.getByRole('button', { name: 'Foto weggooien' }).click();
  await expect(shots).toHaveCount(1);
  await form.getByRole('button', { name: 'Opslaan als afgerond' }).click();
  await expect(form).toBeHidden();
  await expect(work.detail.dialog(name)).toBeVisible();
  await expect(work.detail.service('Inspectie').getByRole('combobox')).toHaveValue('Afgerond');
  await expect(new PhotosPage(page, 'Inspectie').thumbnails).toHaveCount(1, { timeout: ARRIVAL_MS });
  await work.detail.openServiceForm();
  await expect(form.getByRole('radio', { checked: true }), 'the next one begins anew').toHaveCount(1);
  await expect(shots).toHaveCount(0);
});

test('R-50 G5 a photo of a form that is left asks for the person: the pill and the sign-out say so, the list leads back to the form', {
  tag: '@long',
}, async ({ page, app }) => {
  const work = await app.startWork(page, 'technician');
  const { name, form } = await openCameraOfNewForm(work);
  await form.getByRole('button', { name: 'Foto maken' }).click();
  const shots = form.getByRole('img', { name: /^Na, foto/ });
  await expect(shots).toHaveCount(1);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Annuleren' }).click();
  await expect(form).toBeHidden();
  await backToList(work, name);

  const pill = new SyncPill(page);
  await pill.says('1 foto wacht op uw formulier');
  await expect(pill.button).toContainText('Kijk hier (1)');
  const sign_out = new SignOutPage(page);
  await sign_out.ask();
  await expect(sign_out.dialog).toContainText('1 foto hoort bij een service die nog niet is opgeslagen');
  await expect(sign_out.keep).toBeVisible();
  await expect(sign_out.send, 'sending would bring nothing to the server').toBeHidden();
  await sign_out.dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(sign_out.dialog).toBeHidden();

  const drawer = await pill.open();
  await expect(drawer).not.toContainText('vanzelf');
  await drawer.getByRole('link', { name: `Formulier openen: ${name}` }).click();
  await expect(drawer).toBeHidden();
  await expect(shots).toHaveCount(1);
  await form.getByRole('button', { name: 'Opslaan als afgerond' }).click();
  await expect(form).toBeHidden();
  await pill.expectAllSaved();
});

test('a camera that is allowed while the page is hidden stays off, and goes on when the person comes back', {
  tag: '@long',
}, async ({ page, app }) => {
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

test('a camera that is allowed after its dialog was closed goes off at once', { tag: '@long' }, async ({
  page,
  app,
}) => {
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

test('where the camera is not allowed, the camera app takes its place', { tag: '@long' }, async ({
  page,
  app,
}) => {
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

test('R-15 the next action of the day starts the camera, once: a reload and the buttons back and forward show the dialog, as does a device without a camera', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const work = await app.startWork(page, 'technician');
  const client = { ...uniqueClient('Aart Blom'), yacht_name: 'Plevier' };
  await work.list.addClient(client);
  await work.list.openClient(client.name);
  await work.detail.addService({ type: 'Inspectie', date: 'Vandaag' });
  const taking = new PhotosPage(page, 'Inspectie');
  const begin = page
    .getByRole('listitem')
    .filter({ hasText: 'Plevier' })
    .getByRole('link', { name: /^Begin met foto’s/ });
  await page.goto(`${app.url}/admin/vandaag`);
  await begin.click();
  await taking.seesCamera();
  await expect(taking.camera, 'whose ship it is').toContainText(`Plevier\u00a0· ${client.name}`);
  await expect(taking.camera).toHaveAccessibleName(/Plevier/);
  await taking.closeCamera();
  await expect(taking.adding.getByRole('button', { name: 'Foto maken' })).toBeFocused();
  const showsDialog = async () => {
    await expect(taking.adding.getByRole('button', { name: 'Foto maken' })).toBeVisible();
    await expect(taking.camera).toBeHidden();
  };
  await page.reload();
  await showsDialog();
  await page.goBack();
  await expect(begin).toBeVisible();
  await page.goForward();
  await showsDialog();
  await taking.closeAdding();
  await expect(begin, 'the day goes on').toBeVisible();

  for (const fault of ['NotFoundError', 'NotAllowedError']) {
    await page.goto(`${app.url}/admin/vandaag`);
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = async () => {
        document.documentElement.dataset['asked'] = name;
        throw new DOMException('none', name);
      };
    }, fault);
    await begin.click();
    await expect(page.locator(`html[data-asked="${fault}"]`)).toBeAttached();
    await showsDialog();
    await expect(page.getByRole('alert')).toBeHidden();
  }
});
