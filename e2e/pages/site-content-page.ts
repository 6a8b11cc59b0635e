import { expect, type Locator, type Page } from '@playwright/test';
import type { ChosenFile } from './photos-page.ts';

/** The screen that manages what the public site shows. */
export class SiteContentPage {
  readonly page: Page;
  readonly menu_entry: Locator;
  readonly entries: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu_entry = page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link', { name: 'Site-inhoud' });
    this.entries = page.locator('[data-entry]');
  }

  /** Opens the projects, or what is below the screen in the address such as '/hero' or '/projecten/nieuw'. */
  async open(url: string, below = ''): Promise<void> {
    await this.page.goto(`${url}/admin/site${below}`);
  }

  /** Lists another kind. */
  async show(kind: string): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Soort inhoud' })
      .getByRole('button', { name: kind, exact: true })
      .click();
  }

  /** The row of an entry. */
  row(title: string): Locator {
    return this.entries.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  form(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Opens the form of a new entry, and waits until its fields are there: what an earlier page left in it is read first. */
  async openNew(add: string): Promise<Locator> {
    await this.page.getByRole('button', { name: add, exact: true }).first().click();
    const form = this.form(add);
    await expect(form.getByRole('button', { name: 'Annuleren', exact: true })).toBeVisible();
    return form;
  }

  /** Chooses a picture in a form, and waits until it has been made fit for the site. */
  async choose(form: Locator, button: string, file: ChosenFile): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      form.getByRole('button', { name: button, exact: true }).click(),
    ]);
    await chooser.setFiles(file);
  }

  /** Waits until the code that makes pictures fit is on the device: from then on no network is needed. */
  async isKept(): Promise<void> {
    const keptFiles = async (): Promise<string> =>
      await this.page.evaluate(async () => {
        const urls: string[] = [];
        for (const name of await caches.keys()) {
          for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
        }
        return urls.join(' ');
      });
    await expect
      .poll(keptFiles, { timeout: 20_000 })
      .toMatch(/picture-worker-[^ ]+ .*prepare-site-|prepare-site-[^ ]+ .*picture-worker-/);
  }

  /** The titles in the order of the list. */
  async titles(): Promise<string[]> {
    return await this.entries.getByRole('link').allInnerTexts();
  }
}
