/** The list of clients as a technician has it on a tablet and the office at a desk. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE, TABLET, TABLET_UPRIGHT } from '../pages/check-viewports.ts';

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

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP, hasTouch: false });

  test('M-002 the office has the list, with rows of 48 px', async ({ page, app }) => {
    await app.startWork(page, 'admin');
    const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Open / }) });
    await expect(rows.nth(9)).toBeAttached();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([48]));
  });
});
