import { expect, test } from '../fixtures.ts';
import { checkViewports, PHONE } from '../pages/check-viewports.ts';

// Failed mail shows to every admin: a backend of its own.
test.use({ backend_group: 'mail' });

test('R-19 a mail that failed for good rings for an admin, says who and why, and is sent again', {
  tag: '@long',
}, async ({ page, app }) => {
  const { url, secret_key } = app.backend;
  const headers = {
    apikey: secret_key,
    authorization: `Bearer ${secret_key}`,
    'content-type': 'application/json',
  };
  const id = crypto.randomUUID();
  const params = { first_name: 'Jan', last_name: 'de Boer', email: 'jan@post.example' };
  const mail = { id, template: 'contact_visitor', recipient: 'jan, post.example', params };
  await fetch(`${url}/rest/v1/mail_queue`, {
    method: 'POST',
    headers,
    body: JSON.stringify(mail),
  });
  await app.signIn(page, 'admin');
  const bell = page.getByRole('button', { name: '1 mail is niet verzonden' });
  await bell.click();
  const list = page
    .getByRole('dialog', { name: 'Meldingen' })
    .getByRole('region', { name: 'Niet verzonden mail' });
  await expect(list.getByRole('heading', { name: 'Uw bericht aan Havenglans' })).toBeVisible();
  await expect(list).toContainText('jan, post.example');
  await expect(list).toContainText('Het adres is geen geldig e-mailadres.');
  await checkViewports(page, 'the bell', { sizes: [PHONE] });

  const right = { recipient: 'jan@post.example' };
  await fetch(`${url}/rest/v1/mail_queue?id=eq.${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(right),
  });
  await list.getByRole('button', { name: /^Opnieuw versturen/ }).click();
  await expect(list).toBeHidden();
  await expect(bell).toBeHidden();
  await expect
    .poll(async () => await (await fetch(`${url}/_local/mail.json`)).text())
    .toContain('"to":"jan@post.example"');
});

test('R-19 failed mail and jobs that do not run ring together: one number, one list, each under its own heading', {
  tag: '@long',
}, async ({ page, app }) => {
  const { url, secret_key } = app.backend;
  const id = crypto.randomUUID();
  const headers = {
    apikey: secret_key,
    authorization: `Bearer ${secret_key}`,
    'content-type': 'application/json',
  };
  await fetch(`${url}/rest/v1/mail_queue`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      id,
      template: 'newsletter_confirm',
      recipient: 'els, post.example',
      params: { confirm_token: crypto.randomUUID() },
    }),
  });
  const job = { job: 'send_mail', last_run_at: '2026-11-20T08:15:00+00:00', reason: 'no_secret' };
  await page.route('**/rest/v1/rpc/overdue_jobs', (route) => route.fulfill({ json: [job] }));
  await app.signIn(page, 'admin');
  await page
    .getByRole('button', { name: '1 mail is niet verzonden, 1 taak van de server loopt niet' })
    .click();
  const list = page.getByRole('dialog', { name: 'Meldingen' });
  const mails = list.getByRole('region', { name: 'Niet verzonden mail' });
  await expect(
    mails.getByRole('heading', { name: 'Bevestig uw aanmelding voor de nieuwsbrief' }),
  ).toBeVisible();
  await expect(list.getByRole('region', { name: 'Taken van de server' })).toContainText(
    'Mail wordt niet verstuurd',
  );
  await checkViewports(page, 'mails and jobs');

  // Sent in the end: the journeys of this backend leave no failed mail to each other.
  await fetch(`${url}/rest/v1/mail_queue?id=eq.${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ recipient: 'els@post.example' }),
  });
  await mails.getByRole('button', { name: /^Opnieuw versturen/ }).click();
  await expect(mails).toBeHidden();
  await expect(list.getByRole('region', { name: 'Taken van de server' })).toBeVisible();
  await expect
    .poll(async () => await (await fetch(`${url}/_local/mail.json`)).text())
    .toContain('"to":"els@post.example"');
});

test('R-19 a job of the server that does not run rings for an admin, says what that means and why', {
  tag: '@long',
}, async ({ page, app }) => {
  let asked = 0;
  await page.route('**/rest/v1/rpc/overdue_jobs', async (route) => {
    asked += 1;
    const last_run_at = '2026-11-20T08:15:00+00:00';
    const jobs = [
      { job: 'send_mail', last_run_at, reason: 'no_secret' },
      { job: 'delete_expired_leads', last_run_at, reason: 'no_pg_cron' },
    ];
    await route.fulfill({ json: jobs });
  });
  await app.signIn(page, 'admin');
  await page.getByRole('button', { name: '2 taken van de server lopen niet' }).click();
  const list = page
    .getByRole('dialog', { name: 'Meldingen' })
    .getByRole('region', { name: 'Taken van de server' });
  await expect(list.getByRole('heading', { name: 'Mail wordt niet verstuurd' })).toBeVisible();
  await expect(list).toContainText('In de kluis van de server (vault) ontbreekt project_url of cron_secret.');
  await expect(list).toContainText('Verlopen aanvragen worden niet verwijderd');
  await checkViewports(page, 'late jobs', { sizes: [PHONE] });
  expect(asked).toBe(1);
});
