/**
 * The users whose unsent work or data stays on this device after they signed out: a name and a number for the next
 * person, never what it is. The data stays in that user's own database, which is not opened before they sign in again.
 */
import * as v from 'valibot';
import type { UnsentCount } from '../domain/unsent-count.ts';
import { createListeners } from '../lib/listeners.ts';
import type { DeviceRecords } from '../session/device-records.ts';
import type { DeviceUser } from '../session/session-types.ts';
import { userSchema } from '../session/session-records.ts';

/** The counts of unsent work that are kept. */
type Kept = Pick<UnsentCount, 'changes' | 'photos' | 'drafts'>;

export interface RetainedUser {
  readonly user: DeviceUser;
  readonly why: 'signed_out' | 'revoked';
  /** Device wall time, ISO 8601. */
  readonly left_at: string;
  readonly unsent: Kept;
  /** What the user wants done with the data as soon as no tab uses it. `settled`: it has been done. */
  readonly disposition: 'keep' | 'remove_if_sent' | 'discard_exported' | 'settled';
  /** Ids that stand in the export the user made; only these may be thrown away unsent. */
  readonly exported: readonly string[];
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const listSchema = v.array(
  v.object({
    user: userSchema,
    why: v.picklist(['signed_out', 'revoked']),
    left_at: v.string(),
    unsent: v.object({ changes: count, photos: count, drafts: count }),
    disposition: v.picklist(['keep', 'remove_if_sent', 'discard_exported', 'settled']),
    exported: v.array(v.string()),
  }),
);
const KEY = 'retained_users';

/** Whether anything would be lost by removing the data. */
export const isUnsent = ({ changes, photos, drafts }: Kept): boolean => changes + photos + drafts > 0;

/** One per tab; calls back after every change, also one made by another tab. */
export interface RetainedUsers {
  /** Oldest first; the same array until something changes. */
  list(): readonly RetainedUser[];
  subscribe(listener: () => void): () => void;
  /** Reads what the device remembers. */
  start(): Promise<void>;
  /** Adds a user, replacing what was known of them. */
  put(entry: RetainedUser): Promise<void>;
  /** Takes down what has been found or done; nothing when the user is not on the list any more. */
  change(user_id: string, change: (entry: RetainedUser) => RetainedUser): Promise<void>;
  /** Removes the entry: the user is back, or none of their data is left. */
  drop(user_id: string): Promise<void>;
}

/** `channel` tells the other tabs. */
export function createRetainedUsers(options: {
  readonly records: DeviceRecords;
  readonly channel: { announce(): void; listen(listener: () => void): () => void };
}): RetainedUsers {
  const record = options.records.record<RetainedUser[]>(KEY, listSchema);
  const listeners = createListeners<[]>();
  let list: readonly RetainedUser[] = [];
  let is_listening = false;

  function become(next: readonly RetainedUser[]): void {
    if (JSON.stringify(next) === JSON.stringify(list)) return;
    list = next;
    listeners.call();
  }

  async function reload(): Promise<void> {
    try {
      become((await record.read()) ?? []);
    } catch {
      // Storage that fails for a moment changes nothing of what is shown.
    }
  }

  async function write(change: (current: RetainedUser[]) => RetainedUser[]): Promise<void> {
    const next = await record.update((current) => change(current ?? []));
    become(next ?? []);
    options.channel.announce();
  }

  return {
    list: () => list,
    subscribe: listeners.add,
    async start() {
      if (!is_listening) options.channel.listen(() => void reload());
      is_listening = true;
      await reload();
    },
    put: (entry) => write((all) => [...all.filter(({ user }) => user.id !== entry.user.id), entry]),
    change: (user_id, change) =>
      write((all) => all.map((entry) => (entry.user.id === user_id ? change(entry) : entry))),
    drop: (user_id) => write((all) => all.filter(({ user }) => user.id !== user_id)),
  };
}
