/** From a visitor's form to the technician's tablet: what was photographed goes all the way. */
import { expect, PEOPLE, test } from '../fixtures.ts';
import { photosOnServer } from '../api.ts';
import { BellPage } from '../pages/bell-page.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { filesOf, SiteForm } from '../pages/site-forms.ts';
import { ARRIVAL_MS } from '../photo-work.ts';
import { pictures } from '../pictures.ts';
import { countOnDevice } from '../rows-on-device.ts';
import { startWork } from '../sign-in.ts';
import { watchPulls } from '../watch-pulls.ts';

// Every request that is sent rings for every admin: a backend of its own.
test.use({ backend_group: 'request-photos' });

const NAME = 'Jan de Wit';
const EMAIL = 'jan-met-fotos@voorbeeld.example';

test('R-09 R-26 A-026 M-004 R-18 a request with two photos rings because realtime told of it, becomes a client without signal, and stands with its photos on the technician’s tablet; an undo takes all of it back', {
  tag: '@long',
}, async ({ page: visitor, backend, createDevice }) => {
  test.slow();
  const tablet = await createDevice('tablet');
  const mooring = await createDevice('tablet');
  const pulls = watchPulls(await tablet.page());
  const { page, pill } = await startWork(tablet, 'admin');
  const technician = await startWork(mooring, 'technician');
  const bell = new BellPage(page);
  await expect(bell.bell).toHaveAccessibleName(/ongelezen/);
  const before = await bell.unread();

  const form = new SiteForm(visitor, 'contact');
  await form.open(backend.url);
  await form.fillWithPictures(EMAIL, await pictures(2, 'romp'));
  await form.field('Bericht').fill('De boeg is dof en er zit een kras bij het anker.');
  await form.submit.click();
  await expect(form.message).toContainText('Bedankt');
  await expect.poll(() => bell.unread()).toBe(before + 1);
  // With its files the row may come once more.
  expect((await pulls.broughtAfterTold(EMAIL))[0], 'by realtime').toBe(true);
  await form.sentAll();
  await expect.poll(async () => (await filesOf(backend.url, EMAIL)).length).toBe(2);

  await bell.bell.click();
  await bell.lines.first().click();
  const detail = page.getByRole('dialog', { name: NAME });
  const files = detail.getByRole('region', { name: 'Bijlagen' }).getByRole('listitem');
  await expect(files).toHaveText([/^romp-1\.webp/, /^romp-2\.webp/]);
  await tablet.loseNetwork();
  await detail.getByRole('button', { name: 'Maak klant' }).click();
  const dialog = page.getByRole('dialog', { name: `Klant maken van ${NAME}` });
  await dialog.getByRole('textbox', { name: 'Naam van het jacht' }).fill('Ankerglans');
  await dialog.getByRole('combobox', { name: 'Servicetype' }).click();
  await page.getByRole('option', { name: 'Gelcoatreparatie' }).click();
  await dialog.getByRole('button', { name: 'Over 1 week' }).click();
  await expect(dialog).toContainText('De foto’s uit de aanvraag komen ook bij de service');
  await dialog.getByRole('button', { name: 'Maak klant' }).click();
  await expect(page.getByText(`${NAME} is nu klant`)).toBeVisible();
  await expect(detail.getByRole('link', { name: `Klant: ${NAME}` })).toBeVisible();

  await tablet.regainNetwork();
  await pill.expectAllSaved();
  const arrived = async (): Promise<string[]> =>
    (await photosOnServer(backend.url, PEOPLE.admin)).rows.map(({ kind }) => kind);
  await expect.poll(arrived, { timeout: ARRIVAL_MS }).toEqual(['before', 'before']);

  await technician.list.openClient(NAME);
  const client = technician.detail.dialog(NAME);
  await expect(client).toContainText('Ankerglans');
  await expect(client).toContainText('De boeg is dof en er zit een kras bij het anker.');
  const photos = new PhotosPage(technician.page, 'Gelcoatreparatie');
  await expect(photos.ofKind('Voor')).toHaveCount(2, { timeout: ARRIVAL_MS });
  await photos.thumbnails.first().click();
  const isDrawn = (): Promise<boolean> =>
    photos.viewer
      .getByRole('img')
      .evaluateAll((images) =>
        images.some((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
      );
  await expect.poll(isDrawn, { timeout: ARRIVAL_MS }).toBe(true);
  await technician.page.keyboard.press('Escape');
  await expect(client.getByRole('link', { name: /^Aanvraag van/ })).toHaveCount(0);
  expect(await countOnDevice(technician.page, 'technician', ['contacts', 'request_files'])).toBe(0);

  await page.keyboard.press('Control+z');
  await expect(detail.getByRole('button', { name: 'Maak klant' })).toBeVisible();
  await expect(detail.getByRole('radio', { name: 'Nieuw' })).toBeChecked();
  await pill.expectAllSaved();
  await expect.poll(arrived, { timeout: ARRIVAL_MS }).toEqual([]);
  await expect(technician.page.getByRole('link', { name: `Open ${NAME}` })).toBeHidden();
});

test('R-26 a photo that comes after its request was linked to a client stands in the open request and with the service; an undo takes it back too', {
  tag: '@long',
}, async ({ page: visitor, backend, createDevice }) => {
  test.slow();
  const client_name = 'Pieter van der Meer';
  const email = 'pieter.van.der.meer@post.example';
  const desktop = await createDevice('desktop');
  const { page, pill } = await startWork(desktop, 'admin');

  const form = new SiteForm(visitor, 'contact');
  await form.open(backend.url);
  await form.fillWithPictures(email, await pictures(2, 'kiel'));
  const released = Promise.withResolvers<undefined>();
  let puts = 0;
  await visitor.route('**/object/upload/sign/**', async (route) => {
    puts += 1;
    // The visitor drives through a tunnel.
    if (puts === 2) await released.promise;
    await route.continue();
  });
  await form.submit.click();
  await expect(form.message).toContainText('Bedankt');
  await expect.poll(async () => (await filesOf(backend.url, email)).length).toBe(1);

  await page.goto(`${desktop.url}/admin/aanvragen/contacten?q=${email}`);
  await page.getByRole('link', { name: `Open ${NAME}` }).click();
  const detail = page.getByRole('dialog', { name: NAME });
  const files = detail.getByRole('region', { name: 'Bijlagen' }).getByRole('listitem');
  await expect(files).toHaveCount(1);
  await detail.getByRole('button', { name: 'Maak klant' }).click();
  const making = page.getByRole('dialog', { name: `Klant maken van ${NAME}` });
  await making.getByRole('button', { name: `Koppel aan ${client_name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Koppelen aan ${client_name}` });
  await dialog.getByRole('combobox', { name: 'Servicetype' }).click();
  await page.getByRole('option', { name: 'Gelcoatreparatie' }).click();
  await dialog.getByRole('button', { name: 'Over 1 week' }).click();
  await dialog.getByRole('button', { name: 'Koppel en plan in' }).click();
  await pill.expectAllSaved();
  const arrived = async (): Promise<number> => (await photosOnServer(backend.url, PEOPLE.admin)).rows.length;
  await expect.poll(arrived, { timeout: ARRIVAL_MS }).toBe(1);

  released.resolve(undefined);
  await expect(files, 'while the request stands open').toHaveCount(2);
  await expect.poll(arrived, { timeout: ARRIVAL_MS }).toBe(2);
  await detail.getByRole('link', { name: `Klant: ${client_name}` }).click();
  const photos = new PhotosPage(page, 'Gelcoatreparatie');
  await expect(photos.ofKind('Voor')).toHaveCount(2, { timeout: ARRIVAL_MS });

  await page.keyboard.press('Control+z');
  await expect(photos.row).toBeHidden();
  await expect.poll(arrived, { timeout: ARRIVAL_MS }).toBe(0);
});
