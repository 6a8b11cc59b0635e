import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { hiddenStops } from '../pages/accessibility.ts';
import { measureTargets } from '../pages/targets.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { checkViewports } from '../pages/check-viewports.ts';
import { startWork } from '../sign-in.ts';

// No other journey changes the rows that these count.
test.use({ backend_group: 'dashboard' });

const ADDRESS = '/admin/dashboard';
/** A count among the words of a link: '1.234', but no amount of money and no share. */
const countIn = (words: string): number | null => {
  const found = /(?<![\d€,.\u00a0])(\d{1,3}(?:\.\d{3})*)(?![\d%,])/.exec(words);
  return found?.[1] === undefined ? null : Number(found[1].replaceAll('.', ''));
};

/** An amount of money among words, in cents; 0 where there is none. */
const amountIn = (words: string): number =>
  Number(/€[\s\u00a0]*([\d.]+,\d\d)/.exec(words)?.[1]?.replaceAll(/[.,]/g, '') ?? 0);

/** How many articles are said to meet the rules, of which the figure itself tells the share. */
const meetingSeo = async (page: Page): Promise<string | undefined> =>
  /(\d+) van \d+/.exec((await page.locator('[data-figure="seo"] p').textContent()) ?? '')?.[1];

/** What the services of a list come to together, in cents. */
const sumOfRows = async (page: Page): Promise<number> =>
  (await page.getByRole('main').getByRole('listitem').allTextContents()).reduce(
    (sum, row) => sum + amountIn(row),
    0,
  );

/** Opens the dashboard from the menu, with its figures. */
async function openDashboard(page: Page): Promise<void> {
  await new AdminShellPage(page).entries.filter({ hasText: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Website', 'Aanvragen', 'Services']);
  await expect(page.locator('[data-figure="types"] li')).not.toHaveCount(0);
}

/** Turns every chart into its table, where each figure stands in words. */
async function showTables(page: Page): Promise<void> {
  const charts = page.getByRole('button', { name: /^Toon als tabel/ });
  for (let left = await charts.count(); left > 0; left = await charts.count()) await charts.first().click();
}

/** Answers a request from the list behind its figure, so that this month has an answer, on its first day too. */
async function answer(page: Page, name: string): Promise<void> {
  await page.locator('[data-figure="open contacts"]').getByRole('link').click();
  await page.getByRole('link', { name: `Open ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText('Gecontacteerd').click();
  await expect(dialog.getByRole('radio', { name: 'Gecontacteerd' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDashboard(page);
}

/** Waits for the median of this month, which is a link once the server has told when a request was answered. */
const expectMedian = async (page: Page): Promise<void> =>
  await expect(
    page.locator('[data-figure="median"]').getByRole('link', { name: /Contact Aanvragen/ }),
  ).toBeVisible();

test('A-024 R-38 R-09 every figure of the dashboard opens a list of exactly as many rows, without signal too', {
  tag: '@long',
}, async ({ createDevice, request }) => {
  test.slow();
  const tablet = await createDevice('tablet');
  for (const path of ['/', '/blog', '/'])
    await request.post(`${tablet.url}/api/page-view`, {
      data: path,
      headers: { 'content-type': 'text/plain' },
      // The first call waits for the function to start.
      timeout: 30_000,
    });
  const { page } = await startWork(tablet, 'admin');
  await openDashboard(page);
  const views = page.locator('[data-figure="views"]');
  await expect(views).toContainText(/Page Views\s*3/);
  await expect(views).toContainText('Stand van');
  await answer(page, 'Reinier Bolk');
  await expectMedian(page);
  await tablet.loseNetwork();
  await showTables(page);
  const links = page.locator('[data-figure] a');
  const told = await links.evaluateAll((all) =>
    all.map((link) => {
      const { textContent, dataset: { figure = '' } = {} } = {
        textContent: link.textContent,
        dataset: link.closest<HTMLElement>('[data-figure]')?.dataset,
      };
      return {
        figure,
        words: link.getAttribute('aria-label') ?? textContent,
        href: link.getAttribute('href'),
      };
    }),
  );
  expect(new Set(told.map(({ figure }) => figure))).toEqual(
    new Set([
      'posts',
      'views',
      'seo',
      'open contacts',
      'late contacts',
      'open founding_members',
      'late founding_members',
      'median',
      'median per month',
      'open services',
      'late services',
      'revenue this month',
      'revenue',
      'types',
    ]),
  );
  /** Of both kinds together, as the table of the chart counts them: what a median is the middle of. */
  const answeredIn = (month: string): number =>
    told
      .filter(({ figure, href }) => figure === 'median per month' && href?.endsWith(`beantwoord=${month}`))
      .reduce((sum, { words }) => sum + Number(/(\d+) antwoord/.exec(words)?.[1]), 0);
  const result = page.locator('[data-result-count]');
  let counted = 0;
  for (const { figure, words, href } of told) {
    const { 1: of_month } = /(?:^| )(\d+) (?:services?|antwoord)/.exec(words) ?? [];
    const { 1: missing_seo } = /^(\d+) artikel/.exec(words) ?? [];
    const meeting_seo = figure === 'seo' && missing_seo === undefined ? await meetingSeo(page) : undefined;
    const amount = figure === 'revenue this month' ? amountIn(words) : undefined;
    const { 1: median_of } = /antwoorden\?maand=(.*)$/.exec(href ?? '') ?? [];
    const middle_of = median_of === undefined ? undefined : String(answeredIn(median_of));
    const named = middle_of ?? of_month ?? missing_seo ?? meeting_seo;
    const count = named === undefined ? countIn(words) : Number(named);
    if (figure === 'views' || (count === null && amount === undefined)) continue;
    // A link within the app, as a press on it: the page itself is not asked for.
    await page.locator(`[data-figure="${figure}"] a[href="${href}"]`).first().click();
    if (amount === undefined)
      await expect(result, `${figure}: ${words}`).toHaveAttribute('data-result-count', String(count));
    else await expect.poll(async () => await sumOfRows(page)).toBe(amount);
    counted += 1;
    await page.goBack();
    await expect(page.locator('[data-figure="types"]')).toBeVisible();
    await showTables(page);
  }
  expect(counted).toBeGreaterThan(25);
  await page.locator('[data-figure="views"] a').click();
  await expect(result).toHaveAttribute('data-views', '3');
  await expect(page.getByRole('row')).toContainText([/Pagina/, /^\/\s*2/, /^\/blog\s*1/]);
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await expect(views).toContainText('Stand van');
});

test('R-09 R-38 an answer to a request moves the figures at once, and the median once the server has it', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'admin');
  await openDashboard(page);
  const open = page.locator('[data-figure="open contacts"]');
  const before = Number(await open.textContent());
  await answer(page, 'Femke Oudshoorn');
  await expect(open).toHaveText(String(before - 1));
  await expectMedian(page);
});

test('R-17 a technician has no dashboard: no entry in the menu, and its address leads to the day', {
  tag: '@long',
}, async ({ page, app }) => {
  await app.startWork(page, 'technician');
  const shell = new AdminShellPage(page);
  await expect(shell.entries.filter({ hasText: 'Dashboard' })).toHaveCount(0);
  const below = ['/services?status=open', '/paginaweergaven', '/antwoorden'];
  for (const address of [ADDRESS, ...below.map((path) => `${ADDRESS}${path}`)]) {
    await page.goto(`${app.url}${address}`);
    await expect(shell.title, address).toHaveText('Vandaag');
  }
});

test('WCAG 2.2 AA R-38: the dashboard, its tables and its list at every size, day and night, nothing hidden from the keyboard', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await app.startWork(page, 'admin');
  await openDashboard(page);
  await answer(page, 'Annelies Quint');
  await expectMedian(page);
  const also = async (where: string): Promise<void> => {
    // A month of a chart is as wide as a phone leaves it: the table beside it has a target for gloves.
    expect.soft((await measureTargets(page.getByRole('main'), 24)).small, where).toEqual([]);
  };
  await checkViewports(page, 'dashboard', { also });
  expect((await hiddenStops(page, 60)).hidden).toEqual([]);
  await showTables(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await checkViewports(page, 'dashboard in tables', {
    also: async (where) => {
      expect.soft((await measureTargets(page.getByRole('main'), 48)).small, where).toEqual([]);
    },
  });
  await page.locator('[data-figure="late services"] a').click();
  await expect(page.getByRole('heading', { name: 'Services die te laat zijn' })).toBeVisible();
  await checkViewports(page, 'services of a figure', { also });
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await page.locator('[data-figure="median"] a').first().click();
  await expect(page.getByRole('heading', { name: /^Antwoorden in/ })).toBeVisible();
  await checkViewports(page, 'answers of a month', { also });
});
