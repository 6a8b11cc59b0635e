import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { errors } from '../../src/content/errors.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { BellPage } from '../pages/bell-page.ts';
import { PHONE, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';

test.use({ serviceWorkers: 'allow' });

/** Whether a press on the middle of this element reaches it: nothing lies over it. */
const isInReach = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

/** Keeps everybody else from reading the session; answers the way to let go. */
async function holdSession(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('havenglans-session');
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('records', 'readwrite').objectStore('records');
          const again = (): void => {
            if ('let_go' in window) return;
            store.get('device').addEventListener('success', again);
          };
          again();
          resolve();
        });
      }),
  );
  return async () => {
    await page.evaluate(() => Object.assign(window, { let_go: true }));
  };
}

test('A-013 A-017 A-020 R-16 R-39 until the device has said whose it is, the specified words stand alone on the screen', {
  tag: '@long',
}, async ({ page, context, app }) => {
  await app.startWork(page, 'technician');
  await page.goto(`${app.url}/robots.txt`);
  const letGo = await holdSession(page);
  const starting = await context.newPage();
  const shell = new AdminShellPage(starting);
  await starting.goto(`${app.url}/admin/klanten`);
  await expect(shell.loading).toBeVisible();
  await expect(starting.getByRole('status')).toHaveText('Loading admin portal...');
  await starting.waitForTimeout(500);
  await expect(starting.locator('body')).toHaveText('Loading admin portal...');
  await expect(starting, 'no redirect to the sign-in before the check').toHaveURL(/\/admin\/klanten$/);
  await letGo();
  await expect(shell.title).toHaveText('Client Management');
  await expect(shell.loading).toHaveCount(0);
});

test('A-017 A-021 A-023 A-027 R-14 R-15 the menu holds the screens that exist, the title follows the tab, and an unknown tab falls back', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.signIn(page, 'admin');
  const shell = new AdminShellPage(page);
  const entry = shell.entries.filter({ hasText: 'Client Management' });
  for (const query of ['', '?tab=bestaat-niet', '?tab=blog']) {
    await page.goto(`${app.url}/admin/blog-beheer${query}`);
    await expect(shell.title, query).toHaveText('Blog Management');
    await expect(shell.entries.filter({ hasText: 'Blog Management' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('searchbox', { name: 'Zoek artikelen' })).toBeVisible();
  }
  await page.goto(`${app.url}/admin/blog-beheer?tab=clients`);
  await expect(shell.title).toHaveText('Client Management');
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('searchbox', { name: 'Zoek klanten' })).toBeVisible();
  await expect(shell.entries).toHaveText([
    'Dashboard',
    /^Blog Management\s*\d+\s*\d+ artikelen$/,
    /^Customer Management\s*\d+\s*\d+ nieuwe aanvragen$/,
    'Vandaag',
    'Client Management',
    'Site-inhoud',
    'Synchronisatie',
    'Settings',
  ]);
  await expect(shell.account).toContainText('Admin');
  await expect(shell.account).toContainText('Sanne de Vries');
  await expect(shell.account).toContainText('Beheerder');
  await expect(shell.account.getByRole('button', { name: 'Afmelden' })).toBeVisible();
  await expect(page).toHaveTitle('Havenglans beheer');

  await page.goto(`${app.url}/admin/blog-beheer`);
  await entry.click();
  await expect(page).toHaveURL(`${app.url}/admin/klanten`);
  await page.reload();
  await expect(shell.title).toHaveText('Client Management');
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/admin/blog-beheer`);
});

test('A-021 R-15 R-17 R-38 a technician has a menu and an account block of the same kind, and no bell', async ({
  page,
  app,
}) => {
  await app.signIn(page, 'technician');
  const shell = new AdminShellPage(page);
  await expect(shell.title).toHaveText('Vandaag');
  await expect(shell.entries).toHaveText(['Vandaag', 'Client Management', 'Settings']);
  await expect(shell.account).toContainText('Bram Visser');
  await expect(shell.account, 'the word of the admin').not.toContainText('Admin');
  await expect(shell.account).toContainText('Monteur');
  await expect(new BellPage(page).bell).toHaveCount(0);
});

test('A-022 on a phone the menu slides over the screen, opens and closes by finger and key, and gives the focus back', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await app.signIn(page, 'technician');
  const shell = new AdminShellPage(page);
  const { slide_over, open_menu, entries } = shell;
  const close = slide_over.getByRole('button', { name: 'Menu sluiten' });
  await expect(shell.menu).toHaveCount(0);
  await expect(open_menu).toHaveAttribute('aria-expanded', 'false');

  await open_menu.click();
  await expect(slide_over).toBeVisible();
  await expect(entries.first()).toBeVisible();
  await expect(slide_over.getByRole('button', { name: 'Afmelden' })).toBeInViewport();
  const width = (await slide_over.boundingBox())?.width ?? 0;
  expect(width).toBeLessThan(PHONE.width);
  await close.click();
  await expect(slide_over).toBeHidden();
  await expect(open_menu).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(slide_over).toBeVisible();
  await expect(slide_over.locator(':focus')).toHaveCount(1);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // The pill lies over the menu, and is one of the stops of its keyboard.
    await expect(
      slide_over.locator(':focus').or(page.locator('button[data-key]:focus')),
      'the focus stays inside, or at the pill over it',
    ).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(slide_over).toBeHidden();
  await expect(open_menu).toBeFocused();

  await open_menu.click();
  await expect(slide_over).toBeVisible();
  await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
  await expect(slide_over).toBeHidden();

  await open_menu.click();
  await entries.first().click();
  await expect(slide_over).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/vandaag/);

  await open_menu.click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(slide_over).toBeHidden();
  await expect(entries.first()).toBeVisible();
  await expect(open_menu).toHaveCount(0);
  expect(await isInReach(entries.first())).toBe(true);
});

test('A-022 the whole menu of the office stands on a tablet that lies across; in a lower window the way out stays at its foot', async ({
  page,
  app,
}) => {
  await page.setViewportSize(TABLET);
  await app.signIn(page, 'admin');
  const { account, open_menu, entries, slide_over } = new AdminShellPage(page);
  const sign_out = account.getByRole('button', { name: 'Afmelden' });
  const whole = [entries.first(), entries.last(), ...(await account.locator('a, button').all())];
  for (const part of whole) await expect(part).toBeInViewport({ ratio: 1 });
  const menu = page.getByRole('complementary');
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);

  await page.setViewportSize({ width: 1024, height: 560 });
  await expect(sign_out).toBeInViewport({ ratio: 1 });
  expect(await isInReach(sign_out)).toBe(true);
  for (const control of await account.locator('a, button').all()) {
    await control.focus();
    expect(await isInReach(control), 'what the keyboard reaches is not beneath it').toBe(true);
  }
  for (const size of [PHONE, TABLET_UPRIGHT]) {
    await page.setViewportSize(size);
    await open_menu.click();
    await expect(sign_out).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isInReach(sign_out)).toBe(true);
    const panel = await slide_over.boundingBox();
    const close = await slide_over.getByRole('button', { name: 'Menu sluiten' }).boundingBox();
    if (panel === null || close === null) throw new Error('no menu');
    expect(close.x + close.width, 'the way to close it is in it').toBeLessThanOrEqual(panel.x + panel.width);
    await page.keyboard.press('Escape');
    await expect(slide_over).toBeHidden();
  }
});

test('R-50 on a phone the pill is in sight and opens the list of pending changes: record, field, old and new value, since when', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  await page.setViewportSize(PHONE);
  const { pill, list: clients } = await app.startWork(page, 'technician');
  const name = 'Natasja Prins';
  const detail = await clients.openClient(name);
  await detail.writeNotes('Ligt aan steiger vier.');
  await detail.close(name);
  await pill.expectAllSaved();

  await context.setOffline(true);
  await clients.openClient(name);
  await detail.writeNotes('Ligt aan steiger vijf.');
  await detail.close(name);
  await clients.search.fill('');
  await clients.addClient({ name: 'Gerrit Kramer', email: 'gerrit@kramer.example', location: 'Hoorn' });

  await expect(clients.notice('status', 'Klant toegevoegd')).toBeVisible();
  for (const size of [{ width: 1024, height: 768 }, { width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize(size);
    expect(await isInReach(pill.button), `a notice does not lie over the pill at ${size.width} px`).toBe(
      true,
    );
  }
  await pill.says('Offline – op dit apparaat bewaard');
  await expect(pill.button).toHaveAccessibleName(/2 wijzigingen wachten/);
  for (const y of [0, 2_000]) {
    await page.mouse.wheel(0, y);
    await expect(pill.button).toBeInViewport({ ratio: 1 });
    expect(await isInReach(pill.button)).toBe(true);
  }

  const drawer = await pill.open();
  await expect(drawer).toContainText(
    'Alles wat u invoert wordt op dit apparaat bewaard en later vanzelf verzonden.',
  );
  const waiting = drawer.getByRole('region', { name: 'Wacht op verzenden' });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  const changed = waiting.getByRole('listitem').filter({ hasText: name });
  await expect(changed).toContainText('Gewijzigd · Notitie');
  await expect(changed).toContainText(/sinds \d{2}:\d{2}/);
  await expect(changed.getByRole('term')).toHaveText(['Notities']);
  await expect(changed.getByRole('deletion')).toHaveText('Ligt aan steiger vier.');
  await expect(changed.getByRole('definition')).toContainText('Ligt aan steiger vijf.');
  const added = waiting.getByRole('listitem').filter({ hasText: 'Gerrit Kramer' });
  await expect(added).toContainText('Nieuw · Klant');
  await expect(added).toContainText('Hoorn');
  await expect(added).toContainText('Prospect');
  await expect(added).not.toContainText(/null|prospect/);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(pill.button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await context.setOffline(false);
  await expect(drawer.getByText('Er wacht niets. Alles wat u opsloeg is verzonden.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await pill.close();
  await pill.expectAllSaved();
});

test('R-13 R-16 light, dark or as the device says is chosen in the menu and remembered on this device', {
  tag: '@long',
}, async ({ page, app }) => {
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await app.signIn(page, 'technician');
  const shell = new AdminShellPage(page);
  await expect(shell.displayMode('Zoals het apparaat')).toBeChecked();
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  await shell.chooseDisplayMode('Licht');
  await expect.poll(ground).toBe(light);
  await page.reload();
  await expect(shell.displayMode('Licht')).toBeChecked();
  expect(await ground()).toBe(light);

  await page.emulateMedia({ colorScheme: 'light' });
  await shell.chooseDisplayMode('Donker');
  await expect.poll(ground).toBe(dark);
  await shell.signOut();
  await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await ground(), 'the sign-in keeps to it').toBe(dark);
  await app.signIn(page, 'technician');
  await shell.chooseDisplayMode('Zoals het apparaat');
  await expect.poll(ground).toBe(light);
});

test('R-50 the offer of a new version stands beside the pill, never over it', { tag: '@long' }, async ({
  context,
  deployed,
}) => {
  test.slow();
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  await new SignInPage(page).signIn(deployed.url, PEOPLE.technician.email, PEOPLE.technician.password);
  const pill = new SyncPill(page);
  await pill.expectAllSaved();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  appendFileSync(join(deployed.folder, 'sw.js'), '\n// a later build');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const offer = page.getByRole('status').filter({ hasText: 'Er is een nieuwe versie.' });
  const later = offer.getByRole('button', { name: 'Later' });
  const accept = offer.getByRole('button', { name: 'Nu bijwerken' });
  for (const size of [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await expect(offer).toBeVisible();
    for (const y of [0, 1_500]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      await expect(pill.button).toBeInViewport({ ratio: 1 });
      expect(await isInReach(pill.button), `the pill at ${size.width} px, scrolled ${y}`).toBe(true);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const button of [later, accept])
      expect(await isInReach(button), `the offer at ${size.width} px`).toBe(true);
  }
  await later.click();
  await expect(offer).toBeHidden();
});

test('G-014 once the page has been at rest every screen opens with the press: its code is there, and no turning mark comes first', async ({
  page,
  app,
}) => {
  await app.startWork(page, 'admin');
  // One after the other, whenever nothing else is to be done: on a busy machine that takes a while.
  await page.waitForFunction(
    (names) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.every((name) => fetched.some((address) => address.includes(`/assets/${name}-`)));
    },
    ['dashboard', 'blog', 'requests', 'today', 'clients', 'site-content', 'sync-center', 'settings'],
    { timeout: 60_000 },
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate((label) => {
    const seen: string[] = [];
    Object.assign(window, { seen_waiting: seen });
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes(label)) seen.push(location.pathname);
    }).observe(document.body, { childList: true, subtree: true });
  }, errors.loading);
  const { entries } = new AdminShellPage(page);
  const count = await entries.count();
  for (let at = 0; at < count; at += 1) {
    await entries.nth(at).click();
    await expect(entries.nth(at)).toHaveAttribute('aria-current', 'page');
  }
  expect(count).toBe(8);
  expect(await page.evaluate(() => Reflect.get(window, 'seen_waiting'))).toEqual([]);
});
