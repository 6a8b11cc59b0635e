import { expect, type Locator, type Page } from '@playwright/test';

/** The versions of an article, what changed between two of them, and the way back to one. */
export class PostVersionsPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly versions: Locator;
  readonly comparison: Locator;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Versies', exact: true });
    this.versions = this.dialog.getByRole('list', { name: 'Versies, nieuwste eerst' }).getByRole('listitem');
    this.comparison = page.getByRole('dialog', { name: 'Wat er veranderde' });
    this.question = page.getByRole('alertdialog');
  }

  /** Opens them from the article's card. */
  async openOf(title: string): Promise<void> {
    await this.page.getByRole('link', { name: `Versies van ${title}`, exact: true }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens what changed with the version at a place of the list; 0 is the newest. */
  async look(place: number): Promise<void> {
    await this.versions.nth(place).getByRole('link').click();
    await expect(this.comparison.getByRole('heading', { name: 'Artikeltekst' })).toBeVisible();
  }
}
