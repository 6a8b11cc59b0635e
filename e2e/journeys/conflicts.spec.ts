import { PEOPLE, expect, test } from '../fixtures.ts';
import { measureTargets } from '../pages/targets.ts';
import { type StaffPages, backToList, startWork } from '../sign-in.ts';
import { ConflictDialogPage } from '../pages/conflict-dialog.ts';
import { checkViewports } from '../pages/check-viewports.ts';

/** The tablet writes without a network what the office writes with one; the office came first. */
async function collide(
  tablet: StaffPages,
  office: StaffPages,
  name: string,
  change: (who: StaffPages, text: string) => Promise<void>,
) {
  await tablet.list.openClient(name);
  await change(tablet, 'van de steiger');
  await office.list.openClient(name);
  await change(office, 'van kantoor');
  await office.pill.expectAllSaved();
}

/** What one person writes today stands on both devices; somebody else would begin an entry of their own. */
async function beginEntry(first: StaffPages, second: StaffPages, name: string): Promise<void> {
  await first.list.openClient(name);
  await first.detail.writeNotes('Begin.');
  await backToList(first, name);
  await first.pill.expectAllSaved();
  await second.list.openClient(name);
  await expect(second.detail.notes).toHaveValue('Begin.');
  await backToList(second, name);
}

const writeNotes = async (who: StaffPages, text: string): Promise<void> => {
  await who.detail.writeNotes(`Geschreven ${text}.`);
  // While the field has the focus the person's own text stands.
  await who.detail.notes.blur();
};
/** Opens the choice behind the pill: at the notes of their author both versions stand already. */
async function openChoice(who: StaffPages, name: string, conflict: ConflictDialogPage): Promise<void> {
  await backToList(who, name);
  await conflict.openFromPill();
}

async function backToClient(who: StaffPages, name: string): Promise<void> {
  await who.pill.close();
  await who.list.openClient(name);
}

const theirs = (who: 'admin' | 'technician') => `Versie van ${PEOPLE[who].name}`;

test('G4 one field changed on two devices: each sees whose version is whose, and a third person settles it without a network', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const tablet = await startWork(tablet_device, 'technician');
  const office = await startWork(await createDevice('desktop'), 'admin');
  const van_device = await createDevice('tablet');
  const van = await startWork(van_device, 'technician2');
  const name = 'Jeroen ter Horst';

  await tablet_device.loseNetwork();
  await collide(tablet, office, name, async ({ detail }, text) =>
    detail.changeField(name, 'Ligplaats', `Hoorn ${text}`),
  );
  await tablet_device.regainNetwork();
  // Both authors, and everybody else who may settle the choice, are told in words and not in green.
  for (const { page, pill } of [tablet, office, van]) {
    await pill.says('1 keuze open');
    await expect(pill.button).toHaveAttribute('data-tone', 'attention');
    await expect(pill.button).toHaveAccessibleName(
      page === office.page ? 'Synchronisatie: 1 keuze open' : 'Synchronisatie: Kijk hier (1), 1 keuze open',
    );
    await expect(pill.button.locator('..')).toHaveAttribute('aria-live', 'polite');
    if (page === office.page)
      await expect(pill.menu_link).toHaveAccessibleName('Synchronisatie 1 keuze open');
  }

  const at_tablet = new ConflictDialogPage(tablet.page);
  await expect(at_tablet.banner).toContainText('Twee versies van Ligplaats');
  await openChoice(tablet, name, at_tablet);
  await expect(at_tablet.version('Uw versie')).toContainText('Hoorn van de steiger');
  await expect(at_tablet.version('Uw versie')).toContainText(/Gemaakt \d\d:\d\d/);
  await expect(at_tablet.version(theirs('admin'))).toContainText('Geldt nu');
  await at_tablet.close();
  await backToClient(tablet, name);

  const at_office = new ConflictDialogPage(office.page);
  await openChoice(office, name, at_office);
  await expect(at_office.version('Uw versie')).toContainText('Hoorn van kantoor');
  await expect(at_office.version('Uw versie')).toContainText('Geldt nu');
  await expect(at_office.version(theirs('technician'))).toContainText('Hoorn van de steiger');
  await at_office.close();
  await backToClient(office, name);

  const at_van = new ConflictDialogPage(van.page);
  const behind = await van.pill.open();
  await behind.getByRole('button', { name: 'Bekijken en kiezen', exact: true }).click();
  await expect(at_van.version(theirs('technician'))).toBeVisible();
  await at_van.close();
  await van.pill.close();
  await van.list.search.fill(name);
  await expect(van.list.list.getByText('Twee versies')).toBeVisible();
  await van_device.loseNetwork();
  await van.list.openClient(name);
  await expect(at_van.banner, 'to a third person the banner tells it').toContainText(
    'Twee versies van Ligplaats',
  );
  await at_van.openFromClient();
  await expect(at_van.version(theirs('admin'))).toBeVisible();
  await at_van.choose('Deze kiezen', theirs('technician'));
  await expect(at_van.dialog).toBeHidden();
  await expect(at_van.banner).toBeHidden();
  await expect(van.detail.dialog(name)).toContainText('Hoorn van de steiger');

  await van_device.regainNetwork();
  await van.pill.expectAllSaved();
  for (const [who, where] of [
    [tablet, at_tablet],
    [office, at_office],
  ] as const) {
    await expect(who.detail.dialog(name)).toContainText('Hoorn van de steiger');
    await expect(where.banner).toBeHidden();
    await who.pill.expectAllSaved();
  }
  await expect(office.pill.menu_link).toHaveAccessibleName('Synchronisatie');
});

test('G4 R-41 typed notes that lost stay under the hand, the other version under them, and are there after a reload; both are kept', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const tablet = await startWork(tablet_device, 'technician');
  const office = await startWork(await createDevice('desktop'), 'technician');
  const name = 'Silvia Martens';
  await beginEntry(office, tablet, name);
  await tablet_device.loseNetwork();
  await tablet.list.openClient(name);
  await tablet.detail.writeNotes('Van de steiger.');
  await office.list.openClient(name);
  await office.detail.writeNotes('Van kantoor.');
  await office.detail.notes.blur();
  await office.pill.expectAllSaved();
  await tablet_device.regainNetwork();

  const { notes, notes_choice } = tablet.detail;
  await expect(notes_choice.getByRole('button', { name: 'Beide bewaren' })).toBeVisible();
  await expect(notes_choice).toContainText('Uw versie');
  await expect(notes_choice).toContainText(/Ontvangen \d\d:\d\d|Gemaakt \d\d:\d\d/);
  await expect(notes_choice.locator('blockquote')).toHaveText('Van kantoor.');
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('Van de steiger.');
  await expect(tablet.page.getByRole('button', { name: 'Ongedaan maken: notities' })).toBeHidden();

  await notes.blur();
  await expect(notes).toHaveValue('Van de steiger.');
  await tablet.page.reload();
  await expect(notes).toHaveValue('Van kantoor.');
  await notes.press('End');
  await notes.pressSequentially(' En meer.');
  await expect(tablet.page.getByText('Notities opgeslagen')).toBeVisible();
  await expect(notes).toHaveValue('Van kantoor. En meer.');
  await expect(notes_choice.locator('blockquote')).toHaveText('Van de steiger.');
  await checkViewports(tablet.page, 'notes with another version');
  const { counted, small } = await measureTargets(notes_choice, 48);
  expect(counted).toBe(3);
  expect(small).toEqual([]);

  await notes_choice.getByRole('button', { name: 'Beide bewaren' }).click();
  await expect(notes_choice).toBeHidden();
  await expect(notes).toHaveValue('Van kantoor. En meer.\nVan de steiger.');
  await expect(office.detail.notes).toHaveValue('Van kantoor. En meer.\nVan de steiger.');
  for (const { pill } of [tablet, office]) await pill.expectAllSaved();
});

test("G4 'Beide' joins two texts, editable before they are saved; the choice can be undone", {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const tablet = await startWork(tablet_device, 'technician');
  const office = await startWork(await createDevice('desktop'), 'technician');
  const name = 'Mirjam Sluis';
  await beginEntry(office, tablet, name);
  await tablet_device.loseNetwork();
  await collide(tablet, office, name, writeNotes);
  await tablet_device.regainNetwork();
  await tablet.pill.says('1 keuze open');

  const conflict = new ConflictDialogPage(office.page);
  await expect(office.detail.notes_choice).toBeVisible();
  await checkViewports(office.page, 'client with two versions');
  await openChoice(office, name, conflict);
  await checkViewports(office.page, 'two versions');
  const { counted, small } = await measureTargets(conflict.dialog, 48);
  expect(counted).toBeGreaterThanOrEqual(4);
  expect(small).toEqual([]);
  await conflict.joinBoth();
  await checkViewports(office.page, 'both texts');
  await expect(conflict.both_text).toHaveValue('Geschreven van kantoor.\nGeschreven van de steiger.');
  await conflict.both_text.fill('Geschreven van kantoor en van de steiger.');
  await conflict.saveBoth();
  await expect(conflict.dialog).toBeHidden();
  await backToClient(office, name);
  await expect(office.detail.notes).toHaveValue('Geschreven van kantoor en van de steiger.');
  await office.list
    .notice('status', 'Keuze opgeslagen')
    .getByRole('button', { name: 'Ongedaan maken' })
    .click();
  await expect(office.detail.notes).toHaveValue('Geschreven van kantoor.');
  await openChoice(office, name, conflict);
  await conflict.joinBoth();
  await conflict.saveBoth();
  await expect(tablet.detail.notes).toHaveValue('Geschreven van kantoor.\nGeschreven van de steiger.');
});

test("R-41 G4 the text that is mended under 'Beide' is kept: beside the dialog, after Escape and a reload, and when the choice is settled elsewhere", {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const tablet = await startWork(tablet_device, 'technician');
  const office = await startWork(await createDevice('desktop'), 'technician');
  const name = 'Mirjam Sluis';
  await beginEntry(office, tablet, name);
  await tablet_device.loseNetwork();
  await collide(tablet, office, name, writeNotes);
  await tablet_device.regainNetwork();
  await tablet.pill.says('1 keuze open');

  const conflict = new ConflictDialogPage(office.page);
  await openChoice(office, name, conflict);
  await conflict.joinBoth();
  await conflict.both_text.fill('Samen gelezen, en zo is het.');
  await office.page.mouse.click(4, 4);
  await expect(conflict.both_text).toHaveValue('Samen gelezen, en zo is het.');
  await office.page.keyboard.press('Escape');
  await expect(conflict.dialog).toBeHidden();
  await office.page.reload();
  await conflict.openFromPill();
  await expect(conflict.both_text).toHaveValue('Samen gelezen, en zo is het.');

  const { notes_choice } = tablet.detail;
  await notes_choice.getByRole('button', { name: 'Andere versie kiezen' }).click();
  for (const { pill } of [tablet, office]) await pill.expectAllSaved();
  await expect(conflict.both_text).toHaveValue('Samen gelezen, en zo is het.');
  await conflict.both_text.press('End');
  await conflict.both_text.pressSequentially(' Echt.');
  await conflict.saveBoth();
  await expect(conflict.dialog).toBeHidden();
  await tablet.pill.says('1 keuze open');
  await notes_choice.getByRole('button', { name: 'Mijn tekst houden' }).click();
  for (const { pill } of [tablet, office]) await pill.expectAllSaved();
});

test('G4 a status has one value: the badge on the service leads to the choice, and the list behind the pill too', {
  tag: '@long',
}, async ({ createDevice }) => {
  test.slow();
  const tablet_device = await createDevice('tablet');
  const tablet = await startWork(tablet_device, 'technician');
  const office = await startWork(await createDevice('desktop'), 'admin');
  const name = 'Nynke Terpstra';
  await office.list.openClient(name);
  await office.detail.addService({
    type: 'Anders, namelijk…',
    custom_type: 'Kuip schuren',
    date: 'Morgen',
    amount: '150',
  });
  await backToList(office, name);
  await office.pill.expectAllSaved();
  await tablet.list.openClient(name);
  await expect(tablet.detail.service('Kuip schuren').first()).toContainText('Kuip schuren');
  await backToList(tablet, name);
  await tablet_device.loseNetwork();
  await collide(tablet, office, name, async ({ detail }, text) =>
    detail.setServiceStatus('Kuip schuren', text === 'van kantoor' ? 'Betaald' : 'In uitvoering'),
  );
  await tablet_device.regainNetwork();
  await tablet.pill.says('1 keuze open');

  const at_tablet = new ConflictDialogPage(tablet.page);
  await tablet.detail
    .service('Kuip schuren')
    .getByRole('button', { name: /Twee versies van Kuip schuren/ })
    .first()
    .click();
  await expect(at_tablet.version('Uw versie')).toContainText('In uitvoering');
  await expect(at_tablet.version(`Versie van ${PEOPLE.admin.name}`)).toContainText('Betaald');
  await expect(at_tablet.dialog.getByRole('button', { name: 'Beide samenvoegen' })).toBeHidden();
  await at_tablet.close();

  await backToList(office, name);
  const drawer = await office.pill.open();
  await checkViewports(office.page, 'conflicts behind the pill');
  await drawer.getByRole('button', { name: new RegExp(`^Bekijken en kiezen: ${name}`) }).click();
  const at_office = new ConflictDialogPage(office.page);
  await expect(at_office.dialog.locator(':focus')).toHaveCount(1);
  await office.page.keyboard.press('Escape');
  await expect(at_office.dialog).toBeHidden();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: new RegExp(`^Bekijken en kiezen: ${name}`) }).click();
  await at_office.choose('Deze houden', 'Uw versie');
  await expect(at_office.dialog).toBeHidden();
  await expect(drawer.getByRole('region', { name: 'Twee versies' })).toBeHidden();
  await office.pill.close();
  await office.pill.expectAllSaved();
  await expect(at_tablet.banner).toBeHidden();
});
