import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { SyncPill } from '../pages/sync-pill.ts';

// Looked at online: what a device keeps of the app is other journeys' matter.
test.use({ serviceWorkers: 'block' });

const DELETE_QUESTION =
  'Weet u zeker dat u deze service wilt verwijderen? Dit kan niet ongedaan worden gemaakt.';

let people = 0;
/** A client nobody else has; the backend is shared by the journeys of a worker. */
const somebody = (name: string) => {
  people += 1;
  const unique = `${name} ${test.info().workerIndex}${people}`;
  return { name: unique, email: `klant${test.info().workerIndex}-${people}@voorbeeld.example` };
};

/** 'dd MMM yyyy' of today in Amsterdam, as the screen writes it. */
const todayText = (): string => {
  const parts = new Intl.DateTimeFormat('nl-NL', {
    timeZone: 'Europe/Amsterdam',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  }).formatToParts(new Date());
  const part = (type: string) => parts.find((found) => found.type === type)?.value.replace('.', '') ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
};

test.describe('the list', () => {
  test('M-029 nobody sees clients without signing in', async ({ page, app }) => {
    await page.goto(`${app.url}/admin/klanten`);
    await expect(page).toHaveURL(/\/admin\/inloggen/);
    await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(0);
  });

  test('M-002 M-015 search finds name, yacht and berth whatever the case, and offers a way back from nothing', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const all = await clients.results.innerText();
    for (const text of ['onno TROMP', 'aeolus', 'drimmelen, steiger 811']) {
      await clients.search.fill(text);
      await expect(clients.client('Onno Tromp')).toBeVisible();
    }
    await clients.search.fill('bestaat niet');
    await expect(page.getByRole('heading', { name: 'Geen klant gevonden' })).toBeVisible();
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await expect(clients.results).toHaveText(all);
    await expect(clients.search).toHaveValue('');
  });

  test('M-016 M-017 R-14 filters, order and view stand in the address and survive a reload', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    await expect(page.getByRole('columnheader', { name: /Laatste service/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await clients.choose('Status', 'Prospect');
    await clients.choose('Sorteren op', 'Naam');
    await expect(page).toHaveURL(/status=prospect/);
    const ascending = await clients.names();
    expect(ascending).toEqual(ascending.toSorted((a, b) => a.localeCompare(b, 'nl')));
    await page.getByRole('button', { name: /keer de volgorde om/ }).click();
    await expect.poll(() => clients.names()).toEqual(ascending.toReversed());
    await page.getByTitle('Raster').click();
    await page.reload();
    await clients.ready();
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await clients.names()).toEqual(ascending.toReversed());
    await expect(page).toHaveURL(/sort=name/);

    await clients.open(app.url);
    await expect(page.getByRole('radio', { name: 'Raster' }), 'the view is remembered').toBeChecked();
    await page.getByTitle('Lijst').click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('M-017 the type filter offers the types that occur, custom ones too', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    await clients.choose('Servicetype', 'Rvs poetsen');
    await expect(page).toHaveURL(/type=Rvs\+poetsen/);
    await expect(clients.results).toContainText(' van ');
    expect((await clients.names()).length).toBeGreaterThan(0);
  });

  test('arrow keys walk through the list and Enter opens a client', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const names = await clients.names();
    await clients.client(names[0] ?? '').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(clients.client(names[2] ?? '')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.locator('[data-entry]:focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(clients.client(names[0] ?? '')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clients.detail.dialog(names[0] ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(clients.detail.dialog(names[0] ?? '')).toBeHidden();
    await expect(clients.client(names[0] ?? '')).toBeFocused();
  });
});

test.describe('adding a client', () => {
  test('M-004 M-011 R-40 what is missing is told under its field and the form is kept', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Tjerk Hiddes');
    await clients.add_button.click();
    await clients.fillClient({ location: 'Harlingen, Noorderhaven' });
    const send = clients.new_client.getByRole('button', { name: 'Klant toevoegen' });
    await send.click();
    const name = clients.new_client.getByRole('textbox', { name: 'Naam', exact: true });
    const email = clients.new_client.getByRole('textbox', { name: 'E-mailadres' });
    await expect(name).toHaveAccessibleDescription('Vul de naam in.');
    await expect(email).toHaveAccessibleDescription('Vul het e-mailadres in.');
    await expect(name).toBeFocused();
    await name.fill(person.name);
    await email.fill('tjerk@');
    await send.click();
    await expect(email).toHaveAccessibleDescription(/geen volledig e-mailadres/);
    await expect(clients.new_client.getByRole('textbox', { name: 'Ligplaats' })).toHaveValue(
      'Harlingen, Noorderhaven',
    );
    await email.fill(person.email);
    await send.click();
    await expect(clients.notice('status', 'Klant toegevoegd')).toBeVisible();
    await clients.openClient(person.name);
    await expect(
      page.getByRole('radio', { name: 'Prospect' }),
      'M-008 a new client is a prospect',
    ).toBeChecked();
  });

  test('M-005 M-012 the yacht’s length is read in Dutch and may be left out', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const long = somebody('Maarten Tromp');
    await clients.addClient({ ...long, yacht_name: 'Brederode', yacht_length: '12,5' });
    const detail = await clients.openClient(long.name);
    await expect(detail.dialog(long.name)).toContainText('12,5 m');
    await detail.close(long.name);
    const bare = somebody('Cornelis Evertsen');
    await clients.addClient(bare);
    await clients.openClient(bare.name);
    const facts = page.getByRole('region', { name: 'Jacht' });
    await expect(facts.getByRole('definition').nth(2)).toHaveText('Niet vermeld');
  });

  test('R-41 a half-filled form survives a killed page and can be thrown away', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    await clients.add_button.click();
    await clients.fillClient({ name: 'Half Ingevuld', phone: '06 1234' });
    await page.waitForTimeout(400);
    await page.goto('about:blank');
    await clients.open(app.url);
    await clients.add_button.click();
    await expect(clients.new_client.getByText('Concept hersteld')).toBeVisible();
    const name = clients.new_client.getByRole('textbox', { name: 'Naam', exact: true });
    await expect(name).toHaveValue('Half Ingevuld');
    await clients.new_client.getByRole('button', { name: 'Concept wissen' }).click();
    await expect(name).toHaveValue('');
    await expect(clients.new_client.getByText('Concept hersteld')).toBeHidden();
    await page.reload();
    await expect(name).toHaveValue('');
  });
});

test.describe('one client', () => {
  test('R-14 the address names the client; back closes, forward and reload open it again', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    await clients.openClient('Onno Tromp');
    await expect(page).toHaveURL(/\/admin\/klanten\/[0-9a-f-]{36}(\?|$)/);
    const address = page.url();
    await page.goBack();
    await expect(clients.detail.dialog('Onno Tromp')).toBeHidden();
    await page.goForward();
    await expect(clients.detail.dialog('Onno Tromp')).toBeVisible();
    await page.reload();
    await expect(clients.detail.dialog('Onno Tromp')).toBeVisible();

    await clients.detail.openServiceForm();
    await page.goBack();
    await expect(clients.detail.service_form).toBeHidden();
    await expect(clients.detail.dialog('Onno Tromp'), 'back closes one dialog at a time').toBeVisible();

    await page.goto('about:blank');
    await page.goto(address);
    await clients.detail.close('Onno Tromp');
    await expect(page, 'closing what a link opened leads to the list').toHaveURL(/\/admin\/klanten(\?|$)/);
  });

  test('R-14 a link opens a form with its client beneath it, and closing goes down one dialog at a time', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    await clients.openClient('Onno Tromp');
    const address = new URL(page.url());
    const former = new URLSearchParams({
      tab: 'clients',
      q: 'Onno',
      client: address.pathname.split('/').at(-1) ?? '',
      form: 'edit',
    });
    const form = page.getByRole('dialog', { name: 'Onno Tromp bewerken' });
    for (const link of [`${address.pathname}/bewerken?q=Onno`, `/admin/blog-beheer?${former.toString()}`]) {
      await page.goto('about:blank');
      await page.goto(`${app.url}${link}`);
      await expect(form.getByRole('textbox', { name: 'Naam', exact: true })).toHaveValue('Onno Tromp');
      await expect(page, link).toHaveURL(`${app.url}${address.pathname}/bewerken?q=Onno`);
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expect(page).toHaveURL(`${app.url}${address.pathname}?q=Onno`);
      await clients.detail.close('Onno Tromp');
      await expect(page).toHaveURL(`${app.url}/admin/klanten?q=Onno`);
      await expect(clients.search).toHaveValue('Onno');
    }
    await page.goBack();
    await expect(page, 'nothing that was closed comes back').toHaveURL('about:blank');
  });

  test('R-14 a client that is not there is told in words', async ({ page, app }) => {
    await app.startWork(page, 'admin');
    await page.goto(`${app.url}/admin/klanten/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole('heading', { name: 'Deze klant is niet gevonden' })).toBeVisible();
    await page.getByRole('button', { name: 'Terug naar de lijst' }).click();
    await expect(page).toHaveURL(/\/admin\/klanten(\?|$)/);
  });

  test('M-003 M-005 contact is a call and a mail away, and the fields can be edited', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Witte de With');
    await clients.addClient({ ...person, phone: '06 12 34 56 78' });
    const detail = await clients.openClient(person.name);
    await expect(page.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
      'href',
      'tel:0612345678',
    );
    await expect(page.getByRole('link', { name: person.email })).toHaveAttribute(
      'href',
      `mailto:${person.email}`,
    );
    await page.getByRole('button', { name: 'Bewerken' }).click();
    const form = page.getByRole('dialog', { name: `${person.name} bewerken` });
    await clients.fillClient({ location: 'Vlissingen' }, form);
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(form).toBeHidden();
    await expect(detail.dialog(person.name)).toContainText('Vlissingen');
  });

  test('M-031 R-42 the status is chosen in place and counts in the figures', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const before = Number(await clients.figureNow('Actieve klanten'));
    const person = somebody('Piet Hein');
    await clients.addClient(person);
    await expect(clients.figure('Actieve klanten')).toHaveText(String(before));
    const detail = await clients.openClient(person.name);
    await detail.setStatus('Actief');
    await expect(page.getByRole('radio', { name: 'Actief' })).toBeChecked();
    await detail.close(person.name);
    await expect(clients.figure('Actieve klanten')).toHaveText(String(before + 1));
  });

  test('M-023 R-41 notes are saved while typing, are told so, and stand after a reload', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Joost van Trappen');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.writeNotes('Sleutel ligt bij de havenmeester');
    await expect(page.getByText('Notities opgeslagen')).toBeHidden({ timeout: 5000 });
    await page.reload();
    await expect(detail.notes).toHaveValue('Sleutel ligt bij de havenmeester');

    await detail.notes.press('Control+End');
    await detail.notes.pressSequentially('. Code 4711');
    await page.goto('about:blank');
    await clients.open(app.url);
    await clients.openClient(person.name);
    await expect(detail.notes, 'typed within the last half second').toHaveValue(
      'Sleutel ligt bij de havenmeester. Code 4711',
    );
  });

  test('M-008 M-023 M-025 archiving asks, keeps the client and marks it completed', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Karel Doorman');
    await clients.addClient({ ...person, status: 'Actief' });
    const detail = await clients.openClient(person.name);
    await detail.chooseAction('Klant archiveren');
    await expect(detail.confirm).toContainText(/blijft bewaard en krijgt de status 'Afgerond'/);
    await detail.confirm.getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByRole('radio', { name: 'Actief' })).toBeChecked();
    await detail.chooseAction('Klant archiveren');
    await detail.confirm.getByRole('button', { name: 'Archiveren' }).click();
    await expect(clients.notice('status', 'Client succesvol gearchiveerd')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Afgerond' })).toBeChecked();
    await detail.close(person.name);
    await expect(clients.client(person.name)).toBeVisible();
  });

  test('M-023 M-025 R-18 R-47 deleting a client names its services and takes them along for good', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const open_before = await clients.figureNow('Open services');
    const person = somebody('Jan van Galen');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Inspectie', date: 'Morgen', amount: '100' });
    await detail.addService({ type: 'Antifouling', date: 'Morgen', amount: '250' });
    await detail.chooseAction('Klant verwijderen');
    await expect(detail.confirm).toContainText(
      'Ook alle servicegegevens van deze klant worden verwijderd: 2 services.',
    );
    await expect(detail.confirm).toContainText('Dit kan niet ongedaan worden gemaakt.');
    await detail.confirm.getByRole('button', { name: 'Definitief verwijderen' }).click();
    await expect(clients.notice('status', 'Client succesvol verwijderd')).toBeVisible();
    await expect(detail.dialog(person.name)).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/klanten(\?|$)/);
    await expect(page.getByRole('heading', { name: 'Geen klant gevonden' })).toBeVisible();
    await expect(clients.figure('Open services')).toHaveText(open_before);
    await new SyncPill(page).expectAllSaved();
    await page.reload();
    await clients.ready();
    await expect(clients.client(person.name)).toHaveCount(0);
  });

  test('M-030 Escape closes an open menu alone, also before the focus has come into it', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'technician');
    const detail = await clients.openClient('Onno Tromp');
    await expect(detail.services).not.toHaveCount(0);
    const menus = [
      page.getByRole('button', { name: 'Meer acties' }),
      detail.services.first().getByRole('button', { name: /^Acties voor/ }),
    ];
    for (const menu of menus) {
      // Both in one task: the focus moves by a timer, so it is still on the button.
      await menu.evaluate(async (button: HTMLElement) => {
        button.focus();
        button.click();
        for (let turn = 0; turn < 1_000 && button.ariaExpanded !== 'true'; turn += 1) await Promise.resolve();
        if (button.ariaExpanded !== 'true' || document.activeElement !== button)
          throw new Error('the moment has passed');
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      });
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(detail.dialog('Onno Tromp')).toBeVisible();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      // Opened again and closed as a person does it: the client stays there.
      await menu.click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(detail.dialog('Onno Tromp')).toBeVisible();
    }
  });

  test('M-030 R-17 a technician edits, but neither archives nor deletes', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'technician');
    const detail = await clients.openClient('Onno Tromp');
    await expect(page.getByRole('button', { name: 'Bewerken' })).toBeVisible();
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Wijzigingen bekijken']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Afgerond' })).toBeDisabled();
    await detail.services
      .first()
      .getByRole('button', { name: /^Acties voor/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Bewerken' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toHaveCount(0);
  });
});

test.describe('services', () => {
  test('M-013 without type and date nothing is added and the specified words say so', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const detail = await clients.openClient('Onno Tromp');
    await expect(detail.services).not.toHaveCount(0);
    const before = await detail.services.count();
    await detail.openServiceForm();
    await detail.submitService();
    await expect(detail.service_form.getByRole('alert')).toHaveText(
      'Servicetype en datum zijn verplichte velden.',
    );
    await expect(detail.service_form.getByRole('combobox', { name: 'Servicetype' })).toBeFocused();
    await detail.fillService({ type: 'Anders, namelijk…', date: 'Vandaag' });
    await detail.submitService();
    await expect(detail.service_form.getByRole('alert'), 'a custom type needs its text').toBeVisible();
    await detail.service_form.getByRole('button', { name: 'Annuleren' }).click();
    await expect(detail.services).toHaveCount(before);
  });

  test('M-006 M-007 M-014 M-021 M-023 R-46 a service with a type of its own and a Dutch amount is added', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Abel Tasman');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({
      type: 'Anders, namelijk…',
      custom_type: 'Schroefas uitlijnen',
      date: 'Vandaag',
      amount: '1250.5',
      notes: 'Trilling bij 2.400 toeren',
    });
    await expect(clients.notice('status', 'Service succesvol toegevoegd')).toBeVisible();
    const row = detail.service('Schroefas uitlijnen');
    await expect(row).toContainText('€ 1.250,50');
    await expect(row).toContainText(todayText());
    await expect(row).toContainText('Trilling bij 2.400 toeren');
    await expect(row.getByRole('combobox')).toHaveValue('Gepland');
    await detail.addService({ type: 'Inspectie', date: 'Vandaag' });
    await expect(detail.service('Inspectie'), 'M-014 no amount is 0').toContainText('€ 0,00');
  });

  test('M-001 M-009 the status changes in place, any to any, and the figures follow', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Willem Barentsz');
    await clients.addClient(person);
    const open = Number(await clients.figureNow('Open services'));
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Antifouling', date: 'Vandaag', amount: '400' });
    for (const status of ['In uitvoering', 'Betaald', 'Gefactureerd', 'Afgerond', 'Gepland', 'Afgerond']) {
      await detail.setServiceStatus('Antifouling', status);
    }
    await detail.close(person.name);
    await expect(clients.figure('Open services')).toHaveText(String(open));
    await clients.openClient(person.name);
    await detail.setServiceStatus('Antifouling', 'In uitvoering');
    await page.reload();
    await expect(detail.service('Antifouling').getByRole('combobox')).toHaveValue('In uitvoering');
    await detail.close(person.name);
    await expect(clients.figure('Open services')).toHaveText(String(open + 1));
  });

  test('M-010 M-028 R-42 the next planned service is the earliest open one from today on; history stands newest first', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Olivier van Noort');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await expect(detail.next).toContainText('Geen service gepland');
    await detail.addService({ type: 'Antifouling', date: 'Morgen' });
    await expect(detail.next).toContainText('Antifouling');
    await detail.addService({ type: 'Inspectie', date: 'Vandaag' });
    await expect(detail.next).toContainText('Inspectie');
    await expect(detail.next).toContainText('Vandaag');
    await expect(detail.services.first()).toContainText('Antifouling');
    await detail.setServiceStatus('Inspectie', 'Afgerond');
    await expect(detail.next).toContainText('Antifouling');
  });

  test('M-018 M-019 M-020 a follow-up starts from the recommendation’s defaults', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Jacob van Heemskerck');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await expect(detail.next).toContainText(
      'Gelcoat inspectie en waxbehandeling worden aanbevolen vóór het volgende vaarseizoen.',
    );
    const plan = page.getByRole('button', { name: 'Follow-up plannen' });
    const form = detail.service_form;
    await plan.click();
    await expect(form.getByRole('combobox', { name: 'Servicetype' })).toHaveValue('Inspectie');
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveValue('Gepland');
    await expect(form.getByRole('textbox', { name: 'Bedrag' })).toHaveValue('0,00');
    await expect(form.getByRole('textbox', { name: 'Notities' })).toHaveValue(
      'Scheduled based on recommended follow-up service',
    );
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await detail.addService({ type: 'Teakonderhoud', date: 'Vandaag', status: 'Afgerond' });
    await plan.click();
    await expect(form.getByRole('combobox', { name: 'Servicetype' })).toHaveValue('Teakonderhoud');
    await detail.fillService({ date: 'Morgen' });
    await detail.submitService();
    await expect(detail.next).toContainText('Teakonderhoud');
  });

  test('M-021 the calendar speaks Dutch and its week starts on Monday', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const detail = await clients.openClient('Onno Tromp');
    await detail.openServiceForm();
    await detail.service_form.getByRole('button', { name: /^Datum/ }).click();
    const calendar = page.getByRole('table').filter({ hasText: /^ma/i });
    await expect(calendar.getByRole('columnheader').first()).toHaveText(/^ma$/i);
    await expect(calendar.getByRole('columnheader')).toHaveCount(7);
  });

  test('M-003 a service can be edited', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Dirk Hartog');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Inspectie', date: 'Vandaag', amount: '95' });
    await detail.openServiceMenu('Inspectie');
    await page.getByRole('menuitem', { name: 'Bewerken' }).click();
    await expect(page).toHaveURL(/\/diensten\/[0-9a-f-]{36}\/bewerken/);
    await expect(detail.service_form.getByRole('textbox', { name: 'Bedrag' })).toHaveValue('95,00');
    await detail.fillService({ amount: '1.095' });
    await detail.submitService();
    await expect(detail.service('Inspectie')).toContainText('€ 1.095,00');
  });

  test('M-023 M-024 deleting a service asks in the specified words', async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Willem Schouten');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Inspectie', date: 'Vandaag' });
    await detail.openServiceMenu('Inspectie');
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    await expect(detail.confirm).toContainText(DELETE_QUESTION);
    await page.keyboard.press('Escape');
    await expect(detail.services).toHaveCount(1);
    await detail.openServiceMenu('Inspectie');
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    await detail.confirm.getByRole('button', { name: 'Service verwijderen' }).click();
    await expect(clients.notice('status', 'Service succesvol verwijderd')).toBeVisible();
    await expect(detail.services).toHaveCount(0);
    await expect(detail.history).toContainText('Nog geen services');
    await expect(
      detail.history.getByRole('heading', { name: 'Servicegeschiedenis' }),
      'the row that had the focus is gone',
    ).toBeFocused();
  });

  test('WCAG 2.4.3 the focus goes on in the list when the row that opened a dialog is filtered out or deleted', async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const surname = `Buurman ${test.info().workerIndex}`;
    const names = ['Anna', 'Bert', 'Cees', 'Dora'].map((name) => `${name} ${surname}`);
    for (const [index, name] of names.entries())
      await clients.addClient({ name, email: `buurman${index}@voorbeeld.example`, status: 'Prospect' });
    const [anna = '', bert = '', cees = '', dora = ''] = names;
    const query = new URLSearchParams({ q: surname, status: 'prospect', sort: 'name' });
    await clients.open(app.url, `?${query.toString()}`);
    await expect.poll(() => clients.names()).toEqual(names);
    const { detail } = clients;
    const openFocused = async (name: string): Promise<void> => {
      await clients.client(name).focus();
      await page.keyboard.press('Enter');
      await expect(detail.dialog(name)).toBeVisible();
    };
    const remove = async (name: string): Promise<void> => {
      await detail.chooseAction('Klant verwijderen');
      await detail.confirm.getByRole('button', { name: 'Definitief verwijderen' }).click();
      await expect(detail.dialog(name)).toBeHidden();
    };

    await openFocused(bert);
    await detail.setStatus('Actief');
    await expect(clients.client(bert), 'the filter lets it through no more').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(detail.dialog(bert)).toBeHidden();
    await expect(clients.client(cees), 'in its place').toBeFocused();

    await openFocused(dora);
    await remove(dora);
    await expect(clients.client(cees), 'there is none after it').toBeFocused();
    await openFocused(anna);
    await remove(anna);
    await expect(clients.client(cees)).toBeFocused();
    await openFocused(cees);
    await remove(cees);
    await expect(page.getByRole('heading', { name: 'Geen klant gevonden' })).toBeFocused();
  });
});

test.describe('when things go wrong', () => {
  test('M-022 R-56 a device that cannot save says so in the specified words and loses nothing', async ({
    page,
    app,
    consoleWatch,
  }) => {
    consoleWatch.allow(/quota|QuotaExceeded|storage/i);
    const { list: clients } = await app.startWork(page, 'admin');
    const person = somebody('Jan Pieterszoon');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Inspectie', date: 'Vandaag' });
    await page.evaluate(() => {
      for (const method of ['put', 'add', 'delete'] as const) {
        IDBObjectStore.prototype[method] = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
    });
    await detail.notes.fill('Niet kwijtraken');
    await expect(
      clients.notice('alert', 'Er is een fout opgetreden bij het opslaan van notities').first(),
    ).toBeVisible();
    await expect(detail.notes).toHaveValue('Niet kwijtraken');
    const select = detail.service('Inspectie').getByRole('combobox');
    await select.click();
    await page.getByRole('option', { name: 'Betaald', exact: true }).click();
    await expect(
      clients.notice('alert', 'Er is een fout opgetreden bij het bijwerken van de servicestatus'),
    ).toBeVisible();
    await clients.closeNotices();
    await detail.openServiceForm();
    await detail.fillService({ type: 'Antifouling', date: 'Vandaag' });
    await detail.submitService();
    await expect(
      clients.notice('alert', 'Er is een fout opgetreden bij het toevoegen van de service'),
    ).toBeVisible();
    await expect(detail.service_form, 'the form is kept').toBeVisible();
  });

  test('M-026 a list that cannot be read says so and can be tried again', async ({
    page,
    app,
    consoleWatch,
  }) => {
    // What the page itself says of it; the browser has nothing to add.
    consoleWatch.allow(/\/assets\/[\w-]+\.js\)$/);
    const { list: clients } = await app.startWork(page, 'admin');
    await page.addInitScript(() => {
      const read = Reflect.get(IDBObjectStore.prototype, 'getAll');
      IDBObjectStore.prototype.getAll = function getAll(...args) {
        if (this.name === 'clients' && !('readable' in window))
          throw new DOMException('unreadable', 'DataError');
        return read.apply(this, args);
      };
    });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('De klanten kunnen niet worden gelezen');
    await page.evaluate(() => Object.assign(window, { readable: true }));
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await clients.ready();
    await expect(clients.client('Onno Tromp')).toBeVisible();
  });

  test('D3 what changes elsewhere under an open form is told, and both people’s fields survive', async ({
    page,
    app,
    browser,
  }) => {
    const { list: office } = await app.startWork(page, 'admin');
    const person = somebody('Hendrick Hamel');
    await office.addClient({ ...person, phone: '06 1', location: 'Gorinchem' });
    await new SyncPill(page).expectAllSaved();
    await office.openClient(person.name);
    await page.getByRole('button', { name: 'Bewerken' }).click();
    const form = page.getByRole('dialog', { name: `${person.name} bewerken` });
    await form.getByRole('textbox', { name: 'Ligplaats' }).fill('Gorinchem, steiger 4');

    const dock_context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
    const dock_page = await dock_context.newPage();
    const { list: dock } = await app.startWork(dock_page, 'technician');
    await dock.openClient(person.name);
    await dock_page.getByRole('button', { name: 'Bewerken' }).click();
    const dock_form = dock_page.getByRole('dialog', { name: `${person.name} bewerken` });
    await dock.fillClient({ phone: '06 2' }, dock_form);
    await dock_form.getByRole('button', { name: 'Opslaan' }).click();
    await new SyncPill(dock_page).expectAllSaved();

    await expect(form.getByText('Intussen elders gewijzigd: Telefoon.', { exact: false })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Ligplaats' })).toHaveValue('Gorinchem, steiger 4');
    await expect(form.getByRole('textbox', { name: 'Telefoon' })).toHaveValue('06 1');
    await form.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByRole('link', { name: '06 2', exact: true })).toBeVisible();
    await expect(dock_page.getByRole('region', { name: 'Jacht' })).toContainText('Gorinchem, steiger 4');
    await dock_context.close();
  });
});

test('G4 a form does not tell its own save as a change made elsewhere', async ({ page, app }) => {
  const { list } = await app.startWork(page, 'technician');
  const person = somebody('Wouter Kooij');
  await list.addClient({ ...person, phone: '06 1' });
  await list.openClient(person.name);
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const form = page.getByRole('dialog', { name: `${person.name} bewerken` });
  await form.getByRole('textbox', { name: 'Telefoon' }).fill('06 2');
  // The form goes on being drawn while it fades out: what it says in between is listened to.
  const told = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const listen = () =>
      heard.push(...(/Intussen elders \w+/.exec(document.body.textContent)?.slice(0, 1) ?? []));
    new MutationObserver(listen).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return heard;
  });
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: '06 2', exact: true })).toBeVisible();
  expect(await told.jsonValue()).toEqual([]);
});

test.describe('for everybody', () => {
  test('G-030 on a phone the table becomes cards, nothing scrolls sideways and the first action is in reach', async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { list: clients } = await app.startWork(page, 'admin');
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await sideways()).toBe(0);
    const box = await clients.add_button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect(box?.y).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Filter en volgorde' }).click();
    await clients.choose('Status', 'Prospect');
    await page.getByRole('button', { name: /^Toon \d+ klanten$/ }).click();
    await expect(page.getByRole('button', { name: 'Filter en volgorde, 1 filter actief' })).toBeVisible();
    await clients.client((await clients.names())[0] ?? '').click();
    await expect(page.getByRole('button', { name: 'Service toevoegen' })).toBeInViewport();
    expect(await sideways()).toBe(0);
  });
});

test.describe('without a network', () => {
  // Forms are fetched when they are first opened, unless a worker keeps them.
  test.use({ serviceWorkers: 'allow' });

  test('M-030 R-50 everything works without a network and is sent when it is back', async ({
    page,
    app,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(NETWORK_LOSS);
    const { list: clients } = await app.startWork(page, 'admin');
    const pill = new SyncPill(page);
    await context.setOffline(true);
    const person = somebody('Maarten van Rossum');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Inspectie', date: 'Vandaag', amount: '95' });
    await detail.setServiceStatus('Inspectie', 'Afgerond');
    await detail.writeNotes('Zonder bereik geschreven');
    await detail.setStatus('Actief');
    await expect(detail.service('Inspectie')).toContainText('Wacht op verzenden');
    await detail.close(person.name);
    await expect(clients.list).toContainText('Wacht op verzenden');
    await context.setOffline(false);
    await pill.expectAllSaved();
    await expect(clients.list).not.toContainText('Wacht op verzenden');
    await page.reload();
    await clients.openClient(person.name);
    await expect(detail.notes).toHaveValue('Zonder bereik geschreven');
    await expect(detail.service('Inspectie').getByRole('combobox')).toHaveValue('Afgerond');
  });
});
