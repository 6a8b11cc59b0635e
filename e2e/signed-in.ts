/** A sign-in made beside the screen: for journeys about something else. The screen has journeys of its own. */
import type { Page } from '@playwright/test';
import { type SessionRecord, SESSION_DATABASE } from '../src/session/session-records.ts';
import { toStoredTokens } from '../src/session/token-keeper.ts';
import { DEMO_USERS } from '../supabase/local/demo-users.ts';
import { freshSession } from './api.ts';

/** Signs in at the server and puts the session on the device of this page, as the screen would have done. */
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
  // The smallest page of the site: nothing of the app runs while its session is written.
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
