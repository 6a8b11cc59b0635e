import { expect, type Locator, type Page } from '@playwright/test';

/** What a preview shows, read through the page around it: no script runs in the frame itself. */
interface FrameContent {
  readonly text: string;
  readonly html: string;
  readonly font: string;
  /** Of its first paragraph. */
  readonly colour: string;
  /** Of its first paragraph beside that of the text: above 1 where it is larger. */
  readonly size: number;
}

/** The editor for HTML blocks over the form of an article. */
export class HtmlEditorPage {
  readonly dialog: Locator;
  readonly code: Locator;
  readonly frame: Locator;
  readonly removed: Locator;
  readonly blocks: Locator;
  readonly unfinished: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'HTML/CSS Premium Editor' });
    this.code = this.dialog.getByRole('textbox', { name: 'HTML en CSS' });
    this.frame = this.dialog.getByTitle('Het blok zoals bezoekers het zien');
    this.removed = this.dialog.getByRole('status').filter({ hasText: 'Dit wordt eruit gehaald' });
    this.blocks = this.dialog.getByRole('region', { name: /^HTML-blokken/ });
    this.unfinished = page.getByText('In de HTML-editor staat code die nog niet in het artikel staat.', {
      exact: true,
    });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Opens it for a new block, from the toolbar of the text. */
  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'HTML-blok invoegen' }).click();
    await expect(this.code).toBeVisible();
  }

  async write(code: string): Promise<void> {
    await this.code.fill(code);
  }

  async contentOf(frame: Locator = this.frame): Promise<FrameContent> {
    return await frame.evaluate((element) => {
      const inside = element instanceof HTMLIFrameElement ? element.contentDocument : null;
      const text = inside?.querySelector('.prose');
      const paragraph = text?.querySelector('p');
      return {
        text: text?.textContent ?? '',
        html: text?.innerHTML ?? '',
        font: text ? getComputedStyle(text).fontFamily : '',
        size:
          text && paragraph
            ? Number.parseFloat(getComputedStyle(paragraph).fontSize) /
              Number.parseFloat(getComputedStyle(text).fontSize)
            : 0,
        colour: paragraph ? getComputedStyle(paragraph).color : '',
      };
    });
  }
}
