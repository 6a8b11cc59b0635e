import type { Locator, Page } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import type { StaffPages } from '../sign-in.ts';

test.use({ serviceWorkers: 'allow' });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;
const NAME = 'Natasja Prins';

/** Whether a press on the middle of this element reaches it: nothing lies over it. */
const isInReach = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

async function expectApart(one: Locator, other: Locator, what: string): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error(`not on the screen: ${what}`);
  const is_apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(is_apart, what).toBe(true);
}

/** The pill is seen and pressed over an open dialog, and covers neither its title nor its close button. */
async function expectPillOver(work: StaffPages, dialog: Locator, what: string): Promise<void> {
  const { button } = work.pill;
  await expect(dialog).toBeVisible();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isInReach(button), `the pill over ${what}`).toBe(true);
  const title = dialog.getByRole('heading').first();
  if (await title.isVisible()) await expectApart(button, title, `the pill and the title of ${what}`);
  for (const way_out of await dialog.getByRole('button', { name: /Sluiten|sluiten/ }).all()) {
    await expectApart(button, way_out, `the pill and the way out of ${what}`);
    await expect.poll(() => isInReach(way_out), `the way out of ${what}`).toBe(true);
  }
}

/** What is pressed, and each name of a screen, a dialog or a part of them, that lies under a notice and would be seen there without it. */
const coveredByNotices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const in_notice = '.mantine-Notifications-root';
    const notices = [...document.querySelectorAll('.mantine-Notification-root')].map((notice) =>
      notice.getBoundingClientRect(),
    );
    const liesUnder = (element: Element, notice: DOMRect): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const from = { x: Math.max(left, notice.left), y: Math.max(top, notice.top) };
      const to = { x: Math.min(right, notice.right), y: Math.min(bottom, notice.bottom) };
      if (to.x - from.x < 1 || to.y - from.y < 1) return false;
      const seen = document
        .elementsFromPoint((from.x + to.x) / 2, (from.y + to.y) / 2)
        .find((one) => one.closest(in_notice) === null);
      return seen !== undefined && element.contains(seen);
    };
    return [...document.querySelectorAll('h1, h2, h3, a[href], button, input, select, textarea')]
      .filter((element) => element.closest(`${in_notice}, [inert]`) === null)
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((element) => notices.some((notice) => liesUnder(element, notice)))
      .map((element) => element.ariaLabel ?? element.textContent);
  });

/**
 * What of a list or dialog lies under a notice although it is scrolled to its end: nothing can then be read or pressed
 * there before the notice has gone.
 */
const underNoticesAtTheEnd = (root: Locator, parts: string): Promise<readonly string[]> =>
  root.evaluate((element, selector) => {
    const scroller = element.closest('.mantine-Modal-content') ?? document.documentElement;
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
    const notices = [...document.querySelectorAll('.mantine-Notification-root:not([inert])')].map((notice) =>
      notice.getBoundingClientRect(),
    );
    if (notices.length === 0) return ['no notice stood'];
    return [...element.querySelectorAll<HTMLElement>(selector)]
      .filter((part) => {
        const { top, bottom, width } = part.getBoundingClientRect();
        return width > 1 && notices.some((box) => top < box.bottom - 1 && bottom > box.top + 1);
      })
      .map((part) => part.ariaLabel ?? part.textContent);
  }, parts);

/** Keeps notices with a button until they are closed: on a slow machine they would go before they are looked at. */
async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript((shown_ms) => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === shown_ms ? 0 : start(run, ms)),
    });
  }, 10_000);
}

/** Where each notice begins, the newest first. */
const linesOfNotices = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.mantine-Notification-root')
    .evaluateAll((notices) => notices.map((notice) => notice.getBoundingClientRect().top));

/** More than any dialog has of what Tab stops at. */
const MOST_STOPS = 100;

/**
 * The keyboard stays in an open dialog and at the pill over it, which is one of its stops, also when the pill's list was
 * opened over it and closed again.
 */
async function expectTrapHolds(page: Page, work: StaffPages, dialog: Locator): Promise<void> {
  await work.pill.open();
  await page.keyboard.press('Escape');
  await expect(work.pill.drawer).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus'), 'the focus stays inside').toHaveCount(1);
  const isAtPill = () => work.pill.button.evaluate((button) => button === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isAtPill()); stop += 1) {
    await expect(dialog.locator(':focus'), 'the focus stays inside').toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await expect(work.pill.button, 'Tab reaches the pill').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus'), 'and goes on inside').toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(work.pill.drawer.locator(':focus'), 'a key leads to the list').toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(work.pill.drawer, 'and back').toBeHidden();
  await expect(dialog.locator(':focus')).toHaveCount(1);
}

test('R-50 the pill stays in sight and in reach over dialogs, forms and drawers, at four sizes', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  const work = await app.startWork(page, 'technician');
  const shell = new AdminShellPage(page);
  for (const size of SIZES) {
    const at = `at ${size.width} px`;
    await page.setViewportSize(size);
    const detail = await work.list.openClient(NAME);
    await expectPillOver(work, detail.dialog(NAME), `a client ${at}`);
    await expectTrapHolds(page, work, detail.dialog(NAME));
    await detail.openServiceForm();
    await expectPillOver(work, detail.service_form, `a form ${at}`);
    await page.keyboard.press('Escape');
    await expect(detail.service_form).toBeHidden();
    await detail.close(NAME);
    await work.list.search.fill('');

    if (size.width < 1024) {
      await shell.open_menu.click();
      await expectPillOver(work, shell.slide_over, `the menu ${at}`);
      await page.keyboard.press('Escape');
      await expect(shell.slide_over).toBeHidden();
    }
    const drawer = await work.pill.open();
    await expectPillOver(work, drawer, `its own list ${at}`);
    await work.pill.button.click();
    await expect(drawer, 'a second press closes the list').toBeHidden();
  }
});

test('R-50 M-023 a notice has one place: beside the pill, on a phone at the foot, over no title and no way out, over a dialog too, at four sizes', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  test.slow();
  consoleWatch.allow(NETWORK_LOSS);
  const work = await app.startWork(page, 'technician');
  await context.setOffline(true);
  await work.pill.says('Offline');
  for (const [index, size] of SIZES.entries()) {
    const at = `at ${size.width} px`;
    await page.setViewportSize(size);
    await work.list.addClient({ name: `Melding ${index}`, email: `m${index}@melding.example` });
    const notice = page.locator('.mantine-Notification-root').first();
    await expect(notice).toBeVisible();
    await expectApart(notice, work.pill.button, `a notice and the pill ${at}`);
    const detail = await work.list.openClient(`Melding ${index}`);
    await expectPillOver(work, detail.dialog(`Melding ${index}`), `a client with a notice ${at}`);
    if (await notice.isVisible()) await expectApart(notice, work.pill.button, `the same over a dialog ${at}`);
    for (const status of ['Actief', 'Prospect']) {
      await detail.dialog(`Melding ${index}`).getByText(status, { exact: true }).click();
      await expect(notice, 'the newest is on top').toContainText('Status');
    }
    await expect
      .poll(async () => {
        const lines = await linesOfNotices(page);
        return Math.max(...lines) - Math.min(...lines);
      }, `older ones are folded ${at}`)
      .toBeLessThan(30);
    if (size.width < 768) {
      // A notice whose undo is no longer possible has no second line, which those behind it may have.
      const undo = notice.getByRole('button', { name: 'Ongedaan maken' });
      await undo.evaluate((button) => (button.style.display = 'none'));
      const lines = await linesOfNotices(page);
      expect(lines.length, 'others stand behind it').toBeGreaterThan(1);
      expect(Math.max(...lines) - Math.min(...lines), `a higher one is folded too ${at}`).toBeLessThan(30);
    }
    if (size.width < 768)
      await expect
        .poll(
          () => underNoticesAtTheEnd(detail.dialog(`Melding ${index}`), 'a[href], button, input, dd'),
          `the end of a client ${at}`,
        )
        .toEqual([]);
    if (size.width >= 768)
      expect(await coveredByNotices(page), `over a client, under the notices ${at}`).toEqual([]);
    await detail.openServiceForm();
    if (size.width >= 768)
      expect(await coveredByNotices(page), `over a form, under the notices ${at}`).toEqual([]);
    for (const answer of await detail.service_form.locator('[data-foot] button:visible').all())
      if (await notice.isVisible())
        await expectApart(notice, answer, `a notice and an answer of a form ${at}`);
    await page.keyboard.press('Escape');
    await detail.close(`Melding ${index}`);
    if (size.width >= 768) expect(await coveredByNotices(page), `under the notices ${at}`).toEqual([]);
    else {
      const { y = 0 } = (await notice.boundingBox()) ?? {};
      expect(y, `what is read from above stays free ${at}`).toBeGreaterThan(size.height / 2);
      for (const name of ['Alles doorzoeken', 'Klant toevoegen'])
        await expectApart(
          notice,
          page.getByRole('button', { name, exact: true }),
          `a notice and ${name} ${at}`,
        );
      await work.list.search.fill('Melding');
      await expect
        .poll(
          () => underNoticesAtTheEnd(page.getByRole('main'), 'article, li, tr'),
          `the end of a list ${at}`,
        )
        .toEqual([]);
    }
    await notice.getByRole('button').first().focus();
    await expect
      .poll(async () => {
        const [first = 0, ...others] = await linesOfNotices(page);
        return others.filter((line) => Math.abs(line - first) < 40);
      }, `the keyboard unfolds them ${at}`)
      .toEqual([]);
    await work.list.search.fill('');
    await work.list.closeNotices();
  }
  await context.setOffline(false);
});

test('R-50 M-023 at the office a notice covers neither the title, the search, the bell nor the pill, however long that is, which says only its state where there is little room', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const work = await app.startWork(page, 'admin');
  await page.goto(`${app.url}/admin/klanten`);
  await context.setOffline(true);
  await work.pill.says('Offline');
  const header = page.getByRole('banner');
  for (const [index, width] of [1440, 1280, 1024, 768].entries()) {
    await page.setViewportSize({ width, height: 800 });
    await work.list.addClient({ name: `Kantoor ${index}`, email: `k${index}@melding.example` });
    const notice = page.locator('.mantine-Notification-root').first();
    await expect(notice).toBeVisible();
    const expectFree = async (where: string): Promise<void> => {
      for (const name of [/^Alles doorzoeken/, /ongelezen/, /^Synchronisatie/])
        await expectApart(notice, header.getByRole('button', { name }), `${String(name)} ${where}`);
      await expectApart(notice, header.getByRole('heading', { level: 1 }), `the title ${where}`);
    };
    await expectFree(`at ${width} px`);
    // As wide as its longest words, '12 wijzigingen niet aangenomen' with a count.
    await work.pill.button.evaluate((button) => (button.style.minWidth = '20.5rem'));
    await expect(async () => expectFree(`beside a long pill at ${width} px`)).toPass({ timeout: 5_000 });
    await work.pill.button.evaluate((button) => (button.style.minWidth = ''));
    const words = work.pill.button.getByText('op dit apparaat bewaard');
    await expect(words).toBeVisible({ visible: width >= 1280 });
    await expect(work.pill.button).toHaveAccessibleName(/Offline – op dit apparaat bewaard/);
  }
});

test('R-50 M-023 over what opens above a screen a notice covers neither a name nor an answer, at four sizes', {
  tag: '@long',
}, async ({ page, app }) => {
  test.slow();
  await keepNotices(page);
  const work = await app.startWork(page, 'admin');
  const shell = new AdminShellPage(page);
  const notice = page.locator('.mantine-Notification-root').first();
  const apartFromAnswers = async (dialog: Locator, what: string): Promise<void> => {
    await expect(dialog).toBeVisible();
    await expect(notice, `it stands ${what}`).toBeVisible();
    await expect.poll(() => coveredByNotices(page), what).toEqual([]);
  };
  for (const size of SIZES) {
    const at = `at ${size.width} px`;
    await page.setViewportSize(size);
    await work.list.open(app.url);
    const detail = await work.list.openClient(NAME);
    for (const status of ['Prospect', 'Actief'])
      await detail.dialog(NAME).getByText(status, { exact: true }).click();
    // A pointer over them would unfold them.
    await page.mouse.move(size.width - 1, 1);
    await detail.chooseAction('Klant verwijderen');
    await page.mouse.move(size.width - 1, 1);
    await apartFromAnswers(detail.confirm, `a question ${at}`);
    await detail.confirm.getByRole('button', { name: 'Annuleren' }).click();
    await detail.close(NAME);
    if (size.width < 1024) await shell.open_menu.click();
    await shell.askSignOut();
    await page.mouse.move(size.width - 1, 1);
    await apartFromAnswers(page.getByRole('dialog', { name: 'Afmelden' }), `the way out ${at}`);
    await page.keyboard.press('Escape');
    if (size.width < 1024) {
      await shell.open_menu.click();
      await apartFromAnswers(shell.slide_over, `the menu ${at}`);
      await shell.slide_over.getByRole('link', { name: 'Blog Management' }).click();
    } else await shell.entries.filter({ hasText: 'Blog Management' }).click();
    await page.getByRole('button', { name: 'Nieuw artikel' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Article' });
    await page.mouse.move(size.width - 1, 1);
    if (size.width >= 768) await apartFromAnswers(form, `a form that fills the screen ${at}`);
    for (const answer of await form.locator('[data-foot] button:visible').all())
      await expectApart(notice, answer, `a notice and an answer of the blog ${at}`);
    await page.keyboard.press('Escape');
    await work.list.closeNotices();
  }
});
