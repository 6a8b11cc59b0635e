import { expect, type Locator, type Page } from '@playwright/test';
import { SyncPill } from './sync-pill.ts';

/** Two versions of a field: the banner on a client that leads to them, and the choice itself (G4). */
export class ConflictDialogPage {
  readonly page: Page;
  readonly banner: Locator;
  readonly dialog: Locator;
  readonly both_text: Locator;

  constructor(page: Page) {
    this.page = page;
    this.banner = page.getByRole('region', { name: 'Twee versies' });
    this.dialog = page.getByRole('dialog', { name: 'Twee versies – kies welke geldt', exact: true });
    this.both_text = this.dialog.getByRole('textbox', { name: 'Beide versies samen' });
  }

  /** Opens the choice from the client that stands open. */
  async openFromClient(): Promise<void> {
    await this.banner.getByRole('button', { name: 'Bekijken en kiezen' }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens the first choice from the list behind the pill, which no client may cover. */
  async openFromPill(): Promise<void> {
    const drawer = await new SyncPill(this.page).open();
    await drawer
      .getByRole('button', { name: /^Bekijken en kiezen: / })
      .first()
      .click();
    await expect(this.dialog).toBeVisible();
  }

  /** One of the versions, by its title. */
  version(title: string): Locator {
    return this.dialog.getByRole('article', { name: title, exact: true });
  }

  /** Keeps the present value, or uses another version. */
  async choose(action: 'Deze houden' | 'Deze kiezen', title: string): Promise<void> {
    await this.version(title).getByRole('button', { name: action }).click();
  }

  /** Opens both texts as one, to be mended. */
  async joinBoth(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Beide samenvoegen' }).click();
    await expect(this.both_text).toBeVisible();
  }

  async saveBoth(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Samengevoegde tekst bewaren' }).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Sluiten' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
