import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { PUBLISHABLE_KEY } from '../../supabase/local/options.ts';
import { accessToken } from '../api.ts';
import { PEOPLE } from '../sign-in.ts';
import type { ChosenFile } from './photos-page.ts';
import { PublicPage } from './public-page.ts';

/** Where each form stands, and the table its rows go to. */
export const FORMS = {
  contact: { path: '/contact', table: 'contacts' },
  consultation: { path: '/over-ons', table: 'contacts' },
  'founding-member': { path: '/portfolio', table: 'founding_members' },
  // A sign-up is on the list only after the click in its mail; until then it leaves that mail alone.
  newsletter: { path: '/cookies', table: 'mail_queue' },
} as const;

export type FormName = keyof typeof FORMS;

const FILES = v.array(v.object({ size_bytes: v.number(), file_name: v.string() }));
const ROWS = v.array(v.object({ id: v.string(), email: v.string() }));

/** The rows of this address as the office has them: none, one, or a duplicate. */
export async function rowsOf(url: string, form: FormName, email: string) {
  const address = encodeURIComponent(email);
  const query =
    form === 'newsletter'
      ? `select=id,email:recipient&template=eq.newsletter_confirm&recipient=eq.${address}`
      : `select=id,email&email=eq.${address}`;
  return v.parse(ROWS, await askOffice(url, `${FORMS[form].table}?${query}`));
}

/** What the office reads in the request of this address. */
export async function messageOf(url: string, email: string): Promise<string | null> {
  const query = `contacts?select=message&email=eq.${encodeURIComponent(email)}`;
  const [row] = v.parse(v.array(v.object({ message: v.nullable(v.string()) })), await askOffice(url, query));
  return row?.message ?? null;
}

/** The files that arrived with the request of this address, in the order in which the office sees them. */
async function attachmentsOf(url: string, email: string) {
  const [request] = await rowsOf(url, 'contact', email);
  const query = `contact_attachments?select=size_bytes,file_name&contact_id=eq.${request?.id}&order=position`;
  return v.parse(FILES, await askOffice(url, query));
}

/** The sizes of the files that arrived with the requests of this address. */
export const filesOf = async (url: string, email: string): Promise<readonly number[]> =>
  (await attachmentsOf(url, email)).map(({ size_bytes }) => size_bytes);

/** What those files are called. */
export const fileNamesOf = async (url: string, email: string): Promise<readonly string[]> =>
  (await attachmentsOf(url, email)).map(({ file_name }) => file_name);

async function askOffice(url: string, query: string): Promise<unknown> {
  const authorization = `Bearer ${await accessToken(url, PEOPLE.admin)}`;
  const answer = await fetch(`${url}/rest/v1/${query}`, {
    headers: { apikey: PUBLISHABLE_KEY, authorization },
  });
  return await answer.json();
}

/** A form of the public site, as a visitor sees it. */
export class SiteForm {
  readonly #page: Page;
  readonly #name: FormName;
  readonly form: Locator;

  constructor(page: Page, name: FormName) {
    this.#page = page;
    this.#name = name;
    this.form = page.locator(`form[action="/api/${name}"]`);
  }

  async open(url: string): Promise<void> {
    await new PublicPage(this.#page).open(`${url}${FORMS[this.#name].path}`);
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  get submit(): Locator {
    return this.form.locator('button[type=submit]');
  }

  /** What the form says about itself. */
  get message(): Locator {
    return this.form.locator('[aria-live]').last();
  }

  /** The addresses in the drafts of this form that are kept on the device, by any tab. */
  async keptEmails(): Promise<readonly unknown[]> {
    const drafts = await this.#page.evaluate(async () => {
      const { promise, resolve } =
        Promise.withResolvers<readonly { kind: string; values: { email?: string } }[]>();
      // Opening a database that is not there yet would make one without stores.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'havenglans_forms')) return [];
      const opening = indexedDB.open('havenglans_forms');
      opening.addEventListener('success', () => {
        const { result: database } = opening;
        const reading = database.transaction('drafts').objectStore('drafts').getAll();
        reading.addEventListener('success', () => {
          database.close();
          resolve(reading.result);
        });
      });
      return await promise;
    });
    return drafts.filter(({ kind }) => kind.startsWith(`${this.#name}@`)).map(({ values }) => values.email);
  }

  /** Chooses a small document to go along. */
  async attach(name: string): Promise<void> {
    await this.form
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(this.files.filter({ hasText: name })).toBeVisible();
  }

  /** The button that opens the guide through three photos. */
  get guide(): Locator {
    return this.form.getByRole('button', { name: 'Stuur drie foto’s' });
  }

  /** The step of the guide with this title. */
  step(title: string): Locator {
    return this.form.getByRole('list').getByRole('listitem').filter({ hasText: title });
  }

  /** Chooses the photo of a step, which then shows it. */
  async choosePhoto(title: string, file: ChosenFile): Promise<void> {
    const step = this.step(title);
    await step.locator('input').setInputFiles(file);
    const photo = step.getByRole('img', { name: `Uw foto: ${title}` });
    await expect
      .poll(() =>
        photo.evaluateAll((all) =>
          all.some((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
        ),
      )
      .toBe(true);
  }

  get files(): Locator {
    return this.form.getByRole('listitem');
  }

  /** Resolves once what makes photos small is on the device. */
  async picturesReady(): Promise<void> {
    await this.#page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('picture-worker')),
    );
  }

  /** Resolves once no form is queued any more. */
  async sentAll(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => localStorage.getItem('forms_queued'))).toBeNull();
  }

  get strip(): Locator {
    return this.#page.getByRole('region', { name: 'Wacht op verzending' });
  }

  /** Fills in what the form asks for at least. */
  async fill(email: string): Promise<void> {
    if (this.#name !== 'newsletter') {
      await this.field('Voornaam').fill('Jan');
      await this.field('Achternaam').fill('de Wit');
      await this.form.getByRole('checkbox').check();
    }
    await this.field('E-mail').fill(email);
  }

  async send(email: string): Promise<void> {
    await this.fill(email);
    await this.submit.click();
  }

  /** Fills in the contact form and chooses pictures to go along. */
  async fillWithPictures(email: string, files: readonly ChosenFile[]): Promise<void> {
    await this.fill(email);
    await this.picturesReady();
    await this.form.locator('input[type=file]').setInputFiles([...files]);
    await expect(this.files).toHaveCount(files.length);
  }
}
