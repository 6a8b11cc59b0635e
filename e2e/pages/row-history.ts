import { expect, type Locator, type Page } from '@playwright/test';

/** The list of changes of one client or service. */
export class RowHistoryPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly entries: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: /^Wijzigingen van/ });
    this.entries = this.dialog
      .getByRole('list', { name: 'Wijzigingen, nieuwste eerst' })
      .getByRole('listitem');
  }

  /** Opens it from the client that stands open. */
  async openOfClient(): Promise<void> {
    await this.page.getByRole('button', { name: 'Meer acties' }).click();
    await this.choose();
  }

  /** Chooses it from a menu that stands open. */
  async choose(): Promise<void> {
    await this.page.getByRole('menuitem', { name: 'Wijzigingen bekijken' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
