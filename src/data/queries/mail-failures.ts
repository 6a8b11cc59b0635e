import type { MailFailureRow } from '../../domain/rows.generated.ts';
import { comparePlain } from '../../lib/compare.ts';
import type { AppDatabase } from '../database/database.ts';

/** Mail that has failed for good, newest first; only an admin's device has any. */
export const listMailFailures = async (db: AppDatabase): Promise<readonly MailFailureRow[]> =>
  (await db.rows.mail_failures.toArray()).toSorted((a, b) => comparePlain(b.failed_at, a.failed_at));
