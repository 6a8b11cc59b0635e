import type { APIRequestContext, Page } from '@playwright/test';
import * as v from 'valibot';
import type { RunningBackend } from '../../supabase/local/backend.ts';
import { NETWORK_LOSS } from '../console-watch.ts';
import { expect, test } from '../fixtures.ts';
import { AdminShellPage } from '../pages/admin-shell.ts';
import { PasswordPage } from '../pages/sign-in-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ serviceWorkers: 'allow' });

const REFUSED = /status of 4\d\d/;
const GOOD = 'steigers in de ochtend';

const mailbox = v.array(v.object({ to: v.string(), link: v.nullable(v.string()) }));
const madeUser = v.object({ id: v.string() });

let people = 0;

/** What only the office's own secret key may do; every account is one test's own. */
class PasswordAdmin {
  readonly #request: APIRequestContext;
  readonly #backend: RunningBackend;

  constructor(request: APIRequestContext, backend: RunningBackend) {
    this.#request = request;
    this.#backend = backend;
  }

  /** A member of staff with a password. */
  async employ(name: string, password: string): Promise<string> {
    const email = this.#address();
    const made = await this.#post('/auth/v1/admin/users', { email, password, email_confirm: true });
    await this.#employ(made, name);
    return email;
  }

  /** Sends the mail of an invitation; a name makes the account a member of staff. */
  async invite(name: string | null): Promise<string> {
    const email = this.#address();
    const page = encodeURIComponent(`${this.#backend.url}/admin/wachtwoord`);
    const made = await this.#post(`/auth/v1/invite?redirect_to=${page}`, { email });
    if (name !== null) await this.#employ(made, name);
    return email;
  }

  /** The links mailed to this address, newest first. */
  async links(email: string): Promise<string[]> {
    const answer = await this.#request.get(`${this.#backend.url}/_local/mail.json`);
    return v
      .parse(mailbox, await answer.json())
      .flatMap(({ to, link }) => (to === email && link !== null ? [link] : []));
  }

  async newestLink(email: string): Promise<string> {
    await expect.poll(() => this.links(email)).not.toEqual([]);
    return (await this.links(email))[0] ?? '';
  }

  #address(): string {
    people += 1;
    return `nieuw${test.info().workerIndex}-${people}@havenglans.example`;
  }

  async #employ(user: unknown, name: string): Promise<void> {
    const user_id = v.parse(madeUser, user).id;
    await this.#post('/rest/v1/staff', { user_id, role: 'technician', name });
  }

  async #post(path: string, data: object): Promise<unknown> {
    const { url, secret_key } = this.#backend;
    const answer = await this.#request.post(`${url}${path}`, {
      headers: { apikey: secret_key, authorization: `Bearer ${secret_key}` },
      data,
    });
    const text = await answer.text();
    expect(answer.ok(), text).toBe(true);
    return text === '' ? null : JSON.parse(text);
  }
}

/** Asks for the mail from the sign-in screen. */
async function askForMail(page: Page, url: string, email: string): Promise<void> {
  const sign_in = new SignInPage(page);
  await sign_in.open(url);
  await sign_in.email.fill(email);
  await sign_in.forgot.click();
  await expect(sign_in.title).toHaveText('Wachtwoord vergeten');
  await expect(sign_in.email, 'what was typed comes along').toHaveValue(email);
  await page.getByRole('button', { name: 'Mail de link' }).click();
  await expect(sign_in.title).toHaveText('Kijk in uw mail');
  await expect(page.getByText(`Als ${email} bij een medewerker hoort, is de mail onderweg.`)).toBeVisible();
  // From here on the worker stands between this page and the network, as on every device that was here before.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('A-016 R-17 a forgotten password: the mail’s link does not open the admin before a good password is chosen, and the old password is refused after', {
  tag: '@long',
}, async ({ page, app, request, consoleWatch }) => {
  consoleWatch.allow(REFUSED);
  const admin = new PasswordAdmin(request, app.backend);
  const email = await admin.employ('Fenna Kuiper', 'Vergeten-2018!');
  await askForMail(page, app.url, email);

  const screen = new PasswordPage(page);
  await page.goto(await admin.newestLink(email));
  await expect(screen.title).toHaveText('Kies een wachtwoord');
  await expect(page.getByText(`Voor ${email}`)).toBeVisible();
  await expect(page, 'no token stays in the address').toHaveURL(`${app.url}/admin/wachtwoord`);
  const neighbour = await page.context().newPage();
  await neighbour.goto(`${app.url}/admin/blog-beheer`);
  await expect(neighbour, 'opening a mail does not sign in').toHaveURL(`${app.url}/admin/inloggen`);
  await neighbour.close();

  await expect(screen.field).toHaveAttribute('type', 'password');
  await expect(screen.field).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByLabel('Account')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Account')).toHaveValue(email);
  await expect(screen.field).toHaveAccessibleDescription(/Minstens 10 tekens/);
  await screen.save('te kort');
  await expect(screen.error).toHaveText('Dit wachtwoord is te kort.');
  await expect(screen.field).toHaveValue('te kort');
  await expect(screen.field).toBeFocused();
  await screen.field.fill(GOOD);
  await expect(page.getByText('Lang genoeg')).toBeVisible();
  await screen.save_button.click();
  await expect(page).toHaveURL(/\/admin\/blog-beheer/);
  const shell = new AdminShellPage(page);
  await expect(shell.account).toContainText('Fenna Kuiper');

  await shell.signOut();
  const sign_in = new SignInPage(page);
  await sign_in.fill(email, 'Vergeten-2018!');
  await expect(sign_in.error).toHaveText('Invalid email or password');
  await sign_in.fill(email, GOOD);
  await expect(page).toHaveURL(/\/admin\/blog-beheer/);
});

test('A-016 a used link and an expired one say so and lead to a new one', { tag: '@long' }, async ({
  page,
  app,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(REFUSED);
  const admin = new PasswordAdmin(request, app.backend);
  const email = await admin.employ('Wiebe Postma', 'Vergeten-2018!');
  await askForMail(page, app.url, email);
  const link = await admin.newestLink(email);
  const screen = new PasswordPage(page);
  await page.goto(link);
  await screen.save(GOOD);
  await expect(page).toHaveURL(/\/admin\/blog-beheer/);
  await new AdminShellPage(page).signOut();
  await expect(page).toHaveURL(`${app.url}/admin/inloggen`);

  const refusals = [
    link,
    `${app.url}/admin/wachtwoord#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid`,
    `${app.url}/admin/wachtwoord?token_hash=${'0'.repeat(64)}&type=recovery`,
    `${app.url}/admin/wachtwoord`,
  ];
  for (const address of refusals) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(screen.error, address).toHaveText(
      'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
    );
    await expect(page).toHaveURL(`${app.url}/admin/wachtwoord`);
    await expect(screen.field).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Vraag een nieuwe link aan' }).click();
  await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
  await expect(screen.title).toHaveText('Wachtwoord vergeten');
});

test('A-016 R-17 an unknown address gets the same answer and no mail', async ({ page, app, request }) => {
  const admin = new PasswordAdmin(request, app.backend);
  await askForMail(page, app.url, 'onbekend@havenglans.example');
  expect(await admin.links('onbekend@havenglans.example')).toEqual([]);
  await page.getByRole('button', { name: 'Terug naar inloggen' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('onbekend@havenglans.example');
});

test('A-016 R-17 the first sign-in after an invitation is choosing a password', { tag: '@long' }, async ({
  page,
  app,
  request,
}) => {
  const admin = new PasswordAdmin(request, app.backend);
  const email = await admin.invite('Liesbeth Dekker');
  const screen = new PasswordPage(page);
  await page.goto(await admin.newestLink(email));
  await expect(page.getByText(`Voor ${email}`)).toBeVisible();
  await screen.save(GOOD);
  await expect(page).toHaveURL(/\/admin\/blog-beheer/);
  const shell = new AdminShellPage(page);
  await expect(shell.account).toContainText('Liesbeth Dekker');
  await expect(shell.account).toContainText('Monteur');
  await shell.signOut();
  await new SignInPage(page).fill(email, GOOD);
  await expect(page).toHaveURL(/\/admin\/blog-beheer/);
});

test('R-17 an invited account that is not staff keeps its password and stays outside', {
  tag: '@long',
}, async ({ page, app, request }) => {
  const admin = new PasswordAdmin(request, app.backend);
  const email = await admin.invite(null);
  const screen = new PasswordPage(page);
  await page.goto(await admin.newestLink(email));
  await screen.save(GOOD);
  await expect(screen.error).toContainText('dit account heeft geen toegang tot het beheer');
  await page.goto(`${app.url}/admin/blog-beheer`);
  await expect(page).toHaveURL(`${app.url}/admin/inloggen`);
});

test('A-016 R-17 R-50 a signed-in person changes the password from the menu and names the current one; without a network nothing is lost', {
  tag: '@long',
}, async ({ page, context, app, request, consoleWatch }) => {
  consoleWatch.allow(NETWORK_LOSS);
  consoleWatch.allow(REFUSED);
  const admin = new PasswordAdmin(request, app.backend);
  const email = await admin.employ('Harm Veenstra', 'Oud-wachtwoord-1');
  await new SignInPage(page).signIn(app.url, email, 'Oud-wachtwoord-1');
  const shell = new AdminShellPage(page);
  await shell.account.getByRole('link', { name: 'Wachtwoord wijzigen' }).click();
  await expect(page).toHaveURL(`${app.url}/admin/wachtwoord`);
  await page.getByRole('button', { name: 'Terug naar het beheer' }).click();
  await expect(shell.title).toBeVisible();
  await page.goBack();

  const screen = new PasswordPage(page);
  await screen.save(GOOD);
  await expect(screen.current, 'the current one is asked for').toHaveAccessibleDescription(
    'Dit is niet uw huidige wachtwoord.',
  );
  await expect(screen.current).toBeFocused();
  await screen.current.fill('Geraden-wachtwoord-1');
  await screen.save_button.click();
  await expect(screen.current).toHaveAccessibleDescription('Dit is niet uw huidige wachtwoord.');
  await expect(screen.field).toHaveValue(GOOD);
  await screen.current.fill('Oud-wachtwoord-1');
  await context.setOffline(true);
  await screen.save_button.click();
  await expect(screen.error).toContainText('Er is geen verbinding met de server. Er is niets gewijzigd');
  await expect(screen.field).toHaveValue(GOOD);
  await context.setOffline(false);
  await screen.save_button.click();
  await expect(screen.title).toHaveText('Uw wachtwoord is gewijzigd');
  await page.getByRole('button', { name: 'Naar het beheer' }).click();
  await expect(shell.title).toBeVisible();

  await shell.signOut();
  const sign_in = new SignInPage(page);
  await sign_in.fill(email, 'Oud-wachtwoord-1');
  await expect(sign_in.error).toHaveText('Invalid email or password');
  await sign_in.fill(email, GOOD);
  await expect(page).toHaveURL(/\/admin\/blog-beheer/);
});
