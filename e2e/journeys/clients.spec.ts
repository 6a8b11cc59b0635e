import type { Locator } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';
import { uniqueClient } from '../pages/clients-page.ts';

test.describe('the list', () => {
  test('M-029 clients are not shown without signing in', async ({ page, app }) => {
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

  test('M-016 M-017 R-14 filters, order and view stand in the address and survive a reload', {
    tag: '@long',
  }, async ({ page, app }) => {
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

  test('arrow keys walk through the list and Enter opens a client', { tag: '@long' }, async ({
    page,
    app,
  }) => {
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
  test('M-004 M-011 R-40 a missing value is told under its field and the form is kept', {
    tag: '@long',
  }, async ({ page, app }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const person = uniqueClient('Tjerk Hiddes');
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

  test('M-005 M-012 the yacht’s length is read in Dutch and may be left out', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const { list: clients } = await app.startWork(page, 'admin');
    const long = uniqueClient('Maarten Tromp');
    await clients.addClient({ ...long, yacht_name: 'Brederode', yacht_length: '12,5' });
    const detail = await clients.openClient(long.name);
    await expect(detail.dialog(long.name)).toContainText('12,5 m');
    await detail.close(long.name);
    const bare = uniqueClient('Cornelis Evertsen');
    await clients.addClient(bare);
    await clients.openClient(bare.name);
    const facts = page.getByRole('region', { name: 'Jacht' });
    await expect(facts.getByRole('definition').nth(2)).toHaveText('Niet vermeld');
  });

  test('R-41 a half-filled form survives a killed page and can be thrown away', { tag: '@long' }, async ({
    page,
    app,
  }) => {
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
    await clients.new_client.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(name).toHaveValue('Half Ingevuld');
    await clients.new_client.getByRole('button', { name: 'Concept wissen' }).click();
    await expect(name).toHaveValue('');
    await page.reload();
    await expect(name).toHaveValue('');
    await name.fill('Ook Half');
    await clients.new_client.getByRole('button', { name: 'Annuleren' }).click();
    await expect(clients.new_client).toBeHidden();
    const kept = page.getByRole('status').filter({ hasText: 'Wat u invulde, is als concept bewaard' });
    await expect(kept).toBeVisible();
    await clients.add_button.click();
    await expect(name).toHaveValue('Ook Half');
    await expect(kept, 'the form itself says so now').toHaveCount(0);
    await clients.new_client.getByRole('button', { name: 'Annuleren' }).click();
    await kept.getByRole('button', { name: 'Concept wissen' }).click();
    const cancelled = page.getByRole('status').filter({ hasText: 'Wat u invulde, is weggegooid' });
    await cancelled.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(name).toHaveValue('Ook Half');
    await clients.new_client.getByRole('button', { name: 'Annuleren' }).click();
    await kept.getByRole('button', { name: 'Concept wissen' }).click();
    await clients.add_button.click();
    await expect(name).toHaveValue('');
  });
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

/** How many pixels above and below its middle a press still reaches this link. */
const reachOf = (link: Locator): Promise<number> =>
  link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return Array.from({ length: 120 }, (_, offset) => y + height / 2 - 60 + offset).filter((at) =>
      element.contains(document.elementFromPoint(x + width / 2, at)),
    ).length;
  });

test('R-42 R-14 ‘te laat’ in a row or a card leads to the late service of that client; the rest of it opens the client', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list } = await app.startWork(page, 'technician');
  for (const [size, least_px] of [
    [DESKTOP, 24],
    [PHONE, 48],
  ] as const) {
    await page.setViewportSize(size);
    const link = list.page.getByRole('link', { name: /^\d+ te laat: / }).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await reachOf(link), `the link at ${size.width} px`).toBeGreaterThanOrEqual(least_px);
    expect(await link.locator('a, button').count(), 'nothing to press is in it').toBe(0);
    const name = (await link.getAttribute('aria-label'))?.replace(/^\d+ te laat: /, '') ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    const late = dialog.locator('[data-meant]');
    await expect(late).toBeFocused();
    await expect(late).toBeInViewport();
    await expect(late).toContainText('Te laat');
    await expect(page).toHaveURL(/#te-laat$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.getByRole('link', { name: `Open ${name}` }).press('Enter');
    await expect(dialog).toBeVisible();
    await expect(late, 'the client itself').toHaveCount(0);
    // The client says the same in words, which lead there too, a second time as well.
    const in_words = dialog.getByRole('link', { name: /te laat$/ });
    for (const time of ['first', 'second']) {
      await in_words.press('Enter');
      await expect(late, `the ${time} time`).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('M-002 no word of the table runs out of its column, at a desk and on a tablet', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list } = await app.startWork(page, 'admin');
  for (const size of [DESKTOP, { width: 1280, height: 800 }, TABLET]) {
    await page.setViewportSize(size);
    const table = list.page.getByRole('table');
    // The archived client has the longest word of all.
    await page.goto(`${app.url}/admin/klanten?status=completed`);
    await expect(table.getByText('Gearchiveerd').filter({ visible: true }).first()).toBeVisible();
    const outside = await table.evaluate((element) => {
      const { right: end } = element.getBoundingClientRect();
      return [...element.querySelectorAll('tbody td, tbody th')]
        .filter((cell) => {
          const { right, width } = cell.getBoundingClientRect();
          return width > 0 && (cell.scrollWidth > cell.clientWidth + 1 || right > end + 1);
        })
        .map(({ textContent }) => textContent);
    });
    expect(outside, `at ${size.width} px`).toEqual([]);
  }
});

/** Desks with too little room for a column of each fact: the rows of the narrow one have a third line. */
const NARROW_DESK = { width: 1110, height: 800 };
const MIDDLE_DESK = { width: 1320, height: 800 };

test('R-50 M-002 nothing of a row or card is cut without saying so, with the longest berth and work that waits to be sent', {
  tag: '@long',
}, async ({ page, app, context, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const { list, detail } = await app.startWork(page, 'admin');
  const client = { ...uniqueClient('Cornelis Lang'), yacht_name: 'Eendracht' };
  const berth = 'Jachthaven Compagnieshaven Enkhuizen, '.repeat(3) + 'B12';
  await context.setOffline(true);
  await list.addClient({ ...client, location: berth });
  await list.openClient(client.name);
  await detail.addService({ type: 'Antifouling', date: 'Vandaag' });
  await detail.addService({ type: 'Inspectie', date: 'Morgen' });
  await detail.close(client.name);
  for (const size of [PHONE, TABLET_UPRIGHT, TABLET, NARROW_DESK, MIDDLE_DESK, DESKTOP]) {
    await page.setViewportSize(size);
    for (const view of size === PHONE ? ['grid'] : ['grid', 'list']) {
      if (size !== PHONE) await page.getByTitle(view === 'grid' ? 'Raster' : 'Lijst').click();
      const link = list.client(client.name);
      const where = `${view} at ${size.width} px`;
      await expect(link, where).toHaveAttribute('title', berth);
      const entry = page.locator(view === 'grid' ? 'article' : 'tr').filter({ has: link });
      const badge = entry.getByText('Wacht op verzenden');
      await expect(badge, where).toBeVisible();
      const status = entry.getByText('Prospect', { exact: true }).filter({ visible: true });
      if (view === 'list' && size !== MIDDLE_DESK) await expect(status, where).toHaveCount(1);
      await expect(entry, where).toContainText(berth);
      expect.soft(await cutIn(entry), where).toEqual([]);
      const whole = await badge.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight,
      );
      expect.soft(whole, where).toBe(true);
    }
  }
  await context.setOffline(false);
});

/** The texts of a row or card that are cut without '…', stand outside of it or over another. */
const cutIn = (entry: Locator): Promise<string[]> =>
  entry.evaluate((element) => {
    const texts = [...element.querySelectorAll<HTMLElement>('*')]
      .filter((at) => at.closest('svg') === null && at.getClientRects().length > 0)
      .filter((at) => [...at.childNodes].some(({ nodeName }) => nodeName === '#text'))
      .map((at) => {
        const { textOverflow, webkitLineClamp, display } = getComputedStyle(at);
        const ends = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const is_cut = at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1;
        return { at, box: at.getBoundingClientRect(), is_cut: is_cut && !ends && display !== 'inline' };
      });
    const area = element.getBoundingClientRect();
    const by_px = 2;
    const meets = (a: DOMRect, b: DOMRect) =>
      a.top + by_px < b.bottom &&
      b.top + by_px < a.bottom &&
      a.left + by_px < b.right &&
      b.left + by_px < a.right;
    return texts
      .filter(
        ({ at, box, is_cut }) =>
          is_cut ||
          box.top < area.top ||
          box.bottom > area.bottom ||
          texts.some((other) => !other.at.contains(at) && !at.contains(other.at) && meets(box, other.box)),
      )
      .map(({ at }) => at.innerText);
  });

test('A-022 on a phone and on a tablet no row is seen half under the search and the first action', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list } = await app.startWork(page, 'technician');
  const search = page.getByRole('button', { name: 'Alles doorzoeken' });
  for (const size of [PHONE, TABLET_UPRIGHT]) {
    await page.setViewportSize(size);
    await expect(search).toBeInViewport({ ratio: 1 });
    for (const scroll_px of [0, 333]) {
      await page.mouse.wheel(0, scroll_px);
      const rows_beside = await search.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        const points = Array.from({ length: Math.floor(innerWidth / 10) }, (_, step) => step * 10 + 5);
        return [top, (top + bottom) / 2, bottom].flatMap((y) =>
          points.filter((x) => document.elementFromPoint(x, y)?.closest('[data-entries]') !== null),
        );
      });
      expect(rows_beside, `at ${size.width} px, scrolled by ${scroll_px} px`).toEqual([]);
    }
    await page.keyboard.press('End');
    await expect(list.page.locator('[data-entries] article').last()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Home');
  }
});
