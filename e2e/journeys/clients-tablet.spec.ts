/** The list of clients as a technician has it on a tablet and the office at a desk. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE, SIZES, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';
import { uniqueClient } from '../pages/clients-page.ts';

test.use({ viewport: TABLET, hasTouch: true });

const BERTH = 'Jachthaven Enkhuizen, steiger noord B12';

/** What the fields hold. */
const shownIn = (fields: Locator): Promise<readonly string[]> =>
  fields.evaluateAll((all) =>
    all.flatMap((field) => (field instanceof HTMLInputElement ? [field.value] : [])),
  );

test('M-002 a tablet shows the grid until somebody chooses the list, the yacht first and the berth whole in both', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list } = await app.startWork(page, 'admin');
  const client = { name: 'Willem Steiger', yacht_name: 'Noordster', location: BERTH };
  await list.addClient({ ...client, email: 'willem.steiger@voorbeeld.example' });
  await list.search.fill('Noordster');
  const link = list.client(client.name);
  for (const [view, entry] of [
    ['grid', page.getByRole('article')],
    ['list', page.getByRole('row')],
  ] as const) {
    if (view === 'list') await page.getByTitle('Lijst').click();
    for (const size of [TABLET, TABLET_UPRIGHT]) {
      await page.setViewportSize(size);
      const own = entry.filter({ has: link });
      const where = `${view} at ${String(size.width)} px`;
      await expect(own, where).toBeVisible();
      const text = (await own.innerText()).replaceAll(/\s+/g, ' ');
      expect(text.startsWith('Noordster'), `${where}: ${text}`).toBe(true);
      const berth = own.getByText(BERTH, { exact: true }).filter({ visible: true });
      await expect(berth, where).toBeInViewport();
      const is_whole = await berth.evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1,
      );
      expect(is_whole, where).toBe(true);
    }
  }
  await page.reload();
  await expect(page.getByRole('table'), 'the choice is kept').toBeVisible();
});

test('M-002 a card tells the last service whole, beside its sum, on a tablet and on a phone', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list } = await app.startWork(page, 'technician');
  await list.search.fill('Twee Gezusters');
  const card = page.getByRole('article').filter({ hasText: 'Twee Gezusters' });
  const service = card.getByText(/ · Waxen en polijsten$/);
  for (const size of [TABLET, TABLET_UPRIGHT, PHONE]) {
    await page.setViewportSize(size);
    await expect(service).toBeVisible();
    const cut_px = await service.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
    );
    expect(cut_px, `${String(size.width)} px`).toBeLessThanOrEqual(1);
  }
});

test('M-003 M-010 each status of a service stands whole in its field', { tag: '@long' }, async ({
  page,
  app,
}) => {
  const { list } = await app.startWork(page, 'technician');
  await list.openClient('Onno Tromp');
  const statuses = page.getByRole('combobox', { name: /^Status van/ });
  await expect.poll(async () => await shownIn(statuses)).toContain('Gefactureerd');
  for (const size of [TABLET, TABLET_UPRIGHT]) {
    await page.setViewportSize(size);
    const cut_px = await statuses.evaluateAll((fields) =>
      Math.max(...fields.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    );
    expect(cut_px, `${String(size.width)} px`).toBeLessThanOrEqual(0);
  }
});

test('M-001 M-002 each figure above the list, and ‘te laat’ beside its count, leads to the clients it counts', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list } = await app.startWork(page, 'technician');
  const active = await list.figureNow('Actieve klanten');
  await list.figure('Actieve klanten').getByRole('link').click();
  await expect(page).toHaveURL(/\?status=active$/);
  await expect(list.list).toHaveAttribute('data-result-count', active);
  await list.figure('Open services').getByRole('link').click();
  await expect(page).toHaveURL(/\?planned=open$/);
  await expect(page.getByRole('article').first()).toContainText(/open service|te laat|Gepland/);
  await list.figure('Totale waarde').getByRole('link').click();
  await expect(page).toHaveURL(/\?sort=total_value$/);
  await list.list.getByRole('link', { name: /services? te laat$/ }).click();
  await expect(page).toHaveURL(/planned=late/);
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasNotText: 'te laat' })).toHaveCount(0);
  await expect(cards.first()).toContainText('te laat');
});

test('R-50 the line that tells how to install is one line, and pushes nothing of the list down', {
  tag: '@long',
}, async ({ page, context, app }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
    Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 });
  });
  const { list } = await app.startWork(page, 'technician');
  const line = page.getByRole('region', { name: 'Zet Havenglans op uw beginscherm' });
  const first = page.getByRole('article').first();
  for (const size of [TABLET, TABLET_UPRIGHT]) {
    await page.setViewportSize(size);
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.height ?? 0, `at ${String(size.width)} px`).toBeLessThanOrEqual(72);
  }
  const before = await first.boundingBox();
  await page.getByRole('button', { name: 'Niet nu' }).click();
  await expect(line).toBeHidden();
  expect(await first.boundingBox()).toEqual(before);
  await expect(list.add_button).toBeInViewport();
});

test('M-006 a wide amount breaks no word of the work beside it', { tag: '@long' }, async ({ page, app }) => {
  const { list, detail } = await app.startWork(page, 'admin');
  const client = uniqueClient('Rijk Duur');
  await list.addClient(client);
  await list.openClient(client.name);
  await detail.addService({ type: 'Antifouling', date: 'Vandaag', amount: '9999999999,99' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const work = detail.history.getByText('Antifouling', { exact: true });
    const lines = await work.evaluate((word) => word.getClientRects().length);
    expect(lines, `at ${size.width} px`).toBe(1);
    await expect(detail.history.getByText('€ 9.999.999.999,99', { exact: true })).toBeVisible();
  }
});

test('M-002 of a long berth a row cuts the harbour, and never the number of the box', {
  tag: '@long',
}, async ({ page, app }) => {
  const { list } = await app.startWork(page, 'admin');
  const client = { ...uniqueClient('Lange Plaats'), yacht_name: 'Bakboord' };
  const location = 'Jachthaven Compagnieshaven Enkhuizen, steiger noordwest, box 124-B, code poort 4711#';
  await list.addClient({ ...client, location });
  await list.search.fill(client.name);
  await page.getByRole('radio', { name: 'Lijst' }).check({ force: true });
  const mooring = page
    .getByRole('row')
    .getByText(/^steiger noordwest, box 124-B/)
    .filter({ visible: true });
  for (const size of [TABLET, TABLET_UPRIGHT, DESKTOP]) {
    await page.setViewportSize(size);
    const where = `at ${size.width} px`;
    await expect(page.getByRole('row').filter({ hasText: client.name }), where).toContainText(location);
    const cut = await mooring.evaluate((element) => {
      const [words] = element.childNodes;
      if (words === undefined) return 'no words';
      const box = document.createRange();
      const at = element.textContent.indexOf('box 124-B');
      box.setStart(words, at);
      box.setEnd(words, at + 'box 124-B'.length);
      const frame = element.getBoundingClientRect();
      return [...box.getClientRects()].filter(
        ({ right, bottom }) => right > frame.right + 1 || bottom > frame.bottom + 1,
      ).length;
    });
    expect(cut, where).toBe(0);
  }
});

test('M-002 on a phone the export stands at the end of its line, above the clients as above the requests', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await app.startWork(page, 'admin');
  const exporting = page.getByRole('button').filter({ hasText: 'Exporteren' });
  const endOf = async (address: string): Promise<number> => {
    await page.goto(`${app.url}${address}`);
    await expect(exporting).toBeVisible();
    const box = await exporting.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const end_px = await endOf('/admin/klanten');
  const [count, button] = [
    await page
      .getByRole('status')
      .getByText(/klanten$/)
      .boundingBox(),
    await exporting.boundingBox(),
  ];
  expect((button?.y ?? 0) - (count?.y ?? 0), 'beside the count').toBeLessThan(24);
  expect(end_px).toBe(await endOf('/admin/aanvragen/contacten'));
});

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP, hasTouch: false });

  test('M-002 the office has the list, with rows of 48 px', async ({ page, app }) => {
    await app.startWork(page, 'admin');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Open / }) });
    await expect(rows.nth(9)).toBeAttached();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([48]));
  });

  test('M-002 a mail address of an ordinary length stands whole in its column', { tag: '@long' }, async ({
    page,
    app,
  }) => {
    const work = await app.startWork(page, 'admin');
    // Clients that other journeys made may have sums of twelve digits, whose column takes the room.
    await work.list.open(app.url, '?q=post.example');
    const addresses = page
      .getByRole('table')
      .locator('tbody')
      .getByText(/^\S{1,15}@post\.example$/);
    await expect(addresses.nth(9)).toBeAttached();
    const cut = await addresses.evaluateAll((all) =>
      all.flatMap((address) => (address.scrollWidth > address.clientWidth ? [address.textContent] : [])),
    );
    expect(cut).toEqual([]);
  });
});
