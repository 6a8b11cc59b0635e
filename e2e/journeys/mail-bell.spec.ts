import { expect, test } from '../fixtures.ts';
import { lookEverywhere, PHONE } from '../pages/look-everywhere.ts';

// Failed mail shows to every admin: a backend of its own.
// Looked at online: what a device keeps of the app is other journeys' matter.
test.use({ world: 'mail', serviceWorkers: 'block' });

test('R-19 a mail that failed for good rings for an admin, says who and why, and is sent again', async ({
  page,
  app,
}) => {
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
  const list = page.getByRole('dialog', { name: 'Niet verzonden mail' });
  await expect(list.getByRole('heading', { name: 'Uw bericht aan Havenglans' })).toBeVisible();
  await expect(list).toContainText('jan, post.example');
  await expect(list).toContainText('Het adres is geen geldig e-mailadres.');
  await lookEverywhere(page, 'the bell', { sizes: [PHONE] });

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
