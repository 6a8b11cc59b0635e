import * as v from 'valibot';
import { notesOf } from '../api.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { measureTargets } from '../pages/targets.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { staffPages, backToList } from '../sign-in.ts';
import { DeviceDialogPage } from '../pages/lock-page.ts';
import { everythingKept, SignOutPage } from '../pages/sign-out-page.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { checkViewports } from '../pages/check-viewports.ts';

const REFUSED = /status of (4|5)\d\d/;
const PUSH = '**/rest/v1/rpc/sync_push';

test('A-012 R-50 with nothing unsent the data of the person who signs out is gone from the device, in every tab', {
  tag: '@long',
}, async ({ page, context, app }) => {
  await app.signInOnScreen(page, 'technician');
  await new SyncPill(page).expectAllSaved();
  const work = staffPages(page);
  await work.list.openClient('Onno Tromp');
  await backToList(work, 'Onno Tromp');
  const other = await context.newPage();
  await other.goto(`${app.url}/admin/klanten`);
  await expect(new AdminShellPage(other).title).toBeVisible();
  expect(await everythingKept(page)).toContain('Onno Tromp');

  const sign_out = new SignOutPage(page);
  await sign_out.ask();
  await expect(sign_out.dialog).toContainText('Alles is verzonden.');
  await expect(sign_out.dialog).toContainText('De gegevens worden van dit apparaat verwijderd.');
  await sign_out.dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(sign_out.dialog).toBeHidden();
  expect(await everythingKept(page), 'one press removes nothing').toContain('Onno Tromp');
  await new AdminShellPage(page).signOut();
  await sign_out.isSignedOut();
  await new SignOutPage(other).isSignedOut();
  await expect.poll(() => everythingKept(other)).not.toContain('Onno Tromp');
  const kept = await everythingKept(page);
  expect(kept).not.toContain(PEOPLE.technician.email);
  expect(kept, 'no mark of the user either').not.toContain('havenglans-kept-');

  await app.signInOnScreen(page, 'technician');
  await new SyncPill(page).expectAllSaved();
  await expect(page.getByText('De browser heeft de gegevens van dit apparaat gewist')).toBeHidden();
});

test('R-50 when asked to, the data stays after signing out, locked, and the choice is kept for the device', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.signInOnScreen(page, 'technician');
  await new SyncPill(page).expectAllSaved();
  const device = new DeviceDialogPage(page);
  await device.open();
  await expect(device.keep).not.toBeChecked();
  await device.keep.click();
  await expect(device.keep).toBeChecked();
  await device.close();
  await new AdminShellPage(page).signOut();
  const sign_out = new SignOutPage(page);
  await sign_out.isSignedOut();
  await page.waitForTimeout(1_000);
  expect(await everythingKept(page)).toContain('Onno Tromp');
  await expect(sign_out.left, 'nothing is unsent').toBeHidden();
  expect(await page.content()).not.toContain('Onno Tromp');

  await app.signInOnScreen(page, 'technician');
  await device.open();
  await expect(device.keep).toBeChecked();
  await device.keep.click();
  await device.close();
});

test('A-012 G6 R-50 with unsent work the number is named, it stays locked on the device and is sent after signing in again', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const kept = 'Afgemeld voordat dit verzonden was.';
  const onServer = async () => (await notesOf(app.url, PEOPLE.admin)).includes(kept);
  await app.signInOnScreen(page, 'technician');
  const work = staffPages(page);
  const sign_out = new SignOutPage(page);
  await work.pill.expectAllSaved();
  await context.setOffline(true);
  await work.list.openClient('Erik Dijkstra');
  await work.detail.writeNotes(kept);
  await backToList(work, 'Erik Dijkstra');

  await sign_out.ask();
  await expect(sign_out.dialog).toContainText('Er is 1 wijziging die nog niet is verzonden.');
  await expect(sign_out.dialog).toContainText('Alleen Bram Visser kan erbij');
  await expect(sign_out.dialog).toContainText('U bent offline.');
  await sign_out.send.click();
  await expect(sign_out.dialog).toContainText('0 van 1 verzonden');
  await expect(sign_out.dialog).toContainText('Er is geen verbinding. Verzenden kan nu niet');
  await expect(sign_out.leave).toBeDisabled();
  await sign_out.dialog.getByRole('button', { name: 'Terug' }).click();
  await sign_out.dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(sign_out.dialog).toBeHidden();
  await expect(work.list.search).toBeVisible();
  await sign_out.ask();
  await sign_out.keep.click();
  await sign_out.isSignedOut();
  await expect(sign_out.left).toContainText('Bram Visser: 1 wijziging');
  await context.setOffline(false);
  expect(await onServer()).toBe(false);

  // Somebody else on the same device sees and sends nothing of it.
  await app.signInOnScreen(page, 'admin');
  await work.pill.expectAllSaved();
  expect(await onServer()).toBe(false);
  await new AdminShellPage(page).signOut();
  await sign_out.isSignedOut();
  await expect(sign_out.left).toContainText('Bram Visser: 1 wijziging');

  await app.signInOnScreen(page, 'technician');
  await work.pill.expectAllSaved();
  await expect.poll(onServer).toBe(true);
  await new AdminShellPage(page).signOut();
  await sign_out.isSignedOut();
  await expect(sign_out.left).toBeHidden();
});

test('A-012 R-50 unsent work can be sent first: how far it is, an honest answer when it does not go, and then the way out', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(REFUSED);
  await app.signInOnScreen(page, 'technician');
  const work = staffPages(page);
  const sign_out = new SignOutPage(page);
  await work.pill.expectAllSaved();
  let is_down = true;
  await page.route(PUSH, (route) => (is_down ? route.fulfill({ status: 503, body: '' }) : route.fallback()));
  for (const name of ['Mirjam Sluis', 'Onno Tromp']) {
    await work.list.openClient(name);
    await work.detail.writeNotes('Eerst nog verzenden.');
    await backToList(work, name);
  }
  await sign_out.ask();
  await expect(sign_out.dialog).toContainText('Er zijn 2 wijzigingen die nog niet zijn verzonden.');
  await sign_out.send.click();
  await expect(sign_out.dialog).toContainText('De server is niet te bereiken.');
  await expect(sign_out.dialog).toContainText('0 van 2 verzonden');
  is_down = false;
  await expect(sign_out.dialog).toContainText('2 van 2 verzonden', { timeout: 20_000 });
  await expect(sign_out.dialog).toContainText('Alles is verzonden.');
  await sign_out.leave.click();
  await sign_out.isSignedOut();
  await expect(sign_out.left).toBeHidden();
});

test('G4 R-50 throwing unsent work away asks for a saved file and a typed word, discards only what the file contains, and the database is deleted in all tabs', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const lost = 'Dit wordt weggegooid, en staat in het bestand.';
  await app.signInOnScreen(page, 'technician');
  const work = staffPages(page);
  const sign_out = new SignOutPage(page);
  await work.pill.expectAllSaved();
  const other = await context.newPage();
  await other.goto(`${app.url}/admin/klanten`);
  await staffPages(other).pill.expectAllSaved();
  await context.setOffline(true);
  await work.list.openClient('Silvia Martens');
  await work.detail.writeNotes(lost);
  await backToList(work, 'Silvia Martens');

  await sign_out.ask();
  await sign_out.discard.click();
  await expect(sign_out.word).toBeDisabled();
  await expect(sign_out.confirm_discard).toBeDisabled();
  expect(await sign_out.saveFile()).toContain(lost);
  await expect(sign_out.dialog).toContainText('is bewaard');
  await expect(sign_out.confirm_discard).toBeDisabled();
  await sign_out.word.fill('weg');
  await expect(sign_out.confirm_discard).toBeDisabled();

  // Work that another tab adds meanwhile does not stand in the file.
  const more = staffPages(other);
  await more.list.openClient('Natasja Prins');
  await more.detail.writeNotes('Na het bestand gemaakt.');
  await backToList(more, 'Natasja Prins');
  await expect(sign_out.dialog).toContainText('Er is intussen iets bijgekomen.');
  await expect(sign_out.word).toBeDisabled();
  const text = await sign_out.saveFile();
  expect(v.parse(v.object({ outbox: v.array(v.unknown()) }), JSON.parse(text)).outbox).toHaveLength(2);

  await sign_out.word.fill('weggooien');
  await sign_out.confirm_discard.click();
  await sign_out.isSignedOut();
  await new SignOutPage(other).isSignedOut();
  await expect.poll(() => everythingKept(page)).not.toContain('Silvia Martens');
  expect(await everythingKept(page)).not.toContain(lost);
  await expect(sign_out.left).toBeHidden();
  await context.setOffline(false);
  await app.signInOnScreen(page, 'technician');
  await work.pill.expectAllSaved();
  expect(await notesOf(app.url, PEOPLE.admin)).not.toContain(lost);
});

test('G4 rejected changes are named, do not count as sent, and stay', { tag: '@long' }, async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED);
  await app.signInOnScreen(page, 'technician');
  const work = staffPages(page);
  const sign_out = new SignOutPage(page);
  await work.pill.expectAllSaved();
  await page.route(PUSH, async (route) => {
    const answer = await route.fetch();
    const reply = v.parse(
      v.looseObject({ results: v.array(v.looseObject({ id: v.string() })) }),
      await answer.json(),
    );
    const results = reply.results.map((result) => ({ ...result, status: 'rejected', code: 'FORBIDDEN' }));
    await route.fulfill({ response: answer, json: { ...reply, results } });
  });
  await work.list.openClient('Greetje Rinsma');
  await work.detail.writeNotes('Dit neemt de server niet aan.');
  await backToList(work, 'Greetje Rinsma');
  await work.pill.says('1 wijziging niet aangenomen');
  await page.unroute(PUSH);
  await sign_out.ask();
  await expect(sign_out.dialog).toContainText('Daarvan heeft de server er 1 niet aangenomen.');
  await expect(sign_out.send).toBeHidden();
  await sign_out.keep.click();
  await sign_out.isSignedOut();
  await expect(sign_out.left).toContainText('Bram Visser: 1 wijziging');
  await app.signInOnScreen(page, 'technician');
  await work.pill.says('1 wijziging niet aangenomen');
});

test('A-012 R-50 offline with nothing unsent it is said that coming back needs a network, and what stays', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  await app.signInOnScreen(page, 'technician');
  await new SyncPill(page).expectAllSaved();
  await context.setOffline(true);
  const sign_out = new SignOutPage(page);
  await sign_out.ask();
  await expect(sign_out.dialog).toContainText('Alles is verzonden.');
  await expect(sign_out.dialog).toContainText('U bent offline.');
  await expect(sign_out.dialog).toContainText('De gegevens worden van dit apparaat verwijderd.');
  await sign_out.keep_data.click();
  await expect(sign_out.dialog).toContainText('De gegevens blijven vergrendeld staan');
  await sign_out.leave.click();
  await sign_out.isSignedOut();
  await page.waitForTimeout(1_000);
  expect(await everythingKept(page)).toContain('Onno Tromp');
});

test('WCAG 2.2 AA: signing out with unsent work at every size, day and night', { tag: '@long' }, async ({
  page,
  context,
  app,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(NETWORK_LOSS);
  await app.signInOnScreen(page, 'technician');
  const work = staffPages(page);
  const sign_out = new SignOutPage(page);
  await work.pill.expectAllSaved();
  await context.setOffline(true);
  await work.list.openClient('Silvia Martens');
  await work.detail.writeNotes('Om naar te kijken.');
  await backToList(work, 'Silvia Martens');
  await sign_out.ask();
  await checkViewports(page, 'the choices');
  expect.soft((await measureTargets(sign_out.dialog, 48)).small).toEqual([]);
  await sign_out.send.click();
  await checkViewports(page, 'sending');
  await sign_out.dialog.getByRole('button', { name: 'Terug' }).click();
  await sign_out.discard.click();
  await sign_out.saveFile();
  await checkViewports(page, 'throwing away');
  await sign_out.dialog.getByRole('button', { name: 'Terug' }).click();
  await sign_out.keep.click();
  await expect(sign_out.left).toBeVisible();
  await checkViewports(page, 'the sign-in with work left');
});
