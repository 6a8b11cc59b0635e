/** The page views that the server told last, kept for when there is no connection. */
import type { PageDay } from '../domain/page-views.ts';
import { log } from '../lib/logger.ts';
import type { AppDatabase } from './database/database.ts';

const NAME = 'page_views';

/** What was told, and when. */
export interface KeptPageViews {
  readonly name: typeof NAME;
  /** ISO 8601, by the server's clock. */
  readonly fetched_at: string;
  readonly rows: readonly PageDay[];
}

/** The last ones; null when none have been fetched on this device. */
export const readPageViews = async (db: AppDatabase): Promise<KeptPageViews | null> =>
  (await db.rows.kept_answers.get(NAME)) ?? null;

/** Keeps an answer in the place of the last one. A full disk keeps the last one: they can be fetched again. */
export const keepPageViews = async (
  db: AppDatabase,
  answer: Pick<KeptPageViews, 'fetched_at' | 'rows'>,
): Promise<void> => {
  try {
    await db.rows.kept_answers.put({ ...answer, name: NAME });
  } catch (error) {
    log.warn('page views could not be kept', error);
  }
};
