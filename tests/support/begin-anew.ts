/**
 * Runs ahead of each file of unit tests. Files follow each other in one process, since starting one takes longer than most
 * files do: our modules are evaluated anew, and what an earlier file left in databases, Web Locks and channels is out of reach.
 */
import 'fake-indexeddb/auto';
import { BroadcastChannel } from 'node:worker_threads';
import { Dexie } from 'dexie';
import { afterAll, vi } from 'vitest';

vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();

globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;

const prefix = `${crypto.randomUUID()} `;
const ours = (locks: readonly LockInfo[] = []): LockInfo[] =>
  locks.flatMap((lock) =>
    lock.name?.startsWith(prefix) ? [{ ...lock, name: lock.name.slice(prefix.length) }] : [],
  );

/** Node's own Web Locks, which an earlier file may have covered. */
Reflect.deleteProperty(navigator, 'locks');
const { locks } = navigator;
const ownLocks = {
  request: async (name: string, ...rest: [never]): Promise<unknown> =>
    await locks.request(prefix + name, ...rest),
  query: async (): Promise<LockManagerSnapshot> => {
    const { held, pending } = await locks.query();
    return { held: ours(held), pending: ours(pending) };
  },
};
// jsdom has none.
if (locks) Object.defineProperty(navigator, 'locks', { configurable: true, value: ownLocks });

class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(prefix + name);
  }
}
Object.defineProperty(globalThis, 'BroadcastChannel', {
  configurable: true,
  writable: true,
  value: OwnChannel,
});

/** A browser ends the timers of a page with it; jsdom leaves Node's, which would go on without a document. */
if ('window' in globalThis) {
  const own = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
  const started = new Set<NodeJS.Timeout>();
  const startOfPage =
    <A extends unknown[]>(start: (...args: A) => NodeJS.Timeout) =>
    (...args: A): NodeJS.Timeout => {
      const timer = start(...args);
      started.add(timer);
      return timer;
    };
  globalThis.setTimeout = Object.assign(startOfPage(own.setTimeout), own.setTimeout);
  globalThis.setInterval = Object.assign(startOfPage(own.setInterval), own.setInterval);
  afterAll(() => {
    Object.assign(globalThis, own);
    for (const timer of started) clearTimeout(timer);
  });
}
