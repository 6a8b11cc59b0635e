import type { AppDatabase } from './database/database.ts';

/** A query that can be begun before the screen that shows its answer has been rendered. */
export interface ReadAhead<T> {
  /** The disk works while the page is still being made. */
  begin(db: AppDatabase): void;
  /** The answer of the look that was begun on this database, once; undefined when none was. */
  take(db: AppDatabase): Promise<T> | undefined;
}

/** Lets a query be begun ahead, one look a database. */
export const createReadAhead = <T>(query: (db: AppDatabase) => Promise<T>): ReadAhead<T> => {
  const begun = new WeakMap<AppDatabase, Promise<T>>();
  return {
    begin: (db) => {
      const answer = query(db);
      // The caller that takes the answer gets the failure; here it only must not go unhandled.
      answer.catch(() => undefined);
      begun.set(db, answer);
    },
    take: (db) => {
      const answer = begun.get(db);
      begun.delete(db);
      return answer;
    },
  };
};
