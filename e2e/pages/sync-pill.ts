import { expect, type Locator, type Page } from '@playwright/test';

/** The sync pill of the admin's header and the list behind it. */
export class SyncPill {
  readonly page: Page;
  readonly button: Locator;
  readonly drawer: Locator;
  /** The screen 'Synchronisatie' in the menu, with how much there waits for a person. */
  readonly menu_link: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('button', { name: /^Synchronisatie/ });
    this.menu_link = page.getByRole('navigation').getByRole('link', { name: /^Synchronisatie/ });
    this.drawer = page.getByRole('dialog', { name: 'Synchronisatie' });
  }

  /** Waits until the pill says these words: the office reads them on it, a technician hears them in its name. */
  async says(words: string | RegExp, timeout_ms = 20_000): Promise<void> {
    const said = typeof words === 'string' ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : words;
    await expect(this.button).toHaveAccessibleName(said, { timeout: timeout_ms });
  }

  /** Waits until everything is sent and fetched. */
  async expectAllSaved(): Promise<void> {
    await this.says('Alles opgeslagen');
  }

  async open(): Promise<Locator> {
    await this.button.click();
    await expect(this.drawer).toBeVisible();
    return this.drawer;
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Sluiten' }).click();
    await expect(this.drawer).toBeHidden();
  }
}
