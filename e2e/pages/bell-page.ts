import type { Locator, Page } from '@playwright/test';

/** The bell of an admin, and the list it opens. */
export class BellPage {
  readonly bell: Locator;
  readonly list: Locator;
  /** The requests in the list. */
  readonly lines: Locator;

  constructor(page: Page) {
    this.bell = page.getByRole('button', { name: /^Meldingen$|ongelezen aanvra/ });
    this.list = page.getByRole('dialog', { name: 'Meldingen' });
    this.lines = this.list.getByRole('listitem').getByRole('link');
  }

  /** How many requests the bell says are unread. */
  async unread(): Promise<number> {
    const name = await this.bell.getAttribute('aria-label');
    return Number(/(\d+) ongelezen/.exec(name ?? '')?.[1] ?? 0);
  }
}
