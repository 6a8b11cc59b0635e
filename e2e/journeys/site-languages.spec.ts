import type { Page } from '@playwright/test';
import type { Language } from '../../src/content/language.ts';
import { pathIn, TRANSLATED_PAGES } from '../../src/routes.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { checkViewports, DESKTOP, PHONE } from '../pages/check-viewports.ts';
import { PublicPage } from '../pages/public-page.ts';
import { messageOf, SiteForm } from '../pages/site-forms.ts';

// The backend of the other journeys that take the network away, and the worker that answers without it.
test.use({ backend_group: 'visitors', serviceWorkers: 'allow' });

/** Resolves once the worker holds every page of a language. */
async function keptOnDevice(page: Page, language: Language): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (list) => (await (await caches.open('pages')).match(list)) !== undefined,
      `/${language}/files.json`,
    );
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

test('a visitor changes the language in the footer, stays on the page, and comes back', async ({
  page,
  app,
}) => {
  const site = new PublicPage(page);
  await site.open(`${app.url}/yacht-care-services`);
  await site.footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${app.url}/en/services`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Craftsmanship for gelcoat, teak and underwater hull',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: 'Checklist' })).toBeVisible();
  await site.footer.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Handwerk für Gelcoat, Teak und Unterwasserschiff',
  );
  await site.footer.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(`${app.url}/yacht-care-services`);
});

test('R-19 what a visitor chose in a form is chosen in every other language too, and still after the next key', async ({
  page,
  app,
}) => {
  const site = new PublicPage(page);
  const form = new SiteForm(page, 'contact');
  const [boat, subject] = [form.form.locator('[name=boatType]'), form.form.locator('[name=service]')];
  await site.open(`${app.url}/contact`);
  await boat.selectOption('Zeilboot');
  await subject.selectOption('Antifouling Aanbrengen');
  await site.open(`${app.url}/en/contact`);
  await expect(boat).toHaveValue('Sailing yacht');
  await expect(subject).toHaveValue('Antifouling');
  await form.form.locator('[name=firstName]').pressSequentially('S');
  await site.open(`${app.url}/de/contact`);
  await expect(boat).toHaveValue('Segelboot');
  await expect(subject).toHaveValue('Antifouling auftragen');
  await expect(form.form.locator('[name=firstName]')).toHaveValue('S');
});

for (const [language, missing, kept, sent, said] of [
  [
    'en',
    'Please enter your first name',
    'Your request has been kept on this device and will be sent as soon as you have a connection again.',
    'Your request has been received',
    'Taal: Engels',
  ],
  [
    'de',
    'Bitte geben Sie Ihren Vornamen ein',
    'Ihre Anfrage ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder eine Verbindung haben.',
    'Ihre Anfrage ist angekommen',
    'Taal: Duits',
  ],
] as const)
  test(`R-19 R-22 F-025 a visitor who reads ${language} is told in it what is missing, sends a request offline, and the office learns the language`, {
    tag: '@long',
  }, async ({ page, app, context, consoleWatch }) => {
    consoleWatch.allow(NETWORK_LOSS);
    const site = new PublicPage(page);
    const form = new SiteForm(page, 'contact');
    const email = `${language}-${process.pid}@voorbeeld.example`;
    await site.open(`${app.url}${pathIn(language, 'contact')}`);
    await keptOnDevice(page, language);
    await form.submit.click();
    await expect(form.form.getByText(missing)).toBeVisible();
    await form.form.locator('[name=firstName]').fill('Sam');
    await form.form.locator('[name=lastName]').fill('Weber');
    await form.form.locator('[name=email]').fill(email);
    await form.form.locator('[name=message]').fill('Hull is dull.');
    await form.form.getByRole('checkbox').check();
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.message).toHaveText(kept);
    // A page of the language that was never opened is here too.
    const other = await context.newPage();
    await other.goto(`${app.url}${pathIn(language, 'checklist')}`);
    await expect(other.getByRole('checkbox')).toHaveCount(25);
    await expect(other.locator('html')).toHaveAttribute('lang', language);
    await other.close();
    await context.setOffline(false);
    await form.sentAll();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await messageOf(app.url, email)).toBe(`${said}\nHull is dull.`);
  });

for (const language of ['en', 'de'] as const)
  test(`WCAG 2.2 AA: the pages in ${language} by day and at night`, { tag: '@long' }, async ({
    page,
    app,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
    const site = new PublicPage(page);
    for (const name of TRANSLATED_PAGES) {
      await site.open(`${app.url}${pathIn(language, name)}`);
      await checkViewports(page, pathIn(language, name), { sizes: [DESKTOP, PHONE] });
    }
  });
