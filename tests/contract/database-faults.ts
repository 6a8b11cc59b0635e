/** Faults of IndexedDB, made with IndexedDB itself: so they are the same on the fake and in a browser. */
import { vi } from 'vitest';

/** Another tab: a connection that knows nothing of ours. Without a version: the one on disk. */
export function openTab(
  on: { readonly indexedDB: IDBFactory; readonly name: string },
  version?: number,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = on.indexedDB.open(on.name, version);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
}

/** A tab that was frozen in the midst of a write: no other tab can use the store until the returned function is called. */
export function holdStore(tab: IDBDatabase, store: string): () => void {
  let is_held = true;
  const held = tab.transaction(store, 'readwrite').objectStore(store);
  const again = (): void => {
    if (is_held) held.count().addEventListener('success', again);
  };
  again();
  return () => {
    is_held = false;
  };
}

/** Meddles with transactions when they first reach for a store; `meddle` hears how many there were before. */
export function meddleWithTransactions(
  db: IDBDatabase,
  meddle: (tx: IDBTransaction, earlier: number) => void,
): void {
  // Dexie keeps a connection's own `transaction` from when it opened it, so this takes hold a step later.
  const transactions: IDBTransaction = Object.getPrototypeOf(db.transaction([...db.objectStoreNames]));
  const reach: unknown = Reflect.get(transactions, 'objectStore');
  if (typeof reach !== 'function') throw new Error('no IndexedDB');
  const seen = new Set<IDBTransaction>();
  vi.spyOn(transactions, 'objectStore').mockImplementation(function (this: IDBTransaction, name) {
    if (!seen.has(this)) {
      seen.add(this);
      meddle(this, seen.size - 1);
    }
    return Reflect.apply(reach, this, [name]);
  });
}
