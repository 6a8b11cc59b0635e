import { expect, type Page } from '@playwright/test';
import { OTHER_LANGUAGES } from '../../src/content/language.ts';
import { BUILT_PAGES, pathIn, PUBLIC_PATHS, TRANSLATED_PAGES } from '../../src/routes.ts';

/** The addresses of all built pages, in every language in which they stand. */
export const BUILT_PATHS: readonly string[] = [
  ...BUILT_PAGES.map((name) => PUBLIC_PATHS[name]),
  ...OTHER_LANGUAGES.flatMap(([language]) => TRANSLATED_PAGES.map((name) => pathIn(language, name))),
];

/** Runs in a page: React has taken over once the root carries its own keys. */
const isAwake = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));

/** Moves over a page, which rests until there is somebody (first-touch.ts), and waits until React has taken over. */
export async function awake(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('pointermove')));
        return await page.evaluate(isAwake);
      },
      { intervals: [100], timeout: 30_000 },
    )
    .toBe(true);
}

/** The frame of every public page. */
export class PublicPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get bar() {
    return this.#page.getByRole('banner');
  }

  get footer() {
    return this.#page.getByRole('contentinfo');
  }

  get toggle() {
    return this.bar.getByRole('button', { name: /^Men[uü]$/ });
  }

  get menu() {
    return this.#page.getByRole('dialog', { name: /^Men[uü]$/ });
  }

  get consent() {
    return this.#page.getByRole('region', { name: 'Uw privacy' });
  }

  /** The choice as it is stored. */
  storedChoice(): Promise<string | null> {
    return this.#page.evaluate(() => localStorage.getItem('cookie_consent'));
  }

  /** Opens an address as a visitor who is there: waits until React has taken over and the faces have moved what they move. */
  async open(address: string): Promise<void> {
    await this.#page.goto(address);
    await awake(this.#page);
    await this.#page.waitForFunction(
      () => document.documentElement.dataset['faces'] === '' && document.fonts.status === 'loaded',
    );
  }

  /** Opens an address and leaves it alone: waits until its script runs, and React does not. */
  async openAtRest(address: string): Promise<void> {
    await this.#page.goto(address);
    await this.#page.waitForFunction(
      () =>
        document.documentElement.dataset['faces'] === '' &&
        document.querySelector('link[rel=modulepreload]') !== null,
    );
  }

  /** Whether React has taken over. */
  isAwake(): Promise<boolean> {
    return this.#page.evaluate(isAwake);
  }
}
