import { expect, type Locator, type Page } from '@playwright/test';

/** Settings: the list of sections and the open one. */
export class SettingsPage {
  readonly page: Page;
  readonly sections: Locator;
  readonly open_section: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sections = page.getByRole('navigation', { name: 'Instellingen' }).getByRole('link');
    this.open_section = page.getByRole('main').getByRole('region').first();
  }

  /** The names of the sections this person may see. */
  async names(): Promise<string[]> {
    await expect(this.sections.first()).toBeVisible();
    return await this.sections.locator('span:first-of-type').allTextContents();
  }

  async open(name: string): Promise<Locator> {
    await this.sections.filter({ has: this.page.getByText(name, { exact: true }) }).click();
    const section = this.page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(name);
    return section;
  }
}
