import type { Locator, Page } from '@playwright/test';

/** /admin/wachtwoord: choosing a password, with the link of a mail or signed in. */
export class PasswordPage {
  readonly page: Page;
  readonly title: Locator;
  readonly field: Locator;
  readonly error: Locator;
  readonly save_button: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.field = page.getByLabel('Nieuw wachtwoord');
    this.error = page.getByRole('alert');
    this.save_button = page.getByRole('button', { name: 'Wachtwoord opslaan' });
  }

  async save(password: string): Promise<void> {
    await this.field.fill(password);
    await this.save_button.click();
  }
}
