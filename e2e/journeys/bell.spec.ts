import type { Page } from '@playwright/test';
import type { Device } from '../device.ts';
import { expect, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { BellPage } from '../pages/bell-page.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { SiteForm } from '../pages/site-forms.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { startWork } from '../sign-in.ts';
import { watchPulls } from '../watch-pulls.ts';

// Every request that is sent rings for every admin: a backend of its own.
test.use({ backend_group: 'bell' });

const bellOf = (page: Page) => new BellPage(page).bell;
const listOf = (page: Page) => new BellPage(page).list;
const lines = (page: Page) => new BellPage(page).lines;
const unread = (page: Page) => new BellPage(page).unread();

test('A-026 R-09 R-38 a visitor’s request rings on both devices of the office because realtime told them, not when they next look by themselves; what is read on one is read on the other, and an undo takes it back', {
  tag: '@long',
}, async ({ page: visitor, app, createDevice }) => {
  test.slow();
  const { page: desk } = await startWork(await createDevice('desktop'), 'admin');
  const tablet_device = await createDevice('tablet');
  const pulls = watchPulls(await tablet_device.page());
  const { page: tablet } = await startWork(tablet_device, 'admin');
  await expect(bellOf(tablet)).toHaveAccessibleName(/ongelezen/);
  const before = await unread(tablet);
  expect(await unread(desk)).toBe(before);

  const form = new SiteForm(visitor, 'contact');
  await form.open(app.url);
  await form.send('jan-de-bel@voorbeeld.example');
  await expect(visitor.getByText('Bedankt! We nemen binnen 24 uur contact met u op.')).toBeVisible();
  await expect.poll(() => unread(tablet)).toBe(before + 1);
  expect(await pulls.broughtAfterTold('jan-de-bel@voorbeeld.example'), 'by realtime').toEqual([true]);
  await expect.poll(() => unread(desk)).toBe(before + 1);

  await bellOf(tablet).click();
  await expect(lines(tablet).first()).toContainText('Jan de Wit');
  await expect(lines(tablet).first()).toContainText('nog 23 u');
  await expect(lines(tablet).filter({ hasText: 'te laat' })).not.toHaveCount(0);
  await lines(tablet).first().click();
  const request = tablet.getByRole('dialog', { name: 'Jan de Wit' });
  await expect(request).toContainText('jan-de-bel@voorbeeld.example');
  await expect(listOf(tablet)).toBeHidden();
  await expect.poll(() => unread(desk), 'what was opened on the tablet').toBe(before);
  await tablet.keyboard.press('Escape');
  await expect(request).toBeHidden();

  await bellOf(desk).click();
  await listOf(desk).getByRole('button', { name: 'Alles gelezen' }).click();
  await expect(listOf(desk)).toContainText('U bent bij.');
  await expect(listOf(desk).getByRole('heading', { name: 'Nieuwe aanvragen' })).toBeFocused();
  await expect.poll(() => unread(tablet)).toBe(0);
  await desk.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => unread(tablet), 'what the undo made unread').toBe(before);
  await expect(lines(desk)).toHaveCount(before);
});

test('A-026 R-38 the bell is reached and left by keyboard and has no faults at any size, with requests and without', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.signIn(page, 'admin');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName(/ongelezen/);
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(listOf(page)).toBeVisible();
  await checkViewports(page, 'the bell');
  await listOf(page).getByRole('button', { name: 'Alles gelezen' }).click();
  await expect(listOf(page)).toContainText('U bent bij.');
  await checkViewports(page, 'the bell without requests');
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toBeHidden();
  await expect(bell).toBeFocused();
});

/** A browser without a window shows no notification and says that it may not: the page is told that it may, the worker that it did. */
async function pretendToNotify(device: Device): Promise<void> {
  await device.context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset['badge'] = String(count);
    };
    navigator.clearAppBadge = async () => {
      document.documentElement.dataset['badge'] = '0';
    };
  });
}

/** Run in the worker: notes what it shows. */
const NOTE = `self.shown = [];
  self.registration.showNotification = async (title, { body, data }) => {
    self.shown.push({ title, body, data });
  };`;

/** Run in the worker: what a person's click on the last notification tells it. */
const CLICK = `self.dispatchEvent(Object.assign(new Event('notificationclick'), {
  notification: { data: self.shown.at(-1).data, close: () => undefined },
  waitUntil: () => undefined,
}));`;

test('R-09 R-38 a request that arrives while the admin is out of sight is notified where that was asked for, and a click opens it; the icon carries the number', {
  tag: '@long',
}, async ({ page: visitor, app, createDevice }) => {
  test.slow();
  const send = async (email: string): Promise<void> => {
    const form = new SiteForm(visitor, 'contact');
    await form.open(app.url);
    await form.send(email);
    await expect(visitor.getByText('Bedankt! We nemen binnen 24 uur contact met u op.')).toBeVisible();
  };
  // Something is unread, whatever was read before.
  await send('jan-vooraf@voorbeeld.example');
  const device = await createDevice('desktop');
  await pretendToNotify(device);
  const { page } = await startWork(device, 'admin');
  const [worker] = device.context.serviceWorkers();
  await worker?.evaluate(NOTE);
  const notified = () => worker?.evaluate('self.shown.map(({ title, body }) => `${title}: ${body}`)');
  const badge = () => page.evaluate(() => Number(document.documentElement.dataset['badge']));
  await expect(bellOf(page)).toHaveAccessibleName(/ongelezen/);
  const before = await unread(page);
  await expect.poll(badge).toBe(before);
  await bellOf(page).click();
  const here = listOf(page).getByRole('region', { name: 'Op dit apparaat' });
  await here.getByRole('button', { name: 'Meldingen aanzetten' }).click();
  await expect(here.getByRole('button', { name: 'Meldingen uitzetten' })).toBeVisible();
  await page.keyboard.press('Escape');

  await send('jan-in-zicht@voorbeeld.example');
  await expect.poll(badge).toBe(before + 1);
  await expect(page.getByRole('status').filter({ hasText: 'Nieuwe aanvraag van Jan de Wit.' })).toHaveCount(
    1,
  );
  expect(await notified(), 'nothing for who looks at the bell').toEqual([]);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  });
  await send('jan-buiten-zicht@voorbeeld.example');
  await expect.poll(notified).toEqual(['Nieuwe aanvraag: Jan de Wit · Aanvraag']);
  await worker?.evaluate(CLICK);
  const request = page.getByRole('dialog', { name: 'Jan de Wit' });
  await expect(request).toContainText('jan-buiten-zicht@voorbeeld.example');
  await expect.poll(badge).toBe(before + 1);
  await request.getByRole('button', { name: 'Sluiten' }).click();
  await new SyncPill(page).expectAllSaved();
  await new AdminShellPage(page).signOut();
  await expect.poll(badge, 'nobody is signed in').toBe(0);
});
