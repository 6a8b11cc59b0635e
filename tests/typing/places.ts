/** Where somebody types: the notes of a client, and a form that is not sent. */
import type { Locator, Page } from '@playwright/test';
import { staffPages } from '../../e2e/sign-in.ts';

export const PLACES = ['notes', 'form'] as const;
export type PlaceName = (typeof PLACES)[number];

export interface Client {
  readonly name: string;
  /** The address of its detail. */
  readonly url: string;
}

/** A field that was typed into, and how to find it again. */
export interface Place {
  readonly open: (page: Page, client: Client) => Promise<Locator>;
  /** Makes ready for the next try. */
  readonly tidy: (page: Page) => Promise<void>;
}

const OPEN_MS = 60_000;
/** A form that is asked for stands there by then, or is asked for again. */
const APPEARS_MS = 1_000;

async function openNotes(page: Page, client: Client): Promise<Locator> {
  if (page.url() !== client.url) await page.goto(client.url);
  const { notes } = staffPages(page).detail;
  await notes.waitFor({ timeout: OPEN_MS });
  return notes;
}

const formOf = (page: Page): Locator => staffPages(page).detail.service_form;

async function openForm(page: Page, client: Client): Promise<Locator> {
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

export const PLACE: Readonly<Record<PlaceName, Place>> = {
  notes: { open: openNotes, tidy: async () => undefined },
  form: {
    open: openForm,
    tidy: async (page) => {
      // A form that closes by itself leaves its text to the next try, which looks for its own.
      await formOf(page)
        .getByRole('button', { name: 'Annuleren' })
        .click({ timeout: APPEARS_MS })
        .catch(() => undefined);
    },
  },
};
