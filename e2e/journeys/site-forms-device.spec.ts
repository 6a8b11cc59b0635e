import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../browser.ts';
import { JOURNEY_ARGS } from '../chromium-args.ts';
import { expect, test } from '../fixtures.ts';
import { filesOf, rowsOf, SiteForm } from '../pages/site-forms.ts';
import { closeLastTab, wakeWorker } from '../worker-waking.ts';

// Real workers and real processes; their backend is that of site-forms.spec.ts.
test.use({ backend_group: 'visitors' });

const TAG = 'send-forms';
const SENT = 'Bedankt! We nemen binnen 24 uur contact met u op.';
const KEPT = 'Uw aanvraag is op dit apparaat bewaard en wordt verzonden zodra u weer verbinding heeft.';

let made = 0;
const freshEmail = (): string => {
  made += 1;
  return `toestel-${process.pid}-${made}@voorbeeld.example`;
};

/** The worker is in charge, as it is for a visitor who was here before. */
const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);

test('R-19 what was kept offline is sent by the worker after the last tab closed, once, and the next visit finds nothing left', {
  tag: '@long',
}, async ({ app, createDevice }) => {
  const device = await createDevice('tablet');
  const page = await device.page();
  const form = new SiteForm(page, 'contact');
  const email = freshEmail();
  await form.open(device.url);
  expect(await hasWorker(page)).toBe(true);
  await form.fill(email);
  await form.attach('offerte.pdf');
  await device.loseNetwork();
  await form.submit.click();
  await expect(form.message).toHaveText(KEPT);
  const session = await closeLastTab(device, page);
  const atOffice = () => rowsOf(app.url, 'contact', email);
  expect(await atOffice()).toEqual([]);

  await device.regainNetwork();
  await expect
    .poll(
      async () => {
        await wakeWorker(session, device.url, TAG);
        return await atOffice();
      },
      { timeout: 20_000, intervals: [1_000] },
    )
    .toHaveLength(1);
  const next = await device.page({ fresh: true });
  const again = new SiteForm(next, 'contact');
  await again.open(device.url);
  await again.sentAll();
  await expect(again.strip).toBeHidden();
  expect(await atOffice()).toHaveLength(1);
  expect(await filesOf(app.url, email), 'R-26 with its file').toEqual([8]);
});

test('a browser killed between typing and sending has the text and the file again; killed once more with the answer on the wire, it sends once', {
  tag: '@long',
}, async ({ app, createDeviceWithDisk }) => {
  const device = await createDeviceWithDisk('tablet');
  const typing = new SiteForm(await device.page(), 'contact');
  const email = freshEmail();
  await typing.open(device.url);
  await typing.fill(email);
  await typing.attach('offerte.pdf');
  await expect.poll(() => typing.keptEmails()).toEqual([email]);
  await device.kill();

  await device.launch();
  const sending = new SiteForm(await device.page(), 'contact');
  await sending.open(device.url);
  await expect(sending.field('E-mail')).toHaveValue(email);
  await expect(sending.files).toContainText('offerte.pdf');
  await expect(sending.message).toHaveText('Wat u eerder invulde staat er nog.');
  const answered = device.stopNext('answer', '/api/contact');
  await sending.form.getByRole('checkbox').check();
  await sending.submit.click();
  await answered;
  await device.kill();

  await device.launch();
  const page = await device.page();
  const elsewhere = new SiteForm(page, 'consultation');
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await elsewhere.open(device.url);
  expect((await sent).status()).toBe(200);
  await elsewhere.sentAll();
  expect(await rowsOf(app.url, 'contact', email)).toHaveLength(1);
  expect(await filesOf(app.url, email), 'R-26 with its file').toEqual([8]);
});

test('R-19 R-26 two tabs with the same form keep what is typed and chosen in each; what one sends leaves the other alone, also through a killed browser', {
  tag: '@long',
}, async ({ app, createDeviceWithDisk }) => {
  const device = await createDeviceWithDisk('tablet');
  const left = new SiteForm(await device.page(), 'contact');
  const right_page = await device.page({ fresh: true });
  const right = new SiteForm(right_page, 'contact');
  const emails = [freshEmail(), freshEmail()] as const;
  await left.open(device.url);
  await right.open(device.url);
  await left.fill(emails[0]);
  await right.fill(emails[1]);
  await right.attach('offerte.pdf');
  await expect.poll(async () => new Set(await left.keptEmails())).toEqual(new Set(emails));
  await right_page.reload();
  await expect(right.field('E-mail'), 'a reload goes on with its own').toHaveValue(emails[1]);
  await expect(right.files).toContainText('offerte.pdf');

  await left.submit.click();
  await expect(left.message).toHaveText(SENT);
  await expect(left.field('E-mail')).toHaveValue('');
  expect(await rowsOf(app.url, 'contact', emails[0])).toHaveLength(1);
  expect(await filesOf(app.url, emails[0])).toEqual([]);
  await device.kill();

  await device.launch();
  const next = new SiteForm(await device.page(), 'contact');
  await next.open(device.url);
  await expect(next.field('E-mail')).toHaveValue(emails[1]);
  await expect(next.files).toContainText('offerte.pdf');
  await next.form.getByRole('checkbox').check();
  await next.submit.click();
  await expect(next.message).toHaveText(SENT);
  await next.sentAll();
  expect(await filesOf(app.url, emails[1])).toEqual([8]);
});

for (const name of ['contact', 'founding-member'] as const)
  test(`R-19 what a visitor typed into the ${name} form while its second half was still on its way is in the form again`, async ({
    page,
    app,
  }) => {
    const SECOND_HALF = '**/assets/form-controller-*.js';
    const asked = page.waitForRequest(SECOND_HALF);
    // On a slow connection it takes longer than a short text.
    await page.route(SECOND_HALF, () => undefined);
    const form = new SiteForm(page, name);
    await form.open(app.url);
    await form.field('Voornaam').pressSequentially('Snelle');
    await asked;
    await form.field('Achternaam').pressSequentially('Bezoeker');
    await form.form.getByLabel('Type boot').selectOption({ index: 2 });
    await form.form.getByRole('checkbox').check();
    await page.goto(`${app.url}/robots.txt`);
    await page.unroute(SECOND_HALF);
    await form.open(app.url);
    await expect(form.field('Voornaam')).toHaveValue('Snelle');
    await expect(form.field('Achternaam')).toHaveValue('Bezoeker');
    await expect(form.form.getByLabel('Type boot')).not.toHaveValue('');
    await expect(form.form.getByRole('checkbox'), 'consent is given anew each time').not.toBeChecked();
  });

test('R-19 a form that is left and shown again by the way back has its own draft, with what the next page made of it', {
  tag: '@long',
}, async ({ app }) => {
  // Playwright switches the browser's page cache off; people have it on.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: JOURNEY_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    const form = new SiteForm(page, 'contact');
    const email = freshEmail();
    await form.open(app.url);
    await form.fill(email);
    await expect.poll(() => form.keptEmails()).toEqual([email]);
    await page.goto(`${app.url}/#contact`);
    const home = new SiteForm(page, 'contact');
    await expect(home.field('E-mail'), 'the next page goes on with it').toHaveValue(email);
    await home.field('Bericht').fill('Mijn teak wordt grijs.');
    await page.goBack({ waitUntil: 'commit' });
    await expect(form.field('Bericht')).toHaveValue('Mijn teak wordt grijs.');
    // Whether it keeps the page is up to the browser; a lock that is still held would forbid it.
    const reasons = await page.evaluate(() =>
      JSON.stringify(performance.getEntriesByType('navigation').map((entry) => entry.toJSON())),
    );
    expect(reasons).not.toContain('"reason":"lock"');
  } finally {
    await browser.close();
  }
});
