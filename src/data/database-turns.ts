/**
 * Who uses a user's database: pages share it, and whoever wants to remove it waits until no page has it open. By Web
 * Lock, which ends with its page; where there are none, everyone goes ahead (IndexedDB itself then makes them wait).
 */
import { databaseName } from './database-name.ts';

/** A removal lasts milliseconds; a frozen page must not keep anyone out for longer. */
const HOLD_PATIENCE_MS = 5_000;
const ALONE_PATIENCE_MS = 3_000;

/** The part of the browser's locks that is used; the work's answer comes back as it is. */
export interface TurnLocks {
  request<T>(
    name: string,
    options: { readonly mode: 'shared' | 'exclusive'; readonly signal: AbortSignal },
    then: () => Promise<T>,
  ): Promise<T>;
}

/** The locks of this browser; null where it has none. */
export const browserLocks = (): TurnLocks | null =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks : null;

const nameOf = (user_id: string): string => `${databaseName(user_id)}:in-use`;

/** Says that this page uses the database; resolves, with the way to let go, when no removal is running. */
export async function holdDatabase(
  user_id: string,
  locks: TurnLocks | null = browserLocks(),
): Promise<() => void> {
  if (locks === null) return () => undefined;
  const over = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  locks
    .request(nameOf(user_id), { mode: 'shared', signal: AbortSignal.timeout(HOLD_PATIENCE_MS) }, async () => {
      held.resolve();
      await over.promise;
    })
    .catch(() => held.resolve());
  await held.promise;
  return over.resolve;
}

/** Does `work` while no page uses the database; 'in_use' when one does not let go in time. */
export async function withDatabaseAlone<T>(
  user_id: string,
  work: () => Promise<T>,
  options: { readonly patience_ms?: number; readonly locks?: TurnLocks | null } = {},
): Promise<T | 'in_use'> {
  const locks = options.locks === undefined ? browserLocks() : options.locks;
  if (locks === null) return await work();
  let started = false;
  try {
    const signal = AbortSignal.timeout(options.patience_ms ?? ALONE_PATIENCE_MS);
    return await locks.request(nameOf(user_id), { mode: 'exclusive', signal }, async () => {
      started = true;
      return await work();
    });
  } catch (reason) {
    if (started) throw reason;
    return 'in_use';
  }
}
