import { expect, type Locator, type Page } from '@playwright/test';

/** The screen that covers a locked tablet. */
export class LockPage {
  readonly page: Page;
  readonly title: Locator;
  readonly field: Locator;
  readonly keys: Locator;
  readonly message: Locator;
  readonly unlock: Locator;
  readonly forgotten: Locator;
  readonly sign_out: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1, name: 'Vergrendeld' });
    this.field = page.getByLabel('Pincode', { exact: true });
    this.keys = page.getByRole('group', { name: 'Cijfers' });
    this.message = page.getByRole('alert').first();
    this.unlock = page.getByRole('button', { name: 'Ontgrendelen' });
    this.forgotten = page.getByRole('button', { name: 'Pincode vergeten?' });
    this.sign_out = page.getByRole('button', { name: 'Afmelden en bewaren' });
  }

  /** Waits until the page is covered and nothing of the screens is in it. */
  async isCovered(): Promise<void> {
    await expect(this.title).toBeVisible();
    await expect(this.page.getByRole('link', { name: /^Open /, includeHidden: true })).toHaveCount(0);
    await expect(this.page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  }

  /** Presses the big keys. */
  async press(pin: string): Promise<void> {
    for (const digit of pin) await this.keys.getByRole('button', { name: digit, exact: true }).click();
  }

  /** Types the PIN and presses the key that unlocks, without waiting for the result. */
  async try(pin: string): Promise<void> {
    await this.press(pin);
    await this.unlock.click();
  }
}

/** 'Dit apparaat', behind the menu. */
export class DeviceDialogPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly open_button: Locator;
  readonly lock_button: Locator;
  readonly idle: Locator;
  readonly keep: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Dit apparaat' });
    this.open_button = page.getByRole('button', { name: 'Dit apparaat' });
    this.lock_button = page.getByRole('button', { name: 'Vergrendelen', exact: true });
    this.idle = this.dialog.getByRole('combobox', { name: 'Vergrendelen na' });
    this.keep = this.dialog.getByRole('switch', { name: 'Gegevens op dit apparaat bewaren' });
  }

  async open(): Promise<void> {
    await this.open_button.click();
    await expect(this.dialog).toBeVisible();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(this.dialog).toBeHidden();
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Types one PIN into the open pad and goes on. */
  async enter(pin: string, heading: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: heading })).toBeVisible();
    await this.dialog.getByLabel('Pincode', { exact: true }).fill(pin);
    await this.page.keyboard.press('Enter');
  }

  /** Sets a first PIN; the dialog stays open. */
  async setPin(pin: string): Promise<void> {
    await this.button('Pincode instellen').click();
    await this.enter(pin, 'Kies een pincode');
    await this.enter(pin, 'Nog een keer');
    await expect(
      this.dialog.getByRole('status').filter({ hasText: 'De pincode is ingesteld.' }),
    ).toBeVisible();
  }
}
