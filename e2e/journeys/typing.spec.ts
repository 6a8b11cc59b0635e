import type { Locator, Page } from '@playwright/test';
import { databaseName } from '../../src/data/database/database-name.ts';
import { DEMO_USERS } from '../../supabase/local/demo-users.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { BlogPage } from '../pages/blog-page.ts';
import { startWork } from '../sign-in.ts';

const HELD = 'the page is held';
const HELD_MS = 20_000;

/** From the next '!' on the page's thread is busy, with the event itself: no other event and no timer comes any more. */
async function holdAtExclamation(page: Page): Promise<void> {
  await page.evaluate(
    ({ held, held_ms }) => {
      const hold = (): void => {
        globalThis.console.info(held);
        const until_ms = performance.now() + held_ms;
        while (performance.now() < until_ms);
      };
      window.addEventListener('input', ({ target }) => {
        if (target instanceof HTMLTextAreaElement && target.value.endsWith('!')) hold();
        // An editor reads what the browser wrote into its text in a microtask of the same event.
        else if (target instanceof HTMLElement && target.isContentEditable && target.innerText.endsWith('!'))
          queueMicrotask(hold);
      });
    },
    { held: HELD, held_ms: HELD_MS },
  );
}

/** Types the key after which the page is held; settles as soon as it is. */
async function typeAndHold(page: Page): Promise<void> {
  const held = page.waitForEvent('console', (message) => message.text() === HELD);
  void page.keyboard.press('!').catch(() => undefined);
  await held;
}

/** Everything that the workers of pages stored of a user's drafts, as one text; read from another page. */
const typedDraftsOf = (page: Page, user_id: string): Promise<string> =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('typed_drafts').objectStore('typed_drafts').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
    databaseName(user_id),
  );

/** Keeps every write of a user's store waiting; the function returned lets them go on. */
async function holdStore(
  page: Page,
  user_id: string,
  held: 'clients' | 'drafts',
): Promise<() => Promise<void>> {
  await page.evaluate(
    ([name, of]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          let is_over = false;
          const store = opening.result.transaction(of, 'readwrite').objectStore(of);
          const again = (): void => {
            resolve();
            if (is_over) opening.result.close();
            else store.get('none').addEventListener('success', again);
          };
          store.get('none').addEventListener('success', again);
          window.addEventListener('let-go', () => (is_over = true));
        });
      }),
    [databaseName(user_id), held] as const,
  );
  return async () => await page.evaluate(() => void window.dispatchEvent(new Event('let-go')));
}

/** Pixels between the middle of a loader and that of its button. */
const loaderOffset = (dialog: Locator): Promise<number> =>
  dialog.locator('.mantine-Button-loader').evaluate((loader) => {
    const [inner, outer] = [loader, loader.closest('button') ?? loader].map((at) =>
      at.getBoundingClientRect(),
    );
    if (!inner || !outer) return Infinity;
    return Math.hypot(
      inner.x + inner.width / 2 - outer.x - outer.width / 2,
      inner.y + inner.height / 2 - outer.y - outer.height / 2,
    );
  });

test('R-50 a form takes no typing while it is saved, since it would be lost when it closes', async ({
  page,
  app,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { list } = await app.startWork(page, 'admin');
  const user = DEMO_USERS.find(({ email }) => email === PEOPLE.admin.email);
  const name = 'Getypt onder het opslaan';
  await list.add_button.click();
  await list.fillClient({ name, email: 'opslaan@voorbeeld.example' });
  const field = list.new_client.getByRole('textbox', { name: 'Naam', exact: true });
  await field.focus();
  const letGo = await holdStore(page, user?.id ?? '', 'clients');
  await page.keyboard.press('Enter');
  await expect(list.new_client.getByRole('button', { name: 'Annuleren' })).toBeDisabled();
  expect(await loaderOffset(list.new_client), 'the loader turns in the middle of its button').toBeLessThan(2);
  await page.keyboard.type(' en verder');
  // While it is saved the field has no role that a person could reach it by.
  await expect(list.new_client.locator('[data-path="name"]')).toHaveValue(name);
  await letGo();
  await expect(list.new_client).toBeHidden();
  await list.search.fill(name);
  await expect(list.client(name)).toBeVisible();
});

for (const place of ['notes', 'form'] as const) {
  test(`R-41 G1 what was typed into ${place} on a page too busy for pagehide is there after leaving for another site`, {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list, detail, pill } = await app.startWork(page, 'technician');
    const name = `Bezig bij ${place}`;
    await list.addClient({ name, email: 'bezig@voorbeeld.example' });
    // A transaction that a held page has open keeps the next page waiting: here only what is typed is under way.
    await pill.expectAllSaved();
    await list.openClient(name);
    const address = page.url();
    if (place === 'form') await detail.openServiceForm();
    const field =
      place === 'form' ? detail.service_form.getByRole('textbox', { name: 'Notities' }) : detail.notes;
    await holdAtExclamation(page);
    await field.focus();
    await page.keyboard.type('Lenspomp lekt');
    await typeAndHold(page);
    await page.goto(`${app.url.replace('127.0.0.1', 'localhost')}/robots.txt`, { waitUntil: 'commit' });
    await page.goto(address);
    if (place === 'form') await detail.openServiceForm();
    await expect(field).toHaveValue('Lenspomp lekt!', { timeout: HELD_MS + 10_000 });
  });
}

test('R-41 G1 what was typed into an article on a page too busy for pagehide is there after leaving for another site', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'admin');
  const blog = new BlogPage(page);
  await blog.open(app.url);
  await blog.openNew();
  const address = page.url();
  await holdAtExclamation(page);
  await blog.text.focus();
  await page.keyboard.type('Het teak is droog');
  await typeAndHold(page);
  await page.goto(`${app.url.replace('127.0.0.1', 'localhost')}/robots.txt`, { waitUntil: 'commit' });
  await page.goto(address);
  await expect(blog.text).toHaveText('Het teak is droog!', { timeout: HELD_MS + 10_000 });
});

test('R-41 G1 text typed before the whole browser was killed is on the disk, however busy the page was', {
  tag: '@long',
}, async ({ createDeviceWithDisk }) => {
  const device = await createDeviceWithDisk('tablet');
  const { page, list, detail } = await startWork(device, 'technician');
  const name = 'Gedoofd onder het typen';
  await list.addClient({ name, email: 'gedoofd@voorbeeld.example' });
  await list.openClient(name);
  const address = page.url();
  const beside = await device.page({ fresh: true });
  await beside.goto(`${device.url}/robots.txt`);
  await page.bringToFront();
  await holdAtExclamation(page);
  await detail.notes.focus();
  await page.keyboard.type('Sleutel bij de');
  const user = DEMO_USERS.find(({ email }) => email === PEOPLE.technician.email);
  // A page that stores or counts drafts ends its transaction only when it finds the time.
  await holdStore(page, user?.id ?? '', 'drafts');
  await page.keyboard.type(' buurman');
  await typeAndHold(page);
  await expect.poll(() => typedDraftsOf(beside, user?.id ?? '')).toContain('Sleutel bij de buurman!');
  await device.kill();
  await device.launch();
  const again = await device.page();
  await again.goto(address);
  await expect(again.getByRole('textbox', { name: 'Notities' })).toHaveValue('Sleutel bij de buurman!');
});
