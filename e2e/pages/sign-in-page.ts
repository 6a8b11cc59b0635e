import { expect, type Locator, type Page } from '@playwright/test';

/** The sign-in screen as a person meets it. */
export class SignInPage {
  readonly page: Page;
  readonly title: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly error: Locator;
  readonly forgot: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.email = page.getByLabel('E-mail');
    this.password = page.getByLabel('Wachtwoord', { exact: true });
    this.submit = page.getByRole('button', { name: 'Login' });
    this.error = page.getByRole('alert');
    this.forgot = page.getByRole('button', { name: 'Wachtwoord vergeten?' });
  }

  /** Opens the screen and waits until it can be used. */
  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/admin/inloggen`);
    await expect(this.submit).toBeVisible();
  }

  /** Opens the admin of `url`, signs in and waits for the screen behind it. */
  async signIn(url: string, email: string, password: string): Promise<void> {
    await this.page.goto(`${url}/admin/inloggen`);
    await this.fill(email, password);
    // The screen that was open at the last sign-out may come back instead of the start.
    await expect(this.page).not.toHaveURL(/\/admin\/inloggen/);
    await expect(this.page.getByRole('main')).toBeVisible();
  }

  /** Fills the form and presses Login, without waiting for the result. */
  async fill(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}

/** /admin/wachtwoord: choosing a password, with the link of a mail or signed in. */
export class PasswordPage {
  readonly page: Page;
  readonly title: Locator;
  readonly field: Locator;
  /** Asked of a person who is signed in. */
  readonly current: Locator;
  readonly error: Locator;
  readonly save_button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.field = page.getByLabel('Nieuw wachtwoord');
    this.current = page.getByLabel('Huidig wachtwoord', { exact: true });
    this.error = page.getByRole('alert');
    this.save_button = page.getByRole('button', { name: 'Wachtwoord opslaan' });
  }

  async save(password: string): Promise<void> {
    await this.field.fill(password);
    await this.save_button.click();
  }
}
