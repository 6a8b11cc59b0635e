/** Where somebody types: the notes of a client, and a form that is not sent. */
import type { Locator, Page } from '@playwright/test';
import { atWork } from '../../e2e/pages/at-work.ts';

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

const OPEN_MS = 30_000;

async function openNotes(page: Page, client: Client): Promise<Locator> {
  if (page.url() !== client.url) await page.goto(client.url);
  const { notes } = atWork(page).detail;
  await notes.waitFor({ timeout: OPEN_MS });
  return notes;
}

const formOf = (page: Page): Locator => atWork(page).detail.service_form;

async function openForm(page: Page, client: Client): Promise<Locator> {
  if (!page.url().startsWith(client.url)) await page.goto(client.url);
  await atWork(page).detail.history.waitFor({ timeout: OPEN_MS });
  const form = formOf(page);
  // After a reload the address may bring the form back by itself.
  await page.waitForTimeout(300);
  if (!(await form.isVisible())) await atWork(page).detail.openServiceForm();
  return form.getByRole('textbox', { name: 'Notities' });
}

export const PLACE: Readonly<Record<PlaceName, Place>> = {
  notes: { open: openNotes, tidy: async () => undefined },
  form: {
    open: openForm,
    tidy: async (page) => {
      await formOf(page).getByRole('button', { name: 'Annuleren' }).click();
      await formOf(page).waitFor({ state: 'hidden' });
    },
  },
};
