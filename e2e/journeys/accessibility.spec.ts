import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hiddenStops, sidewaysScroll, unseenStops, watchMovement } from '../pages/accessibility.ts';
import { measureTargets } from '../pages/targets.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { SyncCenterPage } from '../pages/sync-center-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { DESKTOP, checkViewports, PHONE, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';

/** Gloves. */
const TARGET_PX = 48;
const CLIENT = 'Onno Tromp';
/** How far apart the widths are that are tried between a phone and a desktop. */
const WIDTH_STEP_PX = 20;

test('WCAG 2.2 AA: not-found, sign-in and password pages at every size, day and night', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(/status of 4\d\d/);
  await page.goto(`${app.url}/bestaat-niet`);
  await expect(page).toHaveTitle(/Bestaat niet/);
  await checkViewports(page, 'not-found');
  const sign_in = new SignInPage(page);
  await sign_in.open(app.url);
  await sign_in.fill('niemand@havenglans.example', 'verkeerd');
  await expect(sign_in.error).toContainText('Invalid email or password');
  await checkViewports(page, 'sign-in with a refusal');
  await sign_in.fill('', '');
  await sign_in.forgot.click();
  await expect(sign_in.title).toHaveText('Wachtwoord vergeten');
  await checkViewports(page, 'forgotten password', { sizes: [DESKTOP, PHONE] });
  await page.goto(`${app.url}/admin/wachtwoord`);
  await expect(page.getByRole('alert')).toContainText('Deze link is verlopen');
  await checkViewports(page, 'password page with a used link', { sizes: [DESKTOP, PHONE] });
});

test('WCAG 2.2 AA: the clients and a client at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  const { list: clients } = await app.startWork(page, 'admin');
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await checkViewports(page, 'client list');
  await clients.open(app.url, '?view=grid');
  await checkViewports(page, 'client grid', { sizes: [DESKTOP, TABLET, TABLET_UPRIGHT] });
  await page.setViewportSize(DESKTOP);
  await clients.openClient(CLIENT);
  await checkViewports(page, 'client detail');
});

test('WCAG 2.2 AA C-002 C-009: the requests and a request at every size, day and night', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/aanvragen/contacten`);
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await checkViewports(page, 'requests');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: 'Open Femke Oudshoorn' }).click();
  await expect(page.getByRole('dialog', { name: 'Femke Oudshoorn' })).toBeVisible();
  await checkViewports(page, 'request detail');
  await page.goto(`${app.url}/admin/aanvragen/nieuwsbrief`);
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await checkViewports(page, 'subscriptions', { sizes: [DESKTOP, PHONE] });
});

/** The texts of the list's table that end at the edge of their cell before they are whole. */
const cutTexts = (page: Page): Promise<string[]> =>
  page
    .locator('table[data-entries] td *')
    .evaluateAll((all) =>
      all
        .filter(
          (part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
        )
        .map((part) => part.textContent ?? ''),
    );

test('WCAG 1.4.10 no list of the office scrolls sideways, and none of requests cuts a text of its table, at any width between a phone and a desktop', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  for (const list of [
    'aanvragen/contacten',
    'aanvragen/founding-members',
    'aanvragen/nieuwsbrief',
    'klanten',
  ]) {
    await page.goto(`${app.url}/admin/${list}`);
    await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
    for (let width = PHONE.width; width <= DESKTOP.width; width += WIDTH_STEP_PX) {
      await page.setViewportSize({ width, height: TABLET.height });
      expect.soft(await sidewaysScroll(page), `${list} at ${width} px`).toBe(0);
      if (list.startsWith('aanvragen/'))
        expect.soft(await cutTexts(page), `${list} at ${width} px cuts texts`).toEqual([]);
    }
  }
});

test('WCAG 2.2 AA: forms with what is missing at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  const { list: clients } = await app.startWork(page, 'admin');
  await clients.openClient(CLIENT);
  await clients.detail.openServiceForm();
  await clients.detail.submitService();
  await expect(clients.detail.service_form.getByRole('alert')).toContainText('verplichte velden');
  await checkViewports(page, 'add service with what is missing');
  await clients.open(app.url, '/nieuw');
  await clients.new_client.getByRole('button', { name: 'Klant toevoegen' }).click();
  await expect(clients.new_client.getByText('Vul de naam in.')).toBeVisible();
  await checkViewports(page, 'add client with what is missing');
});

test('WCAG 2.2 AA: drawers, menu and password page at every size, day and night', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.slow();
  const { pill } = await app.startWork(page, 'admin');
  const shell = new AdminShellPage(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Filter en volgorde' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter en volgorde' })).toBeVisible();
  await checkViewports(page, 'filter drawer', { sizes: [PHONE] });
  await page.keyboard.press('Escape');
  await pill.open();
  await checkViewports(page, 'sync drawer');
  await pill.close();
  await page.setViewportSize(PHONE);
  await shell.open_menu.click();
  await expect(shell.slide_over).toBeVisible();
  await checkViewports(page, 'slide-over menu', { sizes: [TABLET_UPRIGHT, PHONE] });
  await page.goto(`${app.url}/admin/wachtwoord`);
  await expect(page.getByLabel('Nieuw wachtwoord')).toBeVisible();
  await checkViewports(page, 'password page');
});

/** Looks whether gloves find everything inside `root`; `least` targets must be there to be looked at. */
async function tryGloves(root: Locator, least: number): Promise<void> {
  const { counted, small, cramped } = await measureTargets(root, TARGET_PX);
  expect(counted).toBeGreaterThanOrEqual(least);
  expect.soft(small, 'lower than they may be').toEqual([]);
  expect.soft(cramped).toEqual([]);
}

test.describe('with gloves on a tablet', () => {
  test.use({ viewport: TABLET, hasTouch: true });

  test('M-002 M-003 everything a technician presses on list, detail and forms is 48 px high or stands alone', {
    tag: '@long',
  }, async ({ page, app }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { list: clients } = await app.startWork(page, 'technician');
    for (const view of ['list', 'grid'] as const) {
      await clients.open(app.url, `?view=${view}`);
      await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
      await tryGloves(page.getByRole('main'), 10);
    }
    await tryGloves(page.getByRole('banner'), 1);
    await tryGloves(page.getByRole('complementary'), 5);
    await clients.openClient(CLIENT);
    await tryGloves(clients.detail.dialog(CLIENT), 8);
    await clients.detail.openServiceForm();
    await tryGloves(clients.detail.service_form, 7);
    await clients.open(app.url, '/nieuw');
    await expect(clients.new_client.getByRole('button', { name: 'Klant toevoegen' })).toBeVisible();
    await tryGloves(clients.new_client, 9);
    await clients.open(app.url);
    await tryGloves(await new SyncPill(page).open(), 2);
  });
});

test('WCAG 2.4.7 a person who works with the keyboard sees at every stop where they are', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (times: number, least: number): Promise<void> => {
    const { visited, unseen } = await unseenStops(page, times);
    expect(visited).toBeGreaterThanOrEqual(least);
    expect.soft(unseen).toEqual([]);
  };
  await new SignInPage(page).open(app.url);
  await look(6, 5);
  const { list: clients } = await app.startWork(page, 'technician');
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await look(26, 18);
  await clients.openClient(CLIENT);
  await look(14, 8);
  await clients.detail.openServiceForm();
  await look(10, 7);
});

test('WCAG 2.4.11 nothing that sticks to the screen hides where the keyboard is, on the way down and back', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { list } = await app.startWork(page, 'admin');
  const sync = new SyncCenterPage(page);
  const look = async (times: number, least: number, where: string): Promise<void> => {
    const { visited, hidden } = await hiddenStops(page, times);
    expect(visited, where).toBeGreaterThanOrEqual(least);
    expect.soft(hidden, where).toEqual([]);
  };
  for (const size of [DESKTOP, TABLET, TABLET_UPRIGHT, PHONE]) {
    await page.setViewportSize(size);
    await list.open(app.url);
    await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
    await look(40, 20, `clients at ${size.width}`);
    await list.openClient(CLIENT);
    // The services push down what is below them when they arrive.
    await expect(list.detail.dialog(CLIENT).locator('[aria-busy=true]')).toHaveCount(0);
    await look(20, 8, `client at ${size.width}`);
    await list.detail.openServiceForm();
    await look(16, 10, `service at ${size.width}`);
    await sync.open(app.url);
    await look(30, 8, `sync at ${size.width}`);
  }
});

test('A-022 WCAG 2.1.2 2.4.3 a dialog keeps the focus inside and gives it back to what opened it', {
  tag: '@long',
}, async ({ page, app }) => {
  const { pill, list: clients } = await app.startWork(page, 'technician');

  // The pill is a stop between the last control of a dialog and its first, from which the same key leads back in.
  const on_pill = pill.button.and(page.locator(':focus'));
  const walk = async (dialog: Locator, stops: number): Promise<void> => {
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (const key of ['Shift+Tab', 'Tab'] as const) {
      for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press(key);
      await expect(dialog.locator(':focus').or(on_pill), `${stops} times ${key}`).toHaveCount(1);
      if ((await on_pill.count()) === 1) await page.keyboard.press(key);
      await expect(dialog.locator(':focus'), `once more ${key}`).toHaveCount(1);
    }
  };
  const add_service = page.getByRole('button', { name: 'Service toevoegen' });

  await clients.client(CLIENT).focus();
  await page.keyboard.press('Enter');
  await walk(clients.detail.dialog(CLIENT), 25);
  await add_service.focus();
  await page.keyboard.press('Enter');
  await walk(clients.detail.service_form, 17);
  await page.keyboard.press('Escape');
  await expect(clients.detail.service_form).toBeHidden();
  await expect(add_service).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(clients.detail.dialog(CLIENT)).toBeHidden();
  await expect(clients.client(CLIENT)).toBeFocused();

  await clients.add_button.focus();
  await page.keyboard.press('Enter');
  await walk(clients.new_client, 17);
  await page.keyboard.press('Escape');
  await expect(clients.new_client).toBeHidden();
  await expect(clients.add_button).toBeFocused();

  await pill.button.focus();
  await page.keyboard.press('Enter');
  await walk(pill.drawer, 5);
  await page.keyboard.press('Escape');
  await expect(pill.drawer).toBeHidden();
  await expect(pill.button).toBeFocused();
});

test('G-029 WCAG 2.3.3 a visitor who asks for less motion sees nothing move', { tag: '@long' }, async ({
  page,
  app,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const movements = await watchMovement(page);
  const still = async (where: string): Promise<void> => {
    expect.soft(await movements(), where).toEqual([]);
  };
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Bel 020 123 45 67' }).hover();
  await still('home');
  const { pill, list: clients } = await app.startWork(page, 'technician');
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  await clients.add_button.hover();
  await expect(clients.add_button).toHaveCSS('scale', /^(none|1)$/);
  await clients.openClient(CLIENT);
  await clients.detail.openServiceForm();
  await page.keyboard.press('Escape');
  await expect(clients.detail.service_form).toBeHidden();
  await clients.detail.close(CLIENT);
  await pill.open();
  await pill.close();
  await page.setViewportSize(PHONE);
  const shell = new AdminShellPage(page);
  await shell.open_menu.click();
  await expect(shell.slide_over).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.slide_over).toBeHidden();
  await still('admin');
});
