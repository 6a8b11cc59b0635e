import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures.ts';
import { accessibilityFaults, sidewaysScroll } from '../pages/accessibility.ts';
import { PublicPage } from '../pages/public-page.ts';

test('F-086 R-25 ticked checks are counted, still there after a reload, and printed as a sheet', {
  tag: '@long',
}, async ({ page, app }) => {
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'false'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  const site = new PublicPage(page);
  await site.open(`${app.url}/yacht-care-checklist`);
  const gas = page.getByRole('checkbox', { name: /Gasinstallatie/ });
  await page.getByText('Gasinstallatie').click();
  await expect(gas).toBeChecked();
  await expect(page.getByText('1 van 25 gedaan')).toBeVisible();
  expect.soft(await accessibilityFaults(page, 'everything')).toEqual([]);
  expect.soft(await sidewaysScroll(page)).toBe(0);

  await page.reload();
  await expect(gas).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(25);
  for (const left_out of [site.bar, site.footer, page.getByText('1 van 25 gedaan')])
    await expect(left_out).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(gas).not.toBeChecked();
  await expect(page.getByText('van 25 gedaan')).toBeHidden();
});

test('F-086 the season of the day has three tasks and an article, and the checklist goes into a calendar, made offline too', async ({
  page,
  app,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2027-07-05T10:00:00Z'));
  const counted = page.waitForResponse('**/api/page-view');
  await page.goto(`${app.url}/yacht-care-checklist`);
  const season = page.getByRole('region', { name: 'Nu, in het vaarseizoen' });
  await expect(season.getByRole('listitem')).toHaveCount(3);
  await expect(season.getByRole('link')).toHaveAttribute('href', '/blog/gele-rand-op-de-waterlijn');
  // The view is counted when the page is at rest, which may be later than this: without a network it would be an error.
  await counted;
  await context.setOffline(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zet in uw agenda' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('yacht-care-checklist.ics');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(7);
  // In July the part for September is still to come this year, the one for April is not.
  expect(text).toContain('DTSTART;VALUE=DATE:20270904');
  expect(text).toContain('DTSTART;VALUE=DATE:20280401');
  await context.setOffline(false);
});

test('R-25 the link that confirms a sign-up asks first, and so does the one in a newsletter; one press begins and ends it, without JavaScript', {
  tag: '@long',
}, async ({ browser, app }) => {
  const email = `lezer-${crypto.randomUUID()}@post.example`;
  const body = { email, id: crypto.randomUUID(), recaptchaToken: null, elapsed_ms: 5_000 };
  const signed_up = await fetch(`${app.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(signed_up.status).toBe(200);
  /** The link to that function in the mails to the reader, once it is there. */
  const linkTo = async (name: string): Promise<string> => {
    let link = '';
    await expect(async () => {
      const mails: { to: string; text: string }[] = await (await fetch(`${app.url}/_local/mail.json`)).json();
      const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
      link = new RegExp(`\\S+/api/${name}\\?token=\\S+`).exec(texts.join(' '))?.[0] ?? '';
      expect(link).toContain('token=');
    }).toPass();
    return link;
  };

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(await linkTo('newsletter-confirm'));
  await expect(page).toHaveURL(/\/nieuwsbrief\/bevestigen\?token=/);
  await page.getByRole('button', { name: 'Bevestig mijn aanmelding' }).click();
  await expect(page).toHaveURL(`${app.url}/aangemeld`);
  await page.goto(await linkTo('unsubscribe'));
  await expect(page).toHaveURL(/\/nieuwsbrief\/afmelden\?token=/);
  await page.getByRole('button', { name: 'Meld mij af' }).click();
  await expect(page).toHaveURL(`${app.url}/nieuwsbrief/afgemeld`);
  await expect(page.getByRole('heading', { level: 1, name: 'U bent afgemeld' })).toBeVisible();
  // The same link again: it says that it is used up, and has no button that could do anything.
  await page.goto(await linkTo('unsubscribe'));
  await expect(page).toHaveURL(`${app.url}/nieuwsbrief/al-afgemeld`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze link is opgebruikt' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await context.close();
});
