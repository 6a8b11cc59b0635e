import type { Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';
import { accessToken } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { filesOf, SiteForm } from '../pages/site-forms.ts';
import { pictures } from '../pictures.ts';
import { countOnDevice } from '../rows-on-device.ts';
import { startWork } from '../sign-in.ts';

const BYTES = ['request_file_bytes'];
const FILES = ['request_files'];

/** A visitor's request with two photos and a document, sent by the contact form. */
async function sendRequest(page: Page, url: string, email: string): Promise<void> {
  const form = new SiteForm(page, 'contact');
  await form.open(url);
  await form.fillWithPictures(email, await pictures(2, 'romp'));
  await form.attach('keuring.pdf');
  await form.submit.click();
  await expect(form.message).toContainText('Bedankt');
  await form.sentAll();
  await expect.poll(async () => (await filesOf(url, email)).length).toBe(3);
}

/** Whether the picture on the stage of the viewer is drawn. */
const isDrawn = (page: Page, name: string): Promise<boolean> =>
  page
    .getByRole('img', { name: `Bijlage ${name}` })
    .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);

test('C-018 C-009 R-14 R-18 files of a request that were opened are there without signal, by their address too, and go with the request', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const visitor = await createDevice('desktop');
  const device = await createDevice('tablet');
  const email = `bijlagen-${crypto.randomUUID()}@voorbeeld.example`;
  await sendRequest(await visitor.page(), visitor.url, email);

  const { page, pill } = await startWork(device, 'admin');
  await page.goto(`${device.url}/admin/aanvragen/contacten?q=${email}`);
  await page.getByRole('link', { name: 'Open Jan de Wit' }).click();
  const detail = page.getByRole('dialog', { name: /^Jan de Wit/ });
  const list = page.getByRole('region', { name: 'Bijlagen' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  await expect(list.getByRole('listitem')).toHaveText([/^romp-1\.webp/, /^romp-2\.webp/, /^keuring\.pdf/]);
  const viewer = page.getByRole('dialog', { name: 'Bijlagen van Jan de Wit' });

  // By keyboard alone.
  const view = list.getByRole('button', { name: 'Bekijk romp-1.webp' });
  await view.focus();
  await page.keyboard.press('Enter');
  await expect(viewer.getByText('1 van 2')).toBeVisible();
  await expect.poll(() => isDrawn(page, 'romp-1.webp')).toBe(true);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(view).toBeFocused();
  const downloaded = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download keuring.pdf' }).click();
  expect((await downloaded).suggestedFilename()).toBe('keuring.pdf');
  await expect(row('romp-1.webp')).toContainText('Op dit apparaat');
  await expect(row('keuring.pdf')).toContainText('Op dit apparaat');
  await expect(row('romp-2.webp')).not.toContainText('Op dit apparaat');
  expect(await countOnDevice(page, 'admin', BYTES)).toBe(2);

  await device.loseNetwork();
  await page.reload();
  await expect(row('romp-2.webp')).toContainText('Verbinding nodig');
  await checkViewports(page, 'files of a request without signal');
  await view.click();
  await page.reload();
  await expect
    .poll(() => isDrawn(page, 'romp-1.webp'), 'the address of a picture, without signal')
    .toBe(true);
  await checkViewports(page, 'a picture of a request');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Niet op dit apparaat – verbinding nodig')).toBeVisible();
  await expect(viewer.getByText('2 van 2')).toBeVisible();
  await checkViewports(page, 'a picture that is not on this device');
  const again = page.waitForEvent('download');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await list.getByRole('button', { name: 'Download keuring.pdf' }).click();
  expect((await again).suggestedFilename()).toBe('keuring.pdf');
  await list.getByRole('button', { name: 'Bekijk romp-2.webp' }).click();
  await expect(viewer.getByText('Niet op dit apparaat – verbinding nodig')).toBeVisible();
  await device.regainNetwork();
  await expect.poll(() => isDrawn(page, 'romp-2.webp'), 'it comes by itself').toBe(true);
  await viewer.getByRole('button', { name: 'Sluiten' }).click();
  expect(await countOnDevice(page, 'admin', BYTES)).toBe(3);

  const id = /contacten\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const headers = {
    apikey: PUBLISHABLE_KEY,
    authorization: `Bearer ${await accessToken(device.url, PEOPLE.admin)}`,
  };
  /** How many files storage has of the request. */
  const inStorage = async (): Promise<number> => {
    const answer = await fetch(`${visitor.url}/storage/v1/object/list/contact_attachments`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: id, limit: 10, offset: 0 }),
    });
    const listed: unknown = await answer.json();
    return Array.isArray(listed) ? listed.length : -1;
  };
  expect(await inStorage()).toBe(3);
  await detail.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(detail).toBeHidden();
  await expect.poll(() => countOnDevice(page, 'admin', [...BYTES, ...FILES])).toBe(0);
  await pill.expectAllSaved();
  await expect.poll(inStorage, { timeout: 60_000 }).toBe(0);
});
