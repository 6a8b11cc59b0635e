import { expect, type Locator, type Page } from '@playwright/test';
import type { ChosenFile } from './photos-page.ts';

interface NewPost {
  readonly title: string;
  readonly category?: string;
  readonly description?: string;
  readonly text?: string;
}

/** Blog management: the articles, their form and its preview. */
export class BlogPage {
  readonly page: Page;
  readonly menu_entry: Locator;
  readonly cards: Locator;
  readonly search: Locator;
  readonly form: Locator;
  readonly text: Locator;
  readonly preview: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu_entry = page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link', { name: 'Blog Management' });
    this.cards = page.getByRole('list', { name: 'Artikelen' }).getByRole('article');
    this.search = page.getByRole('searchbox', { name: 'Zoek artikelen' });
    this.form = page.getByRole('dialog', { name: /^(Create New|Update) Article$/ });
    this.text = this.form.getByRole('textbox', { name: 'Artikeltekst' });
    this.preview = page.getByRole('dialog', { name: 'Article Preview' });
  }

  /** Opens the articles, or what is below them in the address such as '/nieuw'. */
  async open(url: string, below = ''): Promise<void> {
    await this.page.goto(`${url}/admin/blog-beheer${below}`);
  }

  card(title: string): Locator {
    return this.page.getByRole('article', { name: title, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the form of a new article, and waits until its text can be written. */
  async openNew(): Promise<void> {
    await this.button('Nieuw artikel').click();
    await expect(this.text).toBeVisible();
  }

  async openEdit(title: string): Promise<void> {
    await this.page.getByRole('link', { name: `${title} bewerken`, exact: true }).click();
    await expect(this.text).toBeVisible();
  }

  async write({ title, category, description, text }: NewPost): Promise<void> {
    await this.form.getByRole('textbox', { name: 'Titel' }).fill(title);
    if (category !== undefined) {
      await this.form.getByRole('combobox', { name: 'Categorie' }).click();
      await this.page.getByRole('option', { name: category, exact: true }).click();
    }
    if (description !== undefined)
      await this.form.getByRole('textbox', { name: 'Meta-omschrijving' }).fill(description);
    if (text !== undefined) {
      await this.text.click();
      await this.page.keyboard.type(text);
    }
  }

  /** Pastes HTML in the place of the whole text. */
  async pasteText(html: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.text.evaluate((place, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  }

  /** The settings of the picture that is selected in the text. */
  get picture_settings(): Locator {
    return this.page.getByRole('group', { name: 'Afbeelding', exact: true });
  }

  /** Chooses a file by the button of the toolbar. */
  async choosePicture(file: ChosenFile): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.button('Afbeelding invoegen').click(),
    ]);
    await chooser.setFiles(file);
  }

  /** Drops files on the middle of a part of the text, or pastes them where the caret is. */
  async giveFiles(
    by: 'drop' | 'paste',
    files: readonly ChosenFile[],
    on: Locator = this.text,
  ): Promise<void> {
    const given = files.map(({ name, mimeType, buffer }) => ({
      name,
      type: mimeType,
      base64: buffer.toString('base64'),
    }));
    await on.evaluate(
      (place, { way, sent }) => {
        const transfer = new DataTransfer();
        for (const { name, type, base64 } of sent) {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type }));
        }
        const { x, y, width, height } = place.getBoundingClientRect();
        const middle = { clientX: x + width / 2, clientY: y + height / 2 };
        const sure = { bubbles: true, cancelable: true };
        place.dispatchEvent(
          way === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: transfer, ...sure })
            : new DragEvent('drop', { dataTransfer: transfer, ...middle, ...sure }),
        );
      },
      { way: by, sent: given },
    );
  }

  /** A notice: what was done. */
  notice(words: string): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }
}
