import { cpSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clientsNamed } from '../api.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { buildNext } from '../next-build.ts';
import { staffPages, startWork } from '../sign-in.ts';
import { rowsOf, SiteForm } from '../pages/site-forms.ts';

const PUSH = '/rest/v1/rpc/sync_push';
const NEXT = 'supabase/.temp/next-build';
const SENT = 'Nog niet verzonden';

test.describe.configure({ mode: 'serial' });
test.slow();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await buildNext(`${process.cwd()}/${NEXT}`);
});
test.afterAll(() => {
  rmSync(NEXT, { recursive: true, force: true });
});

/** Looks for a newer version, as the app does every hour, and takes it. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await page.evaluate(() => Object.assign(window, { before_update: true }));
  const take = page.getByRole('button', { name: 'Nu bijwerken' });
  // The button is disabled while a change is being sent; that wait is not part of the click.
  await expect(take).toBeEnabled();
  await take.click();
  await page.waitForFunction(() => !('before_update' in window));
}

test('K7 G1 G2 R-41 R-50 a new build with a newer database meets a tab of the old build with a half-filled form: it lets go, says so, and nothing is lost', {
  tag: '@long',
}, async ({ deployed, createDevice }) => {
  const device = await createDevice('desktop', deployed.url);
  device.allowConsole(/StoreError: store: newer_version/);
  const old = await startWork(device, 'admin');
  const asking = staffPages(await device.page({ fresh: true }));
  await asking.list.open(device.url);
  const stuck = device.stopNext('request', PUSH);
  await old.list.addClient({ name: SENT, email: 'wacht@voorbeeld.example' });
  await stuck;
  await old.list.add_button.click();
  await old.list.fillClient({ name: 'Half ingevuld' });

  cpSync(NEXT, deployed.folder, { recursive: true });
  await update(asking.page);
  await asking.pill.expectAllSaved();
  expect(await clientsNamed(deployed.url, PEOPLE.admin, SENT)).toEqual([{ rev: 1, notes: null }]);

  await old.page.bringToFront();
  await expect(old.page.getByText('Op dit apparaat is al een nieuwere versie geopend.')).toBeVisible();
  const name = old.list.new_client.getByRole('textbox', { name: 'Naam', exact: true });
  await expect(name).toHaveValue('Half ingevuld');
  await old.page.reload();
  await expect(old.list.new_client.getByText('Concept hersteld')).toBeVisible();
  await expect(name).toHaveValue('Half ingevuld');
  await old.list.fillClient({ name: 'Heel ingevuld', email: 'heel@voorbeeld.example' });
  await old.list.new_client.getByRole('button', { name: 'Klant toevoegen' }).click();
  await expect(old.list.new_client).toBeHidden();
  await old.list.openClient('Heel ingevuld');
  await asking.pill.expectAllSaved();
  expect(await clientsNamed(deployed.url, PEOPLE.admin, 'Heel ingevuld')).toHaveLength(1);
});

/** A tab that does not let go of the database, as one that was put to sleep in the midst of its work. */
async function acquireSharedDatabase(page: Page, url: string): Promise<() => Promise<void>> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name = '' }) => name);
    const name = names.find((found) => /^havenglans-[0-9a-f]{8}-/.test(found)) ?? '';
    const opening = indexedDB.open(name);
    await new Promise((resolve) => {
      opening.addEventListener('success', resolve);
    });
    addEventListener('let-go', () => opening.result.close());
  });
  return async () => {
    await page.evaluate(() => dispatchEvent(new Event('let-go')));
  };
}

test('K7 ST3 a new build that an old tab keeps out of the database says so, and opens with everything when that tab lets go', {
  tag: '@long',
}, async ({ deployed, createDevice }) => {
  const device = await createDevice('desktop', deployed.url);
  device.allowConsole(/StoreError: store: newer_version/);
  const work = await startWork(device, 'admin');
  const stuck = device.stopNext('request', PUSH);
  await work.list.addClient({ name: SENT, email: 'wacht@voorbeeld.example' });
  await stuck;
  const letGo = await acquireSharedDatabase(await device.page({ fresh: true }), device.url);

  cpSync(NEXT, deployed.folder, { recursive: true });
  await update(work.page);
  await expect(work.page.getByRole('alert')).toContainText('Een ander tabblad houdt de opslag bezet.');
  await letGo();
  await work.page.getByRole('button', { name: 'Herladen' }).click();
  await work.list.ready();
  await work.pill.expectAllSaved();
  expect(await clientsNamed(deployed.url, PEOPLE.admin, SENT)).toEqual([{ rev: 1, notes: null }]);
});

/** Which build a page runs, by its entry script. */
const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('script[data-entry]')?.getAttribute('data-entry') ?? null);

test('R-19 a request that waits on a visitor’s device, and what they were typing, is kept through a new build, and sent by it', {
  tag: '@long',
}, async ({ deployed, createDevice }) => {
  const device = await createDevice('desktop', deployed.url);
  device.allowConsole(/net::ERR_/);
  const page = await device.page();
  const form = new SiteForm(page, 'contact');
  const email = 'bezoeker@voorbeeld.example';
  await device.context.route('**/api/contact', (route) => route.abort('connectionrefused'));
  await form.open(device.url);
  await form.fill(email);
  await form.attach('offerte.pdf');
  await form.submit.click();
  await expect(form.strip).toContainText('1 formulier wacht op verzending.');
  await form.field('E-mail').fill('tweede@voorbeeld.example');
  await expect.poll(() => form.keptEmails()).toEqual(['tweede@voorbeeld.example']);
  const old_build = await buildOf(page);

  cpSync(NEXT, deployed.folder, { recursive: true });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await device.page({ fresh: true });
  await page.close();
  await device.context.unroute('**/api/contact');
  const next = await device.page({ fresh: true });
  const again = new SiteForm(next, 'contact');
  await again.open(device.url);
  expect(await buildOf(next)).not.toBe(old_build);
  await again.sentAll();
  await expect(again.field('E-mail')).toHaveValue('tweede@voorbeeld.example');
  expect(await rowsOf(deployed.url, 'contact', email)).toHaveLength(1);
});
