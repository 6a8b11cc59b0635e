/** A device's IndexedDB, as one process sees it: it can be killed at any operation, and the disk can fail once. */
import type { Owner } from './scheduler.ts';

/** The part of IDBFactory that Dexie uses. */
type DiskView = Pick<IDBFactory, 'open' | 'deleteDatabase' | 'cmp' | 'databases'>;

type DiskFault = 'UnknownError' | 'QuotaExceededError';

export interface ProcessDisk {
  readonly factory: DiskView;
  /** Kills the process at its n-th operation from now, in the midst of a transaction. */
  kill_at(operation: number): void;
  /** The next operation fails like this, once. */
  fail_next(fault: DiskFault): void;
  /** The process is gone: what was not committed never happened, its connections are closed. */
  kill(): void;
}

const refuse = (): never => {
  throw new DOMException('the process is gone', 'AbortError');
};

/** @param on_kill the rest of the process dies with it */
export function createProcessDisk(disk: IDBFactory, process: Owner, on_kill: () => void): ProcessDisk {
  const connections = new Set<IDBDatabase>();
  const transactions = new Set<IDBTransaction>();
  let operations_left: number | null = null;
  let next_fault: DiskFault | null = null;

  function kill(): void {
    for (const transaction of transactions) {
      try {
        transaction.abort();
      } catch {
        // It had just been committed: that is on disk.
      }
    }
    transactions.clear();
    for (const connection of connections) connection.close();
    connections.clear();
  }

  function countOperation(transaction: IDBTransaction): void {
    if (!process.alive) refuse();
    if (next_fault !== null) {
      const name = next_fault;
      next_fault = null;
      transaction.abort();
      throw new DOMException('simulated', name);
    }
    if (operations_left === null) return;
    operations_left -= 1;
    if (operations_left > 0) return;
    operations_left = null;
    on_kill();
    refuse();
  }

  function watch(connection: IDBDatabase): void {
    if (connections.has(connection)) return;
    connections.add(connection);
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...of) => {
      if (!process.alive) refuse();
      const transaction = begin(...of);
      transactions.add(transaction);
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => transactions.delete(transaction));
      const open = transaction.objectStore.bind(transaction);
      transaction.objectStore = (name) => {
        countOperation(transaction);
        return open(name);
      };
      return transaction;
    };
  }

  return {
    factory: {
      open(name, version) {
        if (!process.alive) refuse();
        const request = disk.open(name, version);
        const found = (): void => {
          if (process.alive) watch(request.result);
          else request.result.close();
        };
        request.addEventListener('upgradeneeded', found);
        request.addEventListener('success', found);
        return request;
      },
      deleteDatabase: (name) => disk.deleteDatabase(name),
      cmp: (a: unknown, b: unknown) => disk.cmp(a, b),
      databases: () => disk.databases(),
    },
    kill_at: (operation) => void (operations_left = operation),
    fail_next: (fault) => void (next_fault = fault),
    kill,
  };
}
