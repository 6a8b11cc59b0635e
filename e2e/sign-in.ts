/** The demo accounts, sessions made beside the sign-in screen, and the pages a signed-in person starts on. */
import { expect, type Page } from '@playwright/test';
import { type SessionRecord, SESSION_DATABASE } from '../src/session/session-records.ts';
import { toStoredTokens } from '../src/session/token-keeper.ts';
import { DEMO_USERS } from '../supabase/local/demo-users.ts';
import { freshSession } from './api.ts';
import type { Device } from './device.ts';
import { type ClientDetailPage, ClientsPage } from './pages/clients-page.ts';
import { SyncPill } from './pages/sync-pill.ts';

export type Person = 'admin' | 'technician' | 'technician2' | 'guest';

/** The demo sign-ins (supabase/local). */
export const PEOPLE: Record<Person, { email: string; password: string; name: string }> = {
  admin: { email: 'kantoor@havenglans.example', password: 'Kantoor-2018!', name: 'Sanne de Vries' },
  technician: { email: 'monteur@havenglans.example', password: 'Monteur-2018!', name: 'Bram Visser' },
  technician2: { email: 'monteur2@havenglans.example', password: 'Monteur-2019!', name: 'Joost Bakker' },
  guest: { email: 'gast@havenglans.example', password: 'Gast-2018!', name: 'Gast' },
};

/**
 * Signs in at the server and stores the session on the device of this page, as the sign-in screen would have done. For
 * journeys about something else: the screen has journeys that test it.
 */
export async function putSession(
  page: Page,
  url: string,
  who: { email: string; password: string },
): Promise<void> {
  const user = DEMO_USERS.find(({ email }) => email === who.email);
  if (user === undefined || user.role === null) throw new Error(`${who.email} is not staff`);
  const { id, email, name, role } = user;
  const tokens = toStoredTokens(await freshSession(url, who), Date.now());
  const record: SessionRecord = { user: { id, email, name, role }, tokens };
  // The smallest page of the site: no code of the app runs while its session is written.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    ({ database, value }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database, 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('records'));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const tx = opening.result.transaction('records', 'readwrite');
          tx.objectStore('records').put(value, 'device');
          tx.addEventListener('complete', () => {
            opening.result.close();
            resolve(null);
          });
        });
      }),
    { database: SESSION_DATABASE, value: record },
  );
}

/** The page objects of somebody who is signed in, in client management. */
export interface StaffPages {
  readonly page: Page;
  readonly list: ClientsPage;
  readonly detail: ClientDetailPage;
  readonly pill: SyncPill;
}

/** Page objects for a page that shows client management. */
export function staffPages(page: Page): StaffPages {
  const list = new ClientsPage(page);
  return { page, list, detail: list.detail, pill: new SyncPill(page) };
}

/**
 * Opens client management as somebody who signed in before, and waits until everything is fetched.
 * @param is_cached whether a service worker caches the admin; then this waits for it too
 */
export async function openWork(page: Page, url: string, who: Person, is_cached = true): Promise<StaffPages> {
  await putSession(page, url, PEOPLE[who]);
  const work = staffPages(page);
  await work.list.open(url);
  // Conflicts of earlier journeys in this backend are fetched too, and then the pill tells of them instead.
  await work.pill.says(/Alles opgeslagen|keuzes? open/);
  await work.list.ready();
  if (is_cached) await adminIsCached(page);
  return work;
}

/** Waits until the worker has cached the whole admin; it caches the shell last. */
export async function adminIsCached(page: Page): Promise<void> {
  const isCached = () => page.evaluate(async () => (await caches.match('/_shell.html')) !== undefined);
  await expect.poll(isCached, { timeout: 30_000 }).toBe(true);
}

/** Opens client management on a device, like `openWork`. */
export async function startWork(device: Device, who: Person): Promise<StaffPages> {
  return await openWork(await device.page(), device.url, who);
}

/** Closes the client and clears the search that led to it. */
export async function backToList(work: StaffPages, name: string): Promise<void> {
  await work.detail.close(name);
  await work.list.search.fill('');
}
