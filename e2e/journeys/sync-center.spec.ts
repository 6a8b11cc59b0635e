import type { BrowserContext, Locator, Page } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, PEOPLE, test } from '../fixtures.ts';
import { measureTargets } from '../pages/targets.ts';
import { ClientsPage } from '../pages/clients-page.ts';
import { SiteContentPage } from '../pages/site-content-page.ts';
import { SyncCenterPage } from '../pages/sync-center-page.ts';
import { checkViewports, PHONE } from '../pages/check-viewports.ts';

test.use({ serviceWorkers: 'allow' });

/** A telephone number the server refuses: the test makes it longer than allowed while it is being sent. */
const REFUSED = '020 weiger';

/** The server's rules are the device's own, so a refusal has to be made on the way. */
async function makeRefusable(context: BrowserContext): Promise<void> {
  await context.route('**/rpc/sync_push', async (route) => {
    const sent = route.request().postData() ?? '';
    await route.continue({ postData: sent.replaceAll(REFUSED, '0'.repeat(60)) });
  });
}

async function changePhone(page: Page, name: string, phone: string): Promise<void> {
  const clients = new ClientsPage(page);
  await clients.openClient(name);
  await clients.detail.dialog(name).getByRole('button', { name: 'Bewerken' }).first().click();
  const form = page.getByRole('dialog', { name: `${name} bewerken` });
  await form.getByRole('textbox', { name: 'Telefoon' }).fill(phone);
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toBeHidden();
  await clients.detail.close(name);
}

/** What is said of yesterday names its day: a journey may run past midnight. */
const amsterdamDay = () => new Date().toLocaleDateString('nl-NL', { timeZone: 'Europe/Amsterdam' });

test('R-50 the pill’s list leads to the screen: the state of sync, when it last worked, what happens next, pending changes', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const { list, detail, pill } = await app.startWork(page, 'technician');
  const center = new SyncCenterPage(page);
  const began_on = amsterdamDay();
  await context.setOffline(true);
  await list.openClient('Onno Tromp');
  await detail.writeNotes('Sleutel hangt in de kajuit.');
  await detail.addService({ type: 'Antifouling', date: 'Vandaag', amount: '1250,50' });
  await detail.close('Onno Tromp');

  const drawer = await pill.open();
  await drawer.getByRole('link', { name: 'Alles bekijken' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/synchronisatie$/);
  await pill.says('Offline – op dit apparaat bewaard');
  await expect(center.state).toContainText('Zodra er verbinding is, gaat het vanzelf verder.');
  const same_day = amsterdamDay() === began_on;
  await expect(center.state.getByRole('definition').first()).toHaveText(
    same_day ? /^\d{2}:\d{2}$/ : /^\d{2} \w{3} \d{2}:\d{2}$/,
  );
  await expect(center.pending.getByRole('listitem')).toHaveCount(2);
  const service = center.entry(center.pending, 'Antifouling');
  await expect(service).toContainText('Nieuw · Service');
  await expect(service).toContainText('€ 1.250,50');
  await expect(service, 'no ids').not.toContainText(/[0-9a-f]{8}-/);

  await center.pending.getByRole('link', { name: /^Onno Tromp – \d/ }).click();
  await expect(detail.notes).toHaveValue('Sleutel hangt in de kajuit.');
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByText('Er wacht niets. Alles wat u opsloeg is verzonden.')).toBeVisible();
  await expect(center.state).toContainText('Alles is verzonden en dit apparaat is bij.');
});

test('R-50 PS5 while the server cannot be reached the seconds to the next try are counted down', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(/503|Failed to load resource/);
  const { pill } = await app.startWork(page, 'technician');
  const center = new SyncCenterPage(page);
  await context.route('**/rpc/sync_*', (route) => route.fulfill({ status: 503, body: 'no' }));
  await center.openFromPill();
  for (let press = 0; press < 4; press += 1) {
    await center.state.getByRole('button', { name: 'Nu verzenden en ophalen' }).click();
    await expect(center.state).toContainText(/Volgende poging over \d|Wordt nu opnieuw geprobeerd/);
  }
  await context.unroute('**/rpc/sync_*');
  await center.state.getByRole('button', { name: 'Nu verzenden en ophalen' }).click();
  await pill.expectAllSaved();
});

test('G4 D4 PS20 a refused change can be revised in its form, taken along, tried again and thrown away', {
  tag: '@long',
}, async ({ page, context, app }) => {
  await makeRefusable(context);
  const { list, pill } = await app.startWork(page, 'technician');
  const center = new SyncCenterPage(page);
  for (const name of ['Onno Tromp', 'Silvia Martens']) await changePhone(page, name, REFUSED);
  await pill.says('2 wijzigingen niet aangenomen');
  await center.openFromPill();
  const onno = center.entry(center.rejected, 'Onno Tromp');
  const silvia = center.entry(center.rejected, 'Silvia Martens');
  await expect(onno).toContainText('De server vindt een waarde niet geldig');

  const taken = await center.download(onno.getByRole('button', { name: /^Noodkopie bewaren: / }));
  expect(taken.name).toMatch(/^havenglans-niet-verzonden-.*\.json$/);
  expect(taken.content).toMatchObject({
    why: 'asked',
    user: { name: PEOPLE.technician.name },
    rejected: [{ mutation: { set: { phone: REFUSED } } }],
    outbox: [],
  });
  const all = await center.download(page.getByRole('button', { name: 'Noodkopie bewaren', exact: true }));
  expect(all.content).toMatchObject({ rejected: [{}, {}] });

  const revise = onno.getByRole('link', { name: /^Aanpassen/ });
  const first_try = (await revise.getAttribute('href')) ?? '';
  await onno.getByRole('button', { name: /^Opnieuw verzenden/ }).click();
  await expect(revise, 'refused again, under a new id').not.toHaveAttribute('href', first_try);
  await revise.click();
  const { revision } = center;
  await expect(revision).toContainText('De server vindt een waarde niet geldig');
  const phone = revision.getByRole('textbox', { name: 'Telefoon' });
  await expect(phone).toHaveValue(REFUSED);
  await phone.fill('06 11 22 33 44');
  await revision.getByRole('button', { name: 'Opnieuw verzenden' }).click();
  await expect(revision).toBeHidden();
  await expect(list.detail.dialog('Onno Tromp').getByText('06 11 22 33 44')).toBeVisible();
  await list.detail.close('Onno Tromp');
  await pill.says('1 wijziging niet aangenomen');

  await center.openFromPill();
  await expect(onno).toBeHidden();
  await silvia.getByRole('button', { name: /^Weggooien/ }).click();
  const question = page.getByRole('dialog', { name: 'Wijziging weggooien' });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(silvia).toBeVisible();
  await silvia.getByRole('button', { name: /^Weggooien/ }).click();
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await expect(silvia).toBeHidden();
  await pill.expectAllSaved();
});

test('R-14 a link in the pill’s list keeps the search of the list beneath, and closing leads back to it', {
  tag: '@long',
}, async ({ page, context, app }) => {
  await makeRefusable(context);
  const { list, pill } = await app.startWork(page, 'technician');
  const center = new SyncCenterPage(page);
  await changePhone(page, 'Onno Tromp', REFUSED);
  await pill.says('1 wijziging niet aangenomen');
  await list.search.fill('Martens');
  await expect(page).toHaveURL(/\/admin\/klanten\?.*Martens/);
  const drawer = await pill.open();
  await drawer.getByRole('link', { name: /^Aanpassen/ }).click();
  await expect(center.revision).toBeVisible();
  await expect(page).toHaveURL(/Martens/);
  await page.keyboard.press('Escape');
  await expect(center.revision).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/klanten\?.*Martens/);
  await expect(list.client('Silvia Martens')).toBeVisible();
});

/** A click by its keys and button, as `MouseEventInit` names them. */
interface Press {
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly shiftKey?: boolean;
  readonly altKey?: boolean;
  readonly button?: number;
}

/** Presses a link and tells whether the app took the press; what it leaves to the browser opens nothing here. */
const isTaken = async (link: Locator, press: Press): Promise<boolean> =>
  await link.evaluate((element, init) => {
    let taken = false;
    const end = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', end, { once: true });
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return taken;
  }, press);

test('R-14 a link to a dialog is left to the browser when a key is held or the middle button is pressed: in the lists of clients, of the site and behind the pill', {
  tag: '@long',
}, async ({ page, context, app }) => {
  await makeRefusable(context);
  const { list, pill } = await app.startWork(page, 'admin');
  const site = new SiteContentPage(page);
  const dialogs = page.getByRole('dialog');
  const expectPlainOnly = async (link: Locator, dialog: Locator): Promise<void> => {
    await expect(link).toBeVisible();
    const open = await dialogs.count();
    const address = page.url();
    for (const press of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(await isTaken(link, press), JSON.stringify(press)).toBe(false);
    expect([page.url(), await dialogs.count()]).toEqual([address, open]);
    expect(await isTaken(link, {}), 'a plain press').toBe(true);
    await expect(dialog).toBeVisible();
  };
  await changePhone(page, 'Onno Tromp', REFUSED);
  await pill.says('1 wijziging niet aangenomen');
  await list.search.fill('Silvia Martens');
  await expect(page).toHaveURL(/Martens/);
  await expectPlainOnly(list.client('Silvia Martens'), list.detail.dialog('Silvia Martens'));
  await list.detail.close('Silvia Martens');
  const drawer = await pill.open();
  await expectPlainOnly(drawer.getByRole('link', { name: /^Aanpassen/ }), new SyncCenterPage(page).revision);
  await page.keyboard.press('Escape');
  await site.menu_entry.click();
  const row = site.entries.first().getByRole('link');
  await expectPlainOnly(row, page.getByRole('dialog', { name: 'Project bewerken' }));
});

test('G4 WCAG 2.4.3 the focus of a refused entry that leaves the list goes to the next one, at the end to the heading, on the screen and behind the pill', {
  tag: '@long',
}, async ({ page, context, app }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await makeRefusable(context);
  const { pill } = await app.startWork(page, 'technician');
  const center = new SyncCenterPage(page);
  const entries = center.rejected.getByRole('listitem');
  const question = page.getByRole('dialog', { name: 'Wijziging weggooien' });
  const discardFocused = async (list: Locator): Promise<void> => {
    await list.getByRole('button', { name: /^Weggooien/ }).focus();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Weggooien' }).focus();
    await page.keyboard.press('Enter');
  };
  for (const name of ['Onno Tromp', 'Silvia Martens', 'Greetje Rinsma'])
    await changePhone(page, name, REFUSED);
  await pill.says('3 wijzigingen niet aangenomen');
  await center.openFromPill();
  await expect(entries).toHaveCount(3);
  await discardFocused(entries.first());
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toBeFocused();
  await discardFocused(entries.last());
  await expect(entries).toHaveCount(1);
  await expect(entries.first(), 'there is none after it').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entries.getByRole('link').first(), 'the keyboard goes on from there').toBeFocused();
  await discardFocused(entries.first());
  await expect(page.getByRole('heading', { name: 'Wijzigingen' })).toBeFocused();

  await page.getByRole('link', { name: 'Client Management' }).click();
  await changePhone(page, 'Onno Tromp', REFUSED);
  await pill.says('1 wijziging niet aangenomen');
  const drawer = await pill.open();
  await discardFocused(drawer);
  await expect(drawer.getByText('Er wacht niets.')).toBeVisible();
  await expect(drawer.getByText('Synchronisatie', { exact: true })).toBeFocused();
});

test('G4 D4 a refused new service is revised and sent once', { tag: '@long' }, async ({
  page,
  context,
  app,
}) => {
  await context.route('**/rpc/sync_push', async (route) => {
    const sent = route.request().postData() ?? '';
    await route.continue({ postData: sent.replaceAll('"amount":13', '"amount":-13') });
  });
  const { list, detail, pill } = await app.startWork(page, 'technician');
  const center = new SyncCenterPage(page);
  await list.openClient('Silvia Martens');
  const inspection = detail.service('Inspectie').filter({ hasText: 'Anodes nakijken' });
  await expect(inspection).toHaveCount(0);
  await detail.addService({ type: 'Inspectie', date: 'Vandaag', amount: '13', notes: 'Anodes nakijken' });
  await detail.close('Silvia Martens');
  await pill.says('1 wijziging niet aangenomen');
  await center.openFromPill();
  await center.rejected.getByRole('link', { name: /^Aanpassen/ }).click();
  await expect(center.revision.getByRole('textbox', { name: 'Notities' })).toHaveValue('Anodes nakijken');
  await center.revision.getByRole('textbox', { name: 'Bedrag' }).fill('25');
  await center.revision.getByRole('button', { name: 'Opnieuw verzenden' }).click();
  await expect(center.revision).toBeHidden();
  await pill.expectAllSaved();
  await expect(inspection).toHaveCount(1);
  await expect(inspection).toContainText('€ 25,00');
});

test('R-50 storage and device are told in words, and a diagnosis holds nothing of any person', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { list, detail } = await app.startWork(page, 'technician');
  const center = new SyncCenterPage(page);
  const clients = Number(await list.list.getAttribute('data-result-count'));
  await context.setOffline(true);
  await list.openClient('Onno Tromp');
  await detail.writeNotes('Sleutel ligt onder de mat.');
  await detail.close('Onno Tromp');
  await center.openFromPill();
  await expect(center.storage).toContainText('Ruim voldoende.');
  await expect(center.storage).toContainText(/gebruikt van de .* die de browser toestaat/);
  await expect(center.storage.getByRole('progressbar', { name: 'Gebruikte ruimte' })).toBeVisible();
  await expect(center.device).toContainText('Chrome op Linux');
  await expect(center.device).toContainText('verzendt en haalt op');

  const { name, content } = await center.download(
    center.device.getByRole('button', { name: 'Diagnose downloaden' }),
  );
  expect(name).toMatch(/^havenglans-diagnose-\d{4}-\d{2}-\d{2}\.json$/);
  expect(content).toMatchObject({
    file: 'havenglans-diagnosis',
    role: 'technician',
    status: { pending: 1, leader: true },
    rows: { clients },
  });
  // An entry that an earlier journey of this day began goes on.
  expect(JSON.stringify(content)).toMatch(/"by_kind":\{"client_notes (put|patch)":1\}/);
  expect(content).toHaveProperty('calls.0.call', expect.stringMatching(/^sync_(pull|push)$/));
  expect(JSON.stringify(content)).not.toMatch(/Onno|Tromp|onder de mat|@havenglans|Bram/);
  await center.device.getByRole('button', { name: 'Kopiëren' }).click();
  await expect(center.device).toContainText('Gekopieerd.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('havenglans-diagnosis');
});

test('R-50 on a phone the pill stays in sight and within reach over dialogs that fill the screen', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  const { list, detail, pill } = await app.startWork(page, 'technician');
  const inReach = async (): Promise<boolean> =>
    await pill.button.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await list.openClient('Onno Tromp');
  await expect.poll(inReach, 'over the client').toBe(true);
  await detail.openServiceForm();
  await expect.poll(inReach, 'over the form').toBe(true);
  await detail.fillService({ type: 'Antifouling', notes: 'Roer los' });

  const drawer = await pill.open();
  await expect(drawer.getByText('Er wacht niets.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(detail.service_form, 'Escape closed the list alone').toBeVisible();
  await expect(detail.service_form.getByRole('textbox', { name: 'Notities' })).toHaveValue('Roer los');
  await detail.service_form.getByRole('button', { name: 'Annuleren' }).click();
  await detail.close('Onno Tromp');
  await page.getByRole('button', { name: 'Menu openen' }).click();
  await expect.poll(inReach, 'over the menu').toBe(true);
});

test('WCAG 2.2 AA: the screen Synchronisatie with everything on it at every size, day and night', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(NETWORK_LOSS);
  await makeRefusable(context);
  const { list, detail, pill } = await app.startWork(page, 'admin');
  const center = new SyncCenterPage(page);
  await changePhone(page, 'Mirjam Sluis', REFUSED);
  await pill.says('1 wijziging niet aangenomen');
  await context.setOffline(true);
  await list.openClient('Nynke Terpstra');
  await detail.writeNotes('Wacht op verzenden.');
  await detail.addService({ type: 'Antifouling', date: 'Vandaag' });
  await detail.close('Nynke Terpstra');
  await center.openFromPill();
  await expect(center.pending.getByRole('listitem')).toHaveCount(2);
  await expect(center.rejected.getByRole('listitem')).toHaveCount(1);
  const also = async (where: string): Promise<void> => {
    const { small, cramped, counted } = await measureTargets(page.getByRole('main'), 48);
    expect(counted).toBeGreaterThan(8);
    expect.soft([...small, ...cramped], `${where}: for gloves`).toEqual([]);
  };
  await checkViewports(page, 'Synchronisatie', { also });
});
