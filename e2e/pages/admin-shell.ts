import { expect, type Locator, type Page } from '@playwright/test';

/** The frame around every admin screen: sidebar or slide-over, header, the person and the way out. */
export class AdminShellPage {
  readonly page: Page;
  readonly title: Locator;
  readonly menu: Locator;
  readonly account: Locator;
  readonly open_menu: Locator;
  readonly slide_over: Locator;
  readonly loading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('banner').getByRole('heading', { level: 1 });
    this.menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
    this.account = page.getByRole('region', { name: 'Uw account' });
    this.open_menu = page.getByRole('button', { name: 'Menu openen' });
    this.slide_over = page.getByRole('dialog', { name: 'Hoofdmenu' });
    this.loading = page.getByText('Loading admin portal...', { exact: true });
  }

  /** The screens the menu offers, in order. */
  get entries(): Locator {
    return this.menu.getByRole('link');
  }

  /** One of the display modes, as a radio that shows whether it is chosen. */
  displayMode(mode: 'Licht' | 'Donker' | 'Zoals het apparaat'): Locator {
    return this.account.getByRole('radio', { name: mode });
  }

  async chooseDisplayMode(mode: 'Licht' | 'Donker' | 'Zoals het apparaat'): Promise<void> {
    await this.account.getByTitle(mode).click();
    await expect(this.displayMode(mode)).toBeChecked();
  }

  /** Leaves the start for client management. */
  async openClients(): Promise<void> {
    await this.menu.getByRole('link', { name: 'Client Management' }).click();
    await expect(this.title).toHaveText('Client Management');
  }

  /** Presses the way out; a dialog asks. */
  async askSignOut(): Promise<void> {
    await this.account.getByRole('button', { name: 'Afmelden' }).click();
  }

  /** Signs out when all is sent. */
  async signOut(): Promise<void> {
    await this.askSignOut();
    const dialog = this.account.page().getByRole('dialog', { name: 'Afmelden' });
    await dialog.getByRole('button', { name: 'Afmelden', exact: true }).click();
  }
}
