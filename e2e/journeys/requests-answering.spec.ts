/** Requests that two people answer at once, and many that one person answers at once. */
import type { Page } from '@playwright/test';
import type { RunningBackend } from '../../supabase/local/backend.ts';
import { expect, test } from '../fixtures.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { SyncPill } from '../pages/sync-pill.ts';
import { twoPeople } from '../two-writers.ts';

declare const longTasks: readonly number[];

// Their requests are answered here, and other journeys read them.
test.use({ backend_group: 'requests-answering' });

const MANY = 1_000;
/** So many times the reference a person takes a page for frozen: a second, where the reference takes 40 ms. */
const FROZEN = 25;

/** How long this machine takes, at the load it has now, for the same sum: the middle of three. */
const referenceMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const took_ms = [1, 2, 3].map(() => {
      const started = performance.now();
      let sum = 0;
      for (let n = 0; n < 30_000_000; n += 1) sum += Math.sqrt(n);
      return sum > 0 ? performance.now() - started : 0;
    });
    return took_ms.toSorted((one, other) => one - other)[1] ?? 0;
  });

/** Opens a contact request by its list, and gives its dialog. */
const openContact = async (page: Page, url: string, name: string) => {
  await page.goto(`${url}/admin/aanvragen/contacten?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Open ${name}` }).click();
  return page.getByRole('dialog', { name });
};

/** When the office answered a contact request, as its dialog says; the dialog is closed again. */
const answeredAt = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('link', { name: `Open ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  const fact = dialog.locator('dl > div', { has: page.getByText('Beantwoord', { exact: true }) });
  const answered = await fact.getByRole('definition').innerText();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return answered;
};

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** As many visitors of a fair asked something. */
async function receiveMany({ url, secret_key }: RunningBackend): Promise<void> {
  const answer = await fetch(`${url}/rest/v1/contacts`, {
    method: 'POST',
    headers: {
      apikey: secret_key,
      authorization: `Bearer ${secret_key}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(
      Array.from({ length: MANY }, (_, index) => ({
        id: crypto.randomUUID(),
        form: 'contact',
        first_name: 'Beurs',
        last_name: `Bezoeker ${index + 1}`,
        email: `bezoeker${index + 1}@post.example`,
        status: index % 2 === 0 ? 'new' : 'closed',
      })),
    ),
  });
  if (!answer.ok) throw new Error(`requests were not stored: ${await answer.text()}`);
}

test('C-009 C-010 C-012 R-18 R-41 G4 two people answer the same request: each sees what the other noted, and without signal no line of either is lost', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const { sanne, anna } = await twoPeople(createDevice, backend);
  const office = await openContact(sanne.page, sanne.device.url, 'Reinier Bolk');
  const tablet = await openContact(anna.page, anna.device.url, 'Reinier Bolk');
  const notes = tablet.getByRole('textbox', { name: 'Notities' });

  // By keyboard alone.
  await office.getByRole('link', { name: 'Bel', exact: true }).focus();
  await sanne.page.keyboard.press('Enter');
  await office.getByRole('button', { name: /^Zet in notities: Gebeld op/ }).focus();
  await sanne.page.keyboard.press('Enter');
  await expect(office.getByRole('button', { name: 'Zet op Gecontacteerd' })).toBeFocused();
  await expect(notes).toHaveValue(/^Gebeld op .+ door Sanne de Vries$/);
  await sanne.page.keyboard.press('Enter');
  await expect(tablet.getByRole('radio', { name: 'Gecontacteerd' })).toBeChecked();
  const called = await notes.inputValue();

  await anna.device.loseNetwork();
  await notes.press('Control+End');
  await notes.pressSequentially('\nWil een prijs voor beide boten.');
  await tablet.getByRole('link', { name: 'E-mail' }).click();
  await expect(tablet.getByRole('button', { name: 'Zet op Gecontacteerd' })).toBeHidden();
  await tablet.getByRole('button', { name: /^Zet in notities: E-mail/ }).click();
  const mailed = /\nWil een prijs voor beide boten\.\nE-mail gestuurd op .+ door Anna Smit$/;
  await expect(notes).toHaveValue(mailed);
  await anna.page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await expect(notes).toHaveValue(`${called}\nWil een prijs voor beide boten.`);
  await tablet.getByRole('link', { name: 'E-mail' }).click();
  await tablet.getByRole('button', { name: /^Zet in notities: E-mail/ }).click();
  await expect(notes).toHaveValue(mailed);

  await office.getByRole('link', { name: 'Bel', exact: true }).click();
  await office.getByRole('button', { name: /^Zet in notities: Gebeld op/ }).click();
  await sanne.pill.expectAllSaved();
  await anna.device.regainNetwork();
  await tablet.getByRole('button', { name: 'Beide bewaren' }).click();
  await anna.pill.expectAllSaved();
  await expect(office.getByRole('textbox', { name: 'Notities' })).toHaveValue(
    /Wil een prijs voor beide boten\.[^]*E-mail gestuurd op .+ door Anna Smit/,
  );
  const both = await office.getByRole('textbox', { name: 'Notities' }).inputValue();
  expect(both.match(/Gebeld op .+ door Sanne de Vries/g)).toHaveLength(2);
});

/** Finds the words of the table that are broken over two lines elsewhere than at a hyphen. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('table[data-entries] :is(th, td)').evaluateAll((cells) => {
    const broken: string[] = [];
    for (const cell of cells) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
    }
    return broken;
  });

test('C-009 G-012 answering a request is clear at every size, and the keyboard stays where it was', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'admin');
  const dialog = await openContact(page, app.url, 'Femke Oudshoorn');
  await dialog.getByRole('link', { name: 'Bel', exact: true }).click();
  await dialog.getByRole('link', { name: 'E-mail' }).click();
  await expect(dialog.getByRole('button', { name: 'Zet op Gecontacteerd' })).toBeVisible();
  await checkViewports(page, 'answering a request');
  await dialog.getByRole('button', { name: /^Niet noteren: Gebeld/ }).click();
  await expect(dialog.getByRole('link', { name: 'Bel', exact: true })).toBeFocused();
});

test('C-002 C-010 C-011 R-09 R-18 G-012 many requests are set at once, also without signal; one undo gives each its own status and the time of its answer back, but for one that a colleague changed since', {
  tag: '@long',
}, async ({ createDevice, backend }) => {
  test.slow();
  const { sanne, anna } = await twoPeople(createDevice, backend);
  const { page } = sanne;
  const bar = page.getByRole('region', { name: 'Gekozen aanvragen' });
  await page.goto(`${sanne.device.url}/admin/aanvragen/contacten`);
  await anna.page.goto(`${anna.device.url}/admin/aanvragen/contacten`);

  const answered = await answeredAt(page, 'Marit Hoekstra');

  // By keyboard: one is chosen, and the choice is left again.
  await page.getByRole('checkbox', { name: 'Kies Thijs Wiersma' }).focus();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('1 aanvraag gekozen');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Alles in deze lijst' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Kies Thijs Wiersma' }).press('Space');
  await page.getByRole('checkbox', { name: 'Kies Marit Hoekstra' }).press('Shift+Space');
  await expect(bar, 'a range, as the list of shortcuts says').toContainText('4 aanvragen gekozen');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await page.getByRole('checkbox', { name: 'Kies Thijs Wiersma' }).click();
  await page.getByRole('checkbox', { name: 'Kies Marit Hoekstra' }).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 aanvragen gekozen');
  await checkViewports(page, 'choosing requests', {
    also: async (where) => expect.soft(await brokenWords(page), `${where} breaks words`).toEqual([]),
  });
  await page.getByRole('searchbox').fill('Kramer');
  await expect(bar).toContainText('1 aanvraag gekozen');
  await expect(bar).toContainText('Nog 3 buiten deze lijst; die blijven zoals ze zijn');
  await page.getByRole('searchbox').fill('');
  await expect(bar).toContainText('4 aanvragen gekozen');
  await bar.getByRole('button', { name: 'Nieuw' }).click();
  await expect(page.getByText('4 aanvragen op Nieuw gezet')).toBeVisible();
  await expect(bar).toBeHidden();
  await sanne.pill.expectAllSaved();

  await expect(rowOf(anna.page, 'Walter Dijkgraaf')).toContainText('Nieuw');
  await anna.page.getByRole('checkbox', { name: 'Kies Walter Dijkgraaf' }).click();
  await anna.page.getByRole('button', { name: 'Gecontacteerd' }).click();
  await anna.pill.expectAllSaved();
  await expect(rowOf(page, 'Walter Dijkgraaf')).toContainText('Gecontacteerd');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Niet teruggezet: Status van Walter Dijkgraaf.')).toBeVisible();
  await expect(rowOf(page, 'Marit Hoekstra')).toContainText('Gesloten');
  await expect(rowOf(page, 'Walter Dijkgraaf')).toContainText('Gecontacteerd');
  await sanne.pill.expectAllSaved();
  await expect(rowOf(anna.page, 'Thijs Wiersma')).toContainText('Gecontacteerd');
  await expect(rowOf(anna.page, 'Marit Hoekstra')).toContainText('Gesloten');
  expect(await answeredAt(page, 'Marit Hoekstra')).toBe(answered);

  await page.getByRole('tab', { name: 'Nieuwsbrief Inschrijvingen' }).click();
  await sanne.device.loseNetwork();
  await page.getByRole('checkbox', { name: 'Alles in deze lijst' }).click();
  await expect(bar).toContainText('4 inschrijvingen gekozen');
  await bar.getByRole('button', { name: 'Uitgeschreven' }).click();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(rowOf(page, 'lotte.baars')).toContainText('Actief');
  await expect(rowOf(page, 'carolien.vis')).toContainText('Uitgeschreven');
  await sanne.device.regainNetwork();
  await sanne.pill.expectAllSaved();
});

test('C-010 R-18 a thousand requests are chosen, set and taken back, and the page answers meanwhile', {
  tag: '@long',
}, async ({ page, app, backend }) => {
  test.slow();
  await receiveMany(backend);
  await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/aanvragen/contacten?q=Beurs`);
  await expect(page.getByRole('status').filter({ hasText: /^1\.000 van/ })).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => {
    const long: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(globalThis, { longTasks: long });
  });
  const bar = page.getByRole('region', { name: 'Gekozen aanvragen' });
  await page.getByRole('checkbox', { name: 'Alles in deze lijst' }).click();
  await expect(bar).toContainText('1.000 aanvragen gekozen');
  await bar.getByRole('button', { name: 'Gecontacteerd' }).click();
  await expect(page.getByText('1.000 aanvragen op Gecontacteerd gezet')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Ongedaan gemaakt: Status van 1.000 aanvragen')).toBeVisible({
    timeout: 30_000,
  });
  const long = await page.evaluate(() => longTasks);
  expect(
    Math.max(0, ...long) / (await referenceMs(page)),
    'the longest time in which the page did not answer, in units of the machine',
  ).toBeLessThan(FROZEN);
  await new SyncPill(page).says('Alles opgeslagen', 60_000);
});
