/** How many taps the work of a day takes on a tablet: each journey counts its own, and no more may be needed. */
import type { Locator, Page } from '@playwright/test';
import { type App, expect, test } from '../fixtures.ts';
import { TABLET } from '../pages/check-viewports.ts';
import { uniqueClient } from '../pages/clients-page.ts';
import { PhotosPage } from '../pages/photos-page.ts';
import { ARRIVAL_MS } from '../photo-work.ts';

// Services of today are on the list of everybody: no other journey is to meet these.
test.use({ backend_group: 'taps', viewport: TABLET, hasTouch: true });

/** Counts taps; words are typed in the field that was tapped last. */
function hand(page: Page) {
  let taps = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    },
    type: (words: string): Promise<void> => page.keyboard.type(words),
    /** Tells the count beside what it was before the day, the form and the list were made for a tablet. */
    told: (task: string, before: number | string): number => {
      const said = `${task}: ${taps} taps (${before} before)`;
      test.info().annotations.push({ type: 'taps', description: said });
      process.stdout.write(`${said}\n`);
      return taps;
    },
  };
}

/**
 * Writes an amount and a note, takes three photos one after the other and saves the work as finished.
 * @param shots the photos in the form, as they are counted there
 */
async function finishWithThreePhotos(
  form: Locator,
  shots: Locator,
  { tap, type }: Pick<ReturnType<typeof hand>, 'tap' | 'type'>,
  each: { readonly timeout?: number } = {},
): Promise<void> {
  await tap(form.getByRole('textbox', { name: 'Bedrag' }));
  await type('450');
  await tap(form.getByRole('textbox', { name: 'Notities' }));
  await type('Onderkant geschraapt.');
  const shutter = form.getByRole('button', { name: 'Foto maken' });
  await tap(shutter);
  for (const count of [1, 2, 3]) {
    await tap(shutter);
    await expect(shots).toHaveCount(count, each);
  }
  await tap(form.getByRole('button', { name: 'Opslaan als afgerond' }));
}

test('M-006 M-009 finished work with amount, note and three photos is logged with nine taps', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const work = await app.startWork(page, 'technician');
  const client = { ...uniqueClient('Wout Prins'), yacht_name: 'Fuut', location: 'Jachthaven Hoorn, B12' };
  await work.list.addClient(client);
  await work.list.open(app.url, '?sort=created_at');
  const { tap, type, told } = hand(page);
  const { service_form: form } = work.detail;
  await tap(page.getByRole('button', { name: 'Nieuwe service voor Fuut' }));
  await tap(form.getByRole('radio', { name: 'Antifouling' }));
  await finishWithThreePhotos(form, form.getByRole('img', { name: /^Na, foto/ }), { tap, type });
  expect(told('log finished work', 18)).toBeLessThanOrEqual(9);
  await expect(form).toBeHidden({ timeout: ARRIVAL_MS });
  await expect(work.list.client(client.name), 'the hand is back in the list').toBeVisible();
  await expect(page, 'nothing of the form is left').toHaveURL(/\/klanten\?sort=created_at$/);
  await work.list.client(client.name).tap();
  await expect(work.detail.dialog(client.name)).toBeVisible({ timeout: ARRIVAL_MS });
  const row = work.detail.service('Antifouling');
  await expect(row).toContainText('€ 450,00');
  await expect(row).toContainText('Onderkant geschraapt.');
  await expect(row.getByRole('combobox')).toHaveValue('Afgerond');
  await expect(new PhotosPage(page, 'Antifouling').thumbnails).toHaveCount(3, { timeout: ARRIVAL_MS });
});

/** A client whose ship lies here with work for today, and what was done before; the technician stands at the start screen. */
async function startOfDay(page: Page, app: App, yacht_name: string) {
  const work = await app.startWork(page, 'technician');
  const client = { ...uniqueClient('Guus Kramer'), yacht_name, phone: '06 12345678' };
  await work.list.addClient({ ...client, location: 'Jachthaven Hoorn, B14' });
  await work.list.openClient(client.name);
  await work.detail.addService({ type: 'Inspectie', date: 'Vandaag', status: 'Afgerond', notes: LAST_TIME });
  await work.detail.addService({ type: 'Antifouling', date: 'Vandaag', amount: '310' });
  await work.list.closeNotices();
  await page.goto(`${app.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
  const card = page
    .getByRole('region', { name: /^Vandaag/ })
    .getByRole('listitem')
    .filter({ hasText: yacht_name });
  await expect(card).toBeVisible();
  return { client, work, card, ...hand(page) };
}
/** More than two lines of the narrowest column. */
const LAST_TIME =
  'Anodes vervangen, bakboord en stuurboord. Schroef gepoetst, as speelt een millimeter: bij de volgende beurt meten en de ' +
  'eigenaar vooraf bellen.';

/** The client among what the search over everything found. */
const foundClient = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: /^Klanten/ })
    .getByRole('option')
    .filter({ hasText: name });

test('R-15 what is planned today takes no tap at all', { tag: '@long' }, async ({ page, app }) => {
  test.slow();
  const { card, told } = await startOfDay(page, app, 'Grutto');
  await expect(card).toContainText('Antifouling');
  await expect(card).toContainText('Jachthaven Hoorn, B14');
  expect(told('see what is planned today', 'a tap for each client')).toBe(0);
});

test('M-002 a client is found with two taps, from the start screen', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  const { client, work, tap, type, told } = await startOfDay(page, app, 'Tureluur');
  await tap(page.getByRole('button', { name: 'Alles doorzoeken' }));
  await type('tureluur');
  await tap(foundClient(page, client.name));
  await expect(work.detail.dialog(client.name)).toBeVisible();
  expect(told('find a client', 2)).toBeLessThanOrEqual(2);
});

test('R-15 M-003 the owner of a ship of today is called with one tap', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  const { card, tap, told } = await startOfDay(page, app, 'Wulp');
  const call = card.getByRole('link', { name: /^Bel / });
  await expect(call).toHaveAttribute('href', 'tel:0612345678');
  // What dials leaves the page: here it leads nowhere.
  await call.evaluate((link) => link.setAttribute('href', '#'));
  await tap(call);
  expect(told('call the owner', 3)).toBe(1);
});

test('R-15 M-010 planned work is finished with two taps', { tag: '@long' }, async ({ page, app }) => {
  test.slow();
  const { work, card, tap, told } = await startOfDay(page, app, 'Kemphaan');
  await tap(card.getByRole('link', { name: /^Afronden/ }));
  await tap(work.detail.service_form.getByRole('button', { name: 'Opslaan als afgerond' }));
  expect(told('set the status of planned work to finished', 4)).toBe(2);
  await expect(work.detail.service_form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }), 'the next ship is at hand').toHaveText('Vandaag');
  await expect(card).toHaveCount(0);
  await page.goForward();
  await expect(work.detail.service_form.getByRole('combobox', { name: 'Status' })).toHaveValue('Afgerond');
});

test('R-15 M-010 planned work is finished with amount, note and three photos with eight taps, from the day', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const { client, work, card, tap, type, told } = await startOfDay(page, app, 'Lepelaar');
  const { service_form: form } = work.detail;
  await tap(card.getByRole('link', { name: /^Afronden/ }));
  await finishWithThreePhotos(
    form,
    form.getByRole('button', { name: /^Na, foto/ }),
    { tap, type },
    { timeout: ARRIVAL_MS },
  );
  expect(told('finish planned work with amount, note and three photos', 11)).toBeLessThanOrEqual(8);
  await expect(form).toBeHidden({ timeout: ARRIVAL_MS });
  await expect(card, 'the day goes on with what is left of it').toHaveCount(0);
  await work.list.open(app.url);
  await work.list.openClient(client.name);
  const row = work.detail.service('Antifouling');
  await expect(row).toContainText('€ 450,00');
  await expect(row).toContainText('Onderkant geschraapt.');
  await expect(row.getByRole('combobox')).toHaveValue('Afgerond');
  await expect(new PhotosPage(page, 'Antifouling').thumbnails).toHaveCount(3, { timeout: ARRIVAL_MS });
});

test('R-15 a photo of planned work is taken with two taps', { tag: '@long' }, async ({ page, app }) => {
  test.slow();
  const { card, tap, told } = await startOfDay(page, app, 'Kluut');
  const photos = new PhotosPage(page, 'Antifouling');
  await tap(card.getByRole('link', { name: /^Begin met foto’s/ }));
  await tap(photos.camera.getByRole('button', { name: 'Foto maken' }));
  expect(told('take a photo of planned work', 5)).toBe(2);
  await expect(photos.camera.getByRole('button', { name: /openen/ })).toHaveCount(1);
});

test('R-15 M-003 what was done last time is read on the card of the day, and of any client with two taps', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const { client, work, card, tap, type, told } = await startOfDay(page, app, 'Scholekster');
  await expect(card).toContainText(LAST_TIME);
  expect(told('see what was done last time, of a ship of today', 4)).toBe(0);
  await tap(page.getByRole('button', { name: 'Alles doorzoeken' }));
  await type('scholekster');
  await tap(foundClient(page, client.name));
  const note = work.detail.service('Inspectie').getByText(LAST_TIME);
  await expect(note).toBeVisible();
  expect(await note.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(told('see what was done last time, of any client', 4)).toBeLessThanOrEqual(2);
});
