import type { Page } from '@playwright/test';
import { databaseName } from '../src/data/database/database-name.ts';
import { DEMO_USERS } from '../supabase/local/demo-users.ts';
import { PEOPLE, type Person } from './sign-in.ts';

/** Stores of requests and of what lies beside them. */
export const REQUEST_STORES = [
  'contacts',
  'founding_members',
  'newsletter_subscriptions',
  'request_reads',
  'request_answers',
  'request_files',
  'request_file_bytes',
  'request_photos_due',
] as const;

/** How many records these stores of a person's database on this device hold together; of one test's own account by its id. */
export function countOnDevice(
  page: Page,
  who: Person | { readonly id: string },
  stores: readonly string[],
): Promise<number> {
  const user = typeof who === 'string' ? DEMO_USERS.find(({ email }) => email === PEOPLE[who].email) : who;
  return page.evaluate(
    ({ database, names }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(names);
          const counts = names.map((name) => transaction.objectStore(name).count());
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(counts.reduce((sum, { result }) => sum + result, 0));
          });
        });
      }),
    { database: databaseName(user?.id ?? ''), names: [...stores] },
  );
}
