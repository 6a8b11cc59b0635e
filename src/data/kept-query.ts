import type { AppDatabase } from './database/database.ts';
import { beginLook, createKeptLook, type Question, useLive } from './live.ts';

/**
 * Makes a query one whose last answer outlives the screen that showed it, one a database, and that can be begun before its screen
 * opens. What it is about is compared one by one: plain values.
 */
export const createKeptQuery = <About extends readonly unknown[], T>(
  query: (db: AppDatabase, ...about: About) => Promise<T>,
) => ({
  /** The query about this, as a screen asks it. */
  ask: (db: AppDatabase, ...about: About): Question<T> => ({
    deps: [db, ...about],
    query: async () => await query(db, ...about),
  }),
  kept: createKeptLook<T>(),
});

type KeptQuery<About extends readonly unknown[], T> = ReturnType<typeof createKeptQuery<About, T>>;

/** Begins the query before its screen opens, which then has the answer for its first drawing. */
export const prefetch = <About extends readonly unknown[], T>(
  { ask, kept }: KeptQuery<About, T>,
  db: AppDatabase,
  ...about: About
): void => beginLook(kept(db), ask(db, ...about));

/** The result of the query, as `useLive` gives it: at once where it was begun before, or was shown last and nothing was written since. */
export const useKeptQuery = <About extends readonly unknown[], T>(
  { ask, kept }: KeptQuery<About, T>,
  db: AppDatabase,
  ...about: About
): T | undefined => {
  const { query, deps } = ask(db, ...about);
  return useLive(query, deps, { kept: kept(db) });
};
