import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sidewaysScroll } from '../pages/accessibility.ts';
import { DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { uniqueClient } from '../pages/clients-page.ts';

const DELETE_QUESTION =
  'Weet u zeker dat u deze service wilt verwijderen? Dit kan niet ongedaan worden gemaakt.';

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

/** Whether the text of one element overlaps another element. */
async function overlap(words: Locator, other: Locator): Promise<boolean> {
  const text = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const box = await other.boundingBox();
  if (box === null) return false;
  return (
    text.left < box.x + box.width &&
    text.right > box.x &&
    text.top < box.y + box.height &&
    text.bottom > box.y
  );
}

test.describe('services', () => {
  test('M-013 without type and date nothing is added and the specified words say so', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const detail = await clients.openClient('Onno Tromp');
    await expect(detail.services).not.toHaveCount(0);
    await expect(detail.history.locator('[aria-busy=true]'), 'all of them are drawn').toHaveCount(0);
    const before = await detail.services.count();
    await detail.openServiceForm();
    await detail.submitService();
    await expect(detail.service_form.getByRole('alert')).toHaveText(
      'Servicetype en datum zijn verplichte velden.',
    );
    await expect(detail.service_form.getByRole('radiogroup', { name: 'Servicetype' })).toBeFocused();
    await detail.fillService({ type: 'Anders, namelijk…', date: 'Vandaag' });
    await detail.submitService();
    await expect(detail.service_form.getByRole('alert'), 'a custom type needs its text').toBeVisible();
    await detail.service_form.getByRole('button', { name: 'Annuleren' }).click();
    await expect(detail.services).toHaveCount(before);
  });

  test('M-006 M-007 M-014 M-021 M-023 R-46 a service with a type of its own and a Dutch amount is added', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Abel Tasman');
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

  test('M-007 Enter in a field saves a service as it stands: work of tomorrow stays planned', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Cornelis de Houtman');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    const amount = detail.service_form.getByRole('textbox', { name: 'Bedrag' });
    const row = detail.service('Antifouling');
    await detail.openServiceForm();
    await detail.fillService({ type: 'Antifouling', date: 'Morgen', amount: '310' });
    await amount.press('Enter');
    await expect(detail.service_form).toBeHidden();
    await expect(row).toContainText('€ 310,00');
    await expect(row.getByRole('combobox')).toHaveValue('Gepland');
    await detail.openServiceMenu('Antifouling');
    await page.getByRole('menuitem', { name: 'Bewerken' }).click();
    await amount.fill('320');
    await amount.press('Enter');
    await expect(detail.service_form).toBeHidden();
    await expect(row).toContainText('€ 320,00');
    await expect(row.getByRole('combobox')).toHaveValue('Gepland');
  });

  test('M-001 M-009 the status changes in place, any to any, and the figures follow', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Willem Barentsz');
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

  test('M-010 M-028 R-42 the next planned service is the earliest open one from today on; history stands newest first', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Olivier van Noort');
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

  test('M-018 M-019 M-020 a follow-up starts from the recommendation’s defaults', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Jacob van Heemskerck');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await expect(detail.next).toContainText(
      'Gelcoat inspectie en waxbehandeling worden aanbevolen vóór het volgende vaarseizoen.',
    );
    const plan = page.getByRole('button', { name: 'Vervolg plannen' });
    const form = detail.service_form;
    await plan.click();
    await expect(form.getByRole('radio', { name: 'Inspectie' })).toBeChecked();
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveValue('Gepland');
    await expect(form.getByRole('textbox', { name: 'Bedrag' })).toHaveValue('0,00');
    await expect(form.getByRole('textbox', { name: 'Notities' })).toHaveValue(
      'Scheduled based on recommended follow-up service',
    );
    await form.getByRole('button', { name: 'Annuleren' }).click();
    await detail.addService({ type: 'Teakonderhoud', date: 'Vandaag', status: 'Afgerond' });
    await plan.click();
    await expect(form.getByRole('radio', { name: 'Teakonderhoud' })).toBeChecked();
    await detail.fillService({ date: 'Morgen' });
    await detail.submitService();
    await expect(detail.next).toContainText('Teakonderhoud');
  });

  test('M-021 the calendar speaks Dutch and its week starts on Monday', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const detail = await clients.openClient('Onno Tromp');
    await detail.openServiceForm();
    await detail.service_form.getByRole('button', { name: /^Datum/ }).click();
    const calendar = page.getByRole('table').filter({ hasText: /^ma/i });
    await expect(calendar.getByRole('columnheader').first()).toHaveText(/^ma$/i);
    await expect(calendar.getByRole('columnheader')).toHaveCount(7);
  });

  test('M-001 M-021 R-46 the largest amount stays in its place in history, list and figures, at a desk and on a phone', {
    tag: '@long',
  }, async ({ page, app }) => {
    test.slow();
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Joris van Spilbergen');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Inspectie', date: 'Vandaag', amount: '9.999.999.999,99' });
    const row = detail.service('Inspectie');
    const in_row = row.getByText('9.999.999.999,99');
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      const where = `${size.width} px`;
      // The page hears of its new size a moment after the window has it.
      await expect.poll(() => sidewaysScroll(page), where).toBe(0);
      for (const neighbour of [
        row.getByText('Inspectie'),
        row.getByRole('time'),
        row.getByRole('button').first(),
      ])
        expect(await overlap(in_row, neighbour), where).toBe(false);
    }
    await detail.close(person.name);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      const where = `${size.width} px`;
      await expect.poll(() => sidewaysScroll(page), where).toBe(0);
      expect(await overlap(clients.figure('Totale waarde'), clients.figure('Open services')), where).toBe(
        false,
      );
      expect(await overlap(clients.figure('Totale waarde'), clients.add_button), where).toBe(false);
      await expect(clients.list.getByText('9.999.999.999,99'), where).toBeInViewport({ ratio: 1 });
    }
    const card = page.getByRole('article').filter({ hasText: '9.999.999.999,99' });
    const planned = card.getByText(/Gepland|te laat/);
    expect(await overlap(planned, card.getByRole('button')), 'on the card of a phone').toBe(false);
  });

  test('M-003 a service can be edited', { tag: '@long' }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Dirk Hartog');
    await clients.addClient(person);
    const detail = await clients.openClient(person.name);
    await detail.addService({ type: 'Inspectie', date: 'Vandaag', amount: '95' });
    await detail.openServiceMenu('Inspectie');
    await page.getByRole('menuitem', { name: 'Bewerken' }).click();
    await expect(page).toHaveURL(/\/diensten\/[0-9a-f-]{36}\/bewerken/);
    const amount = detail.service_form.getByRole('textbox', { name: 'Bedrag' });
    await expect(amount).toHaveValue('95,00');
    await amount.click();
    await page.keyboard.type('1.095');
    await expect(amount, 'what is typed takes the place of the amount').toHaveValue('1.095');
    await detail.submitService();
    await expect(detail.service('Inspectie')).toContainText('€ 1.095,00');
  });

  test('M-023 M-024 deleting a service asks in the specified words', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Willem Schouten');
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
    const heading = detail.history.getByRole('heading', { name: 'Servicegeschiedenis' });
    await expect(heading, 'the row that had the focus is gone').toBeFocused();
    // On a busy tablet the trap of the dialog chooses its place later than that.
    await detail
      .dialog(person.name)
      .getByRole('button')
      .first()
      .evaluate((button) => button.focus());
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(heading, 'until the person goes on').not.toBeFocused();
  });

  test('WCAG 2.4.3 the focus goes on in the list when the row that opened a dialog is filtered out or deleted', {
    tag: '@long',
  }, async ({ page, app }) => {
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
