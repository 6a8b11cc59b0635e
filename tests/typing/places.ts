/** Where somebody types: the notes of a client, a form that is not sent, and the title and the text of an article. */
import type { Locator, Page } from '@playwright/test';
import { BlogPage } from '../../e2e/pages/blog-page.ts';
import { staffPages } from '../../e2e/sign-in.ts';

export const PLACES = ['notes', 'form', 'title', 'article'] as const;
export type PlaceName = (typeof PLACES)[number];

/** The client or the article that somebody writes about. */
export interface Subject {
  readonly kind: 'client' | 'article';
  readonly name: string;
  /** The address of its detail, or of its form. */
  readonly url: string;
}

/** A field that was typed into, and how to find it again. */
export interface Place {
  readonly of: Subject['kind'];
  readonly open: (page: Page, subject: Subject) => Promise<Locator>;
  /** What the field holds. Rejects when that cannot be told in time. */
  readonly read: (field: Locator, timeout_ms: number) => Promise<string>;
  /** Makes ready for the next try. */
  readonly tidy: (page: Page) => Promise<void>;
}

const OPEN_MS = 60_000;
/** A form that is asked for is open by then, or is asked for again. */
const APPEARS_MS = 1_000;

async function openNotes(page: Page, client: Subject): Promise<Locator> {
  if (page.url() !== client.url) await page.goto(client.url);
  const { notes } = staffPages(page).detail;
  await notes.waitFor({ timeout: OPEN_MS });
  return notes;
}

const formOf = (page: Page): Locator => staffPages(page).detail.service_form;

async function openForm(page: Page, client: Subject): Promise<Locator> {
  if (!page.url().startsWith(client.url)) await page.goto(client.url);
  await staffPages(page).detail.history.waitFor({ timeout: OPEN_MS });
  const form = formOf(page);
  const until_ms = performance.now() + OPEN_MS;
  // After a reload the address may bring the form back by itself, perhaps under the very click that asks for it.
  for (;;) {
    const is_there = await form.waitFor({ timeout: APPEARS_MS }).then(
      () => true,
      () => false,
    );
    if (is_there || performance.now() > until_ms) break;
    await page
      .getByRole('button', { name: 'Service toevoegen' })
      .click({ timeout: APPEARS_MS })
      .catch(() => undefined);
  }
  return form.getByRole('textbox', { name: 'Notities' });
}

/** Opens the form of an article and answers one of its fields, once the text can be written too. */
const openArticle =
  (fieldOf: (blog: BlogPage) => Locator) =>
  async (page: Page, { url }: Subject): Promise<Locator> => {
    const blog = new BlogPage(page);
    const until_ms = performance.now() + OPEN_MS;
    // The form may close under the very look at its address, when `back` left it.
    for (;;) {
      if (page.url() !== url) await page.goto(url);
      const is_there = await blog.text.waitFor({ timeout: APPEARS_MS }).then(
        () => true,
        () => false,
      );
      if (is_there || performance.now() > until_ms) return fieldOf(blog);
    }
  };

/** A form that closes by itself leaves its text to the next try, which looks for its own. */
const cancel = async (form: Locator): Promise<void> =>
  await form
    .getByRole('button', { name: 'Annuleren' })
    .click({ timeout: APPEARS_MS })
    .catch(() => undefined);

const inputValue = async (field: Locator, timeout: number): Promise<string> =>
  await field.inputValue({ timeout });

export const PLACE: Readonly<Record<PlaceName, Place>> = {
  notes: {
    of: 'client',
    open: openNotes,
    read: inputValue,
    tidy: async () => undefined,
  },
  form: {
    of: 'client',
    open: openForm,
    read: inputValue,
    tidy: async (page) => await cancel(formOf(page)),
  },
  title: {
    of: 'article',
    open: openArticle((blog) => blog.form.getByRole('textbox', { name: 'Titel' })),
    read: inputValue,
    tidy: async (page) => await cancel(new BlogPage(page).form),
  },
  article: {
    of: 'article',
    open: openArticle((blog) => blog.text),
    read: async (field, timeout) => (await field.textContent({ timeout })) ?? '',
    tidy: async (page) => await cancel(new BlogPage(page).form),
  },
};
