import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { uniqueClient } from '../pages/clients-page.ts';

test.describe('one client', () => {
  test('R-14 the address names the client; back closes, forward and reload open it again', {
    tag: '@long',
  }, async ({ page, app }) => {
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

  test('R-14 a link opens a form with its client beneath it, and closing goes down one dialog at a time', {
    tag: '@long',
  }, async ({ page, app }) => {
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

  test('R-14 a client that is not there is told in words', { tag: '@long' }, async ({ page, app }) => {
    await app.startWork(page, 'admin');
    await page.goto(`${app.url}/admin/klanten/00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole('heading', { name: 'Deze klant is niet gevonden' })).toBeVisible();
    await page.getByRole('button', { name: 'Terug naar de lijst' }).click();
    await expect(page).toHaveURL(/\/admin\/klanten(\?|$)/);
  });

  test('M-003 M-005 contact is a call and a mail away, and the fields can be edited', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Witte de With');
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

  test('M-031 R-42 the status is chosen in place and counts in the figures', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const before = Number(await clients.figureNow('Actieve klanten'));
    const person = uniqueClient('Piet Hein');
    await clients.addClient(person);
    await expect(clients.figure('Actieve klanten')).toHaveText(String(before));
    const detail = await clients.openClient(person.name);
    await detail.setStatus('Actief');
    await expect(page.getByRole('radio', { name: 'Actief' })).toBeChecked();
    await detail.close(person.name);
    await expect(clients.figure('Actieve klanten')).toHaveText(String(before + 1));
  });

  test('M-023 R-41 notes are saved while typing, are told so, and stand after a reload', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Joost van Trappen');
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

  test('M-008 M-023 M-025 archiving asks, keeps the client and marks it completed', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Karel Doorman');
    await clients.addClient({ ...person, status: 'Actief' });
    const detail = await clients.openClient(person.name);
    await detail.chooseAction('Klant archiveren');
    await expect(detail.confirm).toContainText(/blijft bewaard en krijgt de status 'Gearchiveerd'/);
    await detail.confirm.getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByRole('radio', { name: 'Actief' })).toBeChecked();
    await detail.chooseAction('Klant archiveren');
    await detail.confirm.getByRole('button', { name: 'Archiveren' }).click();
    await expect(clients.notice('status', 'Client succesvol gearchiveerd')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Gearchiveerd' })).toBeChecked();
    await detail.close(person.name);
    await expect(clients.client(person.name)).toBeVisible();
  });

  test('M-023 M-025 R-18 R-47 deleting a client names its services and takes them along for good', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const open_before = await clients.figureNow('Open services');
    const person = uniqueClient('Jan van Galen');
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

  test('M-030 Escape closes an open menu alone, also before the focus has come into it', {
    tag: '@long',
  }, async ({ page, app }) => {
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

  test('M-030 R-17 a technician edits, but neither archives nor deletes', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'technician');
    const detail = await clients.openClient('Onno Tromp');
    await expect(page.getByRole('button', { name: 'Bewerken' })).toBeVisible();
    await page.getByRole('button', { name: 'Meer acties' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Wijzigingen bekijken']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio', { name: 'Gearchiveerd' })).toBeDisabled();
    await detail.services
      .first()
      .getByRole('button', { name: /^Acties voor/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Bewerken' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toHaveCount(0);
  });
});

test.describe('when things go wrong', () => {
  test('M-022 R-56 a device that cannot save says so in the specified words and loses nothing', {
    tag: '@long',
  }, async ({ page, app, consoleWatch }) => {
    consoleWatch.allow(/quota|QuotaExceeded|storage/i);
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Jan Pieterszoon');
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

  test('M-026 a list that cannot be read says so and can be tried again', { tag: '@long' }, async ({
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

  test('D3 changes from elsewhere under an open form are shown, and both people’s fields survive', {
    tag: '@long',
  }, async ({ page, app, browser }) => {
    const { list: office } = await app.startWork(page, 'admin');
    const person = uniqueClient('Hendrick Hamel');
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
    await expect(page.getByRole('link', { name: 'Bel 06 2', exact: true })).toBeVisible();
    await expect(dock_page.getByRole('region', { name: 'Jacht' })).toContainText('Gorinchem, steiger 4');
    await dock_context.close();
  });
});

test('G4 a form does not tell its own save as a change made elsewhere', { tag: '@long' }, async ({
  page,
  app,
}) => {
  const { list } = await app.startWork(page, 'technician');
  const person = uniqueClient('Wouter Kooij');
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
  await expect(page.getByRole('link', { name: 'Bel 06 2', exact: true })).toBeVisible();
  expect(await told.jsonValue()).toEqual([]);
});

test.describe('without a network', () => {
  // Forms are fetched when they are first opened, unless a worker keeps them.
  test.use({ serviceWorkers: 'allow' });

  test('M-030 R-50 everything works without a network and is sent when it is back', { tag: '@long' }, async ({
    page,
    app,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allow(NETWORK_LOSS);
    const { list: clients } = await app.startWork(page, 'admin');
    const pill = new SyncPill(page);
    await context.setOffline(true);
    const person = uniqueClient('Maarten van Rossum');
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
