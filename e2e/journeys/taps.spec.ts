/** How many taps the work of a day takes on a tablet: each journey counts its own, and no more may be needed. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
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
    /** Tells the count beside what it was before the form and the list were made for a tablet. */
    told: (task: string, before: number): number => {
      const said = `${task}: ${taps} taps (${before} before)`;
      test.info().annotations.push({ type: 'taps', description: said });
      process.stdout.write(`${said}\n`);
      return taps;
    },
  };
}

test('M-006 M-009 finished work with amount, note and three photos is logged with nine taps', async ({
  page,
  app,
}) => {
  test.slow();
  const work = await app.startWork(page, 'technician');
  const client = { ...uniqueClient('Wout Prins'), yacht_name: 'Fuut', location: 'Jachthaven Hoorn, B12' };
  await work.list.addClient(client);
  await work.list.open(app.url, '?sort=created_at');
  const { tap, type, told } = hand(page);
  const { service_form: form } = work.detail;
  await tap(page.getByRole('button', { name: 'Nieuwe service voor Fuut' }));
  await tap(form.getByRole('radio', { name: 'Antifouling' }));
  await tap(form.getByRole('textbox', { name: 'Bedrag' }));
  await type('450');
  await tap(form.getByRole('textbox', { name: 'Notities' }));
  await type('Onderkant geschraapt.');
  const shutter = form.getByRole('button', { name: 'Foto maken' });
  await tap(shutter);
  const shots = form.getByRole('img', { name: /^Na, foto/ });
  for (const count of [1, 2, 3]) {
    await tap(shutter);
    await expect(shots).toHaveCount(count);
  }
  await tap(form.getByRole('button', { name: 'Opslaan als afgerond' }));
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

test('M-002 M-003 M-009 R-15 finding, calling, a status, the last time and today take one to three taps each', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const work = await app.startWork(page, 'technician');
  const client = { ...uniqueClient('Guus Kramer'), yacht_name: 'Grutto', phone: '06 12345678' };
  await work.list.addClient({ ...client, location: 'Jachthaven Hoorn, B14' });
  await work.list.openClient(client.name);
  await work.detail.addService({
    type: 'Inspectie',
    date: 'Vandaag',
    status: 'Afgerond',
    notes: 'Anodes vervangen, bakboord',
  });
  await work.detail.addService({ type: 'Antifouling', date: 'Vandaag' });

  await page.goto(`${app.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
  const today = hand(page);
  await expect(page.getByRole('region', { name: /^Vandaag/ })).toContainText('Grutto');
  expect(today.told('what is planned today', 0)).toBe(0);

  await work.list.open(app.url);
  const find = hand(page);
  await find.tap(work.list.search);
  await find.type('grutto');
  await find.tap(work.list.client(client.name));
  await expect(work.detail.dialog(client.name)).toBeVisible();
  expect(find.told('find a client', 2)).toBe(2);

  // The one tap that dials leaves the page.
  await expect(page.getByRole('link', { name: 'Bel 06 12345678' })).toHaveAttribute('href', 'tel:0612345678');

  const last = hand(page);
  await expect(work.detail.service('Inspectie').getByText('Anodes vervangen, bakboord')).toBeVisible();
  expect(last.told('what was done last time, from the client', 0)).toBe(0);

  const status = hand(page);
  const select = work.detail.service('Antifouling').getByRole('combobox');
  await status.tap(select);
  await status.tap(page.getByRole('option', { name: 'In uitvoering', exact: true }));
  await expect(select).toHaveValue('In uitvoering');
  expect(status.told('change a status', 2)).toBe(2);
});
