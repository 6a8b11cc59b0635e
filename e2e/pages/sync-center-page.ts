import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** The screen 'Synchronisatie' as a person meets it. */
export class SyncCenterPage {
  readonly page: Page;
  readonly state: Locator;
  readonly rejected: Locator;
  readonly pending: Locator;
  readonly conflicts: Locator;
  readonly storage: Locator;
  readonly device: Locator;
  readonly backup: Locator;
  readonly revision: Locator;
  readonly restore: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.state = main.getByRole('region', { name: 'Stand van zaken' });
    this.rejected = main.getByRole('region', { name: 'Niet aangenomen' });
    this.pending = main.getByRole('region', { name: 'Wacht op verzenden' });
    this.conflicts = main.getByRole('region', { name: 'Twee versies' });
    this.storage = main.getByRole('region', { name: 'Opslag op dit apparaat' });
    this.device = main.getByRole('region', { name: 'Dit apparaat', exact: true });
    this.backup = main.getByRole('region', { name: 'Back-up', exact: true });
    this.restore = page.getByRole('dialog', { name: 'Back-up terugzetten' });
    this.revision = page.getByRole('dialog', { name: 'Niet aangenomen wijziging aanpassen' });
  }

  /** Opens the screen by its address. */
  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/admin/synchronisatie`);
    await expect(this.state).toBeVisible();
  }

  /** Opens the screen from the pill's list, as a person does. */
  async openFromPill(): Promise<void> {
    await this.page.getByRole('button', { name: /^Synchronisatie/ }).click();
    await this.page.getByRole('link', { name: 'Alles bekijken' }).click();
    await expect(this.state).toBeVisible();
  }

  /** One entry of the lists. */
  entry(list: Locator, name: string): Locator {
    return list.getByRole('listitem').filter({ hasText: name });
  }

  /** Presses a button and reads the downloaded JSON file. */
  async download(button: Locator): Promise<{ readonly name: string; readonly content: unknown }> {
    const arrives = this.page.waitForEvent('download');
    await button.click();
    const download = await arrives;
    const content: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    return { name: download.suggestedFilename(), content };
  }

  /** Makes a backup and keeps it under this path; answers the name the browser was given. */
  async makeBackup(path: string): Promise<string> {
    const arrives = this.page.waitForEvent('download');
    await this.backup.getByRole('button', { name: 'Back-up maken' }).click();
    const download = await arrives;
    await download.saveAs(path);
    return download.suggestedFilename();
  }

  /** Chooses a file to restore, written first when its text is given, and waits for the dialog. */
  async chooseBackup(path: string, text?: string): Promise<void> {
    if (text !== undefined) writeFileSync(path, text);
    const asks = this.page.waitForEvent('filechooser');
    await this.backup.getByRole('button', { name: 'Back-up terugzetten' }).click();
    await (await asks).setFiles(path);
    await expect(this.restore).toBeVisible();
  }
}
