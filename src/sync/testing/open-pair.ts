/** Opens a database for tests of the engine, as `data/database` does for the product. */
import { Dexie, type DexieOptions } from 'dexie';

export interface DexiePair {
  /** People's writes: on disk before the transaction completes (G1). */
  readonly strict: Dexie;
  /** What can be had again from the server. */
  readonly relaxed: Dexie;
}

/** Opens two instances of one database that differ in durability only; durability belongs to an instance (K7). */
export async function openDexiePair(options: {
  readonly name: string;
  readonly version: number;
  readonly stores: Readonly<Record<string, string>>;
  /** Another implementation than the browser's. */
  readonly factory?: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>;
}): Promise<DexiePair> {
  const open = async (durability: 'strict' | 'relaxed'): Promise<Dexie> => {
    const db = new Dexie(options.name, { ...options.factory, chromeTransactionDurability: durability });
    db.version(options.version).stores({ ...options.stores });
    await db.open();
    return db;
  };
  return { strict: await open('strict'), relaxed: await open('relaxed') };
}
