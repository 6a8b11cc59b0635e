import type { Page } from '@playwright/test';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, sidewaysScroll } from '../pages/accessibility.ts';
import { filesOf, type FormName, FORMS, rowsOf, SiteForm } from '../pages/site-forms.ts';
import { pictures } from '../pictures.ts';

// A backend of their own: no other journey waits behind what these do to the network.
test.use({ backend_group: 'visitors' });
// As often as a journey is repeated.
process.env['LEAD_LIMIT_PER_VISITOR'] = '10000';
process.env['LEAD_LIMIT_OVERALL'] = '10000';

const SENT = 'Bedankt! We nemen binnen 24 uur contact met u op.';
const KEPT = 'Uw aanvraag is op dit apparaat bewaard en wordt verzonden zodra u weer verbinding heeft.';

let made = 0;
/** An e-mail address that was not used before. */
const freshEmail = (): string => {
  made += 1;
  return `jan-${process.pid}-${made}@voorbeeld.example`;
};

const api = (form: FormName): string => `**/api/${form}`;

/** Counts what leaves for a form. */
function watchPosts(page: Page): () => number {
  let posts = 0;
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      /\/api\/(?:contact|consultation|founding-member|newsletter)$/.test(request.url())
    )
      posts += 1;
  });
  return () => posts;
}

test('F-005 F-033 F-051 F-082 each form reaches the office, once, and says so', async ({ page, app }) => {
  const said: Record<FormName, string> = {
    contact: SENT,
    consultation: SENT,
    'founding-member': 'Dank voor uw aanmelding',
    newsletter: 'Bedankt voor uw aanmelding!',
  };
  for (const name of ['contact', 'consultation', 'founding-member', 'newsletter'] as const) {
    const form = new SiteForm(page, name);
    const email = freshEmail();
    await form.open(app.url);
    await form.send(email);
    await expect(page.getByText(said[name])).toBeVisible();
    expect(await rowsOf(app.url, name, email), name).toHaveLength(1);
  }
  // The last was the newsletter's: what it promised is one link away (F-086, B-018).
  await page.getByRole('link', { name: 'Open de checklist' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(25);
});

test('T-013 F-021 R-22 what is missing is told under the fields, the first of them has the keyboard, and nothing leaves', async ({
  page,
  app,
}) => {
  const posts = watchPosts(page);
  const form = new SiteForm(page, 'consultation');
  await form.open(app.url);
  await form.submit.click();
  await expect(form.field('Voornaam')).toBeFocused();
  await expect(form.field('Voornaam')).toHaveAccessibleDescription('Voornaam is verplicht');
  const edge = (label: string): Promise<string> =>
    form.field(label).evaluate((field) => getComputedStyle(field).borderBottomColor);
  expect(await edge('Voornaam'), 'with the focus it looks as wrong as the others').toBe(
    await edge('Achternaam'),
  );
  await expect(form.form).toContainText('U moet akkoord gaan met de privacyverklaring');
  await form.field('Voornaam').fill('Jan');
  await expect(form.form).not.toContainText('Voornaam is verplicht');
  const noted = await page.evaluate(() => performance.getEntriesByName('site:form_invalid').length);
  expect([noted, posts()]).toEqual([1, 0]);
});

test('R-19 R-26 offline it is kept on the device, with a photo chosen there, and says so; once there is a connection it goes, once', async ({
  page,
  context,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(NETWORK_LOSS);
  const form = new SiteForm(page, 'contact');
  const email = freshEmail();
  await form.open(app.url);
  await form.fill(email);
  await form.field('Waar gaat het om?').selectOption('Antifouling Aanbrengen');
  await form.field('Ligplaats').fill('Muiden');
  // The second half of the form is there before the network goes: it has kept a draft.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('form_drafts'))).toMatch(/^contact@/);
  await form.picturesReady();
  await context.setOffline(true);
  await form.form.locator('input[type=file]').setInputFiles(await pictures(1, 'romp'));
  // Made small and free of what the camera noted, as it is with a network.
  await expect(form.files).toContainText('romp-1.webp');
  await form.submit.click();
  await expect(form.message).toHaveText(KEPT);
  await expect(form.strip).toContainText('1 formulier wacht op verzending.');
  await context.setOffline(false);
  await form.sentAll();
  for (const told of [form.message, form.strip])
    await expect(told).toContainText('Uw aanvraag is verzonden.');
  await expect(form.form).toContainText(`Een bevestiging gaat naar ${email}.`);
  await form.strip.getByRole('button', { name: 'Sluit' }).click();
  await expect(form.strip).toBeHidden();
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
  expect(await filesOf(app.url, email)).toHaveLength(1);
});

test('R-19 R-26 the visitor is thanked while a file is still being sent; a file that storage refuses does not stop the others', {
  tag: '@long',
}, async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(/status of 500/);
  const form = new SiteForm(page, 'contact');
  const email = freshEmail();
  await form.open(app.url);
  await form.fill(email);
  await form.attach('offerte.pdf');
  await form.attach('plan.pdf');
  let refused = '';
  await page.route('**/storage/v1/object/upload/sign/**', async (route) => {
    refused ||= route.request().url().replace(/\?.*/, '');
    if (route.request().url().startsWith(refused)) await route.fulfill({ status: 500 });
    else await route.continue();
  });
  await form.submit.click();
  await expect(form.message).toHaveText(SENT);
  await expect(form.strip).toContainText('1 bestand wordt nog verzonden.');
  await form.strip.getByRole('button', { name: 'Bekijk' }).click();
  const list = page.getByRole('dialog', { name: 'Wacht op verzending' });
  await expect(list).toContainText('Ontvangen · Versturen lukte nog niet, wij proberen het opnieuw');
  expect(await filesOf(app.url, email)).toHaveLength(1);
  await page.unrouteAll();
  await list.getByRole('button', { name: 'Nu verzenden' }).click();
  await expect(list).toContainText('Alles is verzonden.');
  expect([await filesOf(app.url, email), (await rowsOf(app.url, 'contact', email)).length]).toEqual([
    [8, 8],
    1,
  ]);
});

test('what is typed survives a tab that is closed; the files stay with it; after sending it is gone', {
  tag: '@long',
}, async ({ page, context, app }) => {
  const email = freshEmail();
  const first = new SiteForm(page, 'contact');
  await first.open(app.url);
  await first.fill(email);
  await first.attach('offerte.pdf');
  await expect.poll(() => first.keptEmails()).toEqual([email]);
  await page.close({ runBeforeUnload: false });

  const later = await context.newPage();
  const again = new SiteForm(later, 'contact');
  await again.open(app.url);
  await expect(again.field('E-mail')).toHaveValue(email);
  await expect(again.files).toContainText('offerte.pdf');
  await expect(again.form.getByRole('checkbox')).not.toBeChecked();
  await again.form.getByRole('checkbox').check();
  await again.submit.click();
  await expect(again.message).toHaveText(SENT);
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
  await again.open(app.url);
  await expect(again.field('E-mail')).toHaveValue('');
});

test('R-19 an answer that is lost on the way makes no second row', async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  const posts = watchPosts(page);
  const form = new SiteForm(page, 'contact');
  const email = freshEmail();
  await form.open(app.url);
  await page.route(
    api('contact'),
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await form.send(email);
  await expect(form.message).toHaveText(KEPT);
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
  await form.sentAll();
  expect(posts()).toBe(2);
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
});

test('F-034 a server that cannot: the sentence, the fields kept; the next try is the same request', async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 500/);
  const form = new SiteForm(page, 'contact');
  const email = freshEmail();
  await form.open(app.url);
  await page.route(api('contact'), (route) => route.fulfill({ status: 500 }), { times: 1 });
  await form.send(email);
  await expect(form.message).toHaveText(
    'Er is iets misgegaan. Probeer het later opnieuw. Uw aanvraag is op dit apparaat bewaard en wordt vanzelf opnieuw verzonden.',
  );
  await expect(form.field('E-mail')).toHaveValue(email);
  await form.submit.click();
  await expect(form.message).toHaveText(SENT);
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
});

test('R-20 F-064 a blocked captcha does not delay the form', { tag: '@long' }, async ({
  page,
  app,
  consoleWatch,
}) => {
  consoleWatch.allow(/recaptcha/);
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'true'));
  const asked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('recaptcha')) asked.push(message.text());
  });
  // As the build writes it where a key is configured; the policy of this backend allows no other origin.
  await page.route(`**${FORMS['founding-member'].path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace('<div id="root"', '<div id="root" data-captcha="test-key"'),
    });
  });
  const form = new SiteForm(page, 'founding-member');
  const email = freshEmail();
  await form.open(app.url);
  expect(asked).toEqual([]);
  await form.send(email);
  await expect(page.getByText('Dank voor uw aanmelding')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(await rowsOf(app.url, 'founding-member', email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Nieuw formulier invullen' }).click();
  await expect(form.field('Voornaam')).toBeFocused();
});

test('a doubled click sends once', async ({ page, app }) => {
  const posts = watchPosts(page);
  const form = new SiteForm(page, 'contact');
  const email = freshEmail();
  await form.open(app.url);
  await form.fill(email);
  await form.submit.dblclick();
  await expect(form.message).toHaveText(SENT);
  expect([posts(), (await rowsOf(app.url, 'contact', email)).length]).toEqual([1, 1]);
});

test('R-19 each form is kept while nothing answers; the four queued forms go together at the next visit, on any page, each once', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  await context.route('**/api/**', (route) => route.abort('connectionrefused'));
  const names = ['contact', 'consultation', 'founding-member', 'newsletter'] as const;
  const emails = names.map(freshEmail);
  for (const [index, name] of names.entries()) {
    const form = new SiteForm(page, name);
    await form.open(app.url);
    await form.send(emails[index] ?? '');
    await expect(page.getByText(KEPT).filter({ visible: true })).toBeVisible();
  }
  await context.unroute('**/api/**');
  const elsewhere = new SiteForm(page, 'contact');
  await elsewhere.open(app.url);
  await elsewhere.sentAll();
  for (const [index, name] of names.entries())
    expect(await rowsOf(app.url, name, emails[index] ?? ''), name).toHaveLength(1);
});

test('R-19 what the server refused later opens again in its form: texts, file and sentence; mended, it goes once', {
  tag: '@long',
}, async ({ page, context, app, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  consoleWatch.allow(/status of 422/);
  const email = freshEmail();
  const form = new SiteForm(page, 'contact');
  await form.open(app.url);
  await form.fill(email);
  await form.field('Bericht').fill('Graag een inspectie.');
  await form.attach('offerte.pdf');
  await context.route(api('contact'), (route) => route.abort('connectionrefused'), { times: 1 });
  await form.submit.click();
  await expect(form.message).toHaveText(KEPT);
  const refusal = { code: 'invalid_fields', error: 'Deze tekst is te lang', fields: { message: 'too_long' } };
  await context.route(api('contact'), (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await new SiteForm(page, 'consultation').open(app.url);
  await expect(form.strip).toContainText('1 formulier is niet aangenomen.');
  await form.strip.getByRole('button', { name: 'Bekijk' }).click();
  const list = page.getByRole('dialog', { name: 'Wacht op verzending' });
  await expect(list).toContainText('Jan de Wit');
  await expect(list).toContainText('1 bestand');
  await list.getByRole('link', { name: /^Aanpassen/ }).click();
  await expect(form.field('Bericht')).toBeFocused();
  await expect(form.field('Bericht')).toHaveAccessibleDescription('Deze tekst is te lang');
  await expect(form.field('Bericht')).toHaveValue('Graag een inspectie.');
  await expect(form.field('E-mail')).toHaveValue(email);
  await expect(form.files).toContainText('offerte.pdf');
  await form.field('Bericht').fill('Inspectie.');
  await form.form.getByRole('checkbox').check();
  await form.submit.click();
  await expect(form.message).toHaveText(SENT);
  await form.sentAll();
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
});

test('F-005 without JavaScript the browser posts the form, and the office answers with a page', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = freshEmail();
  await page.goto(`${app.url}/contact`);
  const form = new SiteForm(page, 'contact');
  await form.send(email);
  await expect(page).toHaveURL(/\/verzonden$/);
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
  await context.close();
});

test('WCAG 2.2 AA: a form with everything that can be said about it, at every size, by day and at night', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
  const form = new SiteForm(page, 'contact');
  await form.open(app.url);
  await form.submit.click();
  await expect(form.form).toContainText('E-mail is verplicht');
  const text = Buffer.from('Geen foto');
  await form.form.locator('input[type=file]').setInputFiles([
    { name: 'offerte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'brief-aan-de-jachthaven-over-de-winterberging.docx', mimeType: 'text/plain', buffer: text },
    { name: 'maten.xlsx', mimeType: 'text/plain', buffer: text },
    { name: 'leeg.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ]);
  const files = form.form.getByLabel('Voeg foto’s of een pdf toe');
  await expect(files, 'R-26 each is named').toHaveAccessibleDescription(
    /winterberging\.docx, maten\.xlsx: Kies foto’s.* leeg\.pdf: Dit bestand is leeg/s,
  );
  await expect(files).toHaveAttribute('aria-invalid', 'true');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await accessibilityFaults(page, 'everything'), `${width}`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `${width} scrolls sideways`).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await accessibilityFaults(page, 'colour'), 'at night').toEqual([]);
  await form.form.getByRole('button', { name: 'Verwijder offerte.pdf' }).press('Enter');
  await expect(files, 'R-22 the keyboard stays where files are chosen').toBeFocused();
  await expect(form.form).toContainText('offerte.pdf gaat niet mee.');
});
