/**
 * The lock of a user's database: pages hold it shared, and a removal takes it alone, once no page has the database open.
 * It is a Web Lock, which ends with its page; a browser without them skips it (IndexedDB itself then makes a removal wait).
 */
import { databaseName } from './database-name.ts';

/** A removal lasts milliseconds; a frozen page must not keep anyone out for longer. */
const SHARED_TIMEOUT_MS = 5_000;
const EXCLUSIVE_TIMEOUT_MS = 3_000;

/** The part of the browser's locks that is used; the work's answer comes back as it is. */
export interface DatabaseLocks {
  request<T>(
    name: string,
    options: { readonly mode: 'shared' | 'exclusive'; readonly signal: AbortSignal },
    then: () => Promise<T>,
  ): Promise<T>;
}

/** The locks of this browser; null where it has none. */
export const browserLocks = (): DatabaseLocks | null =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks : null;

const nameOf = (user_id: string): string => `${databaseName(user_id)}:in-use`;

/** Says that this page uses the database; resolves, with the way to let go, when no removal is running. */
export async function acquireSharedDatabase(
  user_id: string,
  locks: DatabaseLocks | null = browserLocks(),
): Promise<() => void> {
  if (locks === null) return () => undefined;
  const over = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  locks
    .request(
      nameOf(user_id),
      { mode: 'shared', signal: AbortSignal.timeout(SHARED_TIMEOUT_MS) },
      async () => {
        held.resolve();
        await over.promise;
      },
    )
    .catch(() => held.resolve());
  await held.promise;
  return over.resolve;
}

/** Does `work` while no page uses the database; 'in_use' when one does not let go in time. */
export async function withExclusiveDatabase<T>(
  user_id: string,
  work: () => Promise<T>,
  options: { readonly timeout_ms?: number; readonly locks?: DatabaseLocks | null } = {},
): Promise<T | 'in_use'> {
  const locks = options.locks === undefined ? browserLocks() : options.locks;
  if (locks === null) return await work();
  let started = false;
  try {
    const signal = AbortSignal.timeout(options.timeout_ms ?? EXCLUSIVE_TIMEOUT_MS);
    return await locks.request(nameOf(user_id), { mode: 'exclusive', signal }, async () => {
      started = true;
      return await work();
    });
  } catch (reason) {
    if (started) throw reason;
    return 'in_use';
  }
}
