import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { AdminShellPage } from './admin-shell.ts';

/** Signing out when there is something to ask. */
export class SignOutPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly send: Locator;
  readonly keep: Locator;
  readonly discard: Locator;
  readonly keep_data: Locator;
  readonly leave: Locator;
  readonly save_file: Locator;
  readonly word: Locator;
  readonly confirm_discard: Locator;
  /** On the sign-in screen: whose unsent work is locked here. */
  readonly left: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Afmelden' });
    this.send = this.dialog.getByRole('button', { name: /^Nu verzenden/ });
    this.keep = this.dialog.getByRole('button', { name: /^Bewaren en afmelden/ });
    this.discard = this.dialog.getByRole('button', { name: /^Noodkopie bewaren en weggooien/ });
    this.keep_data = this.dialog.getByRole('switch', { name: 'Gegevens op dit apparaat bewaren' });
    this.leave = this.dialog.getByRole('button', { name: 'Afmelden', exact: true });
    this.save_file = this.dialog.getByRole('button', { name: /^(Noodkopie|Nog een keer) bewaren$/ });
    this.word = this.dialog.getByLabel('Typ WEGGOOIEN om te bevestigen');
    this.confirm_discard = this.dialog.getByRole('button', { name: 'Weggooien en afmelden' });
    this.left = page.getByRole('region', { name: 'Niet verzonden werk op dit apparaat' });
  }

  /** Asks to sign out and waits for the question. */
  async ask(): Promise<void> {
    await new AdminShellPage(this.page).askSignOut();
    await expect(this.dialog).toBeVisible();
  }

  /** Saves the export; answers its text. */
  async saveFile(): Promise<string> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.save_file.click()]);
    return readFileSync(await download.path(), 'utf8');
  }

  async isSignedOut(): Promise<void> {
    await expect(this.page).toHaveURL(/\/admin\/inloggen$/);
  }
}

/** Everything the browser keeps for this address, as one text: databases, stores, caches. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase | null>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          // Looking must not keep anything from being removed.
          opening.result.addEventListener('versionchange', () => opening.result.close());
          resolve(opening.result);
        });
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(null));
      });
      kept.push(name);
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise<string>((resolve) => {
            try {
              const reading = database.transaction(store).objectStore(store).getAll();
              reading.addEventListener('success', () => resolve(JSON.stringify(reading.result)));
            } catch {
              resolve('removed while it was read');
            }
          }),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) kept.push(request.url);
    }
    return kept.join('\n');
  });
}
