import type { AppDatabase } from '../../src/data/index.ts';

/** A store of the local database, as far as this needs it. */
type Store = AppDatabase['rows'][keyof AppDatabase['rows']];

/**
 * Holds every read of a store, as a transaction of another tab that writes to it does; resolves when it does. What comes back
 * lets them go on.
 */
export async function holdReads(store: Pick<Store, 'db' | 'name'>): Promise<() => Promise<void>> {
  const holding = Promise.withResolvers<void>();
  const over = new AbortController();
  const held = store.db.transaction('rw', store.name, async (transaction) => {
    while (!over.signal.aborted) {
      await transaction.table(store.name).count();
      holding.resolve();
    }
  });
  await holding.promise;
  return async () => {
    over.abort();
    await held;
  };
}
